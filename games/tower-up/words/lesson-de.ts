/** The sentences of the guided first game in German: see web/src/lesson/lesson-words.ts. */
export const de = {
  'lesson.goal': 'Hohe Dächer, viele Millionen',
  'lesson.goal.say':
    'Wer die meisten Millionen hat, gewinnt, und hohe Dächer bringen sie. Setz ein braunes Stockwerk auf C3: Das weiße Gebäude daneben wächst mit. Dann setz dein Dach auf das weiße.',
  'lesson.goal.not.0':
    'Ein einzelnes Stockwerk brächte 1 Million. Das weiße Gebäude hat drei: Setz das Dach dorthin.',
  'lesson.goal.not.1': 'Karten kommen später. Erst bauen wir etwas Hohes.',
  'lesson.goal.not.2': 'Das geht, aber C3 liegt neben dem hohen weißen Gebäude. Fang dort an.',
  'lesson.goal.not.3':
    'Ein neues Gebäude muss an ein anderes grenzen. Folge den Straßen von C4 aus.',
  'lesson.goal.result':
    'Drei Stockwerke unter deinem Dach, also fährt die weiße Maschine 3 Schritte: 3 Millionen. Auf C3 wäre es 1 gewesen.',
  'lesson.neighbours': 'Alle Nachbarn wachsen',
  'lesson.neighbours.say':
    'Jeder Nachbar eines neuen Gebäudes wächst: Du zahlst ein Stockwerk in seiner Farbe. C6 grenzt an ein braunes und ein weißes Gebäude. Bau dort und setz dein Dach auf das höhere von beiden.',
  'lesson.neighbours.not.0': 'Das braune ist 2 hoch, das weiße 4. Ein Dach zahlt nach Höhe.',
  'lesson.neighbours.not.1': 'Ein einzelnes Stockwerk zahlt 1. Der weiße Turm ist 4 hoch.',
  'lesson.neighbours.not.2': 'Du hast alle Stockwerke, die du brauchst. Bau auf C6.',
  'lesson.neighbours.not.3': 'Das geht, aber auf C6 wachsen zwei Türme auf einmal.',
  'lesson.neighbours.not.4':
    'Diese Farbe steht schon nebenan: dazu gleich mehr. Nimm Schwarz oder Grau.',
  'lesson.neighbours.result':
    'Zwei Türme sind gewachsen. Der weiße ist 4 hoch, also fährt deine weiße Maschine 4 Schritte, von 3 auf 7 Millionen.',
  'lesson.colours': 'Nie zwei gleiche Farben',
  'lesson.colours.say':
    'Nachbarn haben nie dieselbe Farbe. B6 liegt zwischen einem grauen und einem schwarzen Gebäude: Welches deiner Stockwerke darf dort stehen? Setz es, und setz dein Dach auf das hohe graue.',
  'lesson.colours.not.0': 'Das ist niedriger. Der graue Turm hat drei Stockwerke.',
  'lesson.colours.not.1': 'Du hast schon ein Stockwerk, das auf B6 passt.',
  'lesson.colours.not.2': 'Schau zuerst auf B6: Dort stehen Nachbarn in zwei Farben.',
  'lesson.colours.not.3': 'Braun würde passen, aber du hast kein braunes Stockwerk.',
  'lesson.colours.not.4': 'Diese Farbe steht nebenan. Versuch es mit einer, die kein Nachbar hat.',
  'lesson.colours.result':
    'Weiß war es. Der graue Turm ist 3 hoch: 3 Millionen mehr, auf einer anderen Leiste.',
  'lesson.card': 'Nimm eine Karte',
  'lesson.card.say':
    'D3 wäre gut, aber der hohe Turm daneben braucht ein schwarzes Stockwerk, und du hast keines. Statt zu bauen, darfst du eine Karte nehmen. Nimm die mit einem schwarzen Stockwerk.',
  'lesson.card.say.2': 'Jetzt klappt es: Bau auf D3 und setz dein Dach auf den schwarzen Turm.',
  'lesson.card.not.0': 'Gute Stockwerke, aber kein schwarzes dabei.',
  'lesson.card.not.1': 'Weniger hoch. Dein Dach gehört auf den schwarzen Turm auf C2.',
  'lesson.card.not.2': 'Das geht. Aber die vier Stockwerke auf C2 sind einen Zug Warten wert.',
  'lesson.card.not.3':
    'Für den Turm auf C2 brauchst du ein schwarzes Stockwerk. Die Karten können helfen.',
  'lesson.card.result':
    'Die Karte gab dir zwei Stockwerke und einen Schritt für die braune Maschine. Der Bau brachte 4 Millionen: Der schwarze Turm ist 4 hoch.',
  'lesson.stars': 'Alle vier am Stern',
  'lesson.stars.say':
    'Siehst du die Sterne auf den Leisten? Haben alle vier Maschinen eine Sternspalte erreicht, bist du gleich noch einmal dran. Nur Schwarz hängt zurück. Bau auf E3 und setz dein Dach auf das schwarze Gebäude auf E6.',
  'lesson.stars.say.1': 'Dein Extrazug: Bau oder nimm eine Karte, ganz wie du willst.',
  'lesson.stars.not.0':
    'Dann fährt eine andere Maschine, aber es ist Schwarz, das dir zum Stern fehlt.',
  'lesson.stars.not.1': 'Keine Karte bringt Schwarz weit genug. E6 bringt zwei Schritte.',
  'lesson.stars.not.2': 'Das geht, aber so kommt die schwarze Maschine nicht bis zum Stern.',
  'lesson.stars.result':
    'Schwarz rückte von 1 auf 3 vor, alle vier standen am ersten Stern oder weiter, und du warst noch einmal dran. Achte auf deine langsamste Maschine.',
  'lesson.objective': 'Als Erster am Ziel',
  'lesson.objective.say':
    'Drei Ziele liegen offen. Eines verlangt Dächer in allen vier Farben; dir fehlt Braun. Wer es zuerst erreicht, bekommt 7 Millionen, der Zweite 3. Stock das braune Gebäude auf A2 auf und setz dein Dach darauf.',
  'lesson.objective.bot.1': 'Einen Zug später, und es wäre meins gewesen.',
  'lesson.objective.not.0': 'Diese Farbe hast du schon. Dir fehlt Braun.',
  'lesson.objective.not.1': 'Auch Odile fehlt nur eine Farbe. Hol dir die 7, bevor sie es tut.',
  'lesson.objective.not.2': 'Es muss an das braune Gebäude auf A2 grenzen.',
  'lesson.objective.result':
    'Alle vier Farben: 7 Millionen, und 3 für die Höhe dazu. Odile kann dafür nur noch 3 bekommen.',
  'lesson.top': 'Dächer ganz oben',
  'lesson.top.say':
    'Am Ende zahlen Dächer, die noch ganz oben liegen, extra: je mehr, desto besser. Odile hat drei. Bau auf D2: Ihr Turm auf D3 wächst, und ihr Dach verschwindet unter deinem.',
  'lesson.top.not.0':
    'Ihr Dach ist so oder so verdeckt, aber deines bringt auf D2 nur 1 und auf D3 gleich 3.',
  'lesson.top.not.1': 'Setz es auf D3, wo Odiles Dach lag.',
  'lesson.top.not.2': 'Dann behält Odile drei Dächer in der Sonne. D2 verdeckt eines.',
  'lesson.top.not.3': 'Das geht, aber auf D2 verdeckst du ein Dach von Odile.',
  'lesson.top.result':
    'Odiles Dächer ganz oben sind 2 statt 4 Millionen wert, deine 6 statt 4. Verdeckte Dächer zählen weiter für Ziele.',
  'lesson.tenth': 'Das zehnte Dach',
  'lesson.tenth.say':
    'Das ist dein letztes Dach. Das zehnte Dach beendet die Partie: Odile hat noch einen Zug, dann wird gezählt. Bau auf C3 und setz dein Dach auf den hohen weißen Turm.',
  'lesson.tenth.bot.1': 'Dann noch eines für mich.',
  'lesson.tenth.not.0': 'Das ist niedriger. Das letzte Dach soll ein hohes sein.',
  'lesson.tenth.not.1':
    'Du könntest warten. Aber du liegst vorn, und du entscheidest, wann Schluss ist.',
  'lesson.tenth.not.2': 'C3 lässt den weißen Turm noch einmal wachsen. Bau dort.',
  'lesson.tenth.result':
    'Leisten 23, sieben Dächer ganz oben 14, Ziele 10: 47 für dich. Odile hat 29, 4 und 10: 43. Du gewinnst.',
  'lesson.game': 'Jetzt richtig: je vier Dächer',
  'lesson.game.say':
    'Jeder hat noch vier Dächer, und du führst 29 zu 22. Zwei Ziele sind offen. Odile denkt ab jetzt selbst. Bau, nimm Karten, verdecke Dächer.',
} as const;
