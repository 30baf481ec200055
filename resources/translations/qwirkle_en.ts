<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>You win with %n point.</numerusform>
            <numerusform>You win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} wins with %n point.</numerusform>
            <numerusform>{name} wins with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} traded %n tile(s).</source>
        <translation>
            <numerusform>{name} traded %n tile.</numerusform>
            <numerusform>{name} traded %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} played {tiles} for {points}, %n Qwirkle(s)!</source>
        <translation>
            <numerusform>{name} played {tiles} for {points}, a Qwirkle!</numerusform>
            <numerusform>{name} played {tiles} for {points}, %n Qwirkles!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} went out: %n more point(s).</source>
        <translation>
            <numerusform>{name} went out: %n more point.</numerusform>
            <numerusform>{name} went out: %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n matching tile(s): the first line must have all of them.</source>
        <translation>
            <numerusform>You have %n matching tile: the first line must have it.</numerusform>
            <numerusform>You have %n matching tiles: the first line must have all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your tiles fits, but the bag still has %n tile(s): trade some.</source>
        <translation>
            <numerusform>None of your tiles fits, but the bag still has %n tile: trade one.</numerusform>
            <numerusform>None of your tiles fits, but the bag still has %n tiles: trade some.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bag holds only %n tile(s), and you cannot trade more than that.</source>
        <translation>
            <numerusform>The bag holds only %n tile, and you cannot trade more than that.</numerusform>
            <numerusform>The bag holds only %n tiles, and you cannot trade more than that.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>empty, row {row}, column {column}, %n point(s)</source>
        <translation>
            <numerusform>empty, row {row}, column {column}, %n point</numerusform>
            <numerusform>empty, row {row}, column {column}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begin with a line of your %n matching tile(s).</source>
        <translation>
            <numerusform>Begin with any one of your tiles.</numerusform>
            <numerusform>Begin with a line of your %n matching tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): {points}. {key} plays them.</source>
        <translation>
            <numerusform>%n line: {points}. {key} plays them.</numerusform>
            <numerusform>%n lines: {points}. {key} plays them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): {points}.</source>
        <translation>
            <numerusform>%n line: {points}.</numerusform>
            <numerusform>%n lines: {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)</source>
        <translation>
            <numerusform>Trade %n tile</numerusform>
            <numerusform>Trade %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) marked to trade.</source>
        <translation>
            <numerusform>%n tile marked to trade.</numerusform>
            <numerusform>%n tiles marked to trade.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file was cut off. Its %n whole turn(s) are here.</source>
        <translation>
            <numerusform>The file was cut off. Its %n whole turn are here.</numerusform>
            <numerusform>The file was cut off. Its %n whole turns are here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came to your library.</source>
        <translation>
            <numerusform>%n game came to your library.</numerusform>
            <numerusform>%n games came to your library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had been there already.</source>
        <translation>
            <numerusform>%n game had been there already.</numerusform>
            <numerusform>%n games had been there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) tell more of a game than your library: open one alone to take it.</source>
        <translation>
            <numerusform>%n file tells more of a game than your library: open it alone to take it.</numerusform>
            <numerusform>%n files tell more of a game than your library: open one alone to take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be opened.</source>
        <translation>
            <numerusform>%n file could not be opened.</numerusform>
            <numerusform>%n files could not be opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tied} have %n matching tile(s) each. Who starts?</source>
        <translation>
            <numerusform>{tied} have %n matching tile each. Who starts?</numerusform>
            <numerusform>{tied} have %n matching tiles each. Who starts?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n day(s)</source>
        <translation>
            <numerusform>The last day</numerusform>
            <numerusform>The last %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n game(s).</source>
        <translation>
            <numerusform>Deleted %n game.</numerusform>
            <numerusform>Deleted %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back.</source>
        <translation>
            <numerusform>%n game brought back.</numerusform>
            <numerusform>%n games brought back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Exported %n game(s) to {folder}.</source>
        <translation>
            <numerusform>Exported %n game to {folder}.</numerusform>
            <numerusform>Exported %n games to {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n game could not be read.</numerusform>
            <numerusform>%n games could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are not over: whoever opens the files sees which tiles everyone holds. Export them all the same?</source>
        <translation>
            <numerusform>%n game is not over: whoever opens the file sees which tiles everyone holds. Export it all the same?</numerusform>
            <numerusform>%n games are not over: whoever opens the files sees which tiles everyone holds. Export them all the same?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was put right from what could still be read. %n game(s) are here.</source>
        <translation>
            <numerusform>It was put right from what could still be read. %n game is here.</numerusform>
            <numerusform>It was put right from what could still be read. %n games are here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was put right from the newest copy and from what could still be read. %n game(s) are here.</source>
        <translation>
            <numerusform>It was put right from the newest copy and from what could still be read. %n game is here.</numerusform>
            <numerusform>It was put right from the newest copy and from what could still be read. %n games are here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read any more.</source>
        <translation>
            <numerusform>%n game could not be read any more.</numerusform>
            <numerusform>%n games could not be read any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) at the end of games are missing.</source>
        <translation>
            <numerusform>%n turn at the end of a game is missing.</numerusform>
            <numerusform>%n turns at the end of games are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the other file were added.</source>
        <translation>
            <numerusform>%n game of the other file were added.</numerusform>
            <numerusform>%n games of the other file were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) at its end are missing.</source>
        <translation>
            <numerusform>%n turn at its end are missing.</numerusform>
            <numerusform>%n turns at its end are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>mean of the last %n game(s)</source>
        <translation>
            <numerusform>the last game</numerusform>
            <numerusform>mean of the last %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A chart of %n game(s) from {first} to {last}. Lowest {lowest}, highest {highest}, mean {mean}; at the end {end}. Arrow keys go from game to game; the same figures are there as a table.</source>
        <translation>
            <numerusform>A chart of %n game from {first} to {last}. Lowest {lowest}, highest {highest}, mean {mean}; at the end {end}. Arrow keys go from game to game; the same figures are there as a table.</numerusform>
            <numerusform>A chart of %n games from {first} to {last}. Lowest {lowest}, highest {highest}, mean {mean}; at the end {end}. Arrow keys go from game to game; the same figures are there as a table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counting: %Ln game(s) to go…</source>
        <translation>
            <numerusform>Counting: %Ln game to go…</numerusform>
            <numerusform>Counting: %Ln games to go…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n play(s), the most points first. Enter lays one on the table; this counts as help.</source>
        <translation>
            <numerusform>%n play, the most points first. Enter lays one on the table; this counts as help.</numerusform>
            <numerusform>%n plays, the most points first. Enter lays one on the table; this counts as help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)</source>
        <comment>the best move</comment>
        <translation>
            <numerusform>Trade %n tile</numerusform>
            <numerusform>Trade %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <comment>the best move</comment>
        <translation>
            <numerusform>Roll %n die again</numerusform>
            <numerusform>Roll %n dice again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n best move(s)</source>
        <translation>
            <numerusform>The best move</numerusform>
            <numerusform>The %n best moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>trade %n tile(s)</source>
        <translation>
            <numerusform>trade %n tile</numerusform>
            <numerusform>trade %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>roll %n dice again</source>
        <translation>
            <numerusform>roll %n die again</numerusform>
            <numerusform>roll %n dice again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n not seen. Chance that another player holds one: {chance}.</source>
        <translation>
            <numerusform>{tile}: %n not seen. Chance that another player holds one: {chance}.</numerusform>
            <numerusform>{tile}: %n not seen. Chance that another player holds one: {chance}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open line(s)</source>
        <translation>
            <numerusform>%n open line</numerusform>
            <numerusform>%n open lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) with no tile left: dead.</source>
        <translation>
            <numerusform>%n more line with no tile left: dead.</numerusform>
            <numerusform>%n more lines with no tile left: dead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now instead of {other}, but more in the end.</source>
        <translation>
            <numerusform>%n point now instead of {other}, but more in the end.</numerusform>
            <numerusform>%n points now instead of {other}, but more in the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now instead of {other}.</source>
        <translation>
            <numerusform>%n point now instead of {other}.</numerusform>
            <numerusform>%n points now instead of {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It goes out first: %n point(s) more.</source>
        <translation>
            <numerusform>It goes out first: %n point more.</numerusform>
            <numerusform>It goes out first: %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bag is empty, and %n tile(s) stay in the hand instead of {other}.</source>
        <translation>
            <numerusform>The bag is empty, and %n tile stays in the hand instead of {other}.</numerusform>
            <numerusform>The bag is empty, and %n tiles stay in the hand instead of {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trading %n tile(s) is worth more here than laying any.</source>
        <translation>
            <numerusform>Trading %n tile is worth more here than laying any.</numerusform>
            <numerusform>Trading %n tiles is worth more here than laying any.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Qwirkle(s): {points} now instead of {other}.</source>
        <translation>
            <numerusform>%n Qwirkle: {points} now instead of {other}.</numerusform>
            <numerusform>%n Qwirkles: {points} now instead of {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that stay in the hand go together.</source>
        <translation>
            <numerusform>%n tile that stays in the hand goes with the others.</numerusform>
            <numerusform>%n tiles that stay in the hand go together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that stay in the hand go together, not {other}.</source>
        <translation>
            <numerusform>%n tile that stays in the hand goes together, not {other}.</numerusform>
            <numerusform>%n tiles that stay in the hand go together, not {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) stay in the hand, not {other}.</source>
        <translation>
            <numerusform>%n duplicate stays in the hand, not {other}.</numerusform>
            <numerusform>%n duplicates stay in the hand, not {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n kind(s)</source>
        <comment>tiles that complete a line</comment>
        <translation>
            <numerusform>one of %n kind</numerusform>
            <numerusform>one of %n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Margin and winning chance of {name}, turn by turn, with %n mistake(s).</source>
        <translation>
            <numerusform>Margin and winning chance of {name}, turn by turn, with %n mistake.</numerusform>
            <numerusform>Margin and winning chance of {name}, turn by turn, with %n mistakes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>accuracy over %n turn(s)</source>
        <translation>
            <numerusform>accuracy over %n turn</numerusform>
            <numerusform>accuracy over %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brilliant turn(s)</source>
        <translation>
            <numerusform>%n brilliant turn</numerusform>
            <numerusform>%n brilliant turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(s)</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n turn(s) to try again</source>
        <translation>
            <numerusform>{name}: %n turn to try again</numerusform>
            <numerusform>{name}: %n turns to try again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {move}, %n point(s), {loss} behind the best</source>
        <translation>
            <numerusform>{what}: {move}, %n point, {loss} behind the best</numerusform>
            <numerusform>{what}: {move}, %n points, {loss} behind the best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) were played, which lost {loss}. There is a better play.</source>
        <translation>
            <numerusform>%n point was played, which lost {loss}. There is a better play.</numerusform>
            <numerusform>%n points were played, which lost {loss}. There is a better play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the best play, for %n point(s).</source>
        <translation>
            <numerusform>This is the best play, for %n point.</numerusform>
            <numerusform>This is the best play, for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) from real games. In each, one play is clearly the best: find it.</source>
        <translation>
            <numerusform>%n position from real games. In each, one play is clearly the best: find it.</numerusform>
            <numerusform>%n positions from real games. In each, one play is clearly the best: find it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found of {tried} tried. Rating {rating}.</source>
        <translation>
            <numerusform>%n found of {tried} tried. Rating {rating}.</numerusform>
            <numerusform>%n found of {tried} tried. Rating {rating}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row, at best {best}.</source>
        <translation>
            <numerusform>%n day in a row, at best {best}.</numerusform>
            <numerusform>%n days in a row, at best {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n point(s) more than any other play.</source>
        <translation>
            <numerusform>It is worth %n point more than any other play.</numerusform>
            <numerusform>It is worth %n points more than any other play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best: trade %n tile(s)</source>
        <translation>
            <numerusform>The best: trade %n tile</numerusform>
            <numerusform>The best: trade %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading the reviews: %n game(s) to go…</source>
        <translation>
            <numerusform>Reading the reviews: %n game to go…</numerusform>
            <numerusform>Reading the reviews: %n games to go…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed game(s), points a game on average</source>
        <translation>
            <numerusform>%n reviewed game, points a game on average</numerusform>
            <numerusform>%n reviewed games, points a game on average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed game(s): from {wanted} on there are figures.</source>
        <translation>
            <numerusform>%n reviewed game: from {wanted} on there are figures.</numerusform>
            <numerusform>%n reviewed games: from {wanted} on there are figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Try %n mistake(s) again</source>
        <translation>
            <numerusform>Try %n mistake again</numerusform>
            <numerusform>Try %n mistakes again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found on %n page(s)</source>
        <translation>
            <numerusform>Found on %n page</numerusform>
            <numerusform>Found on %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not over yet: %n turn(s) so far.</source>
        <translation>
            <numerusform>Not over yet: %n turn so far.</numerusform>
            <numerusform>Not over yet: %n turns so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ask “look again?” from %n point(s) lost</source>
        <translation>
            <numerusform>Ask “look again?” from %n point lost</numerusform>
            <numerusform>Ask “look again?” from %n points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is something better, worth about %n point(s) more. Or press Play again to play this.</source>
        <translation>
            <numerusform>There is something better, worth about %n point more. Or press Play again to play this.</numerusform>
            <numerusform>There is something better, worth about %n points more. Or press Play again to play this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Roll %n die</numerusform>
            <numerusform>Roll %n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice marked. They stay as they fall: you roll again once a turn.</source>
        <translation>
            <numerusform>%n die marked. It stays as it falls: you roll again once a turn.</numerusform>
            <numerusform>%n dice marked. They stay as they fall: you roll again once a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begin with a line of your %n matching dice, or roll some again first.</source>
        <translation>
            <numerusform>Begin with a line of your %n matching die, or roll some again first.</numerusform>
            <numerusform>Begin with a line of your %n matching dice, or roll some again first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begin with a line of your %n matching dice.</source>
        <translation>
            <numerusform>Begin with a line of your %n matching die.</numerusform>
            <numerusform>Begin with a line of your %n matching dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} rolled %n dice again.</source>
        <translation>
            <numerusform>{name} rolled %n die again.</numerusform>
            <numerusform>{name} rolled %n dice again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n disc</numerusform>
            <numerusform>%n discs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives %n disc(s).</source>
        <translation>
            <numerusform>That gives %n disc.</numerusform>
            <numerusform>That gives %n discs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{row}, %n disc(s)</source>
        <translation>
            <numerusform>{row}, %n disc</numerusform>
            <numerusform>{row}, %n discs</numerusform>
        </translation>
    </message>
</context>
</TS>
