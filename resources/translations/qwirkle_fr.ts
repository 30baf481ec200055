<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Qwirkle! +{points}</source>
        <translation>Qwirkle&#x202f;! +{points}</translation>
    </message>
    <message>
        <source>About Qwirkle Desktop</source>
        <translation>À propos de Qwirkle Desktop</translation>
    </message>
    <message>
        <source>A table for Qwirkle on your own computer: no account, no network, no advertising.</source>
        <translation>Une table de Qwirkle sur votre ordinateur&#x202f;: sans compte, sans réseau, sans publicité.</translation>
    </message>
    <message>
        <source>This is an independent project, not made or endorsed by the publishers of Qwirkle. Qwirkle is a trademark of its owner.</source>
        <translation>Ce projet est indépendant&#x202f;: les éditeurs de Qwirkle n’y participent pas et ne le cautionnent pas. Qwirkle est une marque de son propriétaire.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The fonts are Noto, under the SIL Open Font License.</source>
        <translation>Logiciel libre sous licence MIT. Les polices sont Noto, sous licence SIL Open Font License.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Qt {version}</source>
        <translation>Qt {version}</translation>
    </message>
    <message>
        <source>Computer player: fast build (compiled)</source>
        <translation>Ordinateur joueur&#x202f;: version rapide (compilée)</translation>
    </message>
    <message>
        <source>Computer player: standard build</source>
        <translation>Ordinateur joueur&#x202f;: version standard</translation>
    </message>
    <message>
        <source>End this game?</source>
        <translation>Terminer cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>The game stops here, and nobody wins.</source>
        <translation>La partie s’arrête ici, et personne ne gagne.</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer à jouer</translation>
    </message>
    <message>
        <source>Shall the game end here?</source>
        <translation>Arrêter la partie ici&#x202f;?</translation>
    </message>
    <message>
        <source>Nobody laid a tile for three whole rounds. The highest score wins.</source>
        <translation>Personne n’a posé de tuile pendant trois tours de table. Le meilleur score gagne.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>Qui continue&#x202f;?</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Show the position</source>
        <translation>Afficher la position</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>Copier la position</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>La position</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Hide the position</source>
        <translation>Masquer la position</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Pass the laptop to whoever plays on.</source>
        <translation>Passez l’ordinateur à qui continue la partie.</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Essayer</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>in a tie the oldest starts</source>
        <translation>en cas d’égalité, l’aîné commence</translation>
    </message>
    <message>
        <source>in a tie the youngest starts</source>
        <translation>en cas d’égalité, le plus jeune commence</translation>
    </message>
    <message>
        <source>lots are drawn in a tie</source>
        <translation>en cas d’égalité, on tire au sort</translation>
    </message>
    <message>
        <source>the players choose who starts in a tie</source>
        <translation>en cas d’égalité, les joueurs choisissent qui commence</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles de la maison</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Règles de la maison&#x202f;: {rules}</translation>
    </message>
    <message>
        <source>Agree on them before you begin. Without any you play by the rulebook.</source>
        <translation>Mettez-vous d’accord avant de commencer. Sans elles, on joue selon la règle du jeu.</translation>
    </message>
    <message>
        <source>By the rulebook</source>
        <translation>Selon la règle du jeu</translation>
    </message>
    <message>
        <source>Our own rules</source>
        <translation>Nos propres règles</translation>
    </message>
    <message>
        <source>Rules to play by</source>
        <translation>Règles à suivre</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>Temps par tour</translation>
    </message>
    <message>
        <source>A clock runs while you choose. It can be paused; then the table is covered.</source>
        <translation>Une horloge tourne pendant que vous réfléchissez. On peut faire une pause&#x202f;: la table est alors cachée.</translation>
    </message>
    <message>
        <source>When it is up</source>
        <translation>Quand il est écoulé</translation>
    </message>
    <message>
        <source>A reminder</source>
        <translation>Un rappel</translation>
    </message>
    <message>
        <source>The turn is a pass</source>
        <translation>Le tour est passé</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Score à atteindre</translation>
    </message>
    <message>
        <source>The game ends with the turn that reaches it.</source>
        <translation>La partie se termine au tour qui l’atteint.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mains ouvertes</translation>
    </message>
    <message>
        <source>Everyone sees everyone&apos;s tiles: good for children who are learning.</source>
        <translation>Chacun voit les tuiles de tous&#x202f;: pratique pour les enfants qui apprennent.</translation>
    </message>
    <message>
        <source>Free opening</source>
        <translation>Début libre</translation>
    </message>
    <message>
        <source>The first line may be shorter than it could be, or the first turn a trade.</source>
        <translation>La première ligne peut être plus courte que possible, ou le premier tour un échange.</translation>
    </message>
    <message>
        <source>Passing allowed</source>
        <translation>Passer est permis</translation>
    </message>
    <message>
        <source>You may pass although one of your tiles fits.</source>
        <translation>Vous pouvez passer même si une de vos tuiles convient.</translation>
    </message>
    <message>
        <source>Who has the most matching tiles starts; here is what counts if several have as many.</source>
        <translation>Qui a le plus de tuiles assorties commence&#x202f;; voici ce qui compte en cas d’égalité.</translation>
    </message>
    <message>
        <source>More than four players are a house rule: the rulebook seats two to four.</source>
        <translation>Plus de quatre joueurs, c’est une règle de la maison&#x202f;: la règle du jeu en prévoit deux à quatre.</translation>
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
        <translation>Garder sous…</translation>
    </message>
    <message>
        <source>Name these rules</source>
        <translation>Nommer ces règles</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>Nom des règles</translation>
    </message>
    <message>
        <source>Grandma&apos;s rules</source>
        <translation>Les règles de Mamie</translation>
    </message>
    <message>
        <source>You have rules of that name: they will be replaced.</source>
        <translation>Des règles portent déjà ce nom&#x202f;: elles seront remplacées.</translation>
    </message>
    <message>
        <source>The rules “{name}” leave this list. Games played by them stay as they are.</source>
        <translation>Les règles «&#x202f;{name}&#x202f;» quittent cette liste. Les parties jouées avec elles restent telles quelles.</translation>
    </message>
    <message>
        <source>Remove these rules?</source>
        <translation>Retirer ces règles&#x202f;?</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Our own rules ({count})</source>
        <translation>Nos propres règles ({count})</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Règles de la maison&#x202f;: {rules}.</translation>
    </message>
    <message>
        <source>the game ends at {points}</source>
        <translation>la partie se termine à {points}</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>mains ouvertes</translation>
    </message>
    <message>
        <source>free opening</source>
        <translation>début libre</translation>
    </message>
    <message>
        <source>passing allowed</source>
        <translation>passer est permis</translation>
    </message>
    <message>
        <source>{time} for a turn</source>
        <translation>{time} par tour</translation>
    </message>
    <message>
        <source>{time} for a turn, then a pass</source>
        <translation>{time} par tour, puis on passe</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}</source>
        <comment>a clock</comment>
        <translation>{minutes}:{seconds}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>a clock</comment>
        <translation>il reste {time}</translation>
    </message>
    <message>
        <source>Time is up: finish your turn.</source>
        <translation>Le temps est écoulé&#x202f;: terminez votre tour.</translation>
    </message>
    <message>
        <source>Your time was up: you passed.</source>
        <translation>Votre temps était écoulé&#x202f;: vous avez passé.</translation>
    </message>
    <message>
        <source>{name}&apos;s time was up: the turn was a pass.</source>
        <translation>Le temps de {name} était écoulé&#x202f;: tour passé.</translation>
    </message>
    <message>
        <source>{turn}: {time} left.</source>
        <comment>a pause</comment>
        <translation>{turn}&#x202f;: il reste {time}.</translation>
    </message>
    <message>
        <source>{card}. Click to pause the game.</source>
        <comment>a player&apos;s card</comment>
        <translation>{card}. Cliquez pour mettre la partie en pause.</translation>
    </message>
    <message>
        <source>Who starts in a tie</source>
        <translation>En cas d’égalité</translation>
    </message>
    <message>
        <source>The same number gives everyone the same tiles again.</source>
        <translation>Le même numéro donne à chacun les mêmes tuiles.</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>Numéro de la donne</translation>
    </message>
    <message>
        <source>The number of a deal is 0 to {largest}, or empty for one by chance.</source>
        <translation>Le numéro d’une donne va de 0 à {largest}&#x202f;; sans numéro, elle est tirée au hasard.</translation>
    </message>
    <message>
        <source>Hand a seat to the computer</source>
        <translation>Confier une place à l’ordinateur</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>{name} ({kind})</source>
        <comment>a player and what it is</comment>
        <translation>{name} ({kind})</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>Confier</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>Les tuiles</translation>
    </message>
    <message>
        <source>There are six colours and six shapes.</source>
        <translation>Il y a six couleurs et six formes.</translation>
    </message>
    <message>
        <source>Each of these 36 tiles is there three times, so 108 tiles in all.</source>
        <translation>Chacune de ces 36 tuiles existe trois fois, donc 108 tuiles en tout.</translation>
    </message>
    <message>
        <source>They lie in a bag. Everyone draws six tiles into the hand, which the other players do not see.</source>
        <translation>Elles sont dans un sac. Chacun pioche six tuiles, sa main, que les autres joueurs ne voient pas.</translation>
    </message>
    <message>
        <source>Two to six can play, people and computers. The most points win.</source>
        <translation>On joue de deux à six, personnes et ordinateurs. Qui a le plus de points gagne.</translation>
    </message>
    <message>
        <source>Tiles side by side, across or down, are a line. It is all one colour…</source>
        <translation>Des tuiles côte à côte, en ligne ou en colonne, forment une ligne. Elle est d’une seule couleur…</translation>
    </message>
    <message>
        <source>…or all one shape.</source>
        <translation>… ou d’une seule forme.</translation>
    </message>
    <message>
        <source>Lines cross. Then the tile in both must fit both.</source>
        <translation>Les lignes se croisent. La tuile commune doit alors convenir aux deux.</translation>
    </message>
    <message>
        <source>Who holds the most matching tiles, all one colour or all one shape, starts and lays all of them. The same tile twice counts once.</source>
        <translation>Qui a le plus de tuiles assorties, toutes d’une couleur ou toutes d’une forme, commence et les pose toutes. Deux tuiles identiques comptent pour une.</translation>
    </message>
    <message>
        <source>If several hold as many, the oldest of them starts. Where nobody&apos;s age is known, the lot decides. You can choose another way when you set up a game.</source>
        <translation>Si plusieurs en ont autant, le plus âgé d’entre eux commence. Si aucun âge n’est connu, le sort décide. Vous pouvez choisir une autre façon en préparant la partie.</translation>
    </message>
    <message>
        <source>The first turn cannot be a trade.</source>
        <translation>Le premier tour ne peut pas être un échange.</translation>
    </message>
    <message>
        <source>If nobody holds two that match, one tile is laid, for 1 point. That happens once in many thousand games.</source>
        <translation>Si personne n’a deux tuiles assorties, on pose une seule tuile, pour 1 point. Cela arrive une fois en des milliers de parties.</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <translation>Poser des tuiles</translation>
    </message>
    <message>
        <source>In your turn you lay one to six tiles, all in one row or column and all in the same line. At least one of them touches a tile that lay there before.</source>
        <translation>À votre tour, vous posez d’une à six tuiles, toutes dans une rangée ou une colonne et toutes dans la même ligne. Au moins une touche une tuile déjà posée.</translation>
    </message>
    <message>
        <source>They need not touch each other: you may add to both ends of a line or fill gaps. No gap may be left between them.</source>
        <translation>Elles n’ont pas à se toucher&#x202f;: vous pouvez compléter une ligne aux deux bouts ou combler des trous. Aucun trou ne doit rester entre elles.</translation>
    </message>
    <message>
        <source>You may join two lines, if the long one is right.</source>
        <translation>Vous pouvez réunir deux lignes, si la longue ligne est juste.</translation>
    </message>
    <message>
        <source>Every line that you make or lengthen must be right, across and down.</source>
        <translation>Chaque ligne que vous formez ou allongez doit être juste, en ligne comme en colonne.</translation>
    </message>
    <message>
        <source>Sometimes no tile can ever go on a cell: here it would have to be red and green. It stays empty.</source>
        <translation>Parfois, aucune tuile ne peut aller sur une case&#x202f;: ici elle devrait être rouge et verte. La case reste vide.</translation>
    </message>
    <message>
        <source>After that you draw until you hold six again, or as many as the bag has.</source>
        <translation>Ensuite, vous piochez jusqu’à en avoir six de nouveau, ou autant qu’il en reste dans le sac.</translation>
    </message>
    <message>
        <source>You get one point for each tile of every line that you made or lengthened, old tiles too: here 4.</source>
        <translation>Vous marquez un point pour chaque tuile de chaque ligne formée ou allongée, anciennes tuiles comprises&#x202f;: ici 4.</translation>
    </message>
    <message>
        <source>A tile in two lines counts twice: here 2 and 3, so 5 points.</source>
        <translation>Une tuile dans deux lignes compte deux fois&#x202f;: ici 2 et 3, donc 5 points.</translation>
    </message>
    <message>
        <source>Each tile that you lay may make one more line: here 3, 2, 2 and 2, so 9 points.</source>
        <translation>Chaque tuile posée peut former une ligne de plus&#x202f;: ici 3, 2, 2 et 2, donc 9 points.</translation>
    </message>
    <message>
        <source>Several Qwirkles in one turn all count. No turn can give more than 84 points, or 90 if it is the last one.</source>
        <translation>Plusieurs Qwirkles en un tour comptent tous. Un tour ne peut pas rapporter plus de 84 points, ou 90 si c’est le dernier.</translation>
    </message>
    <message>
        <source>Trading and passing</source>
        <translation>Échanger et passer</translation>
    </message>
    <message>
        <source>Instead of laying tiles you may trade some with the bag, even if one fits. It ends your turn and gives no points.</source>
        <translation>Au lieu de poser des tuiles, vous pouvez en échanger avec le sac, même si l’une convient. Cela termine votre tour et ne rapporte rien.</translation>
    </message>
    <message>
        <source>You draw the new tiles before the old ones go back into the bag. So you cannot trade more tiles than the bag holds.</source>
        <translation>Vous piochez les nouvelles tuiles avant de remettre les anciennes dans le sac. On ne peut donc pas en échanger plus que le sac n’en contient.</translation>
    </message>
    <message>
        <source>If none of your tiles fits and there are tiles in the bag, you must trade.</source>
        <translation>Si aucune de vos tuiles ne convient et que le sac n’est pas vide, vous devez échanger.</translation>
    </message>
    <message>
        <source>If none fits and the bag is empty, you pass. The game does that for you and says so. While a tile fits, you may not pass.</source>
        <translation>Si aucune ne convient et que le sac est vide, vous passez. Le jeu le fait pour vous et le dit. Tant qu’une tuile convient, vous ne pouvez pas passer.</translation>
    </message>
    <message>
        <source>When the bag is empty, the first to lay the last tile of a hand gets 6 points more and ends the game. Tiles in other hands cost nothing.</source>
        <translation>Quand le sac est vide, le premier à poser la dernière tuile de sa main reçoit 6 points de plus et termine la partie. Les tuiles des autres mains ne coûtent rien.</translation>
    </message>
    <message>
        <source>Who lays the whole hand while there are tiles in the bag just draws again: no points for that.</source>
        <translation>Qui pose toute sa main alors que le sac n’est pas vide repioche simplement&#x202f;: cela ne rapporte rien.</translation>
    </message>
    <message>
        <source>When nobody can lay a tile and the bag is empty, the game ends without these 6 points.</source>
        <translation>Quand personne ne peut poser de tuile et que le sac est vide, la partie finit sans ces 6 points.</translation>
    </message>
    <message>
        <source>It can happen that tiles are left in the bag, but none of them or of any hand fits. Then the game ends too.</source>
        <translation>Il arrive qu’il reste des tuiles dans le sac, mais qu’aucune, ni aucune des mains, ne convienne. La partie finit alors aussi.</translation>
    </message>
    <message>
        <source>After three whole rounds of nothing but trades and passes the players may end the game.</source>
        <translation>Après trois tours de table de seuls échanges et passes, les joueurs peuvent arrêter la partie.</translation>
    </message>
    <message>
        <source>The most points win. Who have equally many share the win.</source>
        <translation>Qui a le plus de points gagne. À égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bon à savoir</translation>
    </message>
    <message>
        <source>Look for cells where a tile counts in two lines.</source>
        <translation>Cherchez les cases où une tuile compte dans deux lignes.</translation>
    </message>
    <message>
        <source>Take care with a line of five: who holds the tile that is missing gets 12 points. If all three of it lie on the table, the five is safe.</source>
        <translation>Attention aux lignes de cinq&#x202f;: qui a la tuile manquante marque 12 points. Si ses trois exemplaires sont sur la table, la ligne est sûre.</translation>
    </message>
    <message>
        <source>Keep tiles that match. Lay or trade those that you hold twice.</source>
        <translation>Gardez les tuiles assorties. Posez ou échangez celles que vous avez en double.</translation>
    </message>
    <message>
        <source>A trade costs about 8 points: as much as a turn gives.</source>
        <translation>Un échange coûte environ 8 points&#x202f;: autant qu’un tour rapporte.</translation>
    </message>
    <message>
        <source>Count the tiles: the side shows how many of each are left. With an empty bag, look who will be out first.</source>
        <translation>Comptez les tuiles&#x202f;: le côté montre combien il en reste de chacune. Quand le sac est vide, voyez qui finira le premier.</translation>
    </message>
    <message>
        <source>Not in the rulebook, but many play so. All agree on them before the game.</source>
        <translation>Absentes du livret, mais courantes. Tous s’accordent avant la partie.</translation>
    </message>
    <message>
        <source>Who starts in a tie: the oldest, the youngest, by lot, or as the players choose.</source>
        <translation>Qui commence en cas d’égalité&#x202f;: le plus âgé, le plus jeune, le sort, ou au choix des joueurs.</translation>
    </message>
    <message>
        <source>Five or six players: the rulebook has two to four.</source>
        <translation>Cinq ou six joueurs&#x202f;: le livret en prévoit de deux à quatre.</translation>
    </message>
    <message>
        <source>Free opening: the first turn may be any line, or a trade.</source>
        <translation>Début libre&#x202f;: le premier tour peut être n’importe quelle ligne, ou un échange.</translation>
    </message>
    <message>
        <source>Passing allowed: you may pass although a tile fits.</source>
        <translation>Passer permis&#x202f;: vous pouvez passer bien qu’une tuile convienne.</translation>
    </message>
    <message>
        <source>Target score: the game ends with the turn that reaches it.</source>
        <translation>Score à atteindre&#x202f;: la partie finit avec le tour qui l’atteint.</translation>
    </message>
    <message>
        <source>Open hands: everyone sees all tiles, good for children who are learning.</source>
        <translation>Mains ouvertes&#x202f;: chacun voit toutes les tuiles, idéal pour les enfants qui apprennent.</translation>
    </message>
    <message>
        <source>Time for a turn: when it is up, you are reminded, or your turn is a pass.</source>
        <translation>Temps par tour&#x202f;: quand il est écoulé, on vous le rappelle, ou votre tour est passé.</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message numerus="yes">
        <source>Found on %n page(s)</source>
        <translation>
            <numerusform>Trouvé sur&#x202f;%n page</numerusform>
            <numerusform>Trouvé sur&#x202f;%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing about “{words}”.</source>
        <translation>Rien sur «&#x202f;{words}&#x202f;».</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Colours of tiles</source>
        <translation>Couleurs des tuiles</translation>
    </message>
    <message>
        <source>Tiles are made of</source>
        <translation>Matière des tuiles</translation>
    </message>
    <message>
        <source>Marks of colours</source>
        <translation>Marques des couleurs</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Ajouter une personne</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>Ajouter un ordinateur</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>La molette</translation>
    </message>
    <message>
        <source>Zooms the table</source>
        <translation>Zoome sur la table</translation>
    </message>
    <message>
        <source>Moves the table</source>
        <translation>Déplace la table</translation>
    </message>
    <message>
        <source>A tile is laid</source>
        <translation>Une tuile est posée</translation>
    </message>
    <message>
        <source>Dice are rolled</source>
        <translation>Des dés sont lancés</translation>
    </message>
    <message>
        <source>A move is refused</source>
        <translation>Un coup est refusé</translation>
    </message>
    <message>
        <source>Points are scored</source>
        <translation>Des points sont comptés</translation>
    </message>
    <message>
        <source>A Qwirkle</source>
        <translation>Un Qwirkle</translation>
    </message>
    <message>
        <source>Your turn has come</source>
        <translation>Votre tour arrive</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>La partie finit</translation>
    </message>
    <message>
        <source>Sound and motion</source>
        <translation>Sons et animations</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Jouer les sons</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Le son est activé.</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Le son est coupé.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>As the desktop says</source>
        <translation>Comme le dit le bureau</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complètes</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduites</translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>Vitesse des animations</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of motion</comment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of motion</comment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of motion</comment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>The computer plays</source>
        <translation>L’ordinateur joue</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>At a natural pace</source>
        <translation>À un rythme naturel</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Lentement</translation>
    </message>
    <message>
        <source>Computer players of your own</source>
        <translation>Vos propres ordinateurs joueurs</translation>
    </message>
    <message>
        <source>Mark where a held tile can go</source>
        <translation>Marquer où la tuile tenue peut aller</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>A name has at most {most} letters.</source>
        <translation>Un nom a {most} lettres au plus.</translation>
    </message>
    <message>
        <source>An age is a number from 0 to {most}.</source>
        <translation>Un âge est un nombre de 0 à {most}.</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>Nom de la place {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>Qui joue à la place {number}</translation>
    </message>
    <message>
        <source>Age of seat {number}</source>
        <translation>Âge de la place {number}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>May stay empty. In a tie the oldest starts.</source>
        <translation>Peut rester vide. En cas d’égalité, la personne la plus âgée commence.</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Retirer cette place</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>Une autre couleur</translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <comment>of a seat</comment>
        <translation>Couleur {number}</translation>
    </message>
    <message>
        <source>Sort the hand by colour</source>
        <translation>Trier la main par couleur</translation>
    </message>
    <message>
        <source>Sort the hand by shape</source>
        <translation>Trier la main par forme</translation>
    </message>
    <message>
        <source>By colour</source>
        <comment>sort the hand</comment>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>By shape</source>
        <comment>sort the hand</comment>
        <translation>Par forme</translation>
    </message>
    <message>
        <source>{turn}, {own} to {other}, {tiles} left</source>
        <translation>{turn}, {own} à {other}, il reste {tiles}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <comment>a score</comment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{turn}, {scores}, {tiles} left</source>
        <translation>{turn}, {scores}, il reste {tiles}</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>Personne n’a encore joué.</translation>
    </message>
    <message>
        <source>empty, row {row}, column {column}</source>
        <translation>vide, rangée {row}, colonne {column}</translation>
    </message>
    <message>
        <source>{tile}, not played yet, row {row}, column {column}</source>
        <translation>{tile}, pas encore jouée, rangée {row}, colonne {column}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <source>held</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>{points}: {tiles}</source>
        <comment>a play</comment>
        <translation>{points}&#x202f;: {tiles}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>rangée {row}, colonne {column}</translation>
    </message>
    <message>
        <source>row {row}, columns {first} to {last}</source>
        <translation>rangée {row}, colonnes {first} à {last}</translation>
    </message>
    <message>
        <source>column {column}, rows {first} to {last}</source>
        <translation>colonne {column}, rangées {first} à {last}</translation>
    </message>
    <message>
        <source>{points}, {place}</source>
        <comment>a play</comment>
        <translation>{points}, {place}</translation>
    </message>
    <message>
        <source>Legal plays</source>
        <translation>Coups possibles</translation>
    </message>
    <message numerus="yes">
        <source>%n play(s), the most points first. Enter lays one on the table; this counts as help.</source>
        <translation>
            <numerusform>%n coup possible. Entrée le pose sur la table&#x202f;; cela compte comme une aide.</numerusform>
            <numerusform>%n coups, le plus de points d’abord. Entrée en pose un sur la table&#x202f;; cela compte comme une aide.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your tiles fits now.</source>
        <translation>Aucune de vos tuiles ne va maintenant.</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>No bot called {bot} is set up on this computer.</source>
        <translation>Aucun bot nommé {bot} n’est installé sur cet ordinateur.</translation>
    </message>
    <message>
        <source>{bot} could not be started.</source>
        <translation>{bot} n’a pas pu démarrer.</translation>
    </message>
    <message>
        <source>{bot} ended in the middle of the game.</source>
        <translation>{bot} s’est arrêté au milieu de la partie.</translation>
    </message>
    <message>
        <source>{bot} wrote more than anyone can read.</source>
        <translation>{bot} a écrit plus qu’on ne peut lire.</translation>
    </message>
    <message>
        <source>{bot} did not answer in time.</source>
        <translation>{bot} n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>{bot} answered something that is no move.</source>
        <translation>{bot} a répondu quelque chose qui n’est pas un coup.</translation>
    </message>
    <message>
        <source>{bot} made a move that the rules do not allow.</source>
        <translation>{bot} a joué un coup interdit par les règles.</translation>
    </message>
    <message>
        <source>It could not be started: is the program there, and may it be run?</source>
        <translation>Impossible de le démarrer&#x202f;: le programme est-il là, et peut-on l’exécuter&#x202f;?</translation>
    </message>
    <message>
        <source>It started, but ended before it answered.</source>
        <translation>Il a démarré, mais s’est arrêté avant de répondre.</translation>
    </message>
    <message>
        <source>It started, but wrote more than anyone can read.</source>
        <translation>Il a démarré, mais a écrit plus qu’on ne peut lire.</translation>
    </message>
    <message>
        <source>It started, but did not answer in time.</source>
        <translation>Il a démarré, mais n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>It answered, but what it wrote is no move.</source>
        <translation>Il a répondu, mais ce qu’il a écrit n’est pas un coup.</translation>
    </message>
    <message>
        <source>It answered with a move that the rules do not allow.</source>
        <translation>Il a répondu par un coup interdit par les règles.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Bots…</source>
        <translation>Bots…</translation>
    </message>
    <message>
        <source>A bot is a program that plays Qwirkle. It is started by its command and takes a seat in a new game like any other player.</source>
        <translation>Un bot est un programme qui joue à Qwirkle. Sa commande le démarre, et il prend place dans une nouvelle partie comme tout autre joueur.</translation>
    </message>
    <message>
        <source>You have no bots yet. Add one to play against it.</source>
        <translation>Vous n’avez pas encore de bot. Ajoutez-en un pour jouer contre lui.</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Ajouter un bot</translation>
    </message>
    <message>
        <source>Change a bot</source>
        <translation>Modifier un bot</translation>
    </message>
    <message>
        <source>As in a terminal, with the whole path: python3 /path/to/my_bot.py</source>
        <translation>Comme dans un terminal, avec le chemin complet&#x202f;: python3 /chemin/vers/mon_bot.py</translation>
    </message>
    <message>
        <source>Give the bot a name of 1 to {most} letters.</source>
        <translation>Donnez au bot un nom de 1 à {most} lettres.</translation>
    </message>
    <message>
        <source>There is a bot called {name} already.</source>
        <translation>Il y a déjà un bot nommé {name}.</translation>
    </message>
    <message>
        <source>This is no command: it is empty, or a quotation mark is not closed.</source>
        <translation>Ce n’est pas une commande&#x202f;: elle est vide, ou un guillemet n’est pas fermé.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Retirer {name}&#x202f;?</translation>
    </message>
    <message>
        <source>Only the entry in this list goes; the program itself stays where it is.</source>
        <translation>Seule l’entrée de cette liste s’en va&#x202f;; le programme reste où il est.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>{name} is asked for a move…</source>
        <translation>On demande un coup à {name}…</translation>
    </message>
    <message>
        <source>It works: a legal move after {seconds} seconds, its start included.</source>
        <translation>Cela marche&#x202f;: un coup valable après {seconds} secondes, démarrage compris.</translation>
    </message>
    <message>
        <source>What it wrote</source>
        <translation>Ce qu’il a écrit</translation>
    </message>
    <message>
        <source>Show what it wrote</source>
        <translation>Afficher ce qu’il a écrit</translation>
    </message>
    <message>
        <source>Hide what it wrote</source>
        <translation>Masquer ce qu’il a écrit</translation>
    </message>
    <message>
        <source>It wrote nothing to its standard error.</source>
        <translation>Il n’a rien écrit sur sa sortie d’erreur.</translation>
    </message>
    <message>
        <source>Who takes the seat of {name}?</source>
        <translation>Qui prend la place de {name}&#x202f;?</translation>
    </message>
    <message>
        <source>{name} forfeits the game</source>
        <translation>{name} perd par forfait</translation>
    </message>
    <message>
        <source>Games that it forfeited since Qwirkle was opened: {count}.</source>
        <translation>Forfaits depuis l’ouverture de Qwirkle&#x202f;: {count}.</translation>
    </message>
    <message>
        <source>The position tells which tiles this seat holds.</source>
        <translation>La position révèle les tuiles de cette place.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Pas de vainqueur</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} se partagent la victoire</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>Vous gagnez&#x202f;!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>The game was stopped, so there is no winner.</source>
        <translation>La partie a été arrêtée&#x202f;: il n’y a pas de vainqueur.</translation>
    </message>
    <message>
        <source>{names} share the win, {points} each.</source>
        <comment>points is a number</comment>
        <translation>{names} se partagent la victoire, {points} chacun.</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>Vous gagnez avec&#x202f;%n point.</numerusform>
            <numerusform>Vous gagnez avec&#x202f;%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} gagne avec&#x202f;%n point.</numerusform>
            <numerusform>{name} gagne avec&#x202f;%n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out: hand and bag are empty.</source>
        <translation>{name} finit&#x202f;: main et sac sont vides.</translation>
    </message>
    <message>
        <source>Nobody can lay a tile any more.</source>
        <translation>Personne ne peut plus poser de tuile.</translation>
    </message>
    <message>
        <source>Nobody laid a tile for three whole rounds.</source>
        <translation>Personne n’a posé de tuile pendant trois tours de table.</translation>
    </message>
    <message>
        <source>{name} reached the target.</source>
        <translation>{name} atteint l’objectif.</translation>
    </message>
    <message>
        <source>{name} gave the game up.</source>
        <translation>{name} abandonne.</translation>
    </message>
    <message>
        <source>The game was stopped before its end.</source>
        <translation>La partie a été arrêtée avant la fin.</translation>
    </message>
    <message>
        <source>Qwirkle records (*.qwirkle);;All files (*)</source>
        <translation>Parties de Qwirkle (*.qwirkle);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir un fichier de partie</translation>
    </message>
    <message>
        <source>Save as a record</source>
        <translation>Enregistrer dans un fichier de partie</translation>
    </message>
    <message>
        <source>The file tells every hand</source>
        <translation>Le fichier dévoile toutes les mains</translation>
    </message>
    <message>
        <source>This game is not over: whoever opens the file sees which tiles everyone holds, and so which are in the bag. Save it all the same?</source>
        <translation>Cette partie n’est pas finie&#x202f;: qui ouvre le fichier voit les tuiles de chacun, et donc celles du sac. L’enregistrer quand même&#x202f;?</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>L’enregistrer</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistré&#x202f;: {file}.</translation>
    </message>
    <message>
        <source>This record could not be opened</source>
        <translation>Ce fichier de partie n’a pas pu être ouvert</translation>
    </message>
    <message>
        <source>A newer version of Qwirkle Desktop wrote this record.</source>
        <translation>Ce fichier vient d’une version plus récente de Qwirkle Desktop.</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Ce fichier est illisible.</translation>
    </message>
    <message>
        <source>This is not a Qwirkle record.</source>
        <translation>Ce n’est pas un fichier de partie de Qwirkle.</translation>
    </message>
    <message>
        <source>This record is damaged.</source>
        <translation>Ce fichier de partie est abîmé.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}.</source>
        <translation>{file}, ligne {line}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{file}: {reason}.</source>
        <translation>{file}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>The end of this record is missing</source>
        <translation>La fin de ce fichier manque</translation>
    </message>
    <message numerus="yes">
        <source>The file was cut off. Its %n whole turn(s) are here.</source>
        <translation>
            <numerusform>Le fichier est coupé. Il reste&#x202f;%n tour complet.</numerusform>
            <numerusform>Le fichier est coupé. Il reste&#x202f;%n tours complets.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is in your library already</source>
        <translation>Cette partie est déjà dans votre bibliothèque</translation>
    </message>
    <message>
        <source>The file tells it differently. You see the game as your library has it; nothing was changed.</source>
        <translation>Le fichier la raconte autrement. Vous voyez la partie de votre bibliothèque&#x202f;; rien n’a changé.</translation>
    </message>
    <message>
        <source>Your library after these records</source>
        <translation>Votre bibliothèque après ces fichiers</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came to your library.</source>
        <translation>
            <numerusform>%n partie est entrée dans votre bibliothèque.</numerusform>
            <numerusform>%n parties sont entrées dans votre bibliothèque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had been there already.</source>
        <translation>
            <numerusform>%n partie y était déjà.</numerusform>
            <numerusform>%n parties y étaient déjà.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) tell more of a game than your library: open one alone to take it.</source>
        <translation>
            <numerusform>%n fichier en dit plus que votre bibliothèque&#x202f;: ouvrez-le seul pour le reprendre.</numerusform>
            <numerusform>%n fichiers en disent plus que votre bibliothèque&#x202f;: ouvrez-en un seul pour le reprendre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be opened.</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être ouvert.</numerusform>
            <numerusform>%n fichiers n’ont pas pu être ouverts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et&#x202f;%n de plus.</numerusform>
            <numerusform>Et&#x202f;%n de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has more of this game</source>
        <translation>Le fichier contient la suite de cette partie</translation>
    </message>
    <message>
        <source>Your library has only its beginning. Take the longer game from the file?</source>
        <translation>Votre bibliothèque n’en a que le début. Prendre la partie plus longue du fichier&#x202f;?</translation>
    </message>
    <message>
        <source>Take the longer one</source>
        <translation>Prendre la plus longue</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Garder la mienne</translation>
    </message>
    <message>
        <source>This record could not be saved</source>
        <translation>Ce fichier de partie n’a pas pu être enregistré</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <translation>La partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>You can play on; the next turn tries again. To be safe, save a record elsewhere. ({reason})</source>
        <translation>Vous pouvez continuer&#x202f;; le prochain tour réessaiera. Par sécurité, enregistrez la partie ailleurs. ({reason})</translation>
    </message>
    <message>
        <source>The library could not be read</source>
        <translation>La bibliothèque n’a pas pu être lue</translation>
    </message>
    <message>
        <source>Your settings could not be read</source>
        <translation>Vos réglages n’ont pas pu être lus</translation>
    </message>
    <message>
        <source>The computer player does not answer</source>
        <translation>L’ordinateur ne répond pas</translation>
    </message>
    <message>
        <source>Your game is safe. Ask the computer again?</source>
        <translation>Votre partie est en sécurité. Redemander à l’ordinateur&#x202f;?</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Redemander</translation>
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
        <translation>Qwirkle est déjà ouvert</translation>
    </message>
    <message>
        <source>Look for its window. One window at a time keeps your games safe.</source>
        <translation>Cherchez sa fenêtre. Une seule fenêtre à la fois garde vos parties en sécurité.</translation>
    </message>
    <message>
        <source>Qwirkle cannot start</source>
        <translation>Qwirkle ne peut pas démarrer</translation>
    </message>
    <message>
        <source>The hand is hidden</source>
        <translation>La main est cachée</translation>
    </message>
    <message>
        <source>Hand: no tiles</source>
        <translation>Main&#x202f;: aucune tuile</translation>
    </message>
    <message>
        <source>Hand: {tiles}</source>
        <translation>Main&#x202f;: {tiles}</translation>
    </message>
    <message>
        <source>Play +{points}</source>
        <translation>Jouer +{points}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)</source>
        <translation>
            <numerusform>Échanger&#x202f;%n tuile</numerusform>
            <numerusform>Échanger&#x202f;%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Échanger</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) marked to trade.</source>
        <translation>
            <numerusform>%n tuile à échanger.</numerusform>
            <numerusform>%n tuiles à échanger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the tiles to trade (up to&#xa0;{most}). It ends your turn.</source>
        <translation>Cliquez les tuiles à échanger (jusqu’à&#xa0;{most}). Cela finit votre tour.</translation>
    </message>
    <message>
        <source>Wait for the computer. You can still arrange your hand.</source>
        <translation>Attendez l’ordinateur. Vous pouvez déjà ranger votre main.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn. You can still arrange your hand.</source>
        <translation>C’est à {name}. Vous pouvez déjà ranger votre main.</translation>
    </message>
    <message>
        <source>The computers play. Pause them, or let them take one turn at a time.</source>
        <translation>Les ordinateurs jouent. Mettez-les en pause, ou faites-les jouer tour par tour.</translation>
    </message>
    <message>
        <source>The {tile} fits nowhere now.</source>
        <translation>Pas de place pour l’instant&#x202f;: {tile}.</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>Ensuite&#x202f;: {name}.</translation>
    </message>
    <message>
        <source>Next place to the left</source>
        <translation>Place suivante à gauche</translation>
    </message>
    <message>
        <source>Next place to the right</source>
        <translation>Place suivante à droite</translation>
    </message>
    <message>
        <source>Next place above</source>
        <translation>Place suivante en haut</translation>
    </message>
    <message>
        <source>Next place below</source>
        <translation>Place suivante en bas</translation>
    </message>
    <message>
        <source>One cell to the left</source>
        <translation>Une case à gauche</translation>
    </message>
    <message>
        <source>One cell to the right</source>
        <translation>Une case à droite</translation>
    </message>
    <message>
        <source>One cell up</source>
        <translation>Une case en haut</translation>
    </message>
    <message>
        <source>One cell down</source>
        <translation>Une case en bas</translation>
    </message>
    <message>
        <source>Look further left</source>
        <translation>Regarder plus à gauche</translation>
    </message>
    <message>
        <source>Look further right</source>
        <translation>Regarder plus à droite</translation>
    </message>
    <message>
        <source>Look further up</source>
        <translation>Regarder plus haut</translation>
    </message>
    <message>
        <source>Look further down</source>
        <translation>Regarder plus bas</translation>
    </message>
    <message>
        <source>Next place for the tile</source>
        <translation>Place suivante pour la tuile</translation>
    </message>
    <message>
        <source>Previous place for the tile</source>
        <translation>Place précédente pour la tuile</translation>
    </message>
    <message>
        <source>Lay the tile here, or take up the one that lies here</source>
        <translation>Poser la tuile ici, ou reprendre celle qui s’y trouve</translation>
    </message>
    <message>
        <source>Take a tile of the hand</source>
        <translation>Prendre une tuile de la main</translation>
    </message>
    <message>
        <source>Next place that takes the tile</source>
        <translation>Place suivante qui accepte la tuile</translation>
    </message>
    <message>
        <source>One cell on</source>
        <translation>Une case plus loin</translation>
    </message>
    <message>
        <source>Move the table</source>
        <translation>Déplacer la table</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Votre tour</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>To know more</source>
        <translation>Pour en savoir plus</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Watching computers</source>
        <translation>Regarder les ordinateurs</translation>
    </message>
    <message>
        <source>Looking back at a game</source>
        <translation>Relecture d’une partie</translation>
    </message>
    <message>
        <source>Games and help</source>
        <translation>Parties et aide</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>Dans la main</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>Tuile suivante</translation>
    </message>
    <message>
        <source>Move the tile</source>
        <translation>Déplacer la tuile</translation>
    </message>
    <message>
        <source>Take the tile, or mark it to trade</source>
        <translation>Prendre la tuile, ou la marquer pour l’échange</translation>
    </message>
    <message>
        <source>On to the hand, the buttons, the lists</source>
        <translation>Vers la main, les boutons, les listes</translation>
    </message>
    <message>
        <source>{keys}Arrow keys</source>
        <translation>{keys}flèches</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>keys</comment>
        <translation>{first} à {last}</translation>
    </message>
    <message>
        <source>Lay the held tile; then play the turn</source>
        <translation>Poser la tuile tenue&#x202f;; puis jouer le tour</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Changer les touches…</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>Changer les touches</translation>
    </message>
    <message>
        <source>Choose what a key is for, then press the new key.</source>
        <translation>Choisissez à quoi sert une touche, puis appuyez sur la nouvelle.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>New key:</source>
        <translation>Nouvelle touche&#x202f;:</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>Appuyez sur une touche</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Aucune touche</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Comme avant</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Rétablir toutes les touches</translation>
    </message>
    <message>
        <source>{key} is for this now: {action}.</source>
        <translation>{key} sert maintenant à ceci&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>No key is for this now: {action}.</source>
        <translation>Plus aucune touche pour ceci&#x202f;: {action}.</translation>
    </message>
    <message>
        <source>All keys are as they were.</source>
        <translation>Toutes les touches sont comme avant.</translation>
    </message>
    <message>
        <source>{key} is taken: {action}. Change that key first, or choose another.</source>
        <translation>{key} est déjà prise&#x202f;: {action}. Changez d’abord cette touche, ou choisissez-en une autre.</translation>
    </message>
    <message>
        <source>{key} is needed to move in lists and to press buttons. Choose another key.</source>
        <translation>{key} est nécessaire dans les listes et pour les boutons. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>{key} opens the menu {menu}. Choose another key.</source>
        <translation>{key} ouvre le menu {menu}. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>{action}: {keys}</source>
        <translation>{action}&#x202f;: {keys}</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>computer, first-timer</source>
        <translation>ordinateur, novice</translation>
    </message>
    <message>
        <source>computer, beginner</source>
        <translation>ordinateur, débutant</translation>
    </message>
    <message>
        <source>computer, casual</source>
        <translation>ordinateur, amateur</translation>
    </message>
    <message>
        <source>computer, club</source>
        <translation>ordinateur, club</translation>
    </message>
    <message>
        <source>computer, expert</source>
        <translation>ordinateur, expert</translation>
    </message>
    <message>
        <source>computer, master</source>
        <translation>ordinateur, maître</translation>
    </message>
    <message>
        <source>Has just learned the rules, and never counts the points.</source>
        <translation>Vient d’apprendre les règles et ne compte jamais les points.</translation>
    </message>
    <message>
        <source>Lays as many tiles as it can, and counts the points now and then.</source>
        <translation>Pose autant de tuiles que possible et compte parfois les points.</translation>
    </message>
    <message>
        <source>Counts the points on most turns; some days are better than others.</source>
        <translation>Compte les points presque à chaque tour&#x202f;; certains jours mieux que d’autres.</translation>
    </message>
    <message>
        <source>Always takes the most points on the table.</source>
        <translation>Prend toujours le plus de points sur la table.</translation>
    </message>
    <message>
        <source>Thinks ahead and counts the tiles.</source>
        <translation>Réfléchit à l’avance et compte les tuiles.</translation>
    </message>
    <message>
        <source>The strongest player here: knows what a position is worth.</source>
        <translation>Le plus fort ici&#x202f;: il sait ce que vaut une position.</translation>
    </message>
    <message>
        <source>bot, {name}</source>
        <translation>bot, {name}</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>ordinateur, {level}</translation>
    </message>
    <message>
        <source>A program from your own list of bots.</source>
        <translation>Un programme de votre liste de bots.</translation>
    </message>
    <message>
        <source>{level}: {line}</source>
        <translation>{level}&#x202f;: {line}</translation>
    </message>
    <message>
        <source>Makes about {points} a game.</source>
        <translation>Fait environ {points} par partie.</translation>
    </message>
    <message>
        <source>{player} (about {points})</source>
        <comment>a level in a list, and its mean points a game</comment>
        <translation>{player} (environ {points})</translation>
    </message>
    <message>
        <source>Decides at once.</source>
        <translation>Décide aussitôt.</translation>
    </message>
    <message>
        <source>Thinks for about {seconds} seconds a turn.</source>
        <translation>Réfléchit environ {seconds} secondes par tour.</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>Récemment jouées</translation>
    </message>
    <message>
        <source>Longest ago first</source>
        <translation>Longtemps oubliées</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Les plus récentes</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Les plus anciennes</translation>
    </message>
    <message>
        <source>Names from A to Z</source>
        <translation>Noms de A à Z</translation>
    </message>
    <message>
        <source>Names from Z to A</source>
        <translation>Noms de Z à A</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>Le plus de points</translation>
    </message>
    <message>
        <source>Fewest points first</source>
        <translation>Le moins de points</translation>
    </message>
    <message>
        <source>Most turns first</source>
        <translation>Le plus de tours</translation>
    </message>
    <message>
        <source>Fewest turns first</source>
        <translation>Le moins de tours</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finies</translation>
    </message>
    <message>
        <source>nobody could lay a tile any more</source>
        <translation>personne ne pouvait plus poser de tuile</translation>
    </message>
    <message>
        <source>three rounds without a tile</source>
        <translation>trois tours de table sans une tuile</translation>
    </message>
    <message>
        <source>the target was reached</source>
        <translation>l’objectif a été atteint</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>stopped before its end</source>
        <translation>arrêtée avant la fin</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Search names, titles, deals</source>
        <translation>Chercher noms, titres, donnes</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Any variant</source>
        <translation>Toutes les variantes</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
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
        <translation>Le jeu en boîte&#x202f;: 108 tuiles sur une table sans bord.</translation>
    </message>
    <message>
        <source>Dice in place of tiles. All hands lie open, and you may roll again before you play.</source>
        <translation>Des dés à la place des tuiles. Toutes les mains sont visibles, et l’on peut relancer avant de jouer.</translation>
    </message>
    <message>
        <source>A board with stars: cover one for a disc, and spend it to lift a tile.</source>
        <translation>Un plateau avec des étoiles&#x202f;: couvrez-en une pour un jeton, et dépensez-le pour soulever une tuile.</translation>
    </message>
    <message>
        <source>A board with tiles on it from the start, and numbers that give extra points.</source>
        <translation>Un plateau avec des tuiles dès le début, et des nombres qui donnent des points en plus.</translation>
    </message>
    <message>
        <source>Stars, numbers and first tiles, all on one board.</source>
        <translation>Étoiles, nombres et premières tuiles, le tout sur un plateau.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
    <message>
        <source>In this game all hands lie open anyway.</source>
        <translation>Dans ce jeu, toutes les mains sont de toute façon visibles.</translation>
    </message>
    <message>
        <source>In this game no hand decides who starts: it is always a tie.</source>
        <translation>Dans ce jeu, aucune main ne décide qui commence&#x202f;: il y a toujours égalité.</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>N’importe quand</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message numerus="yes">
        <source>The last %n day(s)</source>
        <translation>
            <numerusform>Le dernier jour</numerusform>
            <numerusform>Les&#x202f;%n derniers jours</numerusform>
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
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>donne {number}</translation>
    </message>
    <message>
        <source>{several} · {next}</source>
        <comment>facts about a game</comment>
        <translation>{several} · {next}</translation>
    </message>
    <message>
        <source>{heading}: {players}. {day}. {detail}.</source>
        <comment>a game in the list of games</comment>
        <translation>{heading}&#x202f;: {players}. {day}. {detail}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{chosen} of {games} chosen</source>
        <translation>{games}, choix&#x202f;: {chosen}</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>Every game you play is kept here, turn by turn.</source>
        <translation>Chaque partie que vous jouez est gardée ici, tour par tour.</translation>
    </message>
    <message>
        <source>No game like that</source>
        <translation>Aucune partie ne correspond</translation>
    </message>
    <message>
        <source>Try another word, or show all games again.</source>
        <translation>Essayez un autre mot, ou affichez toutes les parties.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Afficher toutes les parties</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export all games…</source>
        <translation>Exporter toutes les parties…</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Rejouer cette donne</translation>
    </message>
    <message>
        <source>Copy the deal&apos;s number</source>
        <translation>Copier le numéro de la donne</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Looking for a good play…</source>
        <translation>Recherche d’un bon coup…</translation>
    </message>
    <message>
        <source>There is no hint this time. You can ask again.</source>
        <translation>Pas d’indice cette fois. Vous pouvez redemander.</translation>
    </message>
    <message>
        <source>None of your tiles fits now. Trade the ones that you have twice, or that go with no other.</source>
        <translation>Aucune de vos tuiles ne va maintenant. Échangez celles que vous avez en double ou qui ne vont avec aucune autre.</translation>
    </message>
    <message>
        <source>This counts as help. The game&apos;s record says that you were helped.</source>
        <translation>Cela compte comme une aide. La partie note que vous avez été aidé.</translation>
    </message>
    <message>
        <source>Hint {number} of 3</source>
        <translation>Indice {number} sur 3</translation>
    </message>
    <message>
        <source>Lay the longest line that your hand can make.</source>
        <translation>Posez la plus longue ligne de votre main.</translation>
    </message>
    <message>
        <source>You can lay all your tiles and go out.</source>
        <translation>Vous pouvez poser toutes vos tuiles et finir.</translation>
    </message>
    <message>
        <source>There is a Qwirkle.</source>
        <translation>Il y a un Qwirkle.</translation>
    </message>
    <message>
        <source>There is more than one Qwirkle in one play.</source>
        <translation>Il y a plus d’un Qwirkle en un seul coup.</translation>
    </message>
    <message>
        <source>There is a play that counts in three lines or more.</source>
        <translation>Il y a un coup qui compte dans trois lignes ou plus.</translation>
    </message>
    <message>
        <source>There is a play that counts in two lines.</source>
        <translation>Il y a un coup qui compte dans deux lignes.</translation>
    </message>
    <message>
        <source>There is a line of five that you should not leave to the others.</source>
        <translation>Il y a une ligne de cinq à ne pas laisser aux autres.</translation>
    </message>
    <message>
        <source>There is a line that is good to lay at.</source>
        <translation>Il y a une ligne où il fait bon poser.</translation>
    </message>
    <message>
        <source>Your tiles make too little now: think of a trade.</source>
        <translation>Vos tuiles rapportent trop peu maintenant&#x202f;: pensez à un échange.</translation>
    </message>
    <message>
        <source>It is best to pass.</source>
        <translation>Le mieux est de passer.</translation>
    </message>
    <message>
        <source>Your dice make little as they lie: roll some again first.</source>
        <translation>Vos dés valent peu ainsi&#x202f;: relancez-en d’abord quelques-uns.</translation>
    </message>
    <message>
        <source>A tile on the board is worth a disc to you.</source>
        <translation>Une tuile du plateau vaut bien un jeton.</translation>
    </message>
    <message>
        <source>Look to the left.</source>
        <translation>Regardez à gauche.</translation>
    </message>
    <message>
        <source>Look to the right.</source>
        <translation>Regardez à droite.</translation>
    </message>
    <message>
        <source>Look at the top.</source>
        <translation>Regardez en haut.</translation>
    </message>
    <message>
        <source>Look at the bottom.</source>
        <translation>Regardez en bas.</translation>
    </message>
    <message>
        <source>Look in the middle.</source>
        <translation>Regardez au milieu.</translation>
    </message>
    <message>
        <source>It is this line. The dashed cells are free.</source>
        <translation>C’est cette ligne. Les cases en pointillé sont libres.</translation>
    </message>
    <message>
        <source>It is this tile.</source>
        <translation>C’est cette tuile.</translation>
    </message>
    <message>
        <source>No play with these dice is worth as much as what a roll may bring.</source>
        <translation>Aucun coup avec ces dés ne vaut ce qu’un lancer peut apporter.</translation>
    </message>
    <message>
        <source>Nothing on the board is worth more than new tiles.</source>
        <translation>Rien sur le plateau ne vaut mieux que de nouvelles tuiles.</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)</source>
        <comment>the best move</comment>
        <translation>
            <numerusform>Échanger&#x202f;%n tuile</numerusform>
            <numerusform>Échanger&#x202f;%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>the best move</comment>
        <translation>Passer</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <comment>the best move</comment>
        <translation>
            <numerusform>Relancer&#x202f;%n dé</numerusform>
            <numerusform>Relancer&#x202f;%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Lift this tile</source>
        <comment>the best move</comment>
        <translation>Soulever cette tuile</translation>
    </message>
    <message>
        <source>Best play: {points}</source>
        <translation>Meilleur coup&#x202f;: {points}</translation>
    </message>
    <message>
        <source>All in all it is worth a little more than the next one.</source>
        <translation>Tout compté, il vaut un peu plus que le suivant.</translation>
    </message>
    <message numerus="yes">
        <source>The %n best move(s)</source>
        <translation>
            <numerusform>Le meilleur coup</numerusform>
            <numerusform>Les&#x202f;%n meilleurs coups</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at one to see it. Click it to lay it on the table.</source>
        <translation>Pointez un coup pour le voir. Cliquez-le pour le poser sur la table.</translation>
    </message>
    <message>
        <source>{move}, {worth}</source>
        <comment>a move, and what it loses</comment>
        <translation>{move}, {worth}</translation>
    </message>
    <message numerus="yes">
        <source>trade %n tile(s)</source>
        <translation>
            <numerusform>échange de&#x202f;%n tuile</numerusform>
            <numerusform>échange de&#x202f;%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move</comment>
        <translation>passe</translation>
    </message>
    <message numerus="yes">
        <source>roll %n dice again</source>
        <translation>
            <numerusform>relancer&#x202f;%n dé</numerusform>
            <numerusform>relancer&#x202f;%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>lift the {tile}</source>
        <translation>soulever {tile}</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of moves</comment>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>loses {points}</source>
        <comment>a move</comment>
        <translation>perd {points}</translation>
    </message>
    <message>
        <source>{tile}: you see all of them.</source>
        <translation>{tile}&#x202f;: vous les voyez toutes.</translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n not seen. Chance that another player holds one: {chance}.</source>
        <translation>
            <numerusform>{tile}&#x202f;:&#x202f;%n pas encore vue. Probabilité qu’un autre joueur en ait une&#x202f;: {chance}.</numerusform>
            <numerusform>{tile}&#x202f;:&#x202f;%n pas encore vues. Probabilité qu’un autre joueur en ait une&#x202f;: {chance}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open line(s)</source>
        <translation>
            <numerusform>%n ligne ouverte</numerusform>
            <numerusform>%n lignes ouvertes</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines of five and four, and the tiles that go on there.</source>
        <translation>Les lignes de cinq et de quatre, et les tuiles qui y vont.</translation>
    </message>
    <message>
        <source>There is no line of five or four that a tile goes on with.</source>
        <translation>Aucune ligne de cinq ou de quatre ne peut être prolongée par une tuile.</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) with no tile left: dead.</source>
        <translation>
            <numerusform>Encore&#x202f;%n ligne sans tuile restante&#x202f;: morte.</numerusform>
            <numerusform>Encore&#x202f;%n lignes sans tuile restante&#x202f;: mortes.</numerusform>
        </translation>
    </message>
    <message>
        <source>line of {length}: you can, {unseen} not seen</source>
        <translation>ligne de {length}&#x202f;: vous pouvez, {unseen} pas encore vues</translation>
    </message>
    <message>
        <source>line of {length}: {unseen} not seen, next player {chance}</source>
        <translation>ligne de {length}&#x202f;: {unseen} pas encore vues, joueur suivant {chance}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Deleted the game of {names}.</source>
        <translation>Partie supprimée&#x202f;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n game(s).</source>
        <translation>
            <numerusform>%n partie supprimée.</numerusform>
            <numerusform>%n parties supprimées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back.</source>
        <translation>
            <numerusform>%n partie rétablie.</numerusform>
            <numerusform>%n parties rétablies.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: deal {number}. Whoever enters it in a new game gets the same tiles.</source>
        <translation>Copié&#x202f;: donne {number}. Qui l’entre dans une nouvelle partie reçoit les mêmes tuiles.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n game(s) to {folder}.</source>
        <translation>
            <numerusform>%n partie exportée vers {folder}.</numerusform>
            <numerusform>%n parties exportées vers {folder}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>%n partie n’a pas pu être lue.</numerusform>
            <numerusform>%n parties n’ont pas pu être lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Exported as {file}.</source>
        <translation>Exporté&#x202f;: {file}.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Exporter des parties</translation>
    </message>
    <message>
        <source>The files tell every hand</source>
        <translation>Les fichiers dévoilent toutes les mains</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are not over: whoever opens the files sees which tiles everyone holds. Export them all the same?</source>
        <translation>
            <numerusform>%n partie n’est pas finie&#x202f;: qui ouvre le fichier voit les tuiles de chacun. L’exporter quand même&#x202f;?</numerusform>
            <numerusform>%n parties ne sont pas finies&#x202f;: qui ouvre les fichiers voit les tuiles de chacun. Les exporter quand même&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>The games could not be exported</source>
        <translation>Les parties n’ont pas pu être exportées</translation>
    </message>
    <message>
        <source>The library could not be changed</source>
        <translation>La bibliothèque n’a pas pu être modifiée</translation>
    </message>
    <message>
        <source>Rename this game</source>
        <translation>Renommer cette partie</translation>
    </message>
    <message>
        <source>Without a title the game is listed by how it ended.</source>
        <translation>Sans titre, la partie est nommée d’après sa fin.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Classic, light tiles</source>
        <translation>Classique, tuiles claires</translation>
    </message>
    <message>
        <source>Classic, dark tiles</source>
        <translation>Classique, tuiles sombres</translation>
    </message>
    <message>
        <source>Soft, light tiles</source>
        <translation>Douce, tuiles claires</translation>
    </message>
    <message>
        <source>Soft, dark tiles</source>
        <translation>Douce, tuiles sombres</translation>
    </message>
    <message>
        <source>High contrast, light tiles</source>
        <translation>Contraste élevé, tuiles claires</translation>
    </message>
    <message>
        <source>High contrast, dark tiles</source>
        <translation>Contraste élevé, tuiles sombres</translation>
    </message>
    <message>
        <source>For colour vision deficiency, light tiles</source>
        <translation>Pour les daltoniens, tuiles claires</translation>
    </message>
    <message>
        <source>For colour vision deficiency, dark tiles</source>
        <translation>Pour les daltoniens, tuiles sombres</translation>
    </message>
    <message>
        <source>Normal sight</source>
        <translation>Vue normale</translation>
    </message>
    <message>
        <source>Without red (protanopia)</source>
        <translation>Sans rouge (protanopie)</translation>
    </message>
    <message>
        <source>Without green (deuteranopia)</source>
        <translation>Sans vert (deutéranopie)</translation>
    </message>
    <message>
        <source>Without blue (tritanopia)</source>
        <translation>Sans bleu (tritanopie)</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>Mes couleurs</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of the preferences</comment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Uni</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Unie</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Feutre</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>of a table</comment>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>None</source>
        <comment>marks of colours</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>A letter in the corner</source>
        <translation>Une lettre dans le coin</translation>
    </message>
    <message>
        <source>A pattern in the symbol</source>
        <translation>Un motif dans le symbole</translation>
    </message>
    <message>
        <source>Own colours…</source>
        <translation>Vos couleurs…</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>How tiles look on the table</source>
        <translation>L’aspect des tuiles sur la table</translation>
    </message>
    <message>
        <source>Own colours</source>
        <translation>Vos couleurs</translation>
    </message>
    <message>
        <source>Fill of {colour}</source>
        <translation>Remplissage&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>Outline of {colour}</source>
        <translation>Contour&#x202f;: {colour}</translation>
    </message>
    <message>
        <source>Tile</source>
        <comment>the face of a tile</comment>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>{apart} between {one} and {other}</source>
        <comment>the smallest distance, and the two colours</comment>
        <translation>{apart} entre {one} et {other}</translation>
    </message>
    <message>
        <source>The two colours most alike</source>
        <translation>Les deux couleurs les plus proches</translation>
    </message>
    <message>
        <source>Hard to tell apart: {one} and {other}. A distance of {least} or more is good.</source>
        <translation>Difficiles à distinguer&#x202f;: {one} et {other}. Une distance de {least} ou plus convient.</translation>
    </message>
    <message>
        <source>Not every eye will tell these colours apart. Colour marks help then.</source>
        <translation>Tous les yeux ne distingueront pas ces couleurs. Les marques des couleurs aident alors.</translation>
    </message>
    <message>
        <source>Hardly stands out from the tile: {colour}, {contrast} to 1. A contrast of {least} or more is good.</source>
        <translation>Se détache mal de la tuile&#x202f;: {colour}, {contrast} pour 1. Un contraste de {least} ou plus convient.</translation>
    </message>
    <message>
        <source>All colours are told apart well.</source>
        <translation>Toutes les couleurs se distinguent bien.</translation>
    </message>
    <message>
        <source>A palette could not be read</source>
        <translation>Une palette n’a pas pu être lue</translation>
    </message>
    <message>
        <source>The palette could not be saved</source>
        <translation>La palette n’a pas pu être enregistrée</translation>
    </message>
    <message>
        <source>Delete this palette?</source>
        <translation>Supprimer cette palette&#x202f;?</translation>
    </message>
    <message>
        <source>The tiles get the classic colours again.</source>
        <translation>Les tuiles reprennent les couleurs classiques.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Please give the palette a name.</source>
        <translation>Donnez un nom à la palette.</translation>
    </message>
    <message>
        <source>For colour vision deficiency</source>
        <translation>Pour les daltoniens</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Remplissage</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contour</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Ouvrir un fichier de partie…</translation>
    </message>
    <message>
        <source>&amp;Save as a record…</source>
        <translation>&amp;Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Copy the board as a &amp;picture</source>
        <translation>Copier le plateau en &amp;image</translation>
    </message>
    <message>
        <source>Copy the board as &amp;text</source>
        <translation>Copier le plateau en &amp;texte</translation>
    </message>
    <message>
        <source>&amp;Save board and scores as PDF…</source>
        <translation>&amp;Enregistrer plateau et scores en PDF…</translation>
    </message>
    <message>
        <source>P&amp;rint board and scores…</source>
        <translation>I&amp;mprimer plateau et scores…</translation>
    </message>
    <message>
        <source>&amp;Replay this game</source>
        <translation>Re&amp;voir cette partie</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>Anal&amp;yser cette partie</translation>
    </message>
    <message>
        <source>Play on &amp;from here…</source>
        <translation>Re&amp;jouer à partir d’ici…</translation>
    </message>
    <message>
        <source>Play this dea&amp;l again</source>
        <translation>Rejouer cette &amp;donne</translation>
    </message>
    <message>
        <source>&amp;Copy the deal&apos;s number</source>
        <translation>&amp;Copier le numéro de la donne</translation>
    </message>
    <message>
        <source>Ga&amp;mes…</source>
        <translation>&amp;Parties…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>Scorep&amp;ad…</source>
        <translation>Feui&amp;lle de points…</translation>
    </message>
    <message>
        <source>&amp;End this game…</source>
        <translation>&amp;Terminer cette partie…</translation>
    </message>
    <message>
        <source>&amp;Hand a seat to the computer…</source>
        <translation>Con&amp;fier une place à l’ordinateur…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Take one tile back</source>
        <translation>Reprendre une tuile</translation>
    </message>
    <message>
        <source>&amp;List of legal plays…</source>
        <translation>Liste des coups possi&amp;bles…</translation>
    </message>
    <message>
        <source>Say ho&amp;w the game stands</source>
        <translation>&amp;Dire où en est la partie</translation>
    </message>
    <message>
        <source>Say what &amp;happened last</source>
        <translation>Dire ce qui vi&amp;ent de se passer</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;Touches…</translation>
    </message>
    <message>
        <source>Tra&amp;de…</source>
        <translation>É&amp;changer…</translation>
    </message>
    <message>
        <source>R&amp;oll again…</source>
        <translation>Re&amp;lancer des dés…</translation>
    </message>
    <message>
        <source>Lift a til&amp;e…</source>
        <translation>Soule&amp;ver une tuile…</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>I&amp;ndice</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>Mettre l’horlo&amp;ge en pause</translation>
    </message>
    <message>
        <source>Sort by &amp;colour</source>
        <translation>Trier par c&amp;ouleur</translation>
    </message>
    <message>
        <source>Sort by &amp;shape</source>
        <translation>Trier par &amp;forme</translation>
    </message>
    <message>
        <source>&amp;Let go</source>
        <translation>&amp;Lâcher</translation>
    </message>
    <message>
        <source>Pause the co&amp;mputers</source>
        <translation>Mettre les ordinateurs en pa&amp;use</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>Tour &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>Rap&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Résultat</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>&amp;Rejouer</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>&amp;Cadrer le plateau</translation>
    </message>
    <message>
        <source>Look at the last mo&amp;ve</source>
        <translation>Voir le &amp;dernier coup</translation>
    </message>
    <message>
        <source>&amp;Mark where a tile can go</source>
        <translation>&amp;Marquer les places possibles</translation>
    </message>
    <message>
        <source>Open &amp;lines</source>
        <translation>Lignes &amp;ouvertes</translation>
    </message>
    <message>
        <source>&amp;Dead cells</source>
        <translation>Cases mor&amp;tes</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Problè&amp;mes…</translation>
    </message>
    <message>
        <source>M&amp;y mistakes…</source>
        <translation>Mes erre&amp;urs…</translation>
    </message>
    <message>
        <source>L&amp;earn to play</source>
        <translation>Apprendre à jo&amp;uer</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Comment jouer</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>Ouvrir le dossier du &amp;journal</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>Copier un &amp;rapport</translation>
    </message>
    <message>
        <source>&amp;About Qwirkle Desktop</source>
        <translation>À &amp;propos de Qwirkle Desktop</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Take the first tile</source>
        <translation>Prendre la première tuile</translation>
    </message>
    <message>
        <source>Take the second tile</source>
        <translation>Prendre la deuxième tuile</translation>
    </message>
    <message>
        <source>Take the third tile</source>
        <translation>Prendre la troisième tuile</translation>
    </message>
    <message>
        <source>Take the fourth tile</source>
        <translation>Prendre la quatrième tuile</translation>
    </message>
    <message>
        <source>Take the fifth tile</source>
        <translation>Prendre la cinquième tuile</translation>
    </message>
    <message>
        <source>Take the sixth tile</source>
        <translation>Prendre la sixième tuile</translation>
    </message>
    <message>
        <source>Take the seventh tile</source>
        <translation>Prendre la septième tuile</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Copy and &amp;print</source>
        <translation>P&amp;artager ou imprimer</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Unfinished games</source>
        <translation>Parties &amp;inachevées</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
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
            <numerusform>{name} a échangé&#x202f;%n tuile.</numerusform>
            <numerusform>{name} a échangé&#x202f;%n tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} played {tiles} for {points}, %n Qwirkle(s)!</source>
        <translation>
            <numerusform>{name} a joué {tiles} pour {points},&#x202f;%n Qwirkle&#x202f;!</numerusform>
            <numerusform>{name} a joué {tiles} pour {points},&#x202f;%n Qwirkle&#x202f;!</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} played {tiles} for {points}.</source>
        <translation>{name} a joué {tiles} pour {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} went out: %n more point(s).</source>
        <translation>
            <numerusform>{name} finit&#x202f;:&#x202f;%n point de plus.</numerusform>
            <numerusform>{name} finit&#x202f;:&#x202f;%n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} could not play and passed.</source>
        <translation>{name} ne pouvait pas jouer et passe.</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <comment>a chip on the last move</comment>
        <translation>{name} +{points}</translation>
    </message>
    <message>
        <source>Game so far</source>
        <translation>La partie jusqu’ici</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>thinking...</source>
        <translation>réfléchit…</translation>
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
        <translation>Sac</translation>
    </message>
    <message>
        <source>{left} of {total} left</source>
        <translation>reste {left} sur {total}</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the bag</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>Bag, empty</source>
        <translation>Sac, vide</translation>
    </message>
    <message>
        <source>Bag, {left} of {total} tiles left</source>
        <translation>Sac, reste {left} tuiles sur {total}</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>No moves yet</source>
        <translation>Aucun coup pour l’instant</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Restantes</translation>
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
        <translation>+{points} fin</translation>
    </message>
    <message>
        <source>trade {count}</source>
        <translation>échange {count}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: {tiles}, Qwirkle, {points}</source>
        <translation>tour {turn}, {name}&#x202f;: {tiles}, Qwirkle, {points}</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: {tiles}, {points}</source>
        <translation>tour {turn}, {name}&#x202f;: {tiles}, {points}</translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <comment>in a list of tiles</comment>
        <translation>{several}, {next}</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: traded {tiles}</source>
        <translation>tour {turn}, {name}&#x202f;: échange de {tiles}</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: passed</source>
        <translation>tour {turn}, {name}&#x202f;: passe</translation>
    </message>
    <message>
        <source>{name} went out, {points}</source>
        <translation>{name} finit, {points}</translation>
    </message>
    <message>
        <source>{turn}; {total} in all</source>
        <translation>{turn}&#x202f;; {total} en tout</translation>
    </message>
    <message>
        <source>{card}. Latest turn: {points}</source>
        <comment>a player&apos;s card and points</comment>
        <translation>{card}. Dernier tour&#x202f;: {points}</translation>
    </message>
    <message>
        <source>{card}. {hand}</source>
        <comment>a player&apos;s card and the hand</comment>
        <translation>{card}. {hand}</translation>
    </message>
    <message>
        <source>{tile}, none left</source>
        <translation>{tile}, plus aucune</translation>
    </message>
    <message>
        <source>{tile}, {count} left</source>
        <translation>{tile}, reste {count}</translation>
    </message>
    <message>
        <source>{colour} dice, none left</source>
        <translation>dés de couleur {colour}, plus aucun</translation>
    </message>
    <message>
        <source>{colour} dice, {count} left</source>
        <translation>dés de couleur {colour}, encore {count}</translation>
    </message>
    <message>
        <source>Tiles left, {tiles} not seen yet</source>
        <translation>Restantes, {tiles} pas encore vues</translation>
    </message>
    <message>
        <source>Shown with your hand</source>
        <translation>Affiché avec votre main</translation>
    </message>
    <message>
        <source>{turn}: {note}</source>
        <comment>a turn and what is said of it</comment>
        <translation>{turn}&#x202f;: {note}</translation>
    </message>
    <message>
        <source>Your library was damaged</source>
        <translation>Votre bibliothèque était abîmée</translation>
    </message>
    <message numerus="yes">
        <source>It was put right from what could still be read. %n game(s) are here.</source>
        <translation>
            <numerusform>Elle a été réparée avec ce qui était encore lisible.&#x202f;%n partie est ici.</numerusform>
            <numerusform>Elle a été réparée avec ce qui était encore lisible.&#x202f;%n parties sont ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was put right from the newest copy and from what could still be read. %n game(s) are here.</source>
        <translation>
            <numerusform>Elle a été réparée avec la copie la plus récente et ce qui était encore lisible.&#x202f;%n partie est ici.</numerusform>
            <numerusform>Elle a été réparée avec la copie la plus récente et ce qui était encore lisible.&#x202f;%n parties sont ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read any more.</source>
        <translation>
            <numerusform>%n partie n’a plus pu être lue.</numerusform>
            <numerusform>%n parties n’ont plus pu être lues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) at the end of games are missing.</source>
        <translation>
            <numerusform>%n tour à la fin d’une partie manque.</numerusform>
            <numerusform>%n tours à la fin de parties manquent.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game or turn is known to be missing.</source>
        <translation>Aucune partie ni aucun tour ne semble manquer.</translation>
    </message>
    <message>
        <source>The library&apos;s file was missing or empty.</source>
        <translation>Le fichier de la bibliothèque manquait ou était vide.</translation>
    </message>
    <message>
        <source>The damaged file was kept: {file}</source>
        <translation>Le fichier abîmé a été gardé&#x202f;: {file}</translation>
    </message>
    <message>
        <source>Your library was put back</source>
        <translation>Votre bibliothèque a été remise en place</translation>
    </message>
    <message>
        <source>Another program removed its file. It was written again; no game is missing.</source>
        <translation>Un autre programme avait supprimé son fichier. Il a été réécrit&#x202f;; aucune partie ne manque.</translation>
    </message>
    <message>
        <source>Another program put a different file in its place. No game of yours is missing.</source>
        <translation>Un autre programme avait mis un autre fichier à sa place. Aucune de vos parties ne manque.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the other file were added.</source>
        <translation>
            <numerusform>%n partie de l’autre fichier a été ajoutée.</numerusform>
            <numerusform>%n parties de l’autre fichier ont été ajoutées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other file was kept: {file}</source>
        <translation>L’autre fichier a été gardé&#x202f;: {file}</translation>
    </message>
    <message>
        <source>Part of the game of {names} could not be read.</source>
        <translation>Une part de la partie n’a pas pu être lue ({names}).</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) at its end are missing.</source>
        <translation>
            <numerusform>%n tour manque à la fin.</numerusform>
            <numerusform>%n tours manquent à la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is here again.</source>
        <translation>Elle est de nouveau entière.</translation>
    </message>
    <message>
        <source>A game was put right</source>
        <translation>Une partie a été réparée</translation>
    </message>
    <message>
        <source>From the copy of {day}</source>
        <translation>D’après la copie du {day}</translation>
    </message>
    <message>
        <source>Lay at least one tile on the table first.</source>
        <translation>Posez d’abord au moins une tuile sur la table.</translation>
    </message>
    <message>
        <source>These tiles are not all in your hand.</source>
        <translation>Ces tuiles ne sont pas toutes dans votre main.</translation>
    </message>
    <message>
        <source>A tile already lies there.</source>
        <translation>Il y a déjà une tuile ici.</translation>
    </message>
    <message>
        <source>That is too far away from the other tiles.</source>
        <translation>C’est trop loin des autres tuiles.</translation>
    </message>
    <message>
        <source>All tiles of a turn go in one row or one column.</source>
        <translation>Toutes les tuiles d’un tour vont dans une seule rangée ou colonne.</translation>
    </message>
    <message>
        <source>The tiles of a turn must join up: there is a gap between them.</source>
        <translation>Les tuiles d’un tour doivent se suivre&#x202f;: il y a un vide entre elles.</translation>
    </message>
    <message>
        <source>New tiles must touch a tile that was already there.</source>
        <translation>Les nouvelles tuiles doivent toucher une tuile déjà posée.</translation>
    </message>
    <message>
        <source>A line cannot hold the same tile twice.</source>
        <translation>Une ligne ne peut pas contenir deux fois la même tuile.</translation>
    </message>
    <message>
        <source>A line must be all one colour or all one shape.</source>
        <translation>Une ligne doit être d’une seule couleur ou d’une seule forme.</translation>
    </message>
    <message>
        <source>The first turn must lay tiles: no trading or passing yet.</source>
        <translation>Au premier tour, il faut poser des tuiles&#x202f;: ni échange ni passe.</translation>
    </message>
    <message>
        <source>Choose at least one tile to trade.</source>
        <translation>Choisissez au moins une tuile à échanger.</translation>
    </message>
    <message>
        <source>You can still lay a tile, so you may not pass: play or trade.</source>
        <translation>Vous pouvez encore poser une tuile, donc pas passer&#x202f;: jouez ou échangez.</translation>
    </message>
    <message>
        <source>That is off the board.</source>
        <translation>C’est en dehors du plateau.</translation>
    </message>
    <message>
        <source>The first turn covers one of the cells to start from.</source>
        <translation>Le premier tour couvre une des cases de départ.</translation>
    </message>
    <message>
        <source>There is no trading in this game.</source>
        <translation>Il n’y a pas d’échange dans ce jeu.</translation>
    </message>
    <message>
        <source>There are no dice in this game.</source>
        <translation>Il n’y a pas de dés dans ce jeu.</translation>
    </message>
    <message>
        <source>Choose at least one die to roll.</source>
        <translation>Choisissez au moins un dé à relancer.</translation>
    </message>
    <message>
        <source>You have rolled again in this turn: once is all.</source>
        <translation>Vous avez déjà relancé pendant ce tour&#x202f;: une fois suffit.</translation>
    </message>
    <message>
        <source>None of your dice fits: roll again.</source>
        <translation>Aucun de vos dés ne convient&#x202f;: relancez.</translation>
    </message>
    <message>
        <source>Lifting a tile costs a disc, and you have none.</source>
        <translation>Reprendre une tuile coûte un jeton, et vous n’en avez pas.</translation>
    </message>
    <message>
        <source>You have lifted a tile in this turn: one is all.</source>
        <translation>Vous avez déjà repris une tuile pendant ce tour&#x202f;: une suffit.</translation>
    </message>
    <message>
        <source>No such tile lies there.</source>
        <translation>Cette tuile n’est pas à cet endroit.</translation>
    </message>
    <message>
        <source>A tile of a Qwirkle stays where it is.</source>
        <translation>Une tuile d’un Qwirkle reste où elle est.</translation>
    </message>
    <message>
        <source>The last tile on the board stays where it is.</source>
        <translation>La dernière tuile du plateau reste où elle est.</translation>
    </message>
    <message>
        <source>Lay the tile that you lifted before you lift another.</source>
        <translation>Posez la tuile reprise avant d’en reprendre une autre.</translation>
    </message>
    <message>
        <source>A lifted tile may not go back to where it was.</source>
        <translation>Une tuile reprise ne peut pas revenir à sa place.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n matching tile(s): the first line must have all of them.</source>
        <translation>
            <numerusform>Vous avez&#x202f;%n tuile assortie&#x202f;: la première ligne doit la contenir.</numerusform>
            <numerusform>Vous avez&#x202f;%n tuiles assorties&#x202f;: la première ligne doit toutes les contenir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your tiles fits, but the bag still has %n tile(s): trade some.</source>
        <translation>
            <numerusform>Aucune de vos tuiles ne va, mais le sac a encore&#x202f;%n tuile&#x202f;: échangez-en.</numerusform>
            <numerusform>Aucune de vos tuiles ne va, mais le sac a encore&#x202f;%n tuiles&#x202f;: échangez-en.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bag is empty, so there is nothing to trade for.</source>
        <translation>Le sac est vide&#x202f;: il n’y a rien à échanger.</translation>
    </message>
    <message numerus="yes">
        <source>The bag holds only %n tile(s), and you cannot trade more than that.</source>
        <translation>
            <numerusform>Le sac n’a plus que&#x202f;%n tuile&#x202f;: vous ne pouvez pas en échanger plus.</numerusform>
            <numerusform>Le sac n’a plus que&#x202f;%n tuiles&#x202f;: vous ne pouvez pas en échanger plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>Play the turns</source>
        <translation>Jouer les tours</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>Montrer les mains</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>Rejouer d’ici…</translation>
    </message>
    <message>
        <source>Every turn against the best one: what it lost, why, and what was luck</source>
        <translation>Chaque tour face au meilleur&#x202f;: ce qu’il a perdu, pourquoi, et la part de chance</translation>
    </message>
    <message>
        <source>A game can be reviewed once it is over: its hands are hidden until then.</source>
        <translation>Une partie peut être analysée une fois finie&#x202f;: ses mains sont cachées jusque-là.</translation>
    </message>
    <message>
        <source>The coach reviews the classic game only, for now.</source>
        <translation>L’entraîneur n’analyse pour l’instant que le jeu classique.</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Vitesse de la relecture</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Replay: {names}</source>
        <translation>Relecture&#x202f;: {names}</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Avant le premier tour</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>La fin</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tour {turn} sur {turns}</translation>
    </message>
    <message>
        <source>{name} starts.</source>
        <translation>{name} commence.</translation>
    </message>
    <message>
        <source>Who plays on from the beginning?</source>
        <translation>Qui rejoue depuis le début&#x202f;?</translation>
    </message>
    <message>
        <source>Who plays on from turn {turn}?</source>
        <translation>Qui rejoue à partir du tour {turn}&#x202f;?</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Rejouer à partir d’ici</translation>
    </message>
    <message>
        <source>A new game begins with the tiles as they lie; what is in the bag is mixed anew. The old game stays.</source>
        <translation>Une nouvelle partie commence avec les tuiles en place&#x202f;; le sac est mélangé à nouveau. L’ancienne partie reste.</translation>
    </message>
    <message>
        <source>This game can still go on, so its hands stay hidden.</source>
        <translation>Cette partie peut encore continuer&#x202f;: les mains restent cachées.</translation>
    </message>
    <message>
        <source>The game is over here: go back a turn to play on.</source>
        <translation>La partie est finie ici&#x202f;: revenez d’un tour pour rejouer.</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Donne {number}</translation>
    </message>
    <message>
        <source>Deal {number} is copied: who starts a game with it gets the same tiles.</source>
        <translation>La donne {number} est copiée&#x202f;: qui commence une partie avec elle reçoit les mêmes tuiles.</translation>
    </message>
    <message>
        <source>This game is not in your library any more</source>
        <translation>Cette partie n’est plus dans votre bibliothèque</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>A line never holds the same tile twice, so six is the longest.</source>
        <translation>Une ligne ne contient jamais deux fois la même tuile&#x202f;: six est donc le maximum.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>A line of six is a Qwirkle: 6 points more, so it gives 12 in all.</source>
        <translation>Une ligne de six est un Qwirkle&#x202f;: 6 points de plus, donc 12 en tout.</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>Le début</translation>
    </message>
    <message>
        <source>person</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the name of the only person at the table</comment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>{name} starts with the most matching tiles ({size}).</source>
        <translation>{name} commence avec le plus de tuiles assorties ({size}).</translation>
    </message>
    <message>
        <source>{name} starts: the oldest.</source>
        <translation>{name} commence&#x202f;: priorité à l’âge.</translation>
    </message>
    <message>
        <source>{name} starts: the youngest.</source>
        <translation>{name} commence&#x202f;: priorité à la jeunesse.</translation>
    </message>
    <message>
        <source>We drew lots: {name} starts.</source>
        <translation>Tirage au sort&#x202f;: {name} commence.</translation>
    </message>
    <message>
        <source>{name} was chosen to start.</source>
        <translation>{name} commence, par choix.</translation>
    </message>
    <message>
        <source>You start with the most matching tiles ({size}).</source>
        <translation>Vous commencez avec le plus de tuiles assorties ({size}).</translation>
    </message>
    <message>
        <source>You start: the oldest.</source>
        <translation>Vous commencez&#x202f;: priorité à l’âge.</translation>
    </message>
    <message>
        <source>You start: the youngest.</source>
        <translation>Vous commencez&#x202f;: priorité à la jeunesse.</translation>
    </message>
    <message>
        <source>We drew lots: you start.</source>
        <translation>Tirage au sort&#x202f;: vous commencez.</translation>
    </message>
    <message>
        <source>You were chosen to start.</source>
        <translation>Vous commencez, par choix.</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>La personne la plus âgée</translation>
    </message>
    <message>
        <source>The youngest</source>
        <translation>La personne la plus jeune</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>We choose</source>
        <translation>Nous choisissons</translation>
    </message>
    <message>
        <source>{tied} both have {size}.</source>
        <translation>Égalité à {size}&#x202f;: {tied}.</translation>
    </message>
    <message>
        <source>{tied} all have {size}.</source>
        <translation>Égalité à {size}&#x202f;: {tied}.</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>Qui commence&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>{tied} have %n matching tile(s) each. Who starts?</source>
        <translation>
            <numerusform>Égalité à&#x202f;%n tuile assortie&#x202f;: {tied}. Qui commence&#x202f;?</numerusform>
            <numerusform>Égalité à&#x202f;%n tuiles assorties&#x202f;: {tied}. Qui commence&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Most matching tiles</source>
        <translation>Tuiles assorties</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Au fil du temps</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Face à face</translation>
    </message>
    <message>
        <source>Count games with help (hints, undo)</source>
        <translation>Compter les parties avec aide (indices, annulations)</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Points in each game</source>
        <translation>Points de chaque partie</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>En tableau</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>Enregistrer le graphique…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Parties finies</translation>
    </message>
    <message>
        <source>Scorepad</source>
        <translation>Feuille de points</translation>
    </message>
    <message>
        <source>Who plays at your table?</source>
        <translation>Qui joue à votre table&#x202f;?</translation>
    </message>
    <message>
        <source>For a game with real tiles. Two to six names in the order of your turns; the first begins.</source>
        <translation>Pour une partie avec de vraies tuiles. Deux à six noms dans l’ordre des tours&#x202f;; le premier commence.</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>Nom {number}</translation>
    </message>
    <message>
        <source>Let the next one begin</source>
        <translation>Faire commencer le suivant</translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <comment>what is said of a player</comment>
        <translation>{several}, {next}</translation>
    </message>
    <message>
        <source>{name}: {notes}</source>
        <comment>a player of the scorepad</comment>
        <translation>{name}&#x202f;: {notes}</translation>
    </message>
    <message>
        <source>Qwirkles: {count}</source>
        <translation>Qwirkles&#x202f;: {count}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>en tête</translation>
    </message>
    <message>
        <source>out +6</source>
        <translation>fini +6</translation>
    </message>
    <message>
        <source>Click a turn to change it.</source>
        <translation>Cliquez sur un tour pour le modifier.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>round {number}, {name}: {points}</source>
        <translation>manche {number}, {name}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>{turn}, {qwirkles}</source>
        <translation>{turn}, {qwirkles}</translation>
    </message>
    <message>
        <source>{name}&apos;s points</source>
        <translation>Points de {name}</translation>
    </message>
    <message>
        <source>Type points, or tap line lengths.</source>
        <translation>Tapez les points ou la longueur des lignes.</translation>
    </message>
    <message>
        <source>A turn gives {most} points at most.</source>
        <translation>Un tour donne {most} points au plus.</translation>
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
        <translation>Lignes formées ou prolongées</translation>
    </message>
    <message>
        <source>A line of {length}: {points}</source>
        <translation>Une ligne de {length}&#x202f;: {points}</translation>
    </message>
    <message>
        <source>Qwirkles in it: {count}</source>
        <translation>dont Qwirkles&#x202f;: {count}</translation>
    </message>
    <message>
        <source>How many Qwirkles are in these points? Each click notes one more.</source>
        <translation>Combien de Qwirkles dans ces points&#x202f;? Chaque clic en note un de plus.</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Round {number}, {name}</source>
        <translation>Manche {number}, {name}</translation>
    </message>
    <message>
        <source>The game is over…</source>
        <translation>La partie est finie…</translation>
    </message>
    <message>
        <source>Who went out?</source>
        <translation>Qui a fini&#x202f;?</translation>
    </message>
    <message>
        <source>Whoever laid the last tile, with the bag empty, gets 6 points more.</source>
        <translation>Celui qui a posé sa dernière tuile, le sac étant vide, reçoit 6 points de plus.</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>{qwirkles}, best turn {best}</source>
        <translation>{qwirkles}, meilleur tour {best}</translation>
    </message>
    <message>
        <source>New scorepad…</source>
        <translation>Nouvelle feuille…</translation>
    </message>
    <message>
        <source>Scorepads…</source>
        <translation>Feuilles de points…</translation>
    </message>
    <message>
        <source>Scorepads</source>
        <translation>Feuilles de points</translation>
    </message>
    <message>
        <source>No scorepad yet.</source>
        <translation>Pas encore de feuille de points.</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>pas encore finie</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>{standing}. This cannot be undone.</source>
        <translation>{standing}. C’est définitif.</translation>
    </message>
    <message>
        <source>Delete this scorepad?</source>
        <translation>Supprimer cette feuille de points&#x202f;?</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Enregistrer comme image…</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Copier comme image</translation>
    </message>
    <message>
        <source>Save as a table (CSV)…</source>
        <translation>Enregistrer comme tableau (CSV)…</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>L’image est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Score moyen</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Finished scorepads of games with real tiles; they count in no other figure.</source>
        <translation>Feuilles terminées de parties avec de vraies tuiles&#x202f;; elles ne comptent dans aucun autre chiffre.</translation>
    </message>
    <message>
        <source>Games won alone</source>
        <translation>Parties gagnées seul</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagées</translation>
    </message>
    <message>
        <source>Wins shared with others</source>
        <translation>Victoires partagées</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>in per cent</comment>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>Share of the games won; a shared win counts in part</source>
        <translation>Part des parties gagnées&#x202f;; une victoire partagée compte en partie</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Games won in a row up to now</source>
        <translation>Parties gagnées d’affilée jusqu’ici</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Meilleure série</translation>
    </message>
    <message>
        <source>Most games won in a row</source>
        <translation>Plus longue série de parties gagnées</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Mean points in a game</source>
        <translation>Points moyens par partie</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>the best score</comment>
        <translation>Record</translation>
    </message>
    <message>
        <source>Most points in a game; opens that game</source>
        <translation>Le plus de points en une partie&#x202f;; ouvre cette partie</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Par tour</translation>
    </message>
    <message>
        <source>Mean points in a turn</source>
        <translation>Points moyens par tour</translation>
    </message>
    <message>
        <source>Qwirkles</source>
        <translation>Qwirkles</translation>
    </message>
    <message>
        <source>Mean number of Qwirkles in a game</source>
        <translation>Nombre moyen de Qwirkles par partie</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>Meilleur tour</translation>
    </message>
    <message>
        <source>Most points in a turn; opens the game there</source>
        <translation>Le plus de points en un tour&#x202f;; ouvre la partie à ce tour</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>Main vidée</translation>
    </message>
    <message>
        <source>Share of the games in which the player went out</source>
        <translation>Part des parties où ce joueur a fini le premier</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>Réflexion</translation>
    </message>
    <message>
        <source>Mean thinking time in a turn</source>
        <translation>Temps de réflexion moyen par tour</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>Games in which a hint or an undo helped</source>
        <translation>Parties aidées par un indice ou une annulation</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>Devant</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>equal points</comment>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>Derrière</translation>
    </message>
    <message>
        <source>Games in which {name} had more points than the other, as many, or fewer.</source>
        <translation>Parties où {name} a eu plus de points que l’autre, autant, ou moins.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the figure of one game</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#x202f;%</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{points} (turn {turn})</source>
        <translation>{points} (tour {turn})</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>{name}: points in each game</source>
        <translation>{name}&#x202f;: points de chaque partie</translation>
    </message>
    <message>
        <source>{name}: games won</source>
        <translation>{name}&#x202f;: parties gagnées</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>une partie</translation>
    </message>
    <message numerus="yes">
        <source>mean of the last %n game(s)</source>
        <translation>
            <numerusform>la dernière partie</numerusform>
            <numerusform>moyenne des&#x202f;%n dernières parties</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: {points}, mean {mean}</source>
        <translation>{day}&#x202f;: {points}, moyenne {mean}</translation>
    </message>
    <message>
        <source>{day}: {result}, {mean} of the last games</source>
        <translation>{day}&#x202f;: {result}, {mean} des dernières parties</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>shared the win</source>
        <translation>victoire partagée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message numerus="yes">
        <source>A chart of %n game(s) from {first} to {last}. Lowest {lowest}, highest {highest}, mean {mean}; at the end {end}. Arrow keys go from game to game; the same figures are there as a table.</source>
        <translation>
            <numerusform>Un graphique de&#x202f;%n partie, du {first} au {last}. Minimum {lowest}, maximum {highest}, moyenne {mean}&#x202f;; à la fin {end}. Les flèches vont d’une partie à l’autre&#x202f;; les mêmes chiffres existent en tableau.</numerusform>
            <numerusform>Un graphique de&#x202f;%n parties, du {first} au {last}. Minimum {lowest}, maximum {highest}, moyenne {mean}&#x202f;; à la fin {end}. Les flèches vont d’une partie à l’autre&#x202f;; les mêmes chiffres existent en tableau.</numerusform>
        </translation>
    </message>
    <message>
        <source>No figures yet</source>
        <translation>Pas encore de chiffres</translation>
    </message>
    <message>
        <source>Figures are counted from finished games. Play one to its end.</source>
        <translation>Les chiffres viennent des parties finies. Jouez-en une jusqu’au bout.</translation>
    </message>
    <message numerus="yes">
        <source>Counting: %Ln game(s) to go…</source>
        <translation>
            <numerusform>Calcul&#x202f;: encore&#x202f;%Ln partie…</numerusform>
            <numerusform>Calcul&#x202f;: encore&#x202f;%Ln parties…</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg)</source>
        <translation>Image (*.png);;Dessin (*.svg)</translation>
    </message>
    <message>
        <source>Table (*.csv);;All files (*)</source>
        <translation>Tableau (*.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This could not be saved</source>
        <translation>L’enregistrement a échoué</translation>
    </message>
    <message>
        <source>The figures could not be counted</source>
        <translation>Les chiffres n’ont pas pu être calculés</translation>
    </message>
    <message>
        <source>{name}, {head}: {figure}</source>
        <translation>{name}, {head}&#x202f;: {figure}</translation>
    </message>
    <message>
        <source>Qwirkle statistics</source>
        <comment>a file&apos;s name</comment>
        <translation>Statistiques Qwirkle</translation>
    </message>
    <message>
        <source>red circle</source>
        <translation>cercle rouge</translation>
    </message>
    <message>
        <source>red square</source>
        <translation>carré rouge</translation>
    </message>
    <message>
        <source>red diamond</source>
        <translation>losange rouge</translation>
    </message>
    <message>
        <source>red clover</source>
        <translation>trèfle rouge</translation>
    </message>
    <message>
        <source>red four-point star</source>
        <translation>croix rouge</translation>
    </message>
    <message>
        <source>red eight-point star</source>
        <translation>étoile rouge</translation>
    </message>
    <message>
        <source>orange circle</source>
        <translation>cercle orange</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>carré orange</translation>
    </message>
    <message>
        <source>orange diamond</source>
        <translation>losange orange</translation>
    </message>
    <message>
        <source>orange clover</source>
        <translation>trèfle orange</translation>
    </message>
    <message>
        <source>orange four-point star</source>
        <translation>croix orange</translation>
    </message>
    <message>
        <source>orange eight-point star</source>
        <translation>étoile orange</translation>
    </message>
    <message>
        <source>yellow circle</source>
        <translation>cercle jaune</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>carré jaune</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>losange jaune</translation>
    </message>
    <message>
        <source>yellow clover</source>
        <translation>trèfle jaune</translation>
    </message>
    <message>
        <source>yellow four-point star</source>
        <translation>croix jaune</translation>
    </message>
    <message>
        <source>yellow eight-point star</source>
        <translation>étoile jaune</translation>
    </message>
    <message>
        <source>green circle</source>
        <translation>cercle vert</translation>
    </message>
    <message>
        <source>green square</source>
        <translation>carré vert</translation>
    </message>
    <message>
        <source>green diamond</source>
        <translation>losange vert</translation>
    </message>
    <message>
        <source>green clover</source>
        <translation>trèfle vert</translation>
    </message>
    <message>
        <source>green four-point star</source>
        <translation>croix verte</translation>
    </message>
    <message>
        <source>green eight-point star</source>
        <translation>étoile verte</translation>
    </message>
    <message>
        <source>blue circle</source>
        <translation>cercle bleu</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>carré bleu</translation>
    </message>
    <message>
        <source>blue diamond</source>
        <translation>losange bleu</translation>
    </message>
    <message>
        <source>blue clover</source>
        <translation>trèfle bleu</translation>
    </message>
    <message>
        <source>blue four-point star</source>
        <translation>croix bleue</translation>
    </message>
    <message>
        <source>blue eight-point star</source>
        <translation>étoile bleue</translation>
    </message>
    <message>
        <source>purple circle</source>
        <translation>cercle violet</translation>
    </message>
    <message>
        <source>purple square</source>
        <translation>carré violet</translation>
    </message>
    <message>
        <source>purple diamond</source>
        <translation>losange violet</translation>
    </message>
    <message>
        <source>purple clover</source>
        <translation>trèfle violet</translation>
    </message>
    <message>
        <source>purple four-point star</source>
        <translation>croix violette</translation>
    </message>
    <message>
        <source>purple eight-point star</source>
        <translation>étoile violette</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>violet</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>cercle</translation>
    </message>
    <message>
        <source>square</source>
        <translation>carré</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>losange</translation>
    </message>
    <message>
        <source>clover</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>four-point star</source>
        <translation>croix</translation>
    </message>
    <message>
        <source>eight-point star</source>
        <translation>étoile</translation>
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
        <translation>J</translation>
    </message>
    <message>
        <source>G</source>
        <comment>the sign of green on a tile; no other colour may have the same</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the sign of blue on a tile; no other colour may have the same</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the sign of purple on a tile; no other colour may have the same</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>{tile}, row {row}, column {column}</source>
        <translation>{tile}, rangée {row}, colonne {column}</translation>
    </message>
    <message numerus="yes">
        <source>empty, row {row}, column {column}, %n point(s)</source>
        <translation>
            <numerusform>vide, rangée {row}, colonne {column},&#x202f;%n point</numerusform>
            <numerusform>vide, rangée {row}, colonne {column},&#x202f;%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>À {name} de jouer</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} réfléchit</translation>
    </message>
    <message>
        <source>No move from {name}</source>
        <translation>Aucun coup&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Click the table to choose how to go on.</source>
        <translation>Cliquez la table pour choisir la suite.</translation>
    </message>
    <message numerus="yes">
        <source>Begin with a line of your %n matching tile(s).</source>
        <translation>
            <numerusform>Commencez par une ligne avec votre&#x202f;%n tuile assortie.</numerusform>
            <numerusform>Commencez par une ligne de vos&#x202f;%n tuiles assorties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a tile to the table, or click it and then a place.</source>
        <translation>Faites glisser une tuile sur la table, ou cliquez-la, puis une place.</translation>
    </message>
    <message>
        <source>A line of {length}: {points}. {key} plays it.</source>
        <translation>Une ligne de {length}&#x202f;: {points}. {key} la joue.</translation>
    </message>
    <message>
        <source>A line of {length}: {points}.</source>
        <translation>Une ligne de {length}&#x202f;: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): {points}. {key} plays them.</source>
        <translation>
            <numerusform>%n ligne&#x202f;: {points}. {key} la joue.</numerusform>
            <numerusform>%n lignes&#x202f;: {points}. {key} les joue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): {points}.</source>
        <translation>
            <numerusform>%n ligne&#x202f;: {points}.</numerusform>
            <numerusform>%n lignes&#x202f;: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose a mal tourné</translation>
    </message>
    <message>
        <source>That was a fault in Qwirkle Desktop, not in what you did. Your game is saved. Go on, or restart the program if something looks odd.</source>
        <translation>C’était une erreur de Qwirkle Desktop, pas la vôtre. Votre partie est enregistrée. Continuez, ou redémarrez le programme si quelque chose semble étrange.</translation>
    </message>
    <message>
        <source>That was a fault in Qwirkle Desktop, not in what you did. Your last turns could not be saved yet: go on, and save a record to be safe.</source>
        <translation>C’était une erreur de Qwirkle Desktop, pas la vôtre. Vos derniers tours n’ont pas encore pu être enregistrés&#x202f;: continuez, et enregistrez la partie dans un fichier par sécurité.</translation>
    </message>
    <message>
        <source>A fault in Qwirkle Desktop keeps it from starting. Your games were not touched.</source>
        <translation>Une erreur de Qwirkle Desktop l’empêche de démarrer. Vos parties sont intactes.</translation>
    </message>
    <message>
        <source>The report tells versions and where in the program it happened: no names and no tiles.</source>
        <translation>Le rapport donne les versions et l’endroit du programme&#x202f;: aucun nom, aucune tuile.</translation>
    </message>
    <message>
        <source>The report is copied: paste it where you ask for help</source>
        <translation>Le rapport est copié&#x202f;: collez-le là où vous demandez de l’aide</translation>
    </message>
    <message>
        <source>No program here opens folders</source>
        <translation>Aucun programme ne peut ouvrir de dossiers ici</translation>
    </message>
    <message>
        <source>The log is in this folder: {folder}</source>
        <translation>Le journal est dans ce dossier&#x202f;: {folder}</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Redémarrer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
        <translation>{several} et {last}</translation>
    </message>
    <message>
        <source>Take my turn back</source>
        <translation>Reprendre mon tour</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Montrer mes tuiles</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>Non, il reste</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation>Oui, le reprendre</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>Passez à {name}</translation>
    </message>
    <message>
        <source>{next}, may {last} take the last turn back?</source>
        <translation>{next}, {last} peut-il reprendre le dernier tour&#x202f;?</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>Voir le plateau</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>+{points} for going out first</source>
        <translation>+{points} pour avoir fini le premier</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Jouer contre {name}</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>Préparer une partie…</translation>
    </message>
    <message>
        <source>Games…</source>
        <translation>Parties…</translation>
    </message>
    <message>
        <source>Scorepad…</source>
        <translation>Feuille de points…</translation>
    </message>
    <message>
        <source>Lay lines of one colour or one shape.</source>
        <translation>Formez des lignes d’une couleur ou d’une forme.</translation>
    </message>
    <message>
        <source>Trade tiles</source>
        <translation>Échanger des tuiles</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licences…</translation>
    </message>
    <message>
        <source>Qwirkle Desktop stands on the work of others. These are its parts and the terms they come under.</source>
        <translation>Qwirkle Desktop s’appuie sur le travail d’autrui. Voici ses composants et les conditions de leur usage.</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>Licence&#x202f;: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now instead of {other}, but more in the end.</source>
        <translation>
            <numerusform>%n point maintenant au lieu de {other}, mais plus à la fin.</numerusform>
            <numerusform>%n points maintenant au lieu de {other}, mais plus à la fin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Most of the difference shows only in the turns that follow.</source>
        <translation>L’essentiel de l’écart n’apparaît qu’aux tours suivants.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now instead of {other}.</source>
        <translation>
            <numerusform>%n point maintenant au lieu de {other}.</numerusform>
            <numerusform>%n points maintenant au lieu de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It goes out first: %n point(s) more.</source>
        <translation>
            <numerusform>Il finit le premier&#x202f;:&#x202f;%n point de plus.</numerusform>
            <numerusform>Il finit le premier&#x202f;:&#x202f;%n points de plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bag is empty, and %n tile(s) stay in the hand instead of {other}.</source>
        <translation>
            <numerusform>Le sac est vide, et&#x202f;%n tuile reste en main au lieu de {other}.</numerusform>
            <numerusform>Le sac est vide, et&#x202f;%n tuiles restent en main au lieu de {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trading %n tile(s) is worth more here than laying any.</source>
        <translation>
            <numerusform>Échanger&#x202f;%n tuile vaut plus ici que d’en poser.</numerusform>
            <numerusform>Échanger&#x202f;%n tuiles vaut plus ici que d’en poser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Qwirkle(s): {points} now instead of {other}.</source>
        <translation>
            <numerusform>%n Qwirkle&#x202f;: {points} maintenant au lieu de {other}.</numerusform>
            <numerusform>%n Qwirkles&#x202f;: {points} maintenant au lieu de {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other play opens a line of five: {tiles} completes it for {points}. Chance that the next player holds it: {chance}.</source>
        <translation>L’autre coup ouvre une ligne de cinq&#x202f;: {tiles} la complète pour {points}. Probabilité que le joueur suivant l’ait&#x202f;: {chance}.</translation>
    </message>
    <message>
        <source>It blocks a line of five: {tiles} would complete it for {points}. Chance that the next player holds it: {chance}.</source>
        <translation>Il bloque une ligne de cinq&#x202f;: {tiles} la compléterait pour {points}. Probabilité que le joueur suivant l’ait&#x202f;: {chance}.</translation>
    </message>
    <message>
        <source>{tiles} stays in the hand, and completes a line of five next time.</source>
        <translation>{tiles} reste en main, et complète une ligne de cinq la prochaine fois.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that stay in the hand go together.</source>
        <translation>
            <numerusform>%n tuile restant en main s’accorde.</numerusform>
            <numerusform>%n tuiles restant en main vont ensemble.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that stay in the hand go together, not {other}.</source>
        <translation>
            <numerusform>%n tuile restée en main va ensemble, non {other}.</numerusform>
            <numerusform>%n tuiles restées en main vont ensemble, non {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No duplicate stays in the hand.</source>
        <translation>Aucun double ne reste en main.</translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) stay in the hand, not {other}.</source>
        <translation>
            <numerusform>%n double reste en main, non {other}.</numerusform>
            <numerusform>%n doubles restent en main, non {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n kind(s)</source>
        <comment>tiles that complete a line</comment>
        <translation>
            <numerusform>une de&#x202f;%n sorte</numerusform>
            <numerusform>une de&#x202f;%n sortes</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} or {other}</source>
        <comment>either of two tiles</comment>
        <translation>{tile} ou {other}</translation>
    </message>
    <message>
        <source>Brilliant</source>
        <translation>Brillant</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>Excellent</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Imprécision</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Forcé</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>Parties de l’analyse</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <translation>Vu par {name}</translation>
    </message>
    <message>
        <source>Looking at every turn: {share}</source>
        <translation>Étude de chaque tour&#x202f;: {share}</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>L’analyse a été arrêtée.</translation>
    </message>
    <message>
        <source>The review could not be made.</source>
        <translation>L’analyse n’a pas pu être faite.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Expected margin</source>
        <translation>Écart attendu</translation>
    </message>
    <message>
        <source>Winning chance</source>
        <translation>Chances de gagner</translation>
    </message>
    <message numerus="yes">
        <source>Margin and winning chance of {name}, turn by turn, with %n mistake(s).</source>
        <translation>
            <numerusform>Écart et chances de gagner de {name}, tour par tour, avec&#x202f;%n erreur.</numerusform>
            <numerusform>Écart et chances de gagner de {name}, tour par tour, avec&#x202f;%n erreurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before turn {turn}: margin {margin}, winning chance {chance}</source>
        <translation>Avant le tour {turn}&#x202f;: écart {margin}, chances de gagner {chance}</translation>
    </message>
    <message>
        <source>The end: margin {margin}</source>
        <translation>La fin&#x202f;: écart {margin}</translation>
    </message>
    <message>
        <source>{told} · {name}: {grade}</source>
        <translation>{told} · {name}&#x202f;: {grade}</translation>
    </message>
    <message numerus="yes">
        <source>accuracy over %n turn(s)</source>
        <translation>
            <numerusform>précision sur&#x202f;%n tour</numerusform>
            <numerusform>précision sur&#x202f;%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>no turn that counts</source>
        <translation>aucun tour qui compte</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>aucune erreur</translation>
    </message>
    <message numerus="yes">
        <source>%n brilliant turn(s)</source>
        <translation>
            <numerusform>%n tour brillant</numerusform>
            <numerusform>%n tours brillants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n gaffe</numerusform>
            <numerusform>%n gaffes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(s)</source>
        <translation>
            <numerusform>%n imprécision</numerusform>
            <numerusform>%n imprécisions</numerusform>
        </translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>Adresse et chance</translation>
    </message>
    <message>
        <source>Points of the margin, against the other player. The thin line is how sure that is.</source>
        <translation>Points de l’écart avec l’autre joueur. Le trait fin montre la marge d’incertitude.</translation>
    </message>
    <message>
        <source>Points of the margin, against the mean of the others. The thin line is how sure that is.</source>
        <translation>Points de l’écart avec la moyenne des autres. Le trait fin montre la marge d’incertitude.</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>too close to tell</source>
        <translation>trop serré pour trancher</translation>
    </message>
    <message>
        <source>Result {result}. Skill and luck make {sum}: the estimate is off by {rest}.</source>
        <translation>Résultat {result}. Adresse et chance font {sum}&#x202f;: l’estimation s’écarte de {rest}.</translation>
    </message>
    <message>
        <source>{what}: {value} (between {low} and {high})</source>
        <translation>{what}&#x202f;: {value} (entre {low} et {high})</translation>
    </message>
    <message>
        <source>The turns that mattered most</source>
        <translation>Les tours qui ont le plus compté</translation>
    </message>
    <message>
        <source>No turn lost anything that can be told from chance.</source>
        <translation>Aucun tour n’a rien perdu qui se distingue du hasard.</translation>
    </message>
    <message>
        <source>Turn {turn}, {name}: {grade}, {points} lost</source>
        <translation>Tour {turn}, {name}&#x202f;: {grade}, perte de {points}</translation>
    </message>
    <message>
        <source>Find the better play</source>
        <translation>Trouvez le meilleur coup</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n turn(s) to try again</source>
        <translation>
            <numerusform>{name}&#x202f;:&#x202f;%n tour à réessayer</numerusform>
            <numerusform>{name}&#x202f;:&#x202f;%n tours à réessayer</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody made a mistake: there is nothing to try again.</source>
        <translation>Personne ne s’est trompé&#x202f;: il n’y a rien à réessayer.</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}</source>
        <translation>Tour {turn}&#x202f;: {name}</translation>
    </message>
    <message>
        <source>Forced: there was nothing to choose.</source>
        <translation>Forcé&#x202f;: il n’y avait pas de choix.</translation>
    </message>
    <message>
        <source>{grade}: as good as the best play</source>
        <translation>{grade}&#x202f;: aussi bon que le meilleur coup</translation>
    </message>
    <message>
        <source>{grade}: {points} lost</source>
        <translation>{grade}&#x202f;: perte de {points}</translation>
    </message>
    <message>
        <source>Winning chance {chance}</source>
        <translation>Chances de gagner {chance}</translation>
    </message>
    <message>
        <source>Winning chance {before}, with this play {after}</source>
        <translation>Chances de gagner {before}, avec ce coup {after}</translation>
    </message>
    <message>
        <source>The game was as good as decided: this turn does not count for the accuracy.</source>
        <translation>La partie était pratiquement jouée&#x202f;: ce tour ne compte pas pour la précision.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>{number}.</source>
        <comment>a rank</comment>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Other plays</source>
        <translation>Autres coups</translation>
    </message>
    <message numerus="yes">
        <source>{what}: {move}, %n point(s), {loss} behind the best</source>
        <translation>
            <numerusform>{what}&#x202f;: {move},&#x202f;%n point, {loss} de moins que le meilleur</numerusform>
            <numerusform>{what}&#x202f;: {move},&#x202f;%n points, {loss} de moins que le meilleur</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a play to see it on the board.</source>
        <translation>Cliquez un coup pour le voir sur le plateau.</translation>
    </message>
    <message>
        <source>trade {tiles}</source>
        <translation>échange&#x202f;: {tiles}</translation>
    </message>
    <message>
        <source>Why the best is better</source>
        <translation>Pourquoi le meilleur vaut mieux</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>It comes from what follows over the next turns, not from one thing that can be counted.</source>
        <translation>Cela vient de la suite des tours, non d’une seule chose que l’on puisse compter.</translation>
    </message>
    <message>
        <source>Go to a turn to see what was best there.</source>
        <translation>Allez à un tour pour voir le meilleur coup.</translation>
    </message>
    <message>
        <source>This turn was not looked at yet.</source>
        <translation>Ce tour n’a pas encore été étudié.</translation>
    </message>
    <message>
        <source>Here the game ended.</source>
        <translation>La partie a fini ici.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>a turn of several</comment>
        <translation>{number} sur {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) were played, which lost {loss}. There is a better play.</source>
        <translation>
            <numerusform>Le coup joué a fait&#x202f;%n point et perdu {loss}. Il y a mieux.</numerusform>
            <numerusform>Le coup joué a fait&#x202f;%n points et perdu {loss}. Il y a mieux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay your tiles and check them.</source>
        <translation>Posez vos tuiles et vérifiez-les.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Skip this one</source>
        <translation>Passer celle-ci</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>Examen en cours…</translation>
    </message>
    <message>
        <source>Yes, that is the best play.</source>
        <translation>Oui, c’est le meilleur coup.</translation>
    </message>
    <message>
        <source>Yes, that is as good as the best play.</source>
        <translation>Oui, c’est aussi bon que le meilleur coup.</translation>
    </message>
    <message>
        <source>Yes, that is good: only {points} behind the best.</source>
        <translation>Oui, c’est bien&#x202f;: seulement {points} de moins que le meilleur.</translation>
    </message>
    <message>
        <source>That is what was played. Look for another.</source>
        <translation>C’est ce qui a été joué. Cherchez autre chose.</translation>
    </message>
    <message>
        <source>Not yet: that loses {points}. Try another.</source>
        <translation>Pas encore&#x202f;: cela perd {points}. Essayez autre chose.</translation>
    </message>
    <message numerus="yes">
        <source>This is the best play, for %n point(s).</source>
        <translation>
            <numerusform>Voici le meilleur coup, pour&#x202f;%n point.</numerusform>
            <numerusform>Voici le meilleur coup, pour&#x202f;%n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best was to trade: {tiles}.</source>
        <translation>Le mieux était d’échanger&#x202f;: {tiles}.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>a number with decimals</comment>
        <translation>{points} points</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) from real games. In each, one play is clearly the best: find it.</source>
        <translation>
            <numerusform>%n position de vraies parties. Un coup y est nettement le meilleur&#x202f;: trouvez-le.</numerusform>
            <numerusform>%n positions de vraies parties. Dans chacune, un coup est nettement le meilleur&#x202f;: trouvez-le.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Problème du jour</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle is done. Tomorrow there is another.</source>
        <translation>Le problème du jour est fait. Demain, il y en aura un autre.</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message numerus="yes">
        <source>%n found of {tried} tried. Rating {rating}.</source>
        <translation>
            <numerusform>%n trouvé sur {tried} essayés. Cote {rating}.</numerusform>
            <numerusform>%n trouvés sur {tried} essayés. Cote {rating}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row, at best {best}.</source>
        <translation>
            <numerusform>%n jour d’affilée, record {best}.</numerusform>
            <numerusform>%n jours d’affilée, record {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle {number}, level {grade} of 5</source>
        <translation>Problème {number}, niveau {grade} sur 5</translation>
    </message>
    <message>
        <source>Find the best play: lay your tiles and press Play.</source>
        <translation>Trouvez le meilleur coup&#x202f;: posez vos tuiles et appuyez sur Jouer.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Right: {points}!</source>
        <translation>Juste&#x202f;: {points}&#x202f;!</translation>
    </message>
    <message>
        <source>Right, with help: {points}.</source>
        <translation>Juste, avec de l’aide&#x202f;: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n point(s) more than any other play.</source>
        <translation>
            <numerusform>Il vaut&#x202f;%n point de plus que tout autre coup.</numerusform>
            <numerusform>Il vaut&#x202f;%n points de plus que tout autre coup.</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} now, but there is a better play. Try again.</source>
        <translation>{points} maintenant, mais il y a mieux. Réessayez.</translation>
    </message>
    <message>
        <source>There is a better move than this trade. Try again.</source>
        <translation>Il y a mieux que cet échange. Réessayez.</translation>
    </message>
    <message>
        <source>The best: {points}</source>
        <translation>Le meilleur&#x202f;: {points}</translation>
    </message>
    <message numerus="yes">
        <source>The best: trade %n tile(s)</source>
        <translation>
            <numerusform>Le meilleur&#x202f;: échanger&#x202f;%n tuile</numerusform>
            <numerusform>Le meilleur&#x202f;: échanger&#x202f;%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of solved puzzles begins anew</source>
        <translation>La liste des problèmes résolus recommence à zéro</translation>
    </message>
    <message>
        <source>Lay the red diamond beside the red tiles: one colour, other shapes.</source>
        <translation>Posez le losange rouge à côté des tuiles rouges&#x202f;: une couleur, d’autres formes.</translation>
    </message>
    <message>
        <source>A line can also be one shape in other colours: lay the blue circle.</source>
        <translation>Une ligne peut aussi être d’une forme en d’autres couleurs&#x202f;: posez le cercle bleu.</translation>
    </message>
    <message>
        <source>You may lay more than one tile in a line: lay both orange ones, then press Play.</source>
        <translation>Vous pouvez poser plusieurs tuiles dans une ligne&#x202f;: posez les deux orange, puis appuyez sur Jouer.</translation>
    </message>
    <message>
        <source>Lay the red diamond where it joins two lines: it counts in both.</source>
        <translation>Posez le losange rouge où il joint deux lignes&#x202f;: il compte dans les deux.</translation>
    </message>
    <message>
        <source>Every tile of your line is a point: make 4 points.</source>
        <translation>Chaque tuile de votre ligne est un point&#x202f;: faites 4 points.</translation>
    </message>
    <message>
        <source>Six in a line is a Qwirkle, for 12 points: make one!</source>
        <translation>Six en ligne font un Qwirkle, pour 12 points&#x202f;: faites-en un&#x202f;!</translation>
    </message>
    <message>
        <source>Nothing fits: press Trade, click tiles that you do not want, and press Trade again.</source>
        <translation>Rien ne va&#x202f;: appuyez sur Échanger, cliquez les tuiles dont vous ne voulez pas, puis sur Échanger encore.</translation>
    </message>
    <message>
        <source>Five in a line help the next player to a Qwirkle: lay the other tile.</source>
        <translation>Cinq en ligne aident le joueur suivant à faire un Qwirkle&#x202f;: posez l’autre tuile.</translation>
    </message>
    <message>
        <source>The bag is empty: lay your last tile and get 6 points more.</source>
        <translation>Le sac est vide&#x202f;: posez votre dernière tuile et gagnez 6 points de plus.</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Étape {number} sur {count}</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Bravo&#x202f;!</translation>
    </message>
    <message>
        <source>That is allowed, but try it as the sentence says.</source>
        <translation>C’est permis, mais essayez comme le dit la phrase.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Now you can play!</source>
        <translation>Vous savez jouer&#x202f;!</translation>
    </message>
    <message>
        <source>Most points win. All the rules are under Help, How to play.</source>
        <translation>Le plus de points gagne. Toutes les règles sont dans Aide, Comment jouer.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Apprendre à jouer</translation>
    </message>
    <message numerus="yes">
        <source>Reading the reviews: %n game(s) to go…</source>
        <translation>
            <numerusform>Lecture des analyses&#x202f;: encore&#x202f;%n partie…</numerusform>
            <numerusform>Lecture des analyses&#x202f;: encore&#x202f;%n parties…</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been reviewed yet. Open a finished game and choose “Review this game”: what the reviews say of skill and luck is put together here.</source>
        <translation>Aucune partie n’a encore été analysée. Ouvrez une partie finie et choisissez «&#x202f;Analyser cette partie&#x202f;»&#x202f;: ce que les analyses disent de l’adresse et de la chance est réuni ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed game(s), points a game on average</source>
        <translation>
            <numerusform>%n partie analysée, points par partie en moyenne</numerusform>
            <numerusform>%n parties analysées, points par partie en moyenne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed game(s): from {wanted} on there are figures.</source>
        <translation>
            <numerusform>%n partie analysée&#x202f;: des chiffres à partir de {wanted}.</numerusform>
            <numerusform>%n parties analysées&#x202f;: des chiffres à partir de {wanted}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each against the others at the table. The thin line is how far chance may have moved the figure; what may be chance alone is not drawn.</source>
        <translation>Chaque chiffre face aux autres joueurs. Le trait fin montre de combien le hasard a pu le déplacer&#x202f;; ce qui peut n’être que hasard n’est pas dessiné.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Result without the luck</source>
        <translation>Résultat sans la chance</translation>
    </message>
    <message numerus="yes">
        <source>Try %n mistake(s) again</source>
        <translation>
            <numerusform>Réessayer&#x202f;%n erreur</numerusform>
            <numerusform>Réessayer&#x202f;%n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no mistakes to try again.</source>
        <translation>Aucune erreur à réessayer.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>Le plateau a été copié en image.</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>Le plateau a été copié en texte.</translation>
    </message>
    <message>
        <source>Save board and scores as PDF</source>
        <translation>Enregistrer plateau et scores en PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The PDF could not be saved</source>
        <translation>Le PDF n’a pas pu être enregistré</translation>
    </message>
    <message>
        <source>Board and scores were sent to the printer.</source>
        <translation>Le plateau et les scores ont été envoyés à l’imprimante.</translation>
    </message>
    <message>
        <source>There is no printer here: save a PDF instead.</source>
        <translation>Aucune imprimante ici&#x202f;: enregistrez plutôt un PDF.</translation>
    </message>
    <message numerus="yes">
        <source>Not over yet: %n turn(s) so far.</source>
        <translation>
            <numerusform>Pas encore finie&#x202f;:&#x202f;%n tour jusqu’ici.</numerusform>
            <numerusform>Pas encore finie&#x202f;:&#x202f;%n tours jusqu’ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of all points</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Qwirkle Desktop, page {number}</source>
        <translation>Qwirkle Desktop, page {number}</translation>
    </message>
    <message>
        <source>Before a weak play</source>
        <translation>Avant un coup faible</translation>
    </message>
    <message>
        <source>When you play alone against computers, the coach looks at each play first. The game&apos;s record says that you were helped.</source>
        <translation>Quand vous jouez seul contre des ordinateurs, l’entraîneur regarde d’abord chaque coup. La partie est notée comme jouée avec aide.</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Ne rien dire</translation>
    </message>
    <message numerus="yes">
        <source>Ask “look again?” from %n point(s) lost</source>
        <translation>
            <numerusform>Demander «&#x202f;regarder encore&#x202f;?&#x202f;» dès&#x202f;%n point perdu</numerusform>
            <numerusform>Demander «&#x202f;regarder encore&#x202f;?&#x202f;» dès&#x202f;%n points perdus</numerusform>
        </translation>
    </message>
    <message>
        <source>The coach looks at your play…</source>
        <translation>L’entraîneur regarde votre coup…</translation>
    </message>
    <message>
        <source>Look again?</source>
        <translation>Regarder encore&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>There is something better, worth about %n point(s) more. Or press Play again to play this.</source>
        <translation>
            <numerusform>Il y a mieux, d’environ&#x202f;%n point. Ou appuyez encore sur Jouer pour jouer ceci.</numerusform>
            <numerusform>Il y a mieux, d’environ&#x202f;%n points. Ou appuyez encore sur Jouer pour jouer ceci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Regarder encore</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>Jouer ceci</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Lancer&#x202f;%n dé</numerusform>
            <numerusform>Lancer&#x202f;%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>the button</comment>
        <translation>Lancer</translation>
    </message>
    <message numerus="yes">
        <source>%n dice marked. They stay as they fall: you roll again once a turn.</source>
        <translation>
            <numerusform>%n dé marqué. Il reste comme il tombe&#x202f;: on ne relance qu’une fois par tour.</numerusform>
            <numerusform>%n dés marqués. Ils restent comme ils tombent&#x202f;: on ne relance qu’une fois par tour.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the dice to roll again, once in this turn. Then you play.</source>
        <translation>Cliquez sur les dés à relancer, une seule fois dans ce tour. Ensuite vous jouez.</translation>
    </message>
    <message numerus="yes">
        <source>Begin with a line of your %n matching dice, or roll some again first.</source>
        <translation>
            <numerusform>Commencez par une ligne de votre&#x202f;%n dé assorti, ou relancez d’abord des dés.</numerusform>
            <numerusform>Commencez par une ligne de vos&#x202f;%n dés assortis, ou relancez d’abord des dés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begin with a line of your %n matching dice.</source>
        <translation>
            <numerusform>Commencez par une ligne de votre&#x202f;%n dé assorti.</numerusform>
            <numerusform>Commencez par une ligne de vos&#x202f;%n dés assortis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a die to the table, or roll some again first.</source>
        <translation>Glissez un dé sur la table, ou relancez d’abord des dés.</translation>
    </message>
    <message>
        <source>Drag a die to the table, or click it and then a place.</source>
        <translation>Glissez un dé sur la table, ou cliquez dessus puis sur une place.</translation>
    </message>
    <message>
        <source>{name} could not play: all dice were rolled again.</source>
        <translation>{name} ne pouvait pas jouer&#x202f;: tous les dés ont été relancés.</translation>
    </message>
    <message numerus="yes">
        <source>{name} rolled %n dice again.</source>
        <translation>
            <numerusform>{name} a relancé&#x202f;%n dé.</numerusform>
            <numerusform>{name} a relancé&#x202f;%n dés.</numerusform>
        </translation>
    </message>
    <message>
        <source>They show: {dice}.</source>
        <translation>Ils montrent&#x202f;: {dice}.</translation>
    </message>
    <message>
        <source>roll {count}</source>
        <comment>dice, in the list of moves</comment>
        <translation>{count} relancés</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: rolled again, {dice}</source>
        <translation>tour {turn}, {name}&#x202f;: a relancé, {dice}</translation>
    </message>
    <message>
        <source>used star</source>
        <translation>étoile déjà prise</translation>
    </message>
    <message>
        <source>star</source>
        <translation>étoile</translation>
    </message>
    <message>
        <source>used number {points}</source>
        <translation>nombre {points} déjà pris</translation>
    </message>
    <message>
        <source>number {points}</source>
        <translation>nombre {points}</translation>
    </message>
    <message>
        <source>dark cell</source>
        <translation>case sombre</translation>
    </message>
    <message>
        <source>cell to start from</source>
        <translation>case de départ</translation>
    </message>
    <message>
        <source>{printed}, row {row}, column {column}</source>
        <translation>{printed}, ligne {row}, colonne {column}</translation>
    </message>
    <message>
        <source>{cell}, {printed}</source>
        <translation>{cell}, {printed}</translation>
    </message>
    <message>
        <source>Lift a tile</source>
        <translation>Soulever une tuile</translation>
    </message>
    <message>
        <source>Lift</source>
        <comment>the button</comment>
        <translation>Soulever</translation>
    </message>
    <message>
        <source>Click a tile with an arrow. It costs a disc.</source>
        <translation>Cliquez sur une tuile à flèche. Cela coûte un jeton.</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>{detail}, {discs}</source>
        <comment>a player&apos;s card</comment>
        <translation>{detail}, {discs}</translation>
    </message>
    <message>
        <source>{name} spent a disc and lifted the {tile}.</source>
        <translation>{name} a dépensé un jeton et soulevé {tile}.</translation>
    </message>
    <message numerus="yes">
        <source>That gives %n disc(s).</source>
        <translation>
            <numerusform>Cela donne&#x202f;%n jeton.</numerusform>
            <numerusform>Cela donne&#x202f;%n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>lift</source>
        <comment>in the list of moves</comment>
        <translation>soulevée</translation>
    </message>
    <message>
        <source>Turn {turn}, {name} lifted the {tile}</source>
        <translation>Tour {turn}, {name} a soulevé {tile}</translation>
    </message>
    <message numerus="yes">
        <source>{row}, %n disc(s)</source>
        <translation>
            <numerusform>{row},&#x202f;%n jeton</numerusform>
            <numerusform>{row},&#x202f;%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}, can be lifted</source>
        <translation>{tile}, peut être soulevée</translation>
    </message>
    <message>
        <source>None of your tiles fits. Lift a tile, or pass.</source>
        <translation>Aucune de vos tuiles ne convient. Soulevez une tuile, ou passez.</translation>
    </message>
    <message>
        <source>None of your tiles fits. Trade some, or lift a tile.</source>
        <translation>Aucune de vos tuiles ne convient. Échangez-en, ou soulevez une tuile.</translation>
    </message>
    <message>
        <source>Lay tiles, or lift one with a disc.</source>
        <translation>Posez des tuiles, ou soulevez-en une avec un jeton.</translation>
    </message>
    <message>
        <source>90 dice in place of tiles, 15 of each colour. A die has all six shapes.</source>
        <translation>90 dés à la place des tuiles, 15 de chaque couleur. Un dé porte les six formes.</translation>
    </message>
    <message>
        <source>Everyone draws six dice and rolls them. All hands lie open.</source>
        <translation>Chacun pioche six dés et les lance. Toutes les mains sont visibles.</translation>
    </message>
    <message>
        <source>No hand decides who starts: the oldest does, or the lot. The first line has all the dice that match, two at least.</source>
        <translation>Aucune main ne décide qui commence&#x202f;: c’est le plus âgé, ou le sort. La première ligne contient tous les dés assortis, deux au moins.</translation>
    </message>
    <message>
        <source>In your turn you may first roll again, once, as many of your dice as you like.</source>
        <translation>À votre tour, vous pouvez d’abord relancer, une fois, autant de vos dés que vous voulez.</translation>
    </message>
    <message>
        <source>Then you lay dice as you would lay tiles, and they count as tiles do.</source>
        <translation>Ensuite vous posez des dés comme des tuiles, et ils comptent de même.</translation>
    </message>
    <message>
        <source>If nothing fits, all your dice are rolled again until something does. There is nothing to trade.</source>
        <translation>Si rien ne convient, tous vos dés sont relancés jusqu’à ce que quelque chose convienne. Il n’y a rien à échanger.</translation>
    </message>
    <message>
        <source>After that you draw until you hold six, and roll the new dice.</source>
        <translation>Puis vous piochez jusqu’à six dés, et lancez les nouveaux.</translation>
    </message>
    <message>
        <source>The classic game on a board of 16 by 16 cells. The first line covers one in the middle.</source>
        <translation>Le jeu classique sur un plateau de 16 cases sur 16. La première ligne couvre l’une de celles du milieu.</translation>
    </message>
    <message>
        <source>Twelve cells have a star. Who covers one first gets a disc.</source>
        <translation>Douze cases ont une étoile. Qui en couvre une le premier reçoit un jeton.</translation>
    </message>
    <message>
        <source>Once in a turn, before you play, a disc lifts one tile from the board into your hand. Tiles of a Qwirkle stay where they are.</source>
        <translation>Une fois par tour, avant de jouer, un jeton permet de prendre en main une tuile du plateau. Les tuiles d’un Qwirkle restent où elles sont.</translation>
    </message>
    <message>
        <source>You may lay that tile in the same turn, but not where it was, or keep it. Until the next draw you then hold seven.</source>
        <translation>Vous pouvez poser cette tuile dans le même tour, mais pas où elle était, ou la garder. Vous en avez alors sept jusqu’à la prochaine pioche.</translation>
    </message>
    <message>
        <source>The board may fall apart where a tile was lifted. That does not matter.</source>
        <translation>Le jeu peut se séparer là où une tuile a été soulevée. Cela ne fait rien.</translation>
    </message>
    <message>
        <source>Where the stars are is this program&apos;s own choice.</source>
        <translation>La place des étoiles est un choix de ce programme.</translation>
    </message>
    <message>
        <source>The same board, but on its dark cells tiles lie before the game begins.</source>
        <translation>Le même plateau, mais des tuiles se trouvent sur ses cases sombres avant le début.</translation>
    </message>
    <message>
        <source>The first line may start from any of them.</source>
        <translation>La première ligne peut partir de n’importe laquelle.</translation>
    </message>
    <message>
        <source>Who covers a number first gets so many points more, once.</source>
        <translation>Qui couvre un nombre le premier reçoit autant de points en plus, une fois.</translation>
    </message>
    <message>
        <source>Select + Connect has it all on one board: stars, numbers and dark cells.</source>
        <translation>Select + Connect réunit tout sur un plateau&#x202f;: étoiles, nombres et cases sombres.</translation>
    </message>
    <message>
        <source>Where the cells and numbers are is this program&apos;s own choice.</source>
        <translation>La place des cases et des nombres est un choix de ce programme.</translation>
    </message>
</context>
</TS>
