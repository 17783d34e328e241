import type { en } from './rules-en.ts';

/** The same in German. */
export const de = {
  'rules.minute': 'Das Spiel in einer Minute',
  'rules.minute.all':
    'Eine Stadt wächst entlang ihrer Straßen. Bist du dran, **nimmst du eine Karte** mit Stockwerken, oder du **baust**: ein neues Gebäude neben anderen, und jedes davon wächst um ein Stockwerk, das du bezahlst. Dann legst du **ein Dach** auf etwas, das du gerade gebaut hast. Je höher es liegt, desto weiter fährt deine Maschine. Nach dem zehnten Dach gewinnt, wer die meisten **Millionen** hat.',

  'rules.goal': 'Was gewinnt',
  'rules.goal.most': 'Wer am Ende die meisten Millionen hat, gewinnt.',
  'rules.goal.machines':
    'Du hast {colours} Maschinen, eine für jede Farbe von Stockwerken. Jede fährt auf ihrer eigenen Leiste: je weiter, desto mehr Millionen.',
  'rules.goal.high':
    '**Höhe lohnt sich.** Du baust auf C3, das weiße Gebäude daneben wächst auf {height} Stockwerke und bekommt dein Dach: Die weiße Maschine fährt {height} Schritte.',
  'rules.goal.tracks': '**Leisten:** was deine Maschinen erreicht haben, der größte Teil.',
  'rules.goal.tokens': '**Ziele:** Marken für alle, die eine Bedingung früh erfüllen.',
  'rules.goal.tops': '**Dächer ganz oben:** deine Dächer, die am Ende niemand überbaut hat.',

  'rules.turn': 'Ein Zug',
  'rules.turn.two': 'In deinem Zug tust du eines von beiden: **bauen** oder **eine Karte nehmen**.',
  'rules.turn.found':
    '**Gründen.** Setz ein Stockwerk auf einen leeren Bauplatz neben einem Gebäude.',
  'rules.turn.raise': '**Aufstocken.** Zahl jedem Nachbarn ein Stockwerk in seiner eigenen Farbe.',
  'rules.turn.roof': '**Dach.** Leg ein Dach auf ein Stockwerk, das du gerade gesetzt hast.',
  'rules.turn.drive':
    '**Fahren.** Die Maschine dieser Farbe fährt so weit, wie das Gebäude hoch ist.',
  'rules.turn.pass':
    'Passen gibt es nicht. Lässt sich nichts bauen, nimmst du eine Karte; das geht immer.',
  'rules.turn.round':
    'Am Ende deines Zuges behältst du höchstens {limit} Stockwerke. Dann ist der Nächste dran, außer du hast einen Extrazug gewonnen.',

  'rules.build': 'Bauen',
  'rules.build.neighbours': 'Bauplätze, die eine Straße verbindet, sind Nachbarn.',
  'rules.build.where':
    'Du baust auf einem **leeren Bauplatz**, der mindestens ein Gebäude als Nachbarn hat.',
  'rules.build.colour': 'Das neue Stockwerk hat eine Farbe, die **kein Nachbargebäude** hat.',
  'rules.build.pay':
    'Dann zahlst du: Jedes Nachbargebäude bekommt ein Stockwerk **in seiner eigenen Farbe**. Alle kommen aus deinem Vorrat, wie das neue Stockwerk auch.',
  'rules.build.short': 'Fehlt dir eines dieser Stockwerke, kannst du dort nicht bauen.',
  'rules.build.stack':
    'Ein Gebäude ist ein Stapel von Stockwerken einer Farbe, mit Dächern dazwischen.',
  'rules.build.found': 'Schwarz neben Weiß und Braun',
  'rules.build.found.1':
    'C6 grenzt an ein braunes Gebäude auf C3 und ein weißes auf C4. Schwarz oder Grau darf dort stehen.',
  'rules.build.found.2':
    'Ein schwarzes Stockwerk kommt auf C6, und du zahlst ein braunes für C3 und ein weißes für C4.',
  'rules.build.found.3':
    'Dein Dach darf auf jedes der drei. Du wählst den weißen Turm, jetzt {steps} Stockwerke hoch.',
  'rules.build.found.4': 'Die weiße Maschine fährt ebenso viele Schritte und steht auf {to}.',
  'rules.build.clash':
    '**Nie gleiche Nachbarn.** B6 liegt zwischen einem grauen und einem schwarzen Gebäude: Nur Weiß oder Braun darf dort stehen.',

  'rules.roof': 'Dach und Wertung',
  'rules.roof.one':
    'Du legst **genau eines** deiner Dächer auf eines der gerade gesetzten Stockwerke: auf das neue Gebäude oder auf einen aufgestockten Nachbarn.',
  'rules.roof.height':
    'Die Maschine in der Farbe dieses Gebäudes fährt so viele Schritte, wie das Gebäude jetzt Stockwerke hat.',
  'rules.roof.over': 'Eine Leiste endet bei {end}. Was darüber hinausgeht, verfällt.',
  'rules.roof.low': '**Auf das neue:** {height, plural, one {# Schritt} other {# Schritte}}.',
  'rules.roof.tall': '**Auf den Nachbarn:** {height, plural, one {# Schritt} other {# Schritte}}.',
  'rules.roof.left':
    'Du hast {roofs} Dächer für die ganze Partie. Ohne Dach kannst du nicht bauen.',

  'rules.card': 'Eine Karte nehmen',
  'rules.card.choose':
    'Statt zu bauen, nimmst du eine der {market} Karten vom Markt. Du bekommst ihre Stockwerke, und eine Maschine, die sie zeigt, fährt ihre Schritte.',
  'rules.card.floors':
    'Eine Karte bringt Stockwerke, Schritte einer Maschine oder beides. Ein **Joker** ist ein Stockwerk in einer Farbe deiner Wahl.',
  'rules.card.refill':
    'Die Karte wird abgelegt, und sofort wird eine neue aufgedeckt. Ist der Stapel leer, wird die Ablage, mit dieser Karte, zu einem neuen gemischt.',
  'rules.card.joker': 'zwei Schritte und ein Joker',
  'rules.card.joker.1':
    'Die erste Karte: zwei Schritte für die schwarze Maschine und ein Stockwerk nach Wahl.',
  'rules.card.joker.2':
    'Du nimmst sie. Die schwarze Maschine fährt von {from} auf {to}, und du wählst ein braunes Stockwerk.',
  'rules.card.joker.3':
    'Am Markt liegt eine neue Karte. Dein Zug ist vorbei; Stockwerke allein bringen nichts ein.',
  'rules.card.limit':
    'Am Ende deines Zuges hast du **höchstens {limit} Stockwerke**. Was zu viel ist, gibst du nach Wahl zurück, bis es genau {limit} sind.',
  'rules.card.order':
    'Zuerst wird der Markt aufgefüllt: Du wählst, was du zurückgibst, wenn du die neue Karte schon gesehen hast.',
  'rules.card.full': 'ein voller Vorrat',
  'rules.card.full.1': 'Dein Vorrat ist fast voll, und du nimmst die erste Karte.',
  'rules.card.full.2':
    '{count} Stockwerke kommen dazu: zu viele. Aber erst wird eine neue Karte aufgedeckt, und du siehst, was du als Nächstes nehmen könntest.',
  'rules.card.full.3': 'Du gibst {count} zurück, hier weiße, und behältst {limit}.',

  'rules.stars': 'Sterne: noch ein Zug',
  'rules.stars.columns': 'Auf den Leisten sind {stars} **Sternspalten**.',
  'rules.stars.track': 'Eine Leiste deines Bretts',
  'rules.stars.again':
    'Fährt eine Maschine und stehen nun **alle {colours}** auf oder hinter einer Sternspalte, die noch nicht alle erreicht hatten, hast du sofort noch einen ganzen Zug.',
  'rules.stars.one': 'Zwei Spalten auf einmal geben trotzdem nur **einen** Zug.',
  'rules.stars.chain': 'Mit einem Extrazug kannst du den nächsten gewinnen.',
  'rules.stars.limit': 'Die Grenze von {limit} Stockwerken gilt auch vor einem Extrazug.',
  'rules.stars.two': 'zwei Spalten, ein Zug',
  'rules.stars.two.1':
    'Nur Schwarz hinkt hinterher: Die anderen drei haben die zweite Sternspalte erreicht.',
  'rules.stars.two.2':
    'Du baust auf E3 und legst dein Dach auf den schwarzen Turm. Schwarz fährt von {from} auf {to}, über zwei Sternspalten auf einmal.',
  'rules.stars.two.3':
    'Du bekommst einen Extrazug, nicht zwei. Hier nimmst du damit eine Karte; dann ist Odile dran.',

  'rules.objectives': 'Ziele',
  'rules.objectives.three': 'In jeder Partie sind {inPlay} der {objectives} Ziele im Spiel.',
  'rules.objectives.first':
    'Sobald du **in deinem eigenen Zug** eines erfüllst, nimmst du die höchste Marke, die davon noch da ist. Jedes Ziel nur einmal.',
  'rules.objectives.tokens': 'Marken je Ziel, in Millionen',
  'rules.objectives.present':
    'Du bist **vertreten** in einem Gebäude, in dem mindestens ein Dach von dir liegt, in beliebiger Höhe, überbaut oder nicht.',
  'rules.objectives.all': 'Die {objectives} Ziele',
  'rules.objectives.buildings':
    'Wo Gebäude zählen, sind es verschiedene Gebäude. Auch Parks und Seen dürfen verschiedene sein.',
  'rules.objectives.borders':
    '„{goalBorders}“: Du bist an beiden Enden von {borders} Straßen vertreten, und diese führen über verschiedene Grenzen zwischen Vierteln. **Kein Gebäude zählt doppelt.**',
  'rules.objectives.linked':
    '„{goalChain}“: {chain} Gebäude, in denen du vertreten bist, bilden eine Gruppe, die Straßen verbinden. Sie müssen nicht in einer Reihe liegen.',
  'rules.objectives.cross': 'über zwei Grenzen',
  'rules.objectives.cross.1':
    'Du bist auf A5 und C1: eine Straße über eine Grenze. B1 und C1 verbindet eine Straße über eine andere Grenze.',
  'rules.objectives.cross.2': 'Aber C1 müsste doppelt zählen. Das geht nicht: Du hast eine Grenze.',
  'rules.objectives.cross.3':
    'Mit einem Dach auf C5 hast du A5 und C1 sowie B4 und C5: {borders} Grenzen, vier Gebäude. Du nimmst die Marke mit {token} Millionen.',

  'rules.tops': 'Dächer ganz oben',
  'rules.tops.count':
    'Am Ende zählen deine Dächer, die **ganz oben** auf einem Gebäude liegen, höchstens {tops}.',
  'rules.tops.tops': 'Dächer ganz oben und was sie bringen',
  'rules.tops.cover':
    'Wer ein Gebäude aufstockt, überbaut das Dach darauf. Ein überbautes Dach bringt hier nichts, aber sein Besitzer bleibt vertreten.',
  'rules.tops.hide': 'ein Dach verschwindet',
  'rules.tops.hide.1':
    'Odile hat drei Dächer ganz oben, das sind {cone3} Millionen. Eines davon liegt auf D3.',
  'rules.tops.hide.2': 'Du baust auf D2. D3 wächst, und dein Dach kommt obenauf.',
  'rules.tops.hide.3':
    'Odile hat zwei ganz oben, {cone2} Millionen; du vier, {cone4} Millionen. Auf D3 seid ihr beide vertreten.',

  'rules.end': 'Das Ende',
  'rules.end.tenth':
    'Wer das **letzte seiner {roofs} Dächer** legt, läutet das Ende ein. Dieser Zug wird wie üblich zu Ende gespielt.',
  'rules.end.ender':
    'Dessen Dächer ganz oben **zählen sofort**, noch bevor die anderen ziehen. Wer sie später überbaut, nimmt davon nichts mehr weg.',
  'rules.end.others':
    'Dann haben alle anderen je einen letzten Zug, mit Extrazug, falls sie ihn gewinnen, und zählen gleich danach ihre Dächer ganz oben.',
  'rules.end.extra':
    'Ein Extrazug, der mit dem letzten Dach gewonnen wurde, wird noch gespielt: ohne Dächer, also mit einer Karte.',
  'rules.end.shortage':
    '**Eine Farbe geht aus:** Eine Karte zeigt ein Stockwerk einer Farbe, von der nichts mehr da ist. Du nimmst eine andere Farbe, und auch das läutet das Ende ein: Alle haben noch einen Zug, du als Letzter, und zählen danach ihre Dächer ganz oben.',
  'rules.end.replace':
    'Zuerst nimmst du die gedruckten Farben, die noch da sind; dann wählst du Ersatz und Joker aus dem Rest. Ein Joker allein ist nie ein Mangel, und ist nichts mehr da, nimmst du nichts.',
  'rules.end.blocked':
    '**Die Stadt ist voll:** Kann niemand je wieder irgendwo bauen, haben ebenso alle noch einen Zug.',
  'rules.end.once':
    'Ist das Ende einmal eingeläutet, läutet es nichts noch einmal ein. Fällt das letzte Dach mit etwas anderem in denselben Zug, gilt das letzte Dach.',
  'rules.end.last': 'das letzte Dach',
  'rules.end.last.1': 'Du hast noch ein Dach. Auf C3 kannst du den weißen Turm auf C4 aufstocken.',
  'rules.end.last.2':
    'Das tust du und legst dein Dach darauf. Deine {visible} Dächer ganz oben werden jetzt gezählt.',
  'rules.end.last.3':
    'Odile hat einen letzten Zug. Sie überbaut dein Dach auf C4, was dir nichts mehr nimmt. Sie hat {visible} Dächer ganz oben.',
  'rules.end.last.4': 'Mit Leisten und Marken: {mine} Millionen für dich, {hers} für Odile.',
  'rules.end.sum':
    'Dein Ergebnis: die Millionen deiner {colours} Leisten, deiner Dächer ganz oben und deiner Marken.',
  'rules.end.tie':
    'Bei Gleichstand gewinnt, wer mehr Stockwerke im Vorrat hat. Ist auch das gleich, teilen sie sich den Sieg.',

  'rules.setup': 'Aufbau und Optionen',
  'rules.setup.map':
    'Der Stadtplan hat {districts} Viertel, davon {greys} graue (schraffiert). Zu zweit spielt ihr auf dem kleinen Plan mit {sitesSmall} Bauplätzen, zu dritt und zu viert auf dem großen mit {sitesLarge}.',
  'rules.setup.small': 'Der Plan für zwei',
  'rules.setup.large': 'Der Plan für drei und vier',
  'rules.setup.pieces':
    'Es gibt {floors} Stockwerke, {floorsEach} von jeder Farbe, und {roofs} Dächer für jeden.',
  'rules.setup.cards': 'Die {cards} Vorratskarten werden gemischt; {market} liegen offen am Markt.',
  'rules.setup.board': 'Alle haben ein Brett mit {colours} Leisten. Alle Maschinen beginnen auf 0.',
  'rules.setup.start':
    'Alle beginnen mit {startEach, plural, one {einem Stockwerk} other {# Stockwerken}} von jeder Farbe. Der Zufall bestimmt, wer beginnt.',
  'rules.setup.floors':
    'Für jede Karte am Markt steht ein Stockwerk in ihrer untersten Farbe auf dem Plan, auf einem ausgelosten Bauplatz; auch die Farbe eines Jokers wird ausgelost. Gleiche Farben sind nie Nachbarn.',
  'rules.setup.chosen':
    'Option **Wer sie setzt: die Spieler**. In der Reihenfolge der Karten wählt jeder einen Bauplatz, der letzte Spieler zuerst und dann rückwärts; auch die Farbe eines Jokers.',
  'rules.setup.more':
    'Option **Stockwerke auf dem Plan zu Beginn**. Mehr als {startFloors} ergeben eine dichtere Stadt. Die weiteren Farben kommen von weiteren Karten, die wieder eingemischt werden.',
  'rules.setup.floors.table': 'Stockwerke auf dem Plan zu Beginn',
  'rules.setup.goals':
    'Option **Ziele**. Die Ziele für eine erste Partie eignen sich zum Kennenlernen; danach werden {inPlay} ausgelost. Du kannst auch {inPlay} selbst nennen.',
  'rules.setup.own': 'Option **Plan**. Du kannst auch auf einem eigenen Plan spielen.',

  'rules.reconstructed': 'Was nachgebaut ist',
  'rules.reconstructed.intro':
    'Die veröffentlichten Regeln von Tower Up sind bekannt; nicht jede Einzelheit aus der Schachtel ist es. Das ist sicher:',
  'rules.reconstructed.known.pieces':
    'Stockwerke, Dächer, Grenzen und die Zahl der Karten und Ziele,',
  'rules.reconstructed.known.tokens': 'die Werte der Marken für zwei, drei und vier,',
  'rules.reconstructed.known.goals': 'die {objectives} Bedingungen der Ziele,',
  'rules.reconstructed.known.track':
    'dass die {colours} Leisten dieselben Werte haben, bei 0 beginnen und Sternspalten haben.',
  'rules.reconstructed.ours':
    'Das mussten wir selbst machen. Es spielt sich nach denselben Regeln, ist aber nicht das gedruckte Material:',
  'rules.reconstructed.map':
    '**Beide Stadtpläne:** wo die Bauplätze liegen, ihre Straßen, Parks, Seen und Viertel, und die Namen der Viertel.',
  'rules.reconstructed.cards':
    '**Die Vorratskarten:** welche Stockwerke und Schritte jede der {cards} Karten zeigt.',
  'rules.reconstructed.values':
    '**Das Brett:** die Länge der Leisten, ihre Werte, die Lage der Sternspalten und was Dächer ganz oben bringen.',
  'rules.reconstructed.silent':
    'Wo die veröffentlichten Regeln etwas offenlassen, haben wir entschieden:',
  'rules.reconstructed.ruling-start':
    'Der Zufall setzt die Startstockwerke und sagt, wer beginnt; die Option lässt sie die Spieler setzen.',
  'rules.reconstructed.ruling-pile': 'Ein leerer Stapel wird aus der Ablage neu gemischt.',
  'rules.reconstructed.ruling-limit':
    'Die Grenze von {limit} Stockwerken gilt auch vor einem Extrazug.',
  'rules.reconstructed.ruling-goals': 'Wie „{goalBorders}“ und „{goalChain}“ zu lesen sind.',
  'rules.reconstructed.ruling-tenth':
    'Ein Extrazug, der mit dem letzten Dach gewonnen wurde, wird mit einer Karte gespielt.',
  'rules.reconstructed.ruling-shortage':
    'In welcher Reihenfolge Farben genommen werden, wenn eine ausgeht, und dass eine volle Stadt das Ende einläutet.',
  'rules.reconstructed.check':
    'Du hast die Schachtel? Dann kannst du nachsehen: Leg unseren Plan neben deinen, folge jeder Straße und achte auf Parks, Seen und Grenzen.',
  'rules.reconstructed.correct':
    'Du kannst einen Plan auf der Seite berichtigen, sofort darauf spielen und ihn als Datei oder Link teilen. Wir freuen uns über jede Korrektur.',

  'fact.players': 'Spieler',
  'fact.tokens': 'Marken, erste bis letzte',
  'fact.tops.head': 'Dächer ganz oben',
  'fact.millions': 'Millionen',
  'fact.notch': 'Schritt',
  'fact.star': 'Sternspalte',
  'fact.goal': 'Ziel',
  'fact.goal.start': '{goal} (erste Partie)',
  'fact.condition': 'Bedingung',
  'fact.floors.usual': 'Wie üblich',
  'fact.floors.most': 'Höchstens',
} as const satisfies { readonly [id in keyof typeof en]: string };
