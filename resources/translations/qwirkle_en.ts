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
        <source>%n line(s): {points}. Enter plays them.</source>
        <translation>
            <numerusform>%n line: {points}. Enter plays it.</numerusform>
            <numerusform>%n lines: {points}. Enter plays them.</numerusform>
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
        <source>You have %n matching tile(s), {other} {other_size}.</source>
        <translation>
            <numerusform>You have %n matching tile, {other} {other_size}.</numerusform>
            <numerusform>You have %n matching tiles, {other} {other_size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n matching tile(s), {other} {other_size}.</source>
        <translation>
            <numerusform>{name} has %n matching tile, {other} {other_size}.</numerusform>
            <numerusform>{name} has %n matching tiles, {other} {other_size}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{tied} have %n matching tile(s) each. Who starts?</source>
        <translation>
            <numerusform>{tied} have %n matching tile each. Who starts?</numerusform>
            <numerusform>{tied} have %n matching tiles each. Who starts?</numerusform>
        </translation>
    </message>
</context>
</TS>
