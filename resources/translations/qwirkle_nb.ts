<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Qwirkle! +{points}</source>
        <translation>Qwirkle! +{points}</translation>
    </message>
    <message>
        <source>About Qwirkle Desktop</source>
        <translation>Om Qwirkle Desktop</translation>
    </message>
    <message>
        <source>A table for Qwirkle on your own computer: no account, no network, no advertising.</source>
        <translation>Et Qwirkle-bord på din egen datamaskin: ingen konto, ingen nettilgang, ingen reklame.</translation>
    </message>
    <message>
        <source>This is an independent project, not made or endorsed by the publishers of Qwirkle. Qwirkle is a trademark of its owner.</source>
        <translation>Dette er et uavhengig prosjekt. Utgiverne av Qwirkle har verken laget eller godkjent det. Qwirkle er et varemerke som tilhører sin eier.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The fonts are Noto, under the SIL Open Font License.</source>
        <translation>Fri programvare under MIT-lisensen. Skriftene er Noto, under SIL Open Font License.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versjon {version}</translation>
    </message>
    <message>
        <source>Qt {version}</source>
        <translation>Qt {version}</translation>
    </message>
    <message>
        <source>Computer player: fast build (compiled)</source>
        <translation>Dataspiller: rask utgave (kompilert)</translation>
    </message>
    <message>
        <source>Computer player: standard build</source>
        <translation>Dataspiller: vanlig utgave</translation>
    </message>
    <message>
        <source>End this game?</source>
        <translation>Stoppe dette spillet?</translation>
    </message>
    <message>
        <source>The game stops here, and nobody wins.</source>
        <translation>Spillet stopper her, og ingen vinner.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Stopp spillet</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Spill videre</translation>
    </message>
    <message>
        <source>Shall the game end here?</source>
        <translation>Skal spillet slutte her?</translation>
    </message>
    <message>
        <source>Nobody laid a tile for three whole rounds. The highest score wins.</source>
        <translation>Ingen har lagt en brikke på tre hele runder. Flest poeng vinner.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lagre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Kommando</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>Hvem spiller videre?</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>En person</translation>
    </message>
    <message>
        <source>Show the position</source>
        <translation>Vis stillingen</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Kopier stillingen</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Stillingen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ikke nå</translation>
    </message>
    <message>
        <source>Hide the position</source>
        <translation>Skjul stillingen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Pass the laptop to whoever plays on.</source>
        <translation>Gi maskinen til den som spiller videre.</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Legg til…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Endre…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Fjern…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Tilfeldig</translation>
    </message>
    <message>
        <source>in a tie the oldest starts</source>
        <translation>ved likt begynner den eldste</translation>
    </message>
    <message>
        <source>in a tie the youngest starts</source>
        <translation>ved likt begynner den yngste</translation>
    </message>
    <message>
        <source>lots are drawn in a tie</source>
        <translation>ved likt trekkes det lodd</translation>
    </message>
    <message>
        <source>the players choose who starts in a tie</source>
        <translation>ved likt velger spillerne hvem som begynner</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Husregler</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Husregler: {rules}</translation>
    </message>
    <message>
        <source>Agree on them before you begin. Without any you play by the rulebook.</source>
        <translation>Bli enige før dere begynner. Uten dem følges regelheftet.</translation>
    </message>
    <message>
        <source>By the rulebook</source>
        <translation>Etter regelheftet</translation>
    </message>
    <message>
        <source>Our own rules</source>
        <translation>Våre egne regler</translation>
    </message>
    <message>
        <source>Rules to play by</source>
        <translation>Regler det spilles etter</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Tid for en tur</translation>
    </message>
    <message>
        <source>A clock runs while you choose. It can be paused; then the table is covered.</source>
        <translation>En klokke går mens du velger. Den kan settes på pause; da dekkes bordet til.</translation>
    </message>
    <message>
        <source>When it is up</source>
        <translation>Når tiden er ute</translation>
    </message>
    <message>
        <source>A reminder</source>
        <translation>En påminnelse</translation>
    </message>
    <message>
        <source>The turn is a pass</source>
        <translation>Turen går videre</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Målpoeng</translation>
    </message>
    <message>
        <source>The game ends with the turn that reaches it.</source>
        <translation>Spillet slutter med turen som når det.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Åpne hender</translation>
    </message>
    <message>
        <source>Everyone sees everyone&apos;s tiles: good for children who are learning.</source>
        <translation>Alle ser alles brikker: fint for barn som lærer.</translation>
    </message>
    <message>
        <source>Free opening</source>
        <translation>Fri åpning</translation>
    </message>
    <message>
        <source>The first line may be shorter than it could be, or the first turn a trade.</source>
        <translation>Første linje kan være kortere enn mulig, eller første tur et bytte.</translation>
    </message>
    <message>
        <source>Passing allowed</source>
        <translation>Lov å stå over</translation>
    </message>
    <message>
        <source>You may pass although one of your tiles fits.</source>
        <translation>Du kan stå over selv om en av brikkene dine passer.</translation>
    </message>
    <message>
        <source>Who has the most matching tiles starts; here is what counts if several have as many.</source>
        <translation>Den som har flest matchende brikker, begynner. Her velger du hva som gjelder når det er likt.</translation>
    </message>
    <message>
        <source>More than four players are a house rule: the rulebook seats two to four.</source>
        <translation>Mer enn fire spillere er en husregel: regelheftet har to til fire.</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>a time</comment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <comment>a time</comment>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <comment>a time</comment>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>Keep as…</source>
        <translation>Behold som…</translation>
    </message>
    <message>
        <source>Name these rules</source>
        <translation>Gi reglene et navn</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Reglenes navn</translation>
    </message>
    <message>
        <source>Grandma&apos;s rules</source>
        <translation>Bestemors regler</translation>
    </message>
    <message>
        <source>You have rules of that name: they will be replaced.</source>
        <translation>Du har regler med det navnet: de blir erstattet.</translation>
    </message>
    <message>
        <source>The rules “{name}” leave this list. Games played by them stay as they are.</source>
        <translation>Reglene «{name}» forsvinner fra listen. Spill som ble spilt med dem, blir som de er.</translation>
    </message>
    <message>
        <source>Remove these rules?</source>
        <translation>Fjerne disse reglene?</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behold dem</translation>
    </message>
    <message>
        <source>Our own rules ({count})</source>
        <translation>Våre egne regler ({count})</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Husregler: {rules}.</translation>
    </message>
    <message>
        <source>the game ends at {points}</source>
        <translation>spillet slutter ved {points}</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>åpne hender</translation>
    </message>
    <message>
        <source>free opening</source>
        <translation>fri åpning</translation>
    </message>
    <message>
        <source>passing allowed</source>
        <translation>lov å stå over</translation>
    </message>
    <message>
        <source>{time} for a turn</source>
        <translation>{time} for en tur</translation>
    </message>
    <message>
        <source>{time} for a turn, then a pass</source>
        <translation>{time} for en tur, så går turen videre</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}</source>
        <comment>a clock</comment>
        <translation>{minutes}:{seconds}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>a clock</comment>
        <translation>{time} igjen</translation>
    </message>
    <message>
        <source>Time is up: finish your turn.</source>
        <translation>Tiden er ute: gjør ferdig turen.</translation>
    </message>
    <message>
        <source>Your time was up: you passed.</source>
        <translation>Tiden din var ute: du sto over.</translation>
    </message>
    <message>
        <source>{name}&apos;s time was up: the turn was a pass.</source>
        <translation>Tiden til {name} var ute: turen gikk videre.</translation>
    </message>
    <message>
        <source>{turn}: {time} left.</source>
        <comment>a pause</comment>
        <translation>{turn}: {time} igjen.</translation>
    </message>
    <message>
        <source>{card}. Click to pause the game.</source>
        <comment>a player&apos;s card</comment>
        <translation>{card}. Klikk for å ta en pause.</translation>
    </message>
    <message>
        <source>Who starts in a tie</source>
        <translation>Hvem begynner ved likt</translation>
    </message>
    <message>
        <source>The same number gives everyone the same tiles again.</source>
        <translation>Samme nummer gir alle de samme brikkene igjen.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Utdelingens nummer</translation>
    </message>
    <message>
        <source>The number of a deal is 0 to {largest}, or empty for one by chance.</source>
        <translation>Nummeret på en utdeling er 0 til {largest}. La feltet stå tomt for en tilfeldig.</translation>
    </message>
    <message>
        <source>Hand a seat to the computer</source>
        <translation>Gi en plass til datamaskinen</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Plass</translation>
    </message>
    <message>
        <source>{name} ({kind})</source>
        <comment>a player and what it is</comment>
        <translation>{name} ({kind})</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivå</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Gi fra deg</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Brikkene</translation>
    </message>
    <message>
        <source>There are six colours and six shapes.</source>
        <translation>Det er seks farger og seks former.</translation>
    </message>
    <message>
        <source>Each of these 36 tiles is there three times, so 108 tiles in all.</source>
        <translation>Hver av disse 36 brikkene finnes tre ganger, så det er 108 brikker i alt.</translation>
    </message>
    <message>
        <source>They lie in a bag. Everyone draws six tiles into the hand, which the other players do not see.</source>
        <translation>De ligger i en pose. Alle trekker seks brikker til hånden, som de andre spillerne ikke ser.</translation>
    </message>
    <message>
        <source>Two to six can play, people and computers. The most points win.</source>
        <translation>To til seks kan spille, mennesker og datamaskiner. Flest poeng vinner.</translation>
    </message>
    <message>
        <source>Tiles side by side, across or down, are a line. It is all one colour…</source>
        <translation>Brikker ved siden av hverandre, bortover eller nedover, er en linje. Den har én farge…</translation>
    </message>
    <message>
        <source>…or all one shape.</source>
        <translation>… eller én form.</translation>
    </message>
    <message>
        <source>Lines cross. Then the tile in both must fit both.</source>
        <translation>Linjer krysser hverandre. Da må brikken som er i begge, passe i begge.</translation>
    </message>
    <message>
        <source>Who holds the most matching tiles, all one colour or all one shape, starts and lays all of them. The same tile twice counts once.</source>
        <translation>Den som har flest brikker som passer sammen, alle av én farge eller alle av én form, begynner og legger alle sammen. Samme brikke to ganger teller én gang.</translation>
    </message>
    <message>
        <source>If several hold as many, the oldest of them starts. Where nobody&apos;s age is known, the lot decides. You can choose another way when you set up a game.</source>
        <translation>Har flere like mange, begynner den eldste av dem. Er ingens alder kjent, trekkes det lodd. Du kan velge en annen måte når du setter opp et spill.</translation>
    </message>
    <message>
        <source>The first turn cannot be a trade.</source>
        <translation>Den første turen kan ikke være et bytte.</translation>
    </message>
    <message>
        <source>If nobody holds two that match, one tile is laid, for 1 point. That happens once in many thousand games.</source>
        <translation>Har ingen to som passer sammen, legges én brikke, for 1 poeng. Det hender én gang på mange tusen spill.</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <translation>Å legge brikker</translation>
    </message>
    <message>
        <source>In your turn you lay one to six tiles, all in one row or column and all in the same line. At least one of them touches a tile that lay there before.</source>
        <translation>I din tur legger du én til seks brikker, alle i én rad eller kolonne og alle i samme linje. Minst én av dem rører en brikke som lå der fra før.</translation>
    </message>
    <message>
        <source>They need not touch each other: you may add to both ends of a line or fill gaps. No gap may be left between them.</source>
        <translation>De trenger ikke røre hverandre: Du kan legge i begge ender av en linje eller fylle hull. Det kan ikke være hull igjen mellom dem.</translation>
    </message>
    <message>
        <source>You may join two lines, if the long one is right.</source>
        <translation>Du kan føye sammen to linjer hvis den lange linjen er riktig.</translation>
    </message>
    <message>
        <source>Every line that you make or lengthen must be right, across and down.</source>
        <translation>Hver linje du lager eller forlenger, må være riktig, bortover og nedover.</translation>
    </message>
    <message>
        <source>Sometimes no tile can ever go on a cell: here it would have to be red and green. It stays empty.</source>
        <translation>Noen ganger kan ingen brikke ligge på en rute: Her måtte den være både rød og grønn. Ruten forblir tom.</translation>
    </message>
    <message>
        <source>After that you draw until you hold six again, or as many as the bag has.</source>
        <translation>Etterpå trekker du til du har seks igjen, eller så mange som posen har.</translation>
    </message>
    <message>
        <source>You get one point for each tile of every line that you made or lengthened, old tiles too: here 4.</source>
        <translation>Du får ett poeng for hver brikke i hver linje du har laget eller forlenget, gamle brikker også: her 4.</translation>
    </message>
    <message>
        <source>A tile in two lines counts twice: here 2 and 3, so 5 points.</source>
        <translation>En brikke i to linjer teller to ganger: her 2 og 3, altså 5 poeng.</translation>
    </message>
    <message>
        <source>Each tile that you lay may make one more line: here 3, 2, 2 and 2, so 9 points.</source>
        <translation>Hver brikke du legger, kan lage en linje til: her 3, 2, 2 og 2, altså 9 poeng.</translation>
    </message>
    <message>
        <source>Several Qwirkles in one turn all count. No turn can give more than 84 points, or 90 if it is the last one.</source>
        <translation>Flere Qwirkler i én tur teller alle sammen. Ingen tur kan gi mer enn 84 poeng, eller 90 hvis det er den siste.</translation>
    </message>
    <message>
        <source>Trading and passing</source>
        <translation>Å bytte og stå over</translation>
    </message>
    <message>
        <source>Instead of laying tiles you may trade some with the bag, even if one fits. It ends your turn and gives no points.</source>
        <translation>I stedet for å legge brikker kan du bytte noen med posen, selv om en passer. Det avslutter turen din og gir ingen poeng.</translation>
    </message>
    <message>
        <source>You draw the new tiles before the old ones go back into the bag. So you cannot trade more tiles than the bag holds.</source>
        <translation>Du trekker de nye brikkene før de gamle går tilbake i posen. Derfor kan du ikke bytte flere brikker enn posen har.</translation>
    </message>
    <message>
        <source>If none of your tiles fits and there are tiles in the bag, you must trade.</source>
        <translation>Passer ingen av brikkene dine, og det er brikker i posen, må du bytte.</translation>
    </message>
    <message>
        <source>If none fits and the bag is empty, you pass. The game does that for you and says so. While a tile fits, you may not pass.</source>
        <translation>Passer ingen, og posen er tom, står du over. Spillet gjør det for deg og sier fra. Så lenge en brikke passer, kan du ikke stå over.</translation>
    </message>
    <message>
        <source>When the bag is empty, the first to lay the last tile of a hand gets 6 points more and ends the game. Tiles in other hands cost nothing.</source>
        <translation>Når posen er tom, får den som først legger siste brikke på hånden, 6 poeng ekstra og avslutter spillet. Brikker på andre hender koster ingenting.</translation>
    </message>
    <message>
        <source>Who lays the whole hand while there are tiles in the bag just draws again: no points for that.</source>
        <translation>Den som legger hele hånden mens det er brikker i posen, trekker bare på nytt: Det gir ingen poeng.</translation>
    </message>
    <message>
        <source>When nobody can lay a tile and the bag is empty, the game ends without these 6 points.</source>
        <translation>Når ingen kan legge en brikke og posen er tom, slutter spillet uten disse 6 poengene.</translation>
    </message>
    <message>
        <source>It can happen that tiles are left in the bag, but none of them or of any hand fits. Then the game ends too.</source>
        <translation>Det kan hende at det er brikker igjen i posen, men at verken de eller noen på hånd passer. Da slutter også spillet.</translation>
    </message>
    <message>
        <source>After three whole rounds of nothing but trades and passes the players may end the game.</source>
        <translation>Etter tre hele runder med bare bytter og å stå over kan spillerne avslutte spillet.</translation>
    </message>
    <message>
        <source>The most points win. Who have equally many share the win.</source>
        <translation>Flest poeng vinner. De som har like mange, deler seieren.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Godt å vite</translation>
    </message>
    <message>
        <source>Look for cells where a tile counts in two lines.</source>
        <translation>Se etter ruter der en brikke teller i to linjer.</translation>
    </message>
    <message>
        <source>Take care with a line of five: who holds the tile that is missing gets 12 points. If all three of it lie on the table, the five is safe.</source>
        <translation>Vær forsiktig med en linje på fem: Den som har brikken som mangler, får 12 poeng. Ligger alle tre av den på bordet, er linjen trygg.</translation>
    </message>
    <message>
        <source>Keep tiles that match. Lay or trade those that you hold twice.</source>
        <translation>Behold brikker som passer sammen. Legg eller bytt dem du har to av.</translation>
    </message>
    <message>
        <source>A trade costs about 8 points: as much as a turn gives.</source>
        <translation>Et bytte koster omtrent 8 poeng: så mye som en tur gir.</translation>
    </message>
    <message>
        <source>Count the tiles: the side shows how many of each are left. With an empty bag, look who will be out first.</source>
        <translation>Tell brikkene: Siden viser hvor mange som er igjen av hver. Er posen tom, så se hvem som blir ferdig først.</translation>
    </message>
    <message>
        <source>Not in the rulebook, but many play so. All agree on them before the game.</source>
        <translation>Ikke i regelheftet, men mange spiller slik. Alle blir enige om dem før spillet.</translation>
    </message>
    <message>
        <source>Who starts in a tie: the oldest, the youngest, by lot, or as the players choose.</source>
        <translation>Hvem som begynner når det er likt: den eldste, den yngste, ved loddtrekning eller som spillerne velger.</translation>
    </message>
    <message>
        <source>Five or six players: the rulebook has two to four.</source>
        <translation>Fem eller seks spillere: Regelheftet har to til fire.</translation>
    </message>
    <message>
        <source>Free opening: the first turn may be any line, or a trade.</source>
        <translation>Fri åpning: Den første turen kan være en hvilken som helst linje, eller et bytte.</translation>
    </message>
    <message>
        <source>Passing allowed: you may pass although a tile fits.</source>
        <translation>Lov å stå over: Du kan stå over selv om en brikke passer.</translation>
    </message>
    <message>
        <source>Target score: the game ends with the turn that reaches it.</source>
        <translation>Målpoeng: Spillet slutter med turen som når dit.</translation>
    </message>
    <message>
        <source>Open hands: everyone sees all tiles, good for children who are learning.</source>
        <translation>Åpne hender: Alle ser alle brikker, fint for barn som lærer.</translation>
    </message>
    <message>
        <source>Time for a turn: when it is up, you are reminded, or your turn is a pass.</source>
        <translation>Tid for en tur: Når den er ute, får du en påminnelse, eller du står over.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Slik spiller du</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Søk i reglene</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Sider</translation>
    </message>
    <message numerus="yes">
        <source>Found on %n page(s)</source>
        <translation>
            <numerusform>Funnet på %n side</numerusform>
            <numerusform>Funnet på %n sider</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing about “{words}”.</source>
        <translation>Ingenting om «{words}».</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Som skrivebordet</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Colours of tiles</source>
        <translation>Brikkenes farger</translation>
    </message>
    <message>
        <source>Tiles are made of</source>
        <translation>Brikkene er laget av</translation>
    </message>
    <message>
        <source>Marks of colours</source>
        <translation>Fargemerker</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spill</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Legg til en person</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Legg til en datamaskin</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Hvem spiller?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Slett</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>Rullehjulet</translation>
    </message>
    <message>
        <source>Zooms the table</source>
        <translation>Zoomer bordet</translation>
    </message>
    <message>
        <source>Moves the table</source>
        <translation>Flytter bordet</translation>
    </message>
    <message>
        <source>A tile is laid</source>
        <translation>En brikke legges</translation>
    </message>
    <message>
        <source>Dice are rolled</source>
        <translation>Terninger kastes</translation>
    </message>
    <message>
        <source>A move is refused</source>
        <translation>Et trekk avvises</translation>
    </message>
    <message>
        <source>Points are scored</source>
        <translation>Poeng telles</translation>
    </message>
    <message>
        <source>A Qwirkle</source>
        <translation>En Qwirkle</translation>
    </message>
    <message>
        <source>Your turn has come</source>
        <translation>Det blir din tur</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Spillet slutter</translation>
    </message>
    <message>
        <source>Sound and motion</source>
        <translation>Lyd og bevegelse</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Spill av lyder</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Lyden er på.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Lyden er av.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volum</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bevegelse</translation>
    </message>
    <message>
        <source>As the desktop says</source>
        <translation>Som skrivebordet sier</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Redusert</translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>Bevegelsens fart</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of motion</comment>
        <translation>Langsom</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of motion</comment>
        <translation>Vanlig</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of motion</comment>
        <translation>Rask</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>The computer plays</source>
        <translation>Datamaskinen spiller</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Med en gang</translation>
    </message>
    <message>
        <source>At a natural pace</source>
        <translation>I naturlig tempo</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Langsomt</translation>
    </message>
    <message>
        <source>Computer players of your own</source>
        <translation>Dine egne dataspillere</translation>
    </message>
    <message>
        <source>Mark where a held tile can go</source>
        <translation>Merk hvor brikken du holder, kan ligge</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>A name has at most {most} letters.</source>
        <translation>Et navn har høyst {most} tegn.</translation>
    </message>
    <message>
        <source>An age is a number from 0 to {most}.</source>
        <translation>En alder er et tall fra 0 til {most}.</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Navn på plass {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Hvem som spiller på plass {number}</translation>
    </message>
    <message>
        <source>Age of seat {number}</source>
        <translation>Alder på plass {number}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Fjern {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alder</translation>
    </message>
    <message>
        <source>May stay empty. In a tie the oldest starts.</source>
        <translation>Kan stå tomt. Ved likt begynner den eldste.</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Fjern denne plassen</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>En annen farge</translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <comment>of a seat</comment>
        <translation>Farge {number}</translation>
    </message>
    <message>
        <source>Sort the hand by colour</source>
        <translation>Sorter hånden etter farge</translation>
    </message>
    <message>
        <source>Sort the hand by shape</source>
        <translation>Sorter hånden etter form</translation>
    </message>
    <message>
        <source>By colour</source>
        <comment>sort the hand</comment>
        <translation>Etter farge</translation>
    </message>
    <message>
        <source>By shape</source>
        <comment>sort the hand</comment>
        <translation>Etter form</translation>
    </message>
    <message>
        <source>{turn}, {own} to {other}, {tiles} left</source>
        <translation>{turn}, {own} mot {other}, {tiles} igjen</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <comment>a score</comment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{turn}, {scores}, {tiles} left</source>
        <translation>{turn}, {scores}, {tiles} igjen</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Ingen har spilt ennå.</translation>
    </message>
    <message>
        <source>empty, row {row}, column {column}</source>
        <translation>tom, rad {row}, kolonne {column}</translation>
    </message>
    <message>
        <source>{tile}, not played yet, row {row}, column {column}</source>
        <translation>{tile}, ikke spilt ennå, rad {row}, kolonne {column}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>siste trekk</translation>
    </message>
    <message>
        <source>held</source>
        <translation>holdes</translation>
    </message>
    <message>
        <source>{points}: {tiles}</source>
        <comment>a play</comment>
        <translation>{points}: {tiles}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>rad {row}, kolonne {column}</translation>
    </message>
    <message>
        <source>row {row}, columns {first} to {last}</source>
        <translation>rad {row}, kolonne {first} til {last}</translation>
    </message>
    <message>
        <source>column {column}, rows {first} to {last}</source>
        <translation>kolonne {column}, rad {first} til {last}</translation>
    </message>
    <message>
        <source>{points}, {place}</source>
        <comment>a play</comment>
        <translation>{points}, {place}</translation>
    </message>
    <message>
        <source>Legal plays</source>
        <translation>Lovlige trekk</translation>
    </message>
    <message numerus="yes">
        <source>%n play(s), the most points first. Enter lays one on the table; this counts as help.</source>
        <translation>
            <numerusform>%n trekk. Enter legger det på bordet. Dette teller som hjelp.</numerusform>
            <numerusform>%n trekk, flest poeng først. Enter legger ett på bordet. Dette teller som hjelp.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your tiles fits now.</source>
        <translation>Ingen av brikkene dine passer nå.</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Legg</translation>
    </message>
    <message>
        <source>No bot called {bot} is set up on this computer.</source>
        <translation>Ingen bot med navnet {bot} er satt opp på denne maskinen.</translation>
    </message>
    <message>
        <source>{bot} could not be started.</source>
        <translation>{bot} kunne ikke startes.</translation>
    </message>
    <message>
        <source>{bot} ended in the middle of the game.</source>
        <translation>{bot} stoppet midt i spillet.</translation>
    </message>
    <message>
        <source>{bot} wrote more than anyone can read.</source>
        <translation>{bot} skrev mer enn noen kan lese.</translation>
    </message>
    <message>
        <source>{bot} did not answer in time.</source>
        <translation>{bot} svarte ikke i tide.</translation>
    </message>
    <message>
        <source>{bot} answered something that is no move.</source>
        <translation>{bot} svarte noe som ikke er et trekk.</translation>
    </message>
    <message>
        <source>{bot} made a move that the rules do not allow.</source>
        <translation>{bot} gjorde et trekk som reglene ikke tillater.</translation>
    </message>
    <message>
        <source>It could not be started: is the program there, and may it be run?</source>
        <translation>Den kunne ikke startes. Finnes programmet, og kan det kjøres?</translation>
    </message>
    <message>
        <source>It started, but ended before it answered.</source>
        <translation>Den startet, men stoppet før den svarte.</translation>
    </message>
    <message>
        <source>It started, but wrote more than anyone can read.</source>
        <translation>Den startet, men skrev mer enn noen kan lese.</translation>
    </message>
    <message>
        <source>It started, but did not answer in time.</source>
        <translation>Den startet, men svarte ikke i tide.</translation>
    </message>
    <message>
        <source>It answered, but what it wrote is no move.</source>
        <translation>Den svarte, men det den skrev, er ikke et trekk.</translation>
    </message>
    <message>
        <source>It answered with a move that the rules do not allow.</source>
        <translation>Den svarte med et trekk som reglene ikke tillater.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Boter</translation>
    </message>
    <message>
        <source>Bots…</source>
        <translation>Boter…</translation>
    </message>
    <message>
        <source>A bot is a program that plays Qwirkle. It is started by its command and takes a seat in a new game like any other player.</source>
        <translation>En bot er et program som spiller Qwirkle. Den startes med kommandoen sin og tar plass i et nytt spill som enhver annen spiller.</translation>
    </message>
    <message>
        <source>You have no bots yet. Add one to play against it.</source>
        <translation>Du har ingen boter ennå. Legg til en for å spille mot den.</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Legg til en bot</translation>
    </message>
    <message>
        <source>Change a bot</source>
        <translation>Endre en bot</translation>
    </message>
    <message>
        <source>As in a terminal, with the whole path: python3 /path/to/my_bot.py</source>
        <translation>Som i en terminal, med hele banen: python3 /bane/til/min_bot.py</translation>
    </message>
    <message>
        <source>Give the bot a name of 1 to {most} letters.</source>
        <translation>Gi boten et navn på 1 til {most} tegn.</translation>
    </message>
    <message>
        <source>There is a bot called {name} already.</source>
        <translation>Det finnes alt en bot som heter {name}.</translation>
    </message>
    <message>
        <source>This is no command: it is empty, or a quotation mark is not closed.</source>
        <translation>Dette er ingen kommando: Den er tom, eller et anførselstegn er ikke lukket.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Fjerne {name}?</translation>
    </message>
    <message>
        <source>Only the entry in this list goes; the program itself stays where it is.</source>
        <translation>Bare oppføringen i listen forsvinner. Selve programmet blir der det er.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>{name} is asked for a move…</source>
        <translation>{name} blir bedt om et trekk…</translation>
    </message>
    <message>
        <source>It works: a legal move after {seconds} seconds, its start included.</source>
        <translation>Det virker: et lovlig trekk etter {seconds} sekunder, oppstarten medregnet.</translation>
    </message>
    <message>
        <source>What it wrote</source>
        <translation>Det den skrev</translation>
    </message>
    <message>
        <source>Show what it wrote</source>
        <translation>Vis det den skrev</translation>
    </message>
    <message>
        <source>Hide what it wrote</source>
        <translation>Skjul det den skrev</translation>
    </message>
    <message>
        <source>It wrote nothing to its standard error.</source>
        <translation>Den skrev ingenting til standard feil.</translation>
    </message>
    <message>
        <source>Who takes the seat of {name}?</source>
        <translation>Hvem overtar plassen til {name}?</translation>
    </message>
    <message>
        <source>{name} forfeits the game</source>
        <translation>{name} taper på walkover</translation>
    </message>
    <message>
        <source>Games that it forfeited since Qwirkle was opened: {count}.</source>
        <translation>Walkover siden Qwirkle ble åpnet: {count}.</translation>
    </message>
    <message>
        <source>The position tells which tiles this seat holds.</source>
        <translation>Stillingen viser hvilke brikker denne plassen har.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Ingen vinner</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} deler seieren</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Du vinner!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} vinner</translation>
    </message>
    <message>
        <source>The game was stopped, so there is no winner.</source>
        <translation>Spillet ble stoppet, så ingen vant.</translation>
    </message>
    <message>
        <source>{names} share the win, {points} each.</source>
        <comment>points is a number</comment>
        <translation>{names} deler seieren med {points} hver.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>Du vinner med %n poeng.</numerusform>
            <numerusform>Du vinner med %n poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} vinner med %n poeng.</numerusform>
            <numerusform>{name} vinner med %n poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out: hand and bag are empty.</source>
        <translation>{name} gikk ut: Hånden og posen er tomme.</translation>
    </message>
    <message>
        <source>Nobody can lay a tile any more.</source>
        <translation>Ingen kan legge flere brikker.</translation>
    </message>
    <message>
        <source>Nobody laid a tile for three whole rounds.</source>
        <translation>Ingen la en brikke på tre hele runder.</translation>
    </message>
    <message>
        <source>{name} reached the target.</source>
        <translation>{name} nådde målet.</translation>
    </message>
    <message>
        <source>{name} gave the game up.</source>
        <translation>{name} ga opp.</translation>
    </message>
    <message>
        <source>The game was stopped before its end.</source>
        <translation>Spillet ble stoppet før slutten.</translation>
    </message>
    <message>
        <source>Qwirkle records (*.qwirkle);;All files (*)</source>
        <translation>Qwirkle-spill (*.qwirkle);;Alle filer (*)</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Åpne en spillfil</translation>
    </message>
    <message>
        <source>Save as a record</source>
        <translation>Lagre som spillfil</translation>
    </message>
    <message>
        <source>The file tells every hand</source>
        <translation>Filen viser alle hender</translation>
    </message>
    <message>
        <source>This game is not over: whoever opens the file sees which tiles everyone holds, and so which are in the bag. Save it all the same?</source>
        <translation>Spillet er ikke over: Den som åpner filen, ser hvilke brikker alle har, og dermed hva som er i posen. Lagre likevel?</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>Lagre</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Lagret som {file}.</translation>
    </message>
    <message>
        <source>This record could not be opened</source>
        <translation>Spillfilen kunne ikke åpnes</translation>
    </message>
    <message>
        <source>A newer version of Qwirkle Desktop wrote this record.</source>
        <translation>En nyere versjon av Qwirkle Desktop har skrevet denne filen.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Filen kan ikke leses.</translation>
    </message>
    <message>
        <source>This is not a Qwirkle record.</source>
        <translation>Dette er ikke en Qwirkle-spillfil.</translation>
    </message>
    <message>
        <source>This record is damaged.</source>
        <translation>Spillfilen er skadet.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}.</source>
        <translation>{file}, linje {line}: {reason}.</translation>
    </message>
    <message>
        <source>{file}: {reason}.</source>
        <translation>{file}: {reason}.</translation>
    </message>
    <message>
        <source>The end of this record is missing</source>
        <translation>Slutten av spillfilen mangler</translation>
    </message>
    <message numerus="yes">
        <source>The file was cut off. Its %n whole turn(s) are here.</source>
        <translation>
            <numerusform>Filen er kuttet. Den ene hele turen er her.</numerusform>
            <numerusform>Filen er kuttet. De %n hele turene er her.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is in your library already</source>
        <translation>Dette spillet er alt i biblioteket ditt</translation>
    </message>
    <message>
        <source>The file tells it differently. You see the game as your library has it; nothing was changed.</source>
        <translation>Filen forteller det annerledes. Du ser spillet slik biblioteket har det; ingenting er endret.</translation>
    </message>
    <message>
        <source>Your library after these records</source>
        <translation>Biblioteket ditt etter disse filene</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came to your library.</source>
        <translation>
            <numerusform>%n spill kom til biblioteket.</numerusform>
            <numerusform>%n spill kom til biblioteket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had been there already.</source>
        <translation>
            <numerusform>%n spill var der fra før.</numerusform>
            <numerusform>%n spill var der fra før.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) tell more of a game than your library: open one alone to take it.</source>
        <translation>
            <numerusform>%n fil har mer av spillet enn biblioteket: Åpne den alene for å ta den inn.</numerusform>
            <numerusform>%n filer har mer av spillet enn biblioteket: Åpne én alene for å ta den inn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be opened.</source>
        <translation>
            <numerusform>%n fil kunne ikke åpnes.</numerusform>
            <numerusform>%n filer kunne ikke åpnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Og %n til.</numerusform>
            <numerusform>Og %n til.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has more of this game</source>
        <translation>Filen har mer av dette spillet</translation>
    </message>
    <message>
        <source>Your library has only its beginning. Take the longer game from the file?</source>
        <translation>Biblioteket har bare begynnelsen. Hente det lengre spillet fra filen?</translation>
    </message>
    <message>
        <source>Take the longer one</source>
        <translation>Ta det lengste</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Behold mitt</translation>
    </message>
    <message>
        <source>This record could not be saved</source>
        <translation>Spillfilen kunne ikke lagres</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <translation>Spillet blir ikke lagret</translation>
    </message>
    <message>
        <source>You can play on; the next turn tries again. To be safe, save a record elsewhere. ({reason})</source>
        <translation>Du kan spille videre; neste tur prøver igjen. For å være trygg kan du lagre en spillfil et annet sted. ({reason})</translation>
    </message>
    <message>
        <source>The library could not be read</source>
        <translation>Biblioteket kunne ikke leses</translation>
    </message>
    <message>
        <source>Your settings could not be read</source>
        <translation>Innstillingene dine kunne ikke leses</translation>
    </message>
    <message>
        <source>The computer player does not answer</source>
        <translation>Dataspilleren svarer ikke</translation>
    </message>
    <message>
        <source>Your game is safe. Ask the computer again?</source>
        <translation>Spillet ditt er trygt. Spørre datamaskinen igjen?</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Spør igjen</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <comment>a player and points</comment>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{players} ({day})</source>
        <comment>a game and when it was begun</comment>
        <translation>{players} ({day})</translation>
    </message>
    <message>
        <source>Qwirkle is open already</source>
        <translation>Qwirkle er alt åpent</translation>
    </message>
    <message>
        <source>Look for its window. One window at a time keeps your games safe.</source>
        <translation>Se etter vinduet. Ett vindu om gangen holder spillene dine trygge.</translation>
    </message>
    <message>
        <source>Qwirkle cannot start</source>
        <translation>Qwirkle kan ikke starte</translation>
    </message>
    <message>
        <source>The hand is hidden</source>
        <translation>Hånden er skjult</translation>
    </message>
    <message>
        <source>Hand: no tiles</source>
        <translation>Hånd: ingen brikker</translation>
    </message>
    <message>
        <source>Hand: {tiles}</source>
        <translation>Hånd: {tiles}</translation>
    </message>
    <message>
        <source>Play +{points}</source>
        <translation>Spill +{points}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spill</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)</source>
        <translation>
            <numerusform>Bytt %n brikke</numerusform>
            <numerusform>Bytt %n brikker</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Bytt</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) marked to trade.</source>
        <translation>
            <numerusform>%n brikke skal byttes.</numerusform>
            <numerusform>%n brikker skal byttes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the tiles to trade (up to&#xa0;{most}). It ends your turn.</source>
        <translation>Klikk på brikkene du vil bytte (opptil&#xa0;{most}). Det avslutter turen.</translation>
    </message>
    <message>
        <source>Wait for the computer. You can still arrange your hand.</source>
        <translation>Vent på datamaskinen. Du kan ordne hånden imens.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn. You can still arrange your hand.</source>
        <translation>Det er {name} sin tur. Du kan ordne hånden imens.</translation>
    </message>
    <message>
        <source>The computers play. Pause them, or let them take one turn at a time.</source>
        <translation>Datamaskinene spiller. Sett dem på pause, eller la dem ta én tur om gangen.</translation>
    </message>
    <message>
        <source>The {tile} fits nowhere now.</source>
        <translation>Ingen plass til {tile} nå.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>{name} er neste.</translation>
    </message>
    <message>
        <source>Next place to the left</source>
        <translation>Neste plass til venstre</translation>
    </message>
    <message>
        <source>Next place to the right</source>
        <translation>Neste plass til høyre</translation>
    </message>
    <message>
        <source>Next place above</source>
        <translation>Neste plass ovenfor</translation>
    </message>
    <message>
        <source>Next place below</source>
        <translation>Neste plass nedenfor</translation>
    </message>
    <message>
        <source>One cell to the left</source>
        <translation>Én rute til venstre</translation>
    </message>
    <message>
        <source>One cell to the right</source>
        <translation>Én rute til høyre</translation>
    </message>
    <message>
        <source>One cell up</source>
        <translation>Én rute opp</translation>
    </message>
    <message>
        <source>One cell down</source>
        <translation>Én rute ned</translation>
    </message>
    <message>
        <source>Look further left</source>
        <translation>Se lenger til venstre</translation>
    </message>
    <message>
        <source>Look further right</source>
        <translation>Se lenger til høyre</translation>
    </message>
    <message>
        <source>Look further up</source>
        <translation>Se lenger opp</translation>
    </message>
    <message>
        <source>Look further down</source>
        <translation>Se lenger ned</translation>
    </message>
    <message>
        <source>Next place for the tile</source>
        <translation>Neste plass for brikken</translation>
    </message>
    <message>
        <source>Previous place for the tile</source>
        <translation>Forrige plass for brikken</translation>
    </message>
    <message>
        <source>Lay the tile here, or take up the one that lies here</source>
        <translation>Legg brikken her, eller ta opp den som ligger her</translation>
    </message>
    <message>
        <source>Take a tile of the hand</source>
        <translation>Ta en brikke fra hånden</translation>
    </message>
    <message>
        <source>Next place that takes the tile</source>
        <translation>Neste plass der brikken passer</translation>
    </message>
    <message>
        <source>One cell on</source>
        <translation>Én rute videre</translation>
    </message>
    <message>
        <source>Move the table</source>
        <translation>Flytt bordet</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>På brettet</translation>
    </message>
    <message>
        <source>To know more</source>
        <translation>For å vite mer</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Visning</translation>
    </message>
    <message>
        <source>Watching computers</source>
        <translation>Se på datamaskinene</translation>
    </message>
    <message>
        <source>Looking back at a game</source>
        <translation>Avspilling av et spill</translation>
    </message>
    <message>
        <source>Games and help</source>
        <translation>Spill og hjelp</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>I hånden</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Neste brikke</translation>
    </message>
    <message>
        <source>Move the tile</source>
        <translation>Flytt brikken</translation>
    </message>
    <message>
        <source>Take the tile, or mark it to trade</source>
        <translation>Ta brikken, eller merk den for bytte</translation>
    </message>
    <message>
        <source>On to the hand, the buttons, the lists</source>
        <translation>Videre til hånden, knappene, listene</translation>
    </message>
    <message>
        <source>{keys}Arrow keys</source>
        <translation>{keys}piltaster</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>keys</comment>
        <translation>{first} til {last}</translation>
    </message>
    <message>
        <source>Lay the held tile; then play the turn</source>
        <translation>Legg brikken du holder; spill så turen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Endre taster…</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Endre taster</translation>
    </message>
    <message>
        <source>Choose what a key is for, then press the new key.</source>
        <translation>Velg hva en tast skal gjøre, og trykk på den nye tasten.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Hva den gjør</translation>
    </message>
    <message>
        <source>New key:</source>
        <translation>Ny tast:</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Trykk på en tast</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Ingen tast</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Som den var</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Tilbakestill alle taster</translation>
    </message>
    <message>
        <source>{key} is for this now: {action}.</source>
        <translation>{key} gjør nå dette: {action}.</translation>
    </message>
    <message>
        <source>No key is for this now: {action}.</source>
        <translation>Ingen tast for dette nå: {action}.</translation>
    </message>
    <message>
        <source>All keys are as they were.</source>
        <translation>Alle taster er som de var.</translation>
    </message>
    <message>
        <source>{key} is taken: {action}. Change that key first, or choose another.</source>
        <translation>{key} er opptatt: {action}. Endre den tasten først, eller velg en annen.</translation>
    </message>
    <message>
        <source>{key} is needed to move in lists and to press buttons. Choose another key.</source>
        <translation>{key} trengs i lister og for knapper. Velg en annen tast.</translation>
    </message>
    <message>
        <source>{key} opens the menu {menu}. Choose another key.</source>
        <translation>{key} åpner menyen {menu}. Velg en annen tast.</translation>
    </message>
    <message>
        <source>{action}: {keys}</source>
        <translation>{action}: {keys}</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>Fersking</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Nybegynner</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Hobbyspiller</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Klubb</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>computer, first-timer</source>
        <translation>datamaskin, fersking</translation>
    </message>
    <message>
        <source>computer, beginner</source>
        <translation>datamaskin, nybegynner</translation>
    </message>
    <message>
        <source>computer, casual</source>
        <translation>datamaskin, hobbyspiller</translation>
    </message>
    <message>
        <source>computer, club</source>
        <translation>datamaskin, klubb</translation>
    </message>
    <message>
        <source>computer, expert</source>
        <translation>datamaskin, ekspert</translation>
    </message>
    <message>
        <source>computer, master</source>
        <translation>datamaskin, mester</translation>
    </message>
    <message>
        <source>Has just learned the rules, and never counts the points.</source>
        <translation>Har nettopp lært reglene og teller aldri poengene.</translation>
    </message>
    <message>
        <source>Lays as many tiles as it can, and counts the points now and then.</source>
        <translation>Legger så mange brikker som mulig og teller poengene av og til.</translation>
    </message>
    <message>
        <source>Counts the points on most turns; some days are better than others.</source>
        <translation>Teller poengene i de fleste turer; noen dager går bedre enn andre.</translation>
    </message>
    <message>
        <source>Always takes the most points on the table.</source>
        <translation>Tar alltid flest poeng på bordet.</translation>
    </message>
    <message>
        <source>Thinks ahead and counts the tiles.</source>
        <translation>Tenker framover og teller brikkene.</translation>
    </message>
    <message>
        <source>The strongest player here: knows what a position is worth.</source>
        <translation>Den sterkeste her: vet hva en stilling er verdt.</translation>
    </message>
    <message>
        <source>bot, {name}</source>
        <translation>bot, {name}</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>datamaskin, {level}</translation>
    </message>
    <message>
        <source>A program from your own list of bots.</source>
        <translation>Et program fra din egen liste over boter.</translation>
    </message>
    <message>
        <source>{level}: {line}</source>
        <translation>{level}: {line}</translation>
    </message>
    <message>
        <source>Makes about {points} a game.</source>
        <translation>Får omtrent {points} per spill.</translation>
    </message>
    <message>
        <source>{player} (about {points})</source>
        <comment>a level in a list, and its mean points a game</comment>
        <translation>{player} (ca. {points})</translation>
    </message>
    <message>
        <source>Decides at once.</source>
        <translation>Bestemmer seg med en gang.</translation>
    </message>
    <message>
        <source>Thinks for about {seconds} seconds a turn.</source>
        <translation>Tenker i omtrent {seconds} sekunder per tur.</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>Sist spilt først</translation>
    </message>
    <message>
        <source>Longest ago first</source>
        <translation>Lengst siden først</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Nyeste først</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Eldste først</translation>
    </message>
    <message>
        <source>Names from A to Z</source>
        <translation>Navn fra A til Å</translation>
    </message>
    <message>
        <source>Names from Z to A</source>
        <translation>Navn fra Å til A</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>Flest poeng først</translation>
    </message>
    <message>
        <source>Fewest points first</source>
        <translation>Færrest poeng først</translation>
    </message>
    <message>
        <source>Most turns first</source>
        <translation>Flest turer først</translation>
    </message>
    <message>
        <source>Fewest turns first</source>
        <translation>Færrest turer først</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spill</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Ikke ferdig</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Ferdig</translation>
    </message>
    <message>
        <source>nobody could lay a tile any more</source>
        <translation>ingen kunne legge flere brikker</translation>
    </message>
    <message>
        <source>three rounds without a tile</source>
        <translation>tre runder uten en brikke</translation>
    </message>
    <message>
        <source>the target was reached</source>
        <translation>målet ble nådd</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>gitt opp</translation>
    </message>
    <message>
        <source>stopped before its end</source>
        <translation>stoppet før slutten</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Search names, titles, deals</source>
        <translation>Søk i navn, titler, utdelinger</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Tøm søket</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Rekkefølge</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spiller</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Alle nivåer</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>Any variant</source>
        <translation>Alle varianter</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisk</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubes</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Select</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connect</translation>
    </message>
    <message>
        <source>Select + Connect</source>
        <translation>Select + Connect</translation>
    </message>
    <message>
        <source>The boxed game: 108 tiles on an endless table.</source>
        <translation>Spillet i esken: 108 brikker på et bord uten kant.</translation>
    </message>
    <message>
        <source>Dice in place of tiles. All hands lie open, and you may roll again before you play.</source>
        <translation>Terninger i stedet for brikker. Alle hender ligger åpent, og du kan kaste på nytt før du legger.</translation>
    </message>
    <message>
        <source>A board with stars: cover one for a disc, and spend it to lift a tile.</source>
        <translation>Et brett med stjerner: dekk en for å få en skive, og bruk den til å løfte en brikke.</translation>
    </message>
    <message>
        <source>A board with tiles on it from the start, and numbers that give extra points.</source>
        <translation>Et brett med brikker fra start, og tall som gir ekstra poeng.</translation>
    </message>
    <message>
        <source>Stars, numbers and first tiles, all on one board.</source>
        <translation>Stjerner, tall og brikker fra start, alt på ett brett.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Regler…</translation>
    </message>
    <message>
        <source>In this game all hands lie open anyway.</source>
        <translation>I dette spillet ligger alle hender åpent uansett.</translation>
    </message>
    <message>
        <source>In this game no hand decides who starts: it is always a tie.</source>
        <translation>I dette spillet avgjør ingen hånd hvem som starter: det er alltid likt.</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begynt</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Når som helst</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>I dag</translation>
    </message>
    <message numerus="yes">
        <source>The last %n day(s)</source>
        <translation>
            <numerusform>Siste dag</numerusform>
            <numerusform>Siste %n dager</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <comment>a computer and its level</comment>
        <translation>{name} ({level})</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tur</numerusform>
            <numerusform>%n turer</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>utdeling {number}</translation>
    </message>
    <message>
        <source>{several} · {next}</source>
        <comment>facts about a game</comment>
        <translation>{several} · {next}</translation>
    </message>
    <message>
        <source>{heading}: {players}. {day}. {detail}.</source>
        <comment>a game in the list of games</comment>
        <translation>{heading}: {players}. {day}. {detail}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln spill</numerusform>
            <numerusform>%Ln spill</numerusform>
        </translation>
    </message>
    <message>
        <source>{chosen} of {games} chosen</source>
        <translation>{chosen} av {games} valgt</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Ingen spill ennå</translation>
    </message>
    <message>
        <source>Every game you play is kept here, turn by turn.</source>
        <translation>Hvert spill du spiller, blir tatt vare på her, tur for tur.</translation>
    </message>
    <message>
        <source>No game like that</source>
        <translation>Ingen slike spill</translation>
    </message>
    <message>
        <source>Try another word, or show all games again.</source>
        <translation>Prøv et annet ord, eller vis alle spill igjen.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Vis alle spill</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nytt spill…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Se på nytt</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Gi nytt navn…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksporter…</translation>
    </message>
    <message>
        <source>Export all games…</source>
        <translation>Eksporter alle spill…</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Spill denne utdelingen igjen</translation>
    </message>
    <message>
        <source>Copy the deal&apos;s number</source>
        <translation>Kopier utdelingens nummer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Looking for a good play…</source>
        <translation>Leter etter et godt trekk…</translation>
    </message>
    <message>
        <source>There is no hint this time. You can ask again.</source>
        <translation>Ikke noe hint denne gangen. Du kan spørre igjen.</translation>
    </message>
    <message>
        <source>None of your tiles fits now. Trade the ones that you have twice, or that go with no other.</source>
        <translation>Ingen av brikkene dine passer nå. Bytt dem du har to av, eller som ikke går sammen med andre.</translation>
    </message>
    <message>
        <source>This counts as help. The game&apos;s record says that you were helped.</source>
        <translation>Dette teller som hjelp. Det noteres i spillet at du fikk hjelp.</translation>
    </message>
    <message>
        <source>Hint {number} of 3</source>
        <translation>Hint {number} av 3</translation>
    </message>
    <message>
        <source>Lay the longest line that your hand can make.</source>
        <translation>Legg den lengste linjen du har på hånden.</translation>
    </message>
    <message>
        <source>You can lay all your tiles and go out.</source>
        <translation>Du kan legge alle brikkene og gå ut.</translation>
    </message>
    <message>
        <source>There is a Qwirkle.</source>
        <translation>Det finnes en Qwirkle.</translation>
    </message>
    <message>
        <source>There is more than one Qwirkle in one play.</source>
        <translation>Det finnes mer enn én Qwirkle i ett trekk.</translation>
    </message>
    <message>
        <source>There is a play that counts in three lines or more.</source>
        <translation>Det finnes et trekk som teller i tre linjer eller flere.</translation>
    </message>
    <message>
        <source>There is a play that counts in two lines.</source>
        <translation>Det finnes et trekk som teller i to linjer.</translation>
    </message>
    <message>
        <source>There is a line of five that you should not leave to the others.</source>
        <translation>Det finnes en linje på fem som du ikke bør la de andre få.</translation>
    </message>
    <message>
        <source>There is a line that is good to lay at.</source>
        <translation>Det finnes en linje som er god å legge ved.</translation>
    </message>
    <message>
        <source>Your tiles make too little now: think of a trade.</source>
        <translation>Brikkene dine gir for lite nå: Tenk på et bytte.</translation>
    </message>
    <message>
        <source>It is best to pass.</source>
        <translation>Det beste er å stå over.</translation>
    </message>
    <message>
        <source>Your dice make little as they lie: roll some again first.</source>
        <translation>Terningene dine gir lite slik de ligger: kast noen på nytt først.</translation>
    </message>
    <message>
        <source>A tile on the board is worth a disc to you.</source>
        <translation>En brikke på brettet er verdt en skive for deg.</translation>
    </message>
    <message>
        <source>Look to the left.</source>
        <translation>Se til venstre.</translation>
    </message>
    <message>
        <source>Look to the right.</source>
        <translation>Se til høyre.</translation>
    </message>
    <message>
        <source>Look at the top.</source>
        <translation>Se øverst.</translation>
    </message>
    <message>
        <source>Look at the bottom.</source>
        <translation>Se nederst.</translation>
    </message>
    <message>
        <source>Look in the middle.</source>
        <translation>Se i midten.</translation>
    </message>
    <message>
        <source>It is this line. The dashed cells are free.</source>
        <translation>Det er denne linjen. De stiplede rutene er ledige.</translation>
    </message>
    <message>
        <source>It is this tile.</source>
        <translation>Det er denne brikken.</translation>
    </message>
    <message>
        <source>No play with these dice is worth as much as what a roll may bring.</source>
        <translation>Ingenting du kan legge med disse terningene er verdt så mye som det et kast kan gi.</translation>
    </message>
    <message>
        <source>Nothing on the board is worth more than new tiles.</source>
        <translation>Ingenting på brettet er bedre enn nye brikker.</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)</source>
        <comment>the best move</comment>
        <translation>
            <numerusform>Bytt %n brikke</numerusform>
            <numerusform>Bytt %n brikker</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>the best move</comment>
        <translation>Stå over</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <comment>the best move</comment>
        <translation>
            <numerusform>Kast %n terning på nytt</numerusform>
            <numerusform>Kast %n terninger på nytt</numerusform>
        </translation>
    </message>
    <message>
        <source>Lift this tile</source>
        <comment>the best move</comment>
        <translation>Løft denne brikken</translation>
    </message>
    <message>
        <source>Best play: {points}</source>
        <translation>Beste trekk: {points}</translation>
    </message>
    <message>
        <source>All in all it is worth a little more than the next one.</source>
        <translation>Alt i alt er det litt bedre enn det neste.</translation>
    </message>
    <message numerus="yes">
        <source>The %n best move(s)</source>
        <translation>
            <numerusform>Det beste trekket</numerusform>
            <numerusform>De %n beste trekkene</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at one to see it. Click it to lay it on the table.</source>
        <translation>Pek på et trekk for å se det. Klikk for å legge det på bordet.</translation>
    </message>
    <message>
        <source>{move}, {worth}</source>
        <comment>a move, and what it loses</comment>
        <translation>{move}, {worth}</translation>
    </message>
    <message numerus="yes">
        <source>trade %n tile(s)</source>
        <translation>
            <numerusform>bytte %n brikke</numerusform>
            <numerusform>bytte %n brikker</numerusform>
        </translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move</comment>
        <translation>stå over</translation>
    </message>
    <message numerus="yes">
        <source>roll %n dice again</source>
        <translation>
            <numerusform>kast %n terning på nytt</numerusform>
            <numerusform>kast %n terninger på nytt</numerusform>
        </translation>
    </message>
    <message>
        <source>lift the {tile}</source>
        <translation>løft {tile}</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of moves</comment>
        <translation>best</translation>
    </message>
    <message>
        <source>loses {points}</source>
        <comment>a move</comment>
        <translation>taper {points}</translation>
    </message>
    <message>
        <source>{tile}: you see all of them.</source>
        <translation>{tile}: Du ser alle.</translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n not seen. Chance that another player holds one: {chance}.</source>
        <translation>
            <numerusform>{tile}: %n ikke sett. Sjansen for at en annen spiller har en: {chance}.</numerusform>
            <numerusform>{tile}: %n ikke sett. Sjansen for at en annen spiller har en: {chance}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open line(s)</source>
        <translation>
            <numerusform>%n åpen linje</numerusform>
            <numerusform>%n åpne linjer</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines of five and four, and the tiles that go on there.</source>
        <translation>Linjer på fem og fire, og brikkene som passer der.</translation>
    </message>
    <message>
        <source>There is no line of five or four that a tile goes on with.</source>
        <translation>Ingen linje med fem eller fire kan forlenges med en brikke.</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) with no tile left: dead.</source>
        <translation>
            <numerusform>%n linje til uten brikker igjen: død.</numerusform>
            <numerusform>%n linjer til uten brikker igjen: døde.</numerusform>
        </translation>
    </message>
    <message>
        <source>line of {length}: you can, {unseen} not seen</source>
        <translation>linje på {length}: du kan, {unseen} ikke sett</translation>
    </message>
    <message>
        <source>line of {length}: {unseen} not seen, next player {chance}</source>
        <translation>linje på {length}: {unseen} ikke sett, neste spiller {chance}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Deleted the game of {names}.</source>
        <translation>Slettet spillet til {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n game(s).</source>
        <translation>
            <numerusform>%n spill slettet.</numerusform>
            <numerusform>%n spill slettet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back.</source>
        <translation>
            <numerusform>%n spill hentet tilbake.</numerusform>
            <numerusform>%n spill hentet tilbake.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: deal {number}. Whoever enters it in a new game gets the same tiles.</source>
        <translation>Kopiert: utdeling {number}. Den som skriver det inn i et nytt spill, får de samme brikkene.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n game(s) to {folder}.</source>
        <translation>
            <numerusform>%n spill eksportert til {folder}.</numerusform>
            <numerusform>%n spill eksportert til {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n spill kunne ikke leses.</numerusform>
            <numerusform>%n spill kunne ikke leses.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Exported as {file}.</source>
        <translation>Eksportert som {file}.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Eksporter spill</translation>
    </message>
    <message>
        <source>The files tell every hand</source>
        <translation>Filene viser alle hender</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are not over: whoever opens the files sees which tiles everyone holds. Export them all the same?</source>
        <translation>
            <numerusform>%n spill er ikke over: Den som åpner filen, ser hvilke brikker alle har. Eksportere likevel?</numerusform>
            <numerusform>%n spill er ikke over: Den som åpner filene, ser hvilke brikker alle har. Eksportere alle likevel?</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksporter</translation>
    </message>
    <message>
        <source>The games could not be exported</source>
        <translation>Spillene kunne ikke eksporteres</translation>
    </message>
    <message>
        <source>The library could not be changed</source>
        <translation>Biblioteket kunne ikke endres</translation>
    </message>
    <message>
        <source>Rename this game</source>
        <translation>Gi spillet nytt navn</translation>
    </message>
    <message>
        <source>Without a title the game is listed by how it ended.</source>
        <translation>Uten tittel vises spillet etter hvordan det endte.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Tittel</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Gi nytt navn</translation>
    </message>
    <message>
        <source>Classic, light tiles</source>
        <translation>Klassisk, lyse brikker</translation>
    </message>
    <message>
        <source>Classic, dark tiles</source>
        <translation>Klassisk, mørke brikker</translation>
    </message>
    <message>
        <source>Soft, light tiles</source>
        <translation>Dempet, lyse brikker</translation>
    </message>
    <message>
        <source>Soft, dark tiles</source>
        <translation>Dempet, mørke brikker</translation>
    </message>
    <message>
        <source>High contrast, light tiles</source>
        <translation>Høy kontrast, lyse brikker</translation>
    </message>
    <message>
        <source>High contrast, dark tiles</source>
        <translation>Høy kontrast, mørke brikker</translation>
    </message>
    <message>
        <source>For colour vision deficiency, light tiles</source>
        <translation>For fargeblinde, lyse brikker</translation>
    </message>
    <message>
        <source>For colour vision deficiency, dark tiles</source>
        <translation>For fargeblinde, mørke brikker</translation>
    </message>
    <message>
        <source>Normal sight</source>
        <translation>Vanlig syn</translation>
    </message>
    <message>
        <source>Without red (protanopia)</source>
        <translation>Uten rødt (protanopi)</translation>
    </message>
    <message>
        <source>Without green (deuteranopia)</source>
        <translation>Uten grønt (deuteranopi)</translation>
    </message>
    <message>
        <source>Without blue (tritanopia)</source>
        <translation>Uten blått (tritanopi)</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>Mine farger</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of the preferences</comment>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flat</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høy kontrast</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Ensfarget</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filt</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>of a table</comment>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papir</translation>
    </message>
    <message>
        <source>None</source>
        <comment>marks of colours</comment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>A letter in the corner</source>
        <translation>En bokstav i hjørnet</translation>
    </message>
    <message>
        <source>A pattern in the symbol</source>
        <translation>Et mønster i symbolet</translation>
    </message>
    <message>
        <source>Own colours…</source>
        <translation>Egne farger…</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Tilbakestill</translation>
    </message>
    <message>
        <source>How tiles look on the table</source>
        <translation>Slik ser brikkene ut på bordet</translation>
    </message>
    <message>
        <source>Own colours</source>
        <translation>Egne farger</translation>
    </message>
    <message>
        <source>Fill of {colour}</source>
        <translation>Fyll: {colour}</translation>
    </message>
    <message>
        <source>Outline of {colour}</source>
        <translation>Omriss: {colour}</translation>
    </message>
    <message>
        <source>Tile</source>
        <comment>the face of a tile</comment>
        <translation>Brikke</translation>
    </message>
    <message>
        <source>{apart} between {one} and {other}</source>
        <comment>the smallest distance, and the two colours</comment>
        <translation>{apart} mellom {one} og {other}</translation>
    </message>
    <message>
        <source>The two colours most alike</source>
        <translation>De to fargene som ligner mest</translation>
    </message>
    <message>
        <source>Hard to tell apart: {one} and {other}. A distance of {least} or more is good.</source>
        <translation>Vanskelige å skille: {one} og {other}. En avstand på {least} eller mer er bra.</translation>
    </message>
    <message>
        <source>Not every eye will tell these colours apart. Colour marks help then.</source>
        <translation>Ikke alle øyne kan skille disse fargene. Da hjelper fargemerker.</translation>
    </message>
    <message>
        <source>Hardly stands out from the tile: {colour}, {contrast} to 1. A contrast of {least} or more is good.</source>
        <translation>Skiller seg lite fra brikken: {colour}, {contrast} til 1. En kontrast på {least} eller mer er bra.</translation>
    </message>
    <message>
        <source>All colours are told apart well.</source>
        <translation>Alle fargene er lette å skille.</translation>
    </message>
    <message>
        <source>A palette could not be read</source>
        <translation>En palett kunne ikke leses</translation>
    </message>
    <message>
        <source>The palette could not be saved</source>
        <translation>Paletten kunne ikke lagres</translation>
    </message>
    <message>
        <source>Delete this palette?</source>
        <translation>Slette denne paletten?</translation>
    </message>
    <message>
        <source>The tiles get the classic colours again.</source>
        <translation>Brikkene får de klassiske fargene igjen.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behold</translation>
    </message>
    <message>
        <source>Please give the palette a name.</source>
        <translation>Gi paletten et navn.</translation>
    </message>
    <message>
        <source>For colour vision deficiency</source>
        <translation>For fargeblinde</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Fyll</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Omriss</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt spill…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Å&amp;pne en spillfil…</translation>
    </message>
    <message>
        <source>&amp;Save as a record…</source>
        <translation>&amp;Lagre som spillfil…</translation>
    </message>
    <message>
        <source>Copy the board as a &amp;picture</source>
        <translation>Kopier brettet som &amp;bilde</translation>
    </message>
    <message>
        <source>Copy the board as &amp;text</source>
        <translation>Kopier brettet som &amp;tekst</translation>
    </message>
    <message>
        <source>&amp;Save board and scores as PDF…</source>
        <translation>&amp;Lagre brett og poeng som PDF…</translation>
    </message>
    <message>
        <source>P&amp;rint board and scores…</source>
        <translation>Skriv &amp;ut brett og poeng…</translation>
    </message>
    <message>
        <source>&amp;Replay this game</source>
        <translation>&amp;Se dette spillet på nytt</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Gjenno&amp;mgå dette spillet</translation>
    </message>
    <message>
        <source>Play on &amp;from here…</source>
        <translation>Spill videre &amp;herfra…</translation>
    </message>
    <message>
        <source>Play this dea&amp;l again</source>
        <translation>Spill denne &amp;utdelingen igjen</translation>
    </message>
    <message>
        <source>&amp;Copy the deal&apos;s number</source>
        <translation>&amp;Kopier utdelingens nummer</translation>
    </message>
    <message>
        <source>Ga&amp;mes…</source>
        <translation>Alle sp&amp;ill…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistikk…</translation>
    </message>
    <message>
        <source>Scorep&amp;ad…</source>
        <translation>Poeng&amp;blokk…</translation>
    </message>
    <message>
        <source>&amp;End this game…</source>
        <translation>St&amp;opp dette spillet…</translation>
    </message>
    <message>
        <source>&amp;Hand a seat to the computer…</source>
        <translation>Gi en plass til &amp;datamaskinen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avslutt</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Ta tilbake</translation>
    </message>
    <message>
        <source>Take one tile back</source>
        <translation>Ta tilbake én brikke</translation>
    </message>
    <message>
        <source>&amp;List of legal plays…</source>
        <translation>&amp;Liste over lovlige trekk…</translation>
    </message>
    <message>
        <source>Say ho&amp;w the game stands</source>
        <translation>S&amp;i hvordan spillet står</translation>
    </message>
    <message>
        <source>Say what &amp;happened last</source>
        <translation>Si h&amp;va som sist skjedde</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Taster…</translation>
    </message>
    <message>
        <source>Tra&amp;de…</source>
        <translation>&amp;Bytt…</translation>
    </message>
    <message>
        <source>R&amp;oll again…</source>
        <translation>Kast på n&amp;ytt…</translation>
    </message>
    <message>
        <source>Lift a til&amp;e…</source>
        <translation>L&amp;øft en brikke…</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>Gi &amp;et hint</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>Stå &amp;over</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>Sett &amp;klokken på pause</translation>
    </message>
    <message>
        <source>Sort by &amp;colour</source>
        <translation>Sorter etter &amp;farge</translation>
    </message>
    <message>
        <source>Sort by &amp;shape</source>
        <translation>Sorter etter fo&amp;rm</translation>
    </message>
    <message>
        <source>&amp;Let go</source>
        <translation>S&amp;lipp</translation>
    </message>
    <message>
        <source>Pause the co&amp;mputers</source>
        <translation>Sett datamaskinene på &amp;pause</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>&amp;Neste tur</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Hurtig</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Resultat</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>Spill i&amp;gjen</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;inn</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom &amp;ut</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>&amp;Tilpass brettet</translation>
    </message>
    <message>
        <source>Look at the last mo&amp;ve</source>
        <translation>Se på siste t&amp;rekk</translation>
    </message>
    <message>
        <source>&amp;Mark where a tile can go</source>
        <translation>&amp;Merk hvor en brikke kan ligge</translation>
    </message>
    <message>
        <source>Open &amp;lines</source>
        <translation>Å&amp;pne linjer</translation>
    </message>
    <message>
        <source>&amp;Dead cells</source>
        <translation>&amp;Døde ruter</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Fullskjerm</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>L&amp;yder</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Innsti&amp;llinger…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Oppga&amp;ver…</translation>
    </message>
    <message>
        <source>M&amp;y mistakes…</source>
        <translation>Mine &amp;feil…</translation>
    </message>
    <message>
        <source>L&amp;earn to play</source>
        <translation>Læ&amp;r å spille</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Slik spiller du</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>Åpne &amp;loggmappen</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>&amp;Kopier en rapport</translation>
    </message>
    <message>
        <source>&amp;About Qwirkle Desktop</source>
        <translation>&amp;Om Qwirkle Desktop</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>Som &amp;skrivebordet</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Lyst</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Mørkt</translation>
    </message>
    <message>
        <source>Take the first tile</source>
        <translation>Ta den første brikken</translation>
    </message>
    <message>
        <source>Take the second tile</source>
        <translation>Ta den andre brikken</translation>
    </message>
    <message>
        <source>Take the third tile</source>
        <translation>Ta den tredje brikken</translation>
    </message>
    <message>
        <source>Take the fourth tile</source>
        <translation>Ta den fjerde brikken</translation>
    </message>
    <message>
        <source>Take the fifth tile</source>
        <translation>Ta den femte brikken</translation>
    </message>
    <message>
        <source>Take the sixth tile</source>
        <translation>Ta den sjette brikken</translation>
    </message>
    <message>
        <source>Take the seventh tile</source>
        <translation>Ta den sjuende brikken</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>Copy and &amp;print</source>
        <translation>Kopie&amp;r og skriv ut</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Trekk</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>Ut&amp;seende</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjelp</translation>
    </message>
    <message>
        <source>&amp;Unfinished games</source>
        <translation>Uf&amp;erdige spill</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>{state} - Qwirkle</source>
        <translation>{state} – Qwirkle</translation>
    </message>
    <message>
        <source>Qwirkle</source>
        <translation>Qwirkle</translation>
    </message>
    <message numerus="yes">
        <source>{name} traded %n tile(s).</source>
        <translation>
            <numerusform>{name} byttet %n brikke.</numerusform>
            <numerusform>{name} byttet %n brikker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} played {tiles} for {points}, %n Qwirkle(s)!</source>
        <translation>
            <numerusform>{name} spilte {tiles} for {points}, %n Qwirkle!</numerusform>
            <numerusform>{name} spilte {tiles} for {points}, %n Qwirkler!</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} played {tiles} for {points}.</source>
        <translation>{name} spilte {tiles} for {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} went out: %n more point(s).</source>
        <translation>
            <numerusform>{name} gikk ut: %n poeng til.</numerusform>
            <numerusform>{name} gikk ut: %n poeng til.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} could not play and passed.</source>
        <translation>{name} kunne ikke spille og sto over.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} sto over.</translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <comment>a chip on the last move</comment>
        <translation>{name} +{points}</translation>
    </message>
    <message>
        <source>Game so far</source>
        <translation>Spillet så langt</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>din tur</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>har turen</translation>
    </message>
    <message>
        <source>thinking...</source>
        <translation>tenker…</translation>
    </message>
    <message>
        <source>{status} · {tiles}</source>
        <translation>{status} · {tiles}</translation>
    </message>
    <message>
        <source>{name}, {points}, {tiles}, {status}</source>
        <translation>{name}, {points}, {tiles}, {status}</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Pose</translation>
    </message>
    <message>
        <source>{left} of {total} left</source>
        <translation>{left} av {total} igjen</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the bag</comment>
        <translation>tom</translation>
    </message>
    <message>
        <source>Bag, empty</source>
        <translation>Pose, tom</translation>
    </message>
    <message>
        <source>Bag, {left} of {total} tiles left</source>
        <translation>Pose, {left} av {total} brikker igjen</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Lister</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Trekk</translation>
    </message>
    <message>
        <source>No moves yet</source>
        <translation>Ingen trekk ennå</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Brikker igjen</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>{parts} = {sum}</source>
        <comment>points of lines</comment>
        <translation>{parts} = {sum}</translation>
    </message>
    <message>
        <source>+{points} out</source>
        <comment>the bonus for going out</comment>
        <translation>+{points} ut</translation>
    </message>
    <message>
        <source>trade {count}</source>
        <translation>bytte {count}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>står over</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: {tiles}, Qwirkle, {points}</source>
        <translation>tur {turn}, {name}: {tiles}, Qwirkle, {points}</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: {tiles}, {points}</source>
        <translation>tur {turn}, {name}: {tiles}, {points}</translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <comment>in a list of tiles</comment>
        <translation>{several}, {next}</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: traded {tiles}</source>
        <translation>tur {turn}, {name}: byttet {tiles}</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: passed</source>
        <translation>tur {turn}, {name}: sto over</translation>
    </message>
    <message>
        <source>{name} went out, {points}</source>
        <translation>{name} gikk ut, {points}</translation>
    </message>
    <message>
        <source>{turn}; {total} in all</source>
        <translation>{turn}; {total} i alt</translation>
    </message>
    <message>
        <source>{card}. Latest turn: {points}</source>
        <comment>a player&apos;s card and points</comment>
        <translation>{card}. Siste tur: {points}</translation>
    </message>
    <message>
        <source>{card}. {hand}</source>
        <comment>a player&apos;s card and the hand</comment>
        <translation>{card}. {hand}</translation>
    </message>
    <message>
        <source>{tile}, none left</source>
        <translation>{tile}, ingen igjen</translation>
    </message>
    <message>
        <source>{tile}, {count} left</source>
        <translation>{tile}, {count} igjen</translation>
    </message>
    <message>
        <source>{colour} dice, none left</source>
        <translation>terninger i {colour}, ingen igjen</translation>
    </message>
    <message>
        <source>{colour} dice, {count} left</source>
        <translation>terninger i {colour}, {count} igjen</translation>
    </message>
    <message>
        <source>Tiles left, {tiles} not seen yet</source>
        <translation>Brikker igjen, {tiles} ikke sett ennå</translation>
    </message>
    <message>
        <source>Shown with your hand</source>
        <translation>Vises sammen med hånden din</translation>
    </message>
    <message>
        <source>{turn}: {note}</source>
        <comment>a turn and what is said of it</comment>
        <translation>{turn}: {note}</translation>
    </message>
    <message>
        <source>Your library was damaged</source>
        <translation>Biblioteket ditt var skadet</translation>
    </message>
    <message numerus="yes">
        <source>It was put right from what could still be read. %n game(s) are here.</source>
        <translation>
            <numerusform>Det er satt i stand med det som kunne leses. %n spill er her.</numerusform>
            <numerusform>Det er satt i stand med det som kunne leses. %n spill er her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was put right from the newest copy and from what could still be read. %n game(s) are here.</source>
        <translation>
            <numerusform>Det er satt i stand med den nyeste kopien og det som kunne leses. %n spill er her.</numerusform>
            <numerusform>Det er satt i stand med den nyeste kopien og det som kunne leses. %n spill er her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read any more.</source>
        <translation>
            <numerusform>%n spill kunne ikke lenger leses.</numerusform>
            <numerusform>%n spill kunne ikke lenger leses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) at the end of games are missing.</source>
        <translation>
            <numerusform>%n tur på slutten av et spill mangler.</numerusform>
            <numerusform>%n turer på slutten av spill mangler.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game or turn is known to be missing.</source>
        <translation>Ingen spill eller turer ser ut til å mangle.</translation>
    </message>
    <message>
        <source>The library&apos;s file was missing or empty.</source>
        <translation>Bibliotekets fil manglet eller var tom.</translation>
    </message>
    <message>
        <source>The damaged file was kept: {file}</source>
        <translation>Den skadde filen er tatt vare på: {file}</translation>
    </message>
    <message>
        <source>Your library was put back</source>
        <translation>Biblioteket ditt er lagt tilbake</translation>
    </message>
    <message>
        <source>Another program removed its file. It was written again; no game is missing.</source>
        <translation>Et annet program fjernet filen. Den er skrevet på nytt; ingen spill mangler.</translation>
    </message>
    <message>
        <source>Another program put a different file in its place. No game of yours is missing.</source>
        <translation>Et annet program la en annen fil i stedet. Ingen av spillene dine mangler.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the other file were added.</source>
        <translation>
            <numerusform>%n spill fra den andre filen er lagt til.</numerusform>
            <numerusform>%n spill fra den andre filen er lagt til.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other file was kept: {file}</source>
        <translation>Den andre filen er tatt vare på: {file}</translation>
    </message>
    <message>
        <source>Part of the game of {names} could not be read.</source>
        <translation>En del av spillet til {names} kunne ikke leses.</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) at its end are missing.</source>
        <translation>
            <numerusform>%n tur mangler på slutten.</numerusform>
            <numerusform>%n turer mangler på slutten.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is here again.</source>
        <translation>Hele spillet er her igjen.</translation>
    </message>
    <message>
        <source>A game was put right</source>
        <translation>Et spill er satt i stand</translation>
    </message>
    <message>
        <source>From the copy of {day}</source>
        <translation>Fra kopien fra {day}</translation>
    </message>
    <message>
        <source>Lay at least one tile on the table first.</source>
        <translation>Legg minst én brikke på bordet først.</translation>
    </message>
    <message>
        <source>These tiles are not all in your hand.</source>
        <translation>Ikke alle disse brikkene er på hånden din.</translation>
    </message>
    <message>
        <source>A tile already lies there.</source>
        <translation>Det ligger alt en brikke der.</translation>
    </message>
    <message>
        <source>That is too far away from the other tiles.</source>
        <translation>Det er for langt fra de andre brikkene.</translation>
    </message>
    <message>
        <source>All tiles of a turn go in one row or one column.</source>
        <translation>Alle brikkene i en tur legges i én rad eller én kolonne.</translation>
    </message>
    <message>
        <source>The tiles of a turn must join up: there is a gap between them.</source>
        <translation>Brikkene i en tur må henge sammen: Det er et hull mellom dem.</translation>
    </message>
    <message>
        <source>New tiles must touch a tile that was already there.</source>
        <translation>Nye brikker må ligge inntil en brikke som lå der fra før.</translation>
    </message>
    <message>
        <source>A line cannot hold the same tile twice.</source>
        <translation>En linje kan ikke ha samme brikke to ganger.</translation>
    </message>
    <message>
        <source>A line must be all one colour or all one shape.</source>
        <translation>En linje må ha bare én farge eller bare én form.</translation>
    </message>
    <message>
        <source>The first turn must lay tiles: no trading or passing yet.</source>
        <translation>I første tur må du legge brikker: ikke bytte eller stå over ennå.</translation>
    </message>
    <message>
        <source>Choose at least one tile to trade.</source>
        <translation>Velg minst én brikke å bytte.</translation>
    </message>
    <message>
        <source>You can still lay a tile, so you may not pass: play or trade.</source>
        <translation>Du kan fortsatt legge en brikke, så du kan ikke stå over: spill eller bytt.</translation>
    </message>
    <message>
        <source>That is off the board.</source>
        <translation>Det er utenfor brettet.</translation>
    </message>
    <message>
        <source>The first turn covers one of the cells to start from.</source>
        <translation>Den første turen dekker en av startrutene.</translation>
    </message>
    <message>
        <source>There is no trading in this game.</source>
        <translation>I dette spillet byttes det ikke.</translation>
    </message>
    <message>
        <source>There are no dice in this game.</source>
        <translation>I dette spillet er det ingen terninger.</translation>
    </message>
    <message>
        <source>Choose at least one die to roll.</source>
        <translation>Velg minst én terning å kaste.</translation>
    </message>
    <message>
        <source>You have rolled again in this turn: once is all.</source>
        <translation>Du har kastet om igjen i denne turen: bare én gang.</translation>
    </message>
    <message>
        <source>None of your dice fits: roll again.</source>
        <translation>Ingen av terningene dine passer: kast igjen.</translation>
    </message>
    <message>
        <source>Lifting a tile costs a disc, and you have none.</source>
        <translation>Å løfte en brikke koster en skive, og du har ingen.</translation>
    </message>
    <message>
        <source>You have lifted a tile in this turn: one is all.</source>
        <translation>Du har løftet en brikke i denne turen: bare én.</translation>
    </message>
    <message>
        <source>No such tile lies there.</source>
        <translation>Den brikken ligger ikke der.</translation>
    </message>
    <message>
        <source>A tile of a Qwirkle stays where it is.</source>
        <translation>En brikke i en Qwirkle blir liggende.</translation>
    </message>
    <message>
        <source>The last tile on the board stays where it is.</source>
        <translation>Den siste brikken på brettet blir liggende.</translation>
    </message>
    <message>
        <source>Lay the tile that you lifted before you lift another.</source>
        <translation>Legg brikken du løftet før du løfter en til.</translation>
    </message>
    <message>
        <source>A lifted tile may not go back to where it was.</source>
        <translation>En løftet brikke kan ikke legges tilbake der den lå.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Spillet er over.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n matching tile(s): the first line must have all of them.</source>
        <translation>
            <numerusform>Du har %n matchende brikke: Den første linjen må ha den.</numerusform>
            <numerusform>Du har %n matchende brikker: Den første linjen må ha alle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your tiles fits, but the bag still has %n tile(s): trade some.</source>
        <translation>
            <numerusform>Ingen av brikkene dine passer, men posen har %n brikke igjen: Bytt noen.</numerusform>
            <numerusform>Ingen av brikkene dine passer, men posen har %n brikker igjen: Bytt noen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bag is empty, so there is nothing to trade for.</source>
        <translation>Posen er tom, så det er ingenting å bytte med.</translation>
    </message>
    <message numerus="yes">
        <source>The bag holds only %n tile(s), and you cannot trade more than that.</source>
        <translation>
            <numerusform>Posen har bare %n brikke, og du kan ikke bytte flere enn det.</numerusform>
            <numerusform>Posen har bare %n brikker, og du kan ikke bytte flere enn det.</numerusform>
        </translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Til begynnelsen</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Én tur tilbake</translation>
    </message>
    <message>
        <source>Play the turns</source>
        <translation>Spill av turene</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Én tur fram</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Til slutten</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Vis hendene</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsom</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Vanlig</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rask</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hender</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Spill videre…</translation>
    </message>
    <message>
        <source>Every turn against the best one: what it lost, why, and what was luck</source>
        <translation>Hver tur mot den beste: hva den tapte, hvorfor, og hva som var flaks</translation>
    </message>
    <message>
        <source>A game can be reviewed once it is over: its hands are hidden until then.</source>
        <translation>Et spill kan gjennomgås når det er over: Til da er hendene skjult.</translation>
    </message>
    <message>
        <source>The coach reviews the classic game only, for now.</source>
        <translation>Treneren går foreløpig bare gjennom det klassiske spillet.</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Avspillingens fart</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tur</translation>
    </message>
    <message>
        <source>Replay: {names}</source>
        <translation>Avspilling: {names}</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Før første tur</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Slutten</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tur {turn} av {turns}</translation>
    </message>
    <message>
        <source>{name} starts.</source>
        <translation>{name} begynner.</translation>
    </message>
    <message>
        <source>Who plays on from the beginning?</source>
        <translation>Hvem spiller videre fra begynnelsen?</translation>
    </message>
    <message>
        <source>Who plays on from turn {turn}?</source>
        <translation>Hvem spiller videre fra tur {turn}?</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Spill videre herfra</translation>
    </message>
    <message>
        <source>A new game begins with the tiles as they lie; what is in the bag is mixed anew. The old game stays.</source>
        <translation>Et nytt spill begynner med brikkene slik de ligger; posen blandes på nytt. Det gamle spillet blir værende.</translation>
    </message>
    <message>
        <source>This game can still go on, so its hands stay hidden.</source>
        <translation>Dette spillet kan fortsette, så hendene er skjult.</translation>
    </message>
    <message>
        <source>The game is over here: go back a turn to play on.</source>
        <translation>Spillet er over her: Gå én tur tilbake for å spille videre.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Utdeling {number}</translation>
    </message>
    <message>
        <source>Deal {number} is copied: who starts a game with it gets the same tiles.</source>
        <translation>Utdeling {number} er kopiert: Den som starter et spill med den, får de samme brikkene.</translation>
    </message>
    <message>
        <source>This game is not in your library any more</source>
        <translation>Dette spillet er ikke lenger i biblioteket ditt</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linjer</translation>
    </message>
    <message>
        <source>A line never holds the same tile twice, so six is the longest.</source>
        <translation>En linje har aldri samme brikke to ganger, så seks er det lengste.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>A line of six is a Qwirkle: 6 points more, so it gives 12 in all.</source>
        <translation>En linje på seks er en Qwirkle: 6 bonuspoeng, altså 12 i alt.</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>person</source>
        <translation>person</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the name of the only person at the table</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>{name} starts with the most matching tiles ({size}).</source>
        <translation>{name} begynner med flest matchende brikker ({size}).</translation>
    </message>
    <message>
        <source>{name} starts: the oldest.</source>
        <translation>{name} begynner: den eldste.</translation>
    </message>
    <message>
        <source>{name} starts: the youngest.</source>
        <translation>{name} begynner: den yngste.</translation>
    </message>
    <message>
        <source>We drew lots: {name} starts.</source>
        <translation>Vi trakk lodd: {name} begynner.</translation>
    </message>
    <message>
        <source>{name} was chosen to start.</source>
        <translation>{name} ble valgt til å begynne.</translation>
    </message>
    <message>
        <source>You start with the most matching tiles ({size}).</source>
        <translation>Du begynner med flest matchende brikker ({size}).</translation>
    </message>
    <message>
        <source>You start: the oldest.</source>
        <translation>Du begynner: den eldste.</translation>
    </message>
    <message>
        <source>You start: the youngest.</source>
        <translation>Du begynner: den yngste.</translation>
    </message>
    <message>
        <source>We drew lots: you start.</source>
        <translation>Vi trakk lodd: Du begynner.</translation>
    </message>
    <message>
        <source>You were chosen to start.</source>
        <translation>Du ble valgt til å begynne.</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>Den eldste</translation>
    </message>
    <message>
        <source>The youngest</source>
        <translation>Den yngste</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Loddtrekning</translation>
    </message>
    <message>
        <source>We choose</source>
        <translation>Vi velger selv</translation>
    </message>
    <message>
        <source>{tied} both have {size}.</source>
        <translation>Likt: {tied} har {size} hver.</translation>
    </message>
    <message>
        <source>{tied} all have {size}.</source>
        <translation>Likt: {tied} har {size} hver.</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Hvem starter?</translation>
    </message>
    <message numerus="yes">
        <source>{tied} have %n matching tile(s) each. Who starts?</source>
        <translation>
            <numerusform>{tied} har %n matchende brikke hver. Hvem begynner?</numerusform>
            <numerusform>{tied} har %n matchende brikker hver. Hvem begynner?</numerusform>
        </translation>
    </message>
    <message>
        <source>Most matching tiles</source>
        <translation>Flest matchende brikker</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistikk</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Tall</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Over tid</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Mot hverandre</translation>
    </message>
    <message>
        <source>Count games with help (hints, undo)</source>
        <translation>Ta med spill med hjelp (hint, angring)</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Vist</translation>
    </message>
    <message>
        <source>Points in each game</source>
        <translation>Poeng i hvert spill</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Vunne spill</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Som tabell</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>Lagre diagrammet…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Eksporter som CSV…</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Ferdige spill</translation>
    </message>
    <message>
        <source>Scorepad</source>
        <translation>Poengblokk</translation>
    </message>
    <message>
        <source>Who plays at your table?</source>
        <translation>Hvem spiller ved bordet?</translation>
    </message>
    <message>
        <source>For a game with real tiles. Two to six names in the order of your turns; the first begins.</source>
        <translation>For et spill med ekte brikker. To til seks navn i den rekkefølgen dere spiller; den første begynner.</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>Navn {number}</translation>
    </message>
    <message>
        <source>Let the next one begin</source>
        <translation>La den neste begynne</translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <comment>what is said of a player</comment>
        <translation>{several}, {next}</translation>
    </message>
    <message>
        <source>{name}: {notes}</source>
        <comment>a player of the scorepad</comment>
        <translation>{name}: {notes}</translation>
    </message>
    <message>
        <source>Qwirkles: {count}</source>
        <translation>Qwirkle: {count}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>leder</translation>
    </message>
    <message>
        <source>out +6</source>
        <translation>ute +6</translation>
    </message>
    <message>
        <source>Click a turn to change it.</source>
        <translation>Klikk på en tur for å endre den.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>round {number}, {name}: {points}</source>
        <translation>runde {number}, {name}: {points}</translation>
    </message>
    <message>
        <source>{turn}, {qwirkles}</source>
        <translation>{turn}, {qwirkles}</translation>
    </message>
    <message>
        <source>{name}&apos;s points</source>
        <translation>Poengene til {name}</translation>
    </message>
    <message>
        <source>Type points, or tap line lengths.</source>
        <translation>Tast poeng, eller trykk linjelengder.</translation>
    </message>
    <message>
        <source>A turn gives {most} points at most.</source>
        <translation>En tur gir høyst {most} poeng.</translation>
    </message>
    <message>
        <source>{sum} + {part}</source>
        <comment>an addition</comment>
        <translation>{sum} + {part}</translation>
    </message>
    <message>
        <source>{sum} = {total}</source>
        <comment>an addition</comment>
        <translation>{sum} = {total}</translation>
    </message>
    <message>
        <source>Lines made or extended</source>
        <translation>Linjer laget eller forlenget</translation>
    </message>
    <message>
        <source>A line of {length}: {points}</source>
        <translation>En linje på {length}: {points}</translation>
    </message>
    <message>
        <source>Qwirkles in it: {count}</source>
        <translation>Qwirkle i dette: {count}</translation>
    </message>
    <message>
        <source>How many Qwirkles are in these points? Each click notes one more.</source>
        <translation>Hvor mange Qwirkle er det i disse poengene? Hvert klikk noterer én til.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Visk ut</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Skriv ned</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Endre</translation>
    </message>
    <message>
        <source>Round {number}, {name}</source>
        <translation>Runde {number}, {name}</translation>
    </message>
    <message>
        <source>The game is over…</source>
        <translation>Spillet er slutt…</translation>
    </message>
    <message>
        <source>Who went out?</source>
        <translation>Hvem gikk ut?</translation>
    </message>
    <message>
        <source>Whoever laid the last tile, with the bag empty, gets 6 points more.</source>
        <translation>Den som la sin siste brikke med tom pose, får 6 poeng til.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>{qwirkles}, best turn {best}</source>
        <translation>{qwirkles}, beste tur {best}</translation>
    </message>
    <message>
        <source>New scorepad…</source>
        <translation>Ny poengblokk…</translation>
    </message>
    <message>
        <source>Scorepads…</source>
        <translation>Alle poengblokker…</translation>
    </message>
    <message>
        <source>Scorepads</source>
        <translation>Poengblokker</translation>
    </message>
    <message>
        <source>No scorepad yet.</source>
        <translation>Ingen poengblokk ennå.</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>ikke ferdig ennå</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Slett…</translation>
    </message>
    <message>
        <source>{standing}. This cannot be undone.</source>
        <translation>{standing}. Dette kan ikke angres.</translation>
    </message>
    <message>
        <source>Delete this scorepad?</source>
        <translation>Slette denne poengblokken?</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Skriv ut…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Lagre som PDF…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Lagre som bilde…</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Kopier som bilde</translation>
    </message>
    <message>
        <source>Save as a table (CSV)…</source>
        <translation>Lagre som tabell (CSV)…</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>Bildet er på utklippstavlen.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Sendt til skriveren.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Ute</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Snittpoeng</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Beste poengsum</translation>
    </message>
    <message>
        <source>Finished scorepads of games with real tiles; they count in no other figure.</source>
        <translation>Ferdige poengblokker fra spill med ekte brikker; de teller ikke i andre tall.</translation>
    </message>
    <message>
        <source>Games won alone</source>
        <translation>Spill vunnet alene</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Delt</translation>
    </message>
    <message>
        <source>Wins shared with others</source>
        <translation>Seire delt med andre</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>in per cent</comment>
        <translation>Seire</translation>
    </message>
    <message>
        <source>Share of the games won; a shared win counts in part</source>
        <translation>Andel vunne spill; en delt seier teller delvis</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Rekke</translation>
    </message>
    <message>
        <source>Games won in a row up to now</source>
        <translation>Spill vunnet på rad til nå</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Beste rekke</translation>
    </message>
    <message>
        <source>Most games won in a row</source>
        <translation>Flest spill vunnet på rad</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Snitt</translation>
    </message>
    <message>
        <source>Mean points in a game</source>
        <translation>Poeng per spill i snitt</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>the best score</comment>
        <translation>Best</translation>
    </message>
    <message>
        <source>Most points in a game; opens that game</source>
        <translation>Flest poeng i ett spill; åpner spillet</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Per tur</translation>
    </message>
    <message>
        <source>Mean points in a turn</source>
        <translation>Poeng per tur i snitt</translation>
    </message>
    <message>
        <source>Qwirkles</source>
        <translation>Qwirkler</translation>
    </message>
    <message>
        <source>Mean number of Qwirkles in a game</source>
        <translation>Antall Qwirkler per spill i snitt</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Beste tur</translation>
    </message>
    <message>
        <source>Most points in a turn; opens the game there</source>
        <translation>Flest poeng i én tur; åpner spillet der</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Først ut</translation>
    </message>
    <message>
        <source>Share of the games in which the player went out</source>
        <translation>Andel spill der spilleren gikk ut</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Tenketid</translation>
    </message>
    <message>
        <source>Mean thinking time in a turn</source>
        <translation>Tenketid per tur i snitt</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Med hjelp</translation>
    </message>
    <message>
        <source>Games in which a hint or an undo helped</source>
        <translation>Spill der et hint eller en angring hjalp</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Foran</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>equal points</comment>
        <translation>Likt</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Bak</translation>
    </message>
    <message>
        <source>Games in which {name} had more points than the other, as many, or fewer.</source>
        <translation>Spill der {name} fikk flere poeng enn den andre, like mange, eller færre.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dag</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the figure of one game</comment>
        <translation>Spill</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{points} (turn {turn})</source>
        <translation>{points} (tur {turn})</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>{name}: points in each game</source>
        <translation>{name}: poeng i hvert spill</translation>
    </message>
    <message>
        <source>{name}: games won</source>
        <translation>{name}: vunne spill</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>ett spill</translation>
    </message>
    <message numerus="yes">
        <source>mean of the last %n game(s)</source>
        <translation>
            <numerusform>siste spill</numerusform>
            <numerusform>snitt av de siste %n spillene</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: {points}, mean {mean}</source>
        <translation>{day}: {points}, snitt {mean}</translation>
    </message>
    <message>
        <source>{day}: {result}, {mean} of the last games</source>
        <translation>{day}: {result}, {mean} av de siste spillene</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vunnet</translation>
    </message>
    <message>
        <source>shared the win</source>
        <translation>delt seier</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>tapt</translation>
    </message>
    <message numerus="yes">
        <source>A chart of %n game(s) from {first} to {last}. Lowest {lowest}, highest {highest}, mean {mean}; at the end {end}. Arrow keys go from game to game; the same figures are there as a table.</source>
        <translation>
            <numerusform>Et diagram over %n spill fra {first} til {last}. Lavest {lowest}, høyest {highest}, snitt {mean}; til slutt {end}. Piltastene går fra spill til spill; de samme tallene finnes som tabell.</numerusform>
            <numerusform>Et diagram over %n spill fra {first} til {last}. Lavest {lowest}, høyest {highest}, snitt {mean}; til slutt {end}. Piltastene går fra spill til spill; de samme tallene finnes som tabell.</numerusform>
        </translation>
    </message>
    <message>
        <source>No figures yet</source>
        <translation>Ingen tall ennå</translation>
    </message>
    <message>
        <source>Figures are counted from finished games. Play one to its end.</source>
        <translation>Tallene regnes fra ferdige spill. Spill ett til slutt.</translation>
    </message>
    <message numerus="yes">
        <source>Counting: %Ln game(s) to go…</source>
        <translation>
            <numerusform>Teller: %Ln spill igjen…</numerusform>
            <numerusform>Teller: %Ln spill igjen…</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg)</source>
        <translation>Bilde (*.png);;Tegning (*.svg)</translation>
    </message>
    <message>
        <source>Table (*.csv);;All files (*)</source>
        <translation>Tabell (*.csv);;Alle filer (*)</translation>
    </message>
    <message>
        <source>This could not be saved</source>
        <translation>Dette kunne ikke lagres</translation>
    </message>
    <message>
        <source>The figures could not be counted</source>
        <translation>Tallene kunne ikke regnes ut</translation>
    </message>
    <message>
        <source>{name}, {head}: {figure}</source>
        <translation>{name}, {head}: {figure}</translation>
    </message>
    <message>
        <source>Qwirkle statistics</source>
        <comment>a file&apos;s name</comment>
        <translation>Qwirkle-statistikk</translation>
    </message>
    <message>
        <source>red circle</source>
        <translation>rød sirkel</translation>
    </message>
    <message>
        <source>red square</source>
        <translation>rød firkant</translation>
    </message>
    <message>
        <source>red diamond</source>
        <translation>rød diamant</translation>
    </message>
    <message>
        <source>red clover</source>
        <translation>rød kløver</translation>
    </message>
    <message>
        <source>red four-point star</source>
        <translation>rødt kryss</translation>
    </message>
    <message>
        <source>red eight-point star</source>
        <translation>rød stjerne</translation>
    </message>
    <message>
        <source>orange circle</source>
        <translation>oransje sirkel</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>oransje firkant</translation>
    </message>
    <message>
        <source>orange diamond</source>
        <translation>oransje diamant</translation>
    </message>
    <message>
        <source>orange clover</source>
        <translation>oransje kløver</translation>
    </message>
    <message>
        <source>orange four-point star</source>
        <translation>oransje kryss</translation>
    </message>
    <message>
        <source>orange eight-point star</source>
        <translation>oransje stjerne</translation>
    </message>
    <message>
        <source>yellow circle</source>
        <translation>gul sirkel</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>gul firkant</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>gul diamant</translation>
    </message>
    <message>
        <source>yellow clover</source>
        <translation>gul kløver</translation>
    </message>
    <message>
        <source>yellow four-point star</source>
        <translation>gult kryss</translation>
    </message>
    <message>
        <source>yellow eight-point star</source>
        <translation>gul stjerne</translation>
    </message>
    <message>
        <source>green circle</source>
        <translation>grønn sirkel</translation>
    </message>
    <message>
        <source>green square</source>
        <translation>grønn firkant</translation>
    </message>
    <message>
        <source>green diamond</source>
        <translation>grønn diamant</translation>
    </message>
    <message>
        <source>green clover</source>
        <translation>grønn kløver</translation>
    </message>
    <message>
        <source>green four-point star</source>
        <translation>grønt kryss</translation>
    </message>
    <message>
        <source>green eight-point star</source>
        <translation>grønn stjerne</translation>
    </message>
    <message>
        <source>blue circle</source>
        <translation>blå sirkel</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>blå firkant</translation>
    </message>
    <message>
        <source>blue diamond</source>
        <translation>blå diamant</translation>
    </message>
    <message>
        <source>blue clover</source>
        <translation>blå kløver</translation>
    </message>
    <message>
        <source>blue four-point star</source>
        <translation>blått kryss</translation>
    </message>
    <message>
        <source>blue eight-point star</source>
        <translation>blå stjerne</translation>
    </message>
    <message>
        <source>purple circle</source>
        <translation>lilla sirkel</translation>
    </message>
    <message>
        <source>purple square</source>
        <translation>lilla firkant</translation>
    </message>
    <message>
        <source>purple diamond</source>
        <translation>lilla diamant</translation>
    </message>
    <message>
        <source>purple clover</source>
        <translation>lilla kløver</translation>
    </message>
    <message>
        <source>purple four-point star</source>
        <translation>lilla kryss</translation>
    </message>
    <message>
        <source>purple eight-point star</source>
        <translation>lilla stjerne</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rød</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>oransje</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gul</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grønn</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blå</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>lilla</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>sirkel</translation>
    </message>
    <message>
        <source>square</source>
        <translation>firkant</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>diamant</translation>
    </message>
    <message>
        <source>clover</source>
        <translation>kløver</translation>
    </message>
    <message>
        <source>four-point star</source>
        <translation>kryss</translation>
    </message>
    <message>
        <source>eight-point star</source>
        <translation>stjerne</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the sign of red on a tile; no other colour may have the same</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>O</source>
        <comment>the sign of orange on a tile; no other colour may have the same</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>the sign of yellow on a tile; no other colour may have the same</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>G</source>
        <comment>the sign of green on a tile; no other colour may have the same</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the sign of blue on a tile; no other colour may have the same</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the sign of purple on a tile; no other colour may have the same</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>{tile}, row {row}, column {column}</source>
        <translation>{tile}, rad {row}, kolonne {column}</translation>
    </message>
    <message numerus="yes">
        <source>empty, row {row}, column {column}, %n point(s)</source>
        <translation>
            <numerusform>tom, rad {row}, kolonne {column}, %n poeng</numerusform>
            <numerusform>tom, rad {row}, kolonne {column}, %n poeng</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} har turen</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} tenker</translation>
    </message>
    <message>
        <source>No move from {name}</source>
        <translation>Ikke noe trekk fra {name}</translation>
    </message>
    <message>
        <source>Click the table to choose how to go on.</source>
        <translation>Klikk på bordet for å velge hva som skjer videre.</translation>
    </message>
    <message numerus="yes">
        <source>Begin with a line of your %n matching tile(s).</source>
        <translation>
            <numerusform>Begynn med en linje av din %n matchende brikke.</numerusform>
            <numerusform>Begynn med en linje av dine %n matchende brikker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a tile to the table, or click it and then a place.</source>
        <translation>Dra en brikke til bordet, eller klikk på den og så på en plass.</translation>
    </message>
    <message>
        <source>A line of {length}: {points}. {key} plays it.</source>
        <translation>En linje på {length}: {points}. {key} spiller den.</translation>
    </message>
    <message>
        <source>A line of {length}: {points}.</source>
        <translation>En linje på {length}: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): {points}. {key} plays them.</source>
        <translation>
            <numerusform>%n linje: {points}. {key} spiller den.</numerusform>
            <numerusform>%n linjer: {points}. {key} spiller dem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): {points}.</source>
        <translation>
            <numerusform>%n linje: {points}.</numerusform>
            <numerusform>%n linjer: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Noe gikk galt</translation>
    </message>
    <message>
        <source>That was a fault in Qwirkle Desktop, not in what you did. Your game is saved. Go on, or restart the program if something looks odd.</source>
        <translation>Det var en feil i Qwirkle Desktop, ikke noe du gjorde. Spillet ditt er lagret. Fortsett, eller start programmet på nytt hvis noe ser rart ut.</translation>
    </message>
    <message>
        <source>That was a fault in Qwirkle Desktop, not in what you did. Your last turns could not be saved yet: go on, and save a record to be safe.</source>
        <translation>Det var en feil i Qwirkle Desktop, ikke noe du gjorde. De siste turene dine er ikke lagret ennå: Fortsett, og lagre en spillfil for å være trygg.</translation>
    </message>
    <message>
        <source>A fault in Qwirkle Desktop keeps it from starting. Your games were not touched.</source>
        <translation>En feil i Qwirkle Desktop hindrer det i å starte. Spillene dine er ikke rørt.</translation>
    </message>
    <message>
        <source>The report tells versions and where in the program it happened: no names and no tiles.</source>
        <translation>Rapporten forteller versjoner og hvor i programmet det skjedde: ingen navn og ingen brikker.</translation>
    </message>
    <message>
        <source>The report is copied: paste it where you ask for help</source>
        <translation>Rapporten er kopiert: Lim den inn der du ber om hjelp</translation>
    </message>
    <message>
        <source>No program here opens folders</source>
        <translation>Ingen programmer her åpner mapper</translation>
    </message>
    <message>
        <source>The log is in this folder: {folder}</source>
        <translation>Loggen er i denne mappen: {folder}</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Kopier rapporten</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Start på nytt</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avslutt</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n brikke</numerusform>
            <numerusform>%n brikker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poeng</numerusform>
            <numerusform>%n poeng</numerusform>
        </translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <comment>in a list of names</comment>
        <translation>{several}, {next}</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <comment>the end of a list of names</comment>
        <translation>{several} og {last}</translation>
    </message>
    <message>
        <source>Take my turn back</source>
        <translation>Ta turen min tilbake</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Vis brikkene mine</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>Nei, den blir stående</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation>Ja, ta den tilbake</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Gi maskinen til {name}</translation>
    </message>
    <message>
        <source>{next}, may {last} take the last turn back?</source>
        <translation>{next}, kan {last} ta siste tur tilbake?</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Se på brettet</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gjennomgang</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spill igjen</translation>
    </message>
    <message>
        <source>+{points} for going out first</source>
        <translation>+{points} for å gå ut først</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Spill mot {name}</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Sett opp et spill…</translation>
    </message>
    <message>
        <source>Games…</source>
        <translation>Alle spill…</translation>
    </message>
    <message>
        <source>Scorepad…</source>
        <translation>Poengblokk…</translation>
    </message>
    <message>
        <source>Lay lines of one colour or one shape.</source>
        <translation>Legg linjer av én farge eller én form.</translation>
    </message>
    <message>
        <source>Trade tiles</source>
        <translation>Bytt brikker</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lisenser</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lisenser…</translation>
    </message>
    <message>
        <source>Qwirkle Desktop stands on the work of others. These are its parts and the terms they come under.</source>
        <translation>Qwirkle Desktop bygger på andres arbeid. Her er delene og vilkårene de kommer med.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Lisens: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now instead of {other}, but more in the end.</source>
        <translation>
            <numerusform>%n poeng nå i stedet for {other}, men mer til slutt.</numerusform>
            <numerusform>%n poeng nå i stedet for {other}, men mer til slutt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most of the difference shows only in the turns that follow.</source>
        <translation>Det meste av forskjellen viser seg først i turene som følger.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now instead of {other}.</source>
        <translation>
            <numerusform>%n poeng nå i stedet for {other}.</numerusform>
            <numerusform>%n poeng nå i stedet for {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It goes out first: %n point(s) more.</source>
        <translation>
            <numerusform>Det går ut først: %n poeng til.</numerusform>
            <numerusform>Det går ut først: %n poeng til.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bag is empty, and %n tile(s) stay in the hand instead of {other}.</source>
        <translation>
            <numerusform>Posen er tom, og %n brikke blir på hånden i stedet for {other}.</numerusform>
            <numerusform>Posen er tom, og %n brikker blir på hånden i stedet for {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trading %n tile(s) is worth more here than laying any.</source>
        <translation>
            <numerusform>Å bytte %n brikke er bedre her enn å legge noen.</numerusform>
            <numerusform>Å bytte %n brikker er bedre her enn å legge noen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Qwirkle(s): {points} now instead of {other}.</source>
        <translation>
            <numerusform>%n Qwirkle: {points} nå i stedet for {other}.</numerusform>
            <numerusform>%n Qwirkler: {points} nå i stedet for {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other play opens a line of five: {tiles} completes it for {points}. Chance that the next player holds it: {chance}.</source>
        <translation>Det andre trekket åpner en linje på fem: {tiles} fullfører den for {points}. Sjansen for at neste spiller har den: {chance}.</translation>
    </message>
    <message>
        <source>It blocks a line of five: {tiles} would complete it for {points}. Chance that the next player holds it: {chance}.</source>
        <translation>Det sperrer en linje på fem: {tiles} ville fullført den for {points}. Sjansen for at neste spiller har den: {chance}.</translation>
    </message>
    <message>
        <source>{tiles} stays in the hand, and completes a line of five next time.</source>
        <translation>{tiles} blir på hånden, og fullfører en linje på fem neste gang.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that stay in the hand go together.</source>
        <translation>
            <numerusform>%n brikke som blir igjen på hånden, passer sammen.</numerusform>
            <numerusform>%n brikker som blir igjen på hånden, passer sammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that stay in the hand go together, not {other}.</source>
        <translation>
            <numerusform>%n brikke som blir på hånden, går sammen, ikke {other}.</numerusform>
            <numerusform>%n brikker som blir på hånden, går sammen, ikke {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No duplicate stays in the hand.</source>
        <translation>Ingen dobbel blir igjen på hånden.</translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) stay in the hand, not {other}.</source>
        <translation>
            <numerusform>%n dobbel brikke blir på hånden, ikke {other}.</numerusform>
            <numerusform>%n doble brikker blir på hånden, ikke {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n kind(s)</source>
        <comment>tiles that complete a line</comment>
        <translation>
            <numerusform>en av %n slag</numerusform>
            <numerusform>en av %n slag</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} or {other}</source>
        <comment>either of two tiles</comment>
        <translation>{tile} eller {other}</translation>
    </message>
    <message>
        <source>Brilliant</source>
        <translation>Strålende</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Utmerket</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bra</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Unøyaktighet</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Feil</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grov feil</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Tvunget</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Sammendrag</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turer</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>Deler av gjennomgangen</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Sett fra</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <translation>Sett fra {name}</translation>
    </message>
    <message>
        <source>Looking at every turn: {share}</source>
        <translation>Ser på hver tur: {share}</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Gjennomgangen ble stoppet.</translation>
    </message>
    <message>
        <source>The review could not be made.</source>
        <translation>Gjennomgangen kunne ikke lages.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>Expected margin</source>
        <translation>Ventet margin</translation>
    </message>
    <message>
        <source>Winning chance</source>
        <translation>Vinnersjanse</translation>
    </message>
    <message numerus="yes">
        <source>Margin and winning chance of {name}, turn by turn, with %n mistake(s).</source>
        <translation>
            <numerusform>Margin og vinnersjanse for {name}, tur for tur, med %n feil.</numerusform>
            <numerusform>Margin og vinnersjanse for {name}, tur for tur, med %n feil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before turn {turn}: margin {margin}, winning chance {chance}</source>
        <translation>Før tur {turn}: margin {margin}, vinnersjanse {chance}</translation>
    </message>
    <message>
        <source>The end: margin {margin}</source>
        <translation>Slutten: margin {margin}</translation>
    </message>
    <message>
        <source>{told} · {name}: {grade}</source>
        <translation>{told} · {name}: {grade}</translation>
    </message>
    <message numerus="yes">
        <source>accuracy over %n turn(s)</source>
        <translation>
            <numerusform>treffsikkerhet over %n tur</numerusform>
            <numerusform>treffsikkerhet over %n turer</numerusform>
        </translation>
    </message>
    <message>
        <source>no turn that counts</source>
        <translation>ingen turer som teller</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>ingen feil</translation>
    </message>
    <message numerus="yes">
        <source>%n brilliant turn(s)</source>
        <translation>
            <numerusform>%n strålende tur</numerusform>
            <numerusform>%n strålende turer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n grov feil</numerusform>
            <numerusform>%n grove feil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n feil</numerusform>
            <numerusform>%n feil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(s)</source>
        <translation>
            <numerusform>%n unøyaktighet</numerusform>
            <numerusform>%n unøyaktigheter</numerusform>
        </translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>Dyktighet og flaks</translation>
    </message>
    <message>
        <source>Points of the margin, against the other player. The thin line is how sure that is.</source>
        <translation>Poeng av marginen mot den andre spilleren. Den tynne streken viser hvor sikkert det er.</translation>
    </message>
    <message>
        <source>Points of the margin, against the mean of the others. The thin line is how sure that is.</source>
        <translation>Poeng av marginen mot snittet av de andre. Den tynne streken viser hvor sikkert det er.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Dyktighet</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Flaks</translation>
    </message>
    <message>
        <source>too close to tell</source>
        <translation>for jevnt til å si</translation>
    </message>
    <message>
        <source>Result {result}. Skill and luck make {sum}: the estimate is off by {rest}.</source>
        <translation>Resultat {result}. Dyktighet og flaks gir {sum}: Anslaget bommer med {rest}.</translation>
    </message>
    <message>
        <source>{what}: {value} (between {low} and {high})</source>
        <translation>{what}: {value} (mellom {low} og {high})</translation>
    </message>
    <message>
        <source>The turns that mattered most</source>
        <translation>Turene som betydde mest</translation>
    </message>
    <message>
        <source>No turn lost anything that can be told from chance.</source>
        <translation>Ingen tur tapte noe som kan skilles fra tilfeldigheter.</translation>
    </message>
    <message>
        <source>Turn {turn}, {name}: {grade}, {points} lost</source>
        <translation>Tur {turn}, {name}: {grade}, {points} tapt</translation>
    </message>
    <message>
        <source>Find the better play</source>
        <translation>Finn det bedre trekket</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n turn(s) to try again</source>
        <translation>
            <numerusform>{name}: %n tur å prøve igjen</numerusform>
            <numerusform>{name}: %n turer å prøve igjen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody made a mistake: there is nothing to try again.</source>
        <translation>Ingen gjorde feil: Det er ingenting å prøve igjen.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}</source>
        <translation>Tur {turn}: {name}</translation>
    </message>
    <message>
        <source>Forced: there was nothing to choose.</source>
        <translation>Tvunget: Det var ingenting å velge.</translation>
    </message>
    <message>
        <source>{grade}: as good as the best play</source>
        <translation>{grade}: like bra som det beste trekket</translation>
    </message>
    <message>
        <source>{grade}: {points} lost</source>
        <translation>{grade}: {points} tapt</translation>
    </message>
    <message>
        <source>Winning chance {chance}</source>
        <translation>Vinnersjanse {chance}</translation>
    </message>
    <message>
        <source>Winning chance {before}, with this play {after}</source>
        <translation>Vinnersjanse {before}, med dette trekket {after}</translation>
    </message>
    <message>
        <source>The game was as good as decided: this turn does not count for the accuracy.</source>
        <translation>Spillet var så godt som avgjort: Denne turen teller ikke i treffsikkerheten.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Spilt</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>{number}.</source>
        <comment>a rank</comment>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Trekk</translation>
    </message>
    <message>
        <source>Other plays</source>
        <translation>Andre trekk</translation>
    </message>
    <message numerus="yes">
        <source>{what}: {move}, %n point(s), {loss} behind the best</source>
        <translation>
            <numerusform>{what}: {move}, %n poeng, {loss} bak det beste</numerusform>
            <numerusform>{what}: {move}, %n poeng, {loss} bak det beste</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a play to see it on the board.</source>
        <translation>Klikk på et trekk for å se det på brettet.</translation>
    </message>
    <message>
        <source>trade {tiles}</source>
        <translation>bytte {tiles}</translation>
    </message>
    <message>
        <source>Why the best is better</source>
        <translation>Hvorfor det beste er bedre</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Hvorfor</translation>
    </message>
    <message>
        <source>It comes from what follows over the next turns, not from one thing that can be counted.</source>
        <translation>Det kommer av det som følger i de neste turene, ikke av én ting som kan telles.</translation>
    </message>
    <message>
        <source>Go to a turn to see what was best there.</source>
        <translation>Gå til en tur for å se hva som var best der.</translation>
    </message>
    <message>
        <source>This turn was not looked at yet.</source>
        <translation>Denne turen er ikke sett på ennå.</translation>
    </message>
    <message>
        <source>Here the game ended.</source>
        <translation>Her sluttet spillet.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>a turn of several</comment>
        <translation>{number} av {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) were played, which lost {loss}. There is a better play.</source>
        <translation>
            <numerusform>Det ble spilt for %n poeng, og {loss} gikk tapt. Det finnes et bedre trekk.</numerusform>
            <numerusform>Det ble spilt for %n poeng, og {loss} gikk tapt. Det finnes et bedre trekk.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay your tiles and check them.</source>
        <translation>Legg brikkene dine og sjekk dem.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Sjekk</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Vis meg</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Neste feil</translation>
    </message>
    <message>
        <source>Skip this one</source>
        <translation>Hopp over denne</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Ferdig</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Tilbake til gjennomgangen</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>Ser på det…</translation>
    </message>
    <message>
        <source>Yes, that is the best play.</source>
        <translation>Ja, det er det beste trekket.</translation>
    </message>
    <message>
        <source>Yes, that is as good as the best play.</source>
        <translation>Ja, det er like bra som det beste trekket.</translation>
    </message>
    <message>
        <source>Yes, that is good: only {points} behind the best.</source>
        <translation>Ja, det er bra: bare {points} bak det beste.</translation>
    </message>
    <message>
        <source>That is what was played. Look for another.</source>
        <translation>Det var det som ble spilt. Se etter et annet.</translation>
    </message>
    <message>
        <source>Not yet: that loses {points}. Try another.</source>
        <translation>Ikke ennå: Det taper {points}. Prøv et annet.</translation>
    </message>
    <message numerus="yes">
        <source>This is the best play, for %n point(s).</source>
        <translation>
            <numerusform>Dette er det beste trekket, for %n poeng.</numerusform>
            <numerusform>Dette er det beste trekket, for %n poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best was to trade: {tiles}.</source>
        <translation>Det beste var å bytte: {tiles}.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>a number with decimals</comment>
        <translation>{points} poeng</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Oppgaver</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) from real games. In each, one play is clearly the best: find it.</source>
        <translation>
            <numerusform>%n stilling fra virkelige spill. Ett trekk er klart best: Finn det.</numerusform>
            <numerusform>%n stillinger fra virkelige spill. I hver av dem er ett trekk klart best: Finn det.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Dagens oppgave</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle is done. Tomorrow there is another.</source>
        <translation>Dagens oppgave er løst. I morgen kommer en ny.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Neste oppgave</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message numerus="yes">
        <source>%n found of {tried} tried. Rating {rating}.</source>
        <translation>
            <numerusform>%n funnet av {tried} forsøkt. Rating {rating}.</numerusform>
            <numerusform>%n funnet av {tried} forsøkt. Rating {rating}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row, at best {best}.</source>
        <translation>
            <numerusform>%n dag på rad, rekord {best}.</numerusform>
            <numerusform>%n dager på rad, rekord {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle {number}, level {grade} of 5</source>
        <translation>Oppgave {number}, nivå {grade} av 5</translation>
    </message>
    <message>
        <source>Find the best play: lay your tiles and press Play.</source>
        <translation>Finn det beste trekket: Legg brikkene dine og trykk på Spill.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Vis svaret</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Gå ut</translation>
    </message>
    <message>
        <source>Right: {points}!</source>
        <translation>Riktig: {points}!</translation>
    </message>
    <message>
        <source>Right, with help: {points}.</source>
        <translation>Riktig, med hjelp: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n point(s) more than any other play.</source>
        <translation>
            <numerusform>Det er verdt %n poeng mer enn noe annet trekk.</numerusform>
            <numerusform>Det er verdt %n poeng mer enn noe annet trekk.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} now, but there is a better play. Try again.</source>
        <translation>{points} nå, men det finnes et bedre trekk. Prøv igjen.</translation>
    </message>
    <message>
        <source>There is a better move than this trade. Try again.</source>
        <translation>Det finnes et bedre trekk enn dette byttet. Prøv igjen.</translation>
    </message>
    <message>
        <source>The best: {points}</source>
        <translation>Det beste: {points}</translation>
    </message>
    <message numerus="yes">
        <source>The best: trade %n tile(s)</source>
        <translation>
            <numerusform>Det beste: bytt %n brikke</numerusform>
            <numerusform>Det beste: bytt %n brikker</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of solved puzzles begins anew</source>
        <translation>Listen over løste oppgaver begynner på nytt</translation>
    </message>
    <message>
        <source>Lay the red diamond beside the red tiles: one colour, other shapes.</source>
        <translation>Legg den røde diamanten ved de røde brikkene: én farge, andre former.</translation>
    </message>
    <message>
        <source>A line can also be one shape in other colours: lay the blue circle.</source>
        <translation>En linje kan også være én form i andre farger: Legg den blå sirkelen.</translation>
    </message>
    <message>
        <source>You may lay more than one tile in a line: lay both orange ones, then press Play.</source>
        <translation>Du kan legge flere brikker i en linje: Legg begge de oransje, og trykk på Spill.</translation>
    </message>
    <message>
        <source>Lay the red diamond where it joins two lines: it counts in both.</source>
        <translation>Legg den røde diamanten der den møter to linjer: Den teller i begge.</translation>
    </message>
    <message>
        <source>Every tile of your line is a point: make 4 points.</source>
        <translation>Hver brikke i linjen din er ett poeng: Få 4 poeng.</translation>
    </message>
    <message>
        <source>Six in a line is a Qwirkle, for 12 points: make one!</source>
        <translation>Seks på linje er en Qwirkle, som gir 12 poeng: Lag en!</translation>
    </message>
    <message>
        <source>Nothing fits: press Trade, click tiles that you do not want, and press Trade again.</source>
        <translation>Ingenting passer: Trykk på Bytt, klikk på brikkene du ikke vil ha, og trykk på Bytt igjen.</translation>
    </message>
    <message>
        <source>Five in a line help the next player to a Qwirkle: lay the other tile.</source>
        <translation>Fem på linje hjelper neste spiller til en Qwirkle: Legg den andre brikken.</translation>
    </message>
    <message>
        <source>The bag is empty: lay your last tile and get 6 points more.</source>
        <translation>Posen er tom: Legg den siste brikken din og få 6 bonuspoeng.</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Steg {number} av {count}</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Bra!</translation>
    </message>
    <message>
        <source>That is allowed, but try it as the sentence says.</source>
        <translation>Det er lov, men prøv slik setningen sier.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Hopp over</translation>
    </message>
    <message>
        <source>Now you can play!</source>
        <translation>Nå kan du spille!</translation>
    </message>
    <message>
        <source>Most points win. All the rules are under Help, How to play.</source>
        <translation>Flest poeng vinner. Alle reglene står under Hjelp, Slik spiller du.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Lær å spille</translation>
    </message>
    <message numerus="yes">
        <source>Reading the reviews: %n game(s) to go…</source>
        <translation>
            <numerusform>Leser gjennomgangene: %n spill igjen…</numerusform>
            <numerusform>Leser gjennomgangene: %n spill igjen…</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been reviewed yet. Open a finished game and choose “Review this game”: what the reviews say of skill and luck is put together here.</source>
        <translation>Ingen spill er gjennomgått ennå. Åpne et ferdig spill og velg «Gjennomgå dette spillet»: Det gjennomgangene sier om dyktighet og flaks, samles her.</translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed game(s), points a game on average</source>
        <translation>
            <numerusform>%n gjennomgått spill, poeng per spill i snitt</numerusform>
            <numerusform>%n gjennomgåtte spill, poeng per spill i snitt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed game(s): from {wanted} on there are figures.</source>
        <translation>
            <numerusform>%n gjennomgått spill: Fra {wanted} av er det tall.</numerusform>
            <numerusform>%n gjennomgåtte spill: Fra {wanted} av er det tall.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each against the others at the table. The thin line is how far chance may have moved the figure; what may be chance alone is not drawn.</source>
        <translation>Hvert tall mot de andre ved bordet. Den tynne streken viser hvor mye tilfeldigheter kan ha flyttet tallet; det som kan være bare tilfeldig, er ikke tegnet.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Result without the luck</source>
        <translation>Resultat uten flaksen</translation>
    </message>
    <message numerus="yes">
        <source>Try %n mistake(s) again</source>
        <translation>
            <numerusform>Prøv %n feil på nytt</numerusform>
            <numerusform>Prøv %n feil på nytt</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no mistakes to try again.</source>
        <translation>Det er ingen feil å prøve på nytt.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>Brettet ble kopiert som bilde.</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>Brettet ble kopiert som tekst.</translation>
    </message>
    <message>
        <source>Save board and scores as PDF</source>
        <translation>Lagre brett og poeng som PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-dokumenter (*.pdf)</translation>
    </message>
    <message>
        <source>The PDF could not be saved</source>
        <translation>PDF-en kunne ikke lagres</translation>
    </message>
    <message>
        <source>Board and scores were sent to the printer.</source>
        <translation>Brett og poeng ble sendt til skriveren.</translation>
    </message>
    <message>
        <source>There is no printer here: save a PDF instead.</source>
        <translation>Det er ingen skriver her: lagre en PDF i stedet.</translation>
    </message>
    <message numerus="yes">
        <source>Not over yet: %n turn(s) so far.</source>
        <translation>
            <numerusform>Ikke ferdig ennå: %n tur så langt.</numerusform>
            <numerusform>Ikke ferdig ennå: %n turer så langt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of all points</comment>
        <translation>Sum</translation>
    </message>
    <message>
        <source>Qwirkle Desktop, page {number}</source>
        <translation>Qwirkle Desktop, side {number}</translation>
    </message>
    <message>
        <source>Before a weak play</source>
        <translation>Før et svakt trekk</translation>
    </message>
    <message>
        <source>When you play alone against computers, the coach looks at each play first. The game&apos;s record says that you were helped.</source>
        <translation>Når du spiller alene mot datamaskiner, ser treneren på hvert trekk først. I spillet står det at du har fått hjelp.</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Si ingenting</translation>
    </message>
    <message numerus="yes">
        <source>Ask “look again?” from %n point(s) lost</source>
        <translation>
            <numerusform>Spør «se igjen?» fra %n tapt poeng</numerusform>
            <numerusform>Spør «se igjen?» fra %n tapte poeng</numerusform>
        </translation>
    </message>
    <message>
        <source>The coach looks at your play…</source>
        <translation>Treneren ser på trekket ditt…</translation>
    </message>
    <message>
        <source>Look again?</source>
        <translation>Se igjen?</translation>
    </message>
    <message numerus="yes">
        <source>There is something better, worth about %n point(s) more. Or press Play again to play this.</source>
        <translation>
            <numerusform>Det finnes noe bedre, verdt omtrent %n poeng mer. Eller trykk Spill en gang til for å spille dette.</numerusform>
            <numerusform>Det finnes noe bedre, verdt omtrent %n poeng mer. Eller trykk Spill en gang til for å spille dette.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Se igjen</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>Spill dette</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n terning</numerusform>
            <numerusform>%n terninger</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Kast på nytt</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Kast %n terning</numerusform>
            <numerusform>Kast %n terninger</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>the button</comment>
        <translation>Kast</translation>
    </message>
    <message numerus="yes">
        <source>%n dice marked. They stay as they fall: you roll again once a turn.</source>
        <translation>
            <numerusform>%n terning merket. Den blir liggende som den faller: du kaster på nytt én gang per tur.</numerusform>
            <numerusform>%n terninger merket. De blir liggende som de faller: du kaster på nytt én gang per tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the dice to roll again, once in this turn. Then you play.</source>
        <translation>Klikk på terningene du vil kaste på nytt, én gang i denne turen. Så spiller du.</translation>
    </message>
    <message numerus="yes">
        <source>Begin with a line of your %n matching dice, or roll some again first.</source>
        <translation>
            <numerusform>Begynn med en linje av den %n terningen som passer, eller kast noen på nytt først.</numerusform>
            <numerusform>Begynn med en linje av de %n terningene som passer sammen, eller kast noen på nytt først.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begin with a line of your %n matching dice.</source>
        <translation>
            <numerusform>Begynn med en linje av den %n terningen som passer.</numerusform>
            <numerusform>Begynn med en linje av de %n terningene som passer sammen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a die to the table, or roll some again first.</source>
        <translation>Dra en terning til bordet, eller kast noen på nytt først.</translation>
    </message>
    <message>
        <source>Drag a die to the table, or click it and then a place.</source>
        <translation>Dra en terning til bordet, eller klikk på den og så på en plass.</translation>
    </message>
    <message>
        <source>{name} could not play: all dice were rolled again.</source>
        <translation>{name} kunne ikke spille: alle terningene ble kastet på nytt.</translation>
    </message>
    <message numerus="yes">
        <source>{name} rolled %n dice again.</source>
        <translation>
            <numerusform>{name} kastet %n terning på nytt.</numerusform>
            <numerusform>{name} kastet %n terninger på nytt.</numerusform>
        </translation>
    </message>
    <message>
        <source>They show: {dice}.</source>
        <translation>De viser: {dice}.</translation>
    </message>
    <message>
        <source>roll {count}</source>
        <comment>dice, in the list of moves</comment>
        <translation>kast {count}</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: rolled again, {dice}</source>
        <translation>tur {turn}, {name}: kastet på nytt, {dice}</translation>
    </message>
    <message>
        <source>used star</source>
        <translation>brukt stjerne</translation>
    </message>
    <message>
        <source>star</source>
        <translation>stjerne</translation>
    </message>
    <message>
        <source>used number {points}</source>
        <translation>brukt tall {points}</translation>
    </message>
    <message>
        <source>number {points}</source>
        <translation>tall {points}</translation>
    </message>
    <message>
        <source>dark cell</source>
        <translation>mørk rute</translation>
    </message>
    <message>
        <source>cell to start from</source>
        <translation>startrute</translation>
    </message>
    <message>
        <source>{printed}, row {row}, column {column}</source>
        <translation>{printed}, rad {row}, kolonne {column}</translation>
    </message>
    <message>
        <source>{cell}, {printed}</source>
        <translation>{cell}, {printed}</translation>
    </message>
    <message>
        <source>Lift a tile</source>
        <translation>Løft en brikke</translation>
    </message>
    <message>
        <source>Lift</source>
        <comment>the button</comment>
        <translation>Løft</translation>
    </message>
    <message>
        <source>Click a tile with an arrow. It costs a disc.</source>
        <translation>Klikk på en brikke med pil. Det koster en skive.</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n skive</numerusform>
            <numerusform>%n skiver</numerusform>
        </translation>
    </message>
    <message>
        <source>{detail}, {discs}</source>
        <comment>a player&apos;s card</comment>
        <translation>{detail}, {discs}</translation>
    </message>
    <message>
        <source>{name} spent a disc and lifted the {tile}.</source>
        <translation>{name} brukte en skive og løftet {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>That gives %n disc(s).</source>
        <translation>
            <numerusform>Det gir %n skive.</numerusform>
            <numerusform>Det gir %n skiver.</numerusform>
        </translation>
    </message>
    <message>
        <source>lift</source>
        <comment>in the list of moves</comment>
        <translation>løft</translation>
    </message>
    <message>
        <source>Turn {turn}, {name} lifted the {tile}</source>
        <translation>Tur {turn}, {name} løftet {tile}</translation>
    </message>
    <message numerus="yes">
        <source>{row}, %n disc(s)</source>
        <translation>
            <numerusform>{row}, %n skive</numerusform>
            <numerusform>{row}, %n skiver</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}, can be lifted</source>
        <translation>{tile}, kan løftes</translation>
    </message>
    <message>
        <source>None of your tiles fits. Lift a tile, or pass.</source>
        <translation>Ingen av brikkene dine passer. Løft en brikke, eller stå over.</translation>
    </message>
    <message>
        <source>None of your tiles fits. Trade some, or lift a tile.</source>
        <translation>Ingen av brikkene dine passer. Bytt noen, eller løft en brikke.</translation>
    </message>
    <message>
        <source>Lay tiles, or lift one with a disc.</source>
        <translation>Legg brikker, eller løft en med en skive.</translation>
    </message>
    <message>
        <source>90 dice in place of tiles, 15 of each colour. A die has all six shapes.</source>
        <translation>90 terninger i stedet for brikker, 15 av hver farge. En terning har alle seks formene.</translation>
    </message>
    <message>
        <source>Everyone draws six dice and rolls them. All hands lie open.</source>
        <translation>Alle trekker seks terninger og kaster dem. Alle hender ligger åpent.</translation>
    </message>
    <message>
        <source>No hand decides who starts: the oldest does, or the lot. The first line has all the dice that match, two at least.</source>
        <translation>Ingen hånd avgjør hvem som starter: den eldste gjør det, eller loddet. Den første linjen har alle terningene som passer sammen, minst to.</translation>
    </message>
    <message>
        <source>In your turn you may first roll again, once, as many of your dice as you like.</source>
        <translation>Når det er din tur, kan du først kaste på nytt, én gang, så mange av terningene dine du vil.</translation>
    </message>
    <message>
        <source>Then you lay dice as you would lay tiles, and they count as tiles do.</source>
        <translation>Så legger du terninger slik du ville lagt brikker, og de teller likt.</translation>
    </message>
    <message>
        <source>If nothing fits, all your dice are rolled again until something does. There is nothing to trade.</source>
        <translation>Hvis ingenting passer, kastes alle terningene dine på nytt til noe passer. Det er ingenting å bytte.</translation>
    </message>
    <message>
        <source>After that you draw until you hold six, and roll the new dice.</source>
        <translation>Etter det trekker du til du har seks, og kaster de nye terningene.</translation>
    </message>
    <message>
        <source>The classic game on a board of 16 by 16 cells. The first line covers one in the middle.</source>
        <translation>Det klassiske spillet på et brett med 16 ganger 16 ruter. Den første linjen dekker en i midten.</translation>
    </message>
    <message>
        <source>Twelve cells have a star. Who covers one first gets a disc.</source>
        <translation>Tolv ruter har en stjerne. Den som først dekker en, får en skive.</translation>
    </message>
    <message>
        <source>Once in a turn, before you play, a disc lifts one tile from the board into your hand. Tiles of a Qwirkle stay where they are.</source>
        <translation>Én gang i turen, før du legger, løfter en skive en brikke fra brettet til hånden din. Brikker i en Qwirkle blir liggende.</translation>
    </message>
    <message>
        <source>You may lay that tile in the same turn, but not where it was, or keep it. Until the next draw you then hold seven.</source>
        <translation>Du kan legge den brikken i samme tur, men ikke der den lå, eller beholde den. Da har du sju til du trekker igjen.</translation>
    </message>
    <message>
        <source>The board may fall apart where a tile was lifted. That does not matter.</source>
        <translation>Mønsteret kan falle fra hverandre der en brikke ble løftet. Det gjør ingenting.</translation>
    </message>
    <message>
        <source>Where the stars are is this program&apos;s own choice.</source>
        <translation>Hvor stjernene er, har dette programmet valgt selv.</translation>
    </message>
    <message>
        <source>The same board, but on its dark cells tiles lie before the game begins.</source>
        <translation>Det samme brettet, men på de mørke rutene ligger det brikker før spillet begynner.</translation>
    </message>
    <message>
        <source>The first line may start from any of them.</source>
        <translation>Den første linjen kan starte fra hvilken som helst av dem.</translation>
    </message>
    <message>
        <source>Who covers a number first gets so many points more, once.</source>
        <translation>Den som først dekker et tall, får så mange poeng ekstra, én gang.</translation>
    </message>
    <message>
        <source>Select + Connect has it all on one board: stars, numbers and dark cells.</source>
        <translation>Select + Connect har alt på ett brett: stjerner, tall og mørke ruter.</translation>
    </message>
    <message>
        <source>Where the cells and numbers are is this program&apos;s own choice.</source>
        <translation>Hvor rutene og tallene er, har dette programmet valgt selv.</translation>
    </message>
</context>
</TS>
