/** The sentences of the guided first game in German: see web/src/lesson/lesson-words.ts. */
export const de = {
  'lesson.goal': 'Das meiste Geld gewinnt',
  'lesson.goal.say':
    'Wer das meiste Geld hat, gewinnt. Ein Grundstück zahlt seine Eigentümer aus, sobald alle vier Parzellen verkauft sind. Grundstück 5 fehlt noch eine: Bestell dort 1 Parzelle, für 3.',
  'lesson.goal.not.0':
    'Nur eine Parzelle ist frei, und du zahlst für alles, was du bestellst. Eine genügt.',
  'lesson.goal.not.1': 'Passen ist erlaubt und manchmal klug. Aber auf Grundstück 5 wartet Geld.',
  'lesson.goal.not.2':
    'Das geht, aber dieses Grundstück zahlt erst viel später. Grundstück 5 fehlt nur eine Parzelle.',
  'lesson.goal.not.3':
    'Einen Park kann niemand kaufen. Parks machen ihre Nachbarn wertvoller, das siehst du gleich.',
  'lesson.goal.result':
    'Grundstück 5 ist voll und zahlt 3 je Parzelle: 6 für deine zwei. Du hast jetzt 21.',
  'lesson.neighbours': 'Zähl die Nachbarn',
  'lesson.neighbours.say':
    'Warum 3? Eine Parzelle zahlt 1 für jedes Nachbargrundstück, das schon geplant ist, auch für Parks. Grundstück 9 und 23 fehlt je eine Parzelle. Bestell sie dort, wo sie mehr bringt.',
  'lesson.neighbours.not.0':
    'Grundstück 23 hat einen geplanten Nachbarn, die 20: 1 je Parzelle. Zähl rund um Grundstück 9.',
  'lesson.neighbours.not.1': 'Dort ist nur eine Parzelle frei. Bestell eine.',
  'lesson.neighbours.not.2':
    'Nur 9 und 23 würden in dieser Runde zahlen. Welches hat mehr geplante Nachbarn?',
  'lesson.neighbours.not.3':
    'Grundstück 5 hat gezahlt. Ein Grundstück zahlt einmal; als Nachbar zählt es weiter.',
  'lesson.neighbours.result':
    'Grundstück 6, 8 und 12 sind geplant: 3 je Parzelle, also bringen deine zwei Parzellen 6. Auf Grundstück 23 wären es 2 gewesen.',
  'lesson.homes': 'Wohnen mag es ruhig',
  'lesson.homes.say':
    'Am richtigen Ort zahlt ein Grundstück doppelt. Wohnen will keine Industrie nebenan. Auf Grundstück 3 und 7 wird gewohnt, mit je zwei geplanten Nachbarn. Bestell die letzte Parzelle des besseren.',
  'lesson.homes.not.0':
    'Neben Grundstück 7 stehen die Fabriken von Grundstück 8: 2 je Parzelle, nicht verdoppelt. Grundstück 3 hat keine.',
  'lesson.homes.not.1': 'Dort ist nur eine Parzelle frei. Bestell eine.',
  'lesson.homes.not.2':
    'Schau auf die zwei Grundstücke mit Wohnen, denen eine Parzelle fehlt: 3 und 7.',
  'lesson.homes.not.3': 'Das ist ein Park: Dort gibt es nichts zu kaufen.',
  'lesson.homes.result':
    'Ein sinnvoller Ort: zwei Nachbarn, verdoppelt, macht 4 je Parzelle. Deine zwei Parzellen bringen 8 statt 4.',
  'lesson.vote': 'Ihr stimmt ab, was entsteht',
  'lesson.vote.say':
    'Wer entscheidet, was gebaut wird? Ihr alle, in geheimer Abstimmung. Zwei Parzellen von Grundstück 22 gehören dir. Industrie zahlt doppelt neben Handel, und auf der 20 ist Handel. Stimm für Industrie.',
  'lesson.vote.bot.1': 'Fabriken neben Läden: Das passt auch meiner Parzelle.',
  'lesson.vote.not.0':
    'Auf Grundstück 12 ist Industrie, Wohnen würde also 3 zahlen, nicht 6. Vergleich die drei Zahlen.',
  'lesson.vote.not.1':
    'Handel will zwei Grundstücke mit Wohnen neben sich, und hier ist keines: 3, nicht 6.',
  'lesson.vote.result':
    'Zwei Stimmen gegen eine: Grundstück 22 wird Industrie. Deine zwei Parzellen dort sind je 6 wert statt 3.',
  'lesson.mayor': 'Der Bürgermeister gibt den Ausschlag',
  'lesson.mayor.say':
    'In dieser Runde bist du Bürgermeister: Bei Gleichstand entscheidet deine Stimme. Handel zahlt doppelt neben zwei Grundstücken mit Wohnen, und Grundstück 16 grenzt an drei. Stimm für Handel.',
  'lesson.mayor.bot.1': 'Wohnungen, bitte.',
  'lesson.mayor.bot.2': 'Ich will Fabriken.',
  'lesson.mayor.not.0':
    'Auf der 19 ist Industrie, also zahlt Wohnen hier 5. Mit Handel zahlen dieselben Parzellen 10.',
  'lesson.mayor.not.1':
    'Industrie will Handel nebenan, und den hat Grundstück 16 nicht: 5. Mit Handel zahlt es 10.',
  'lesson.mayor.result':
    'Je eine Stimme, und deine als Bürgermeister entscheidet. Grundstück 16 wird Handel: 10 je Parzelle statt 5.',
  'lesson.lobby': 'Eine doppelte Stimme pro Partie',
  'lesson.lobby.say':
    'Jetzt ist Odile Bürgermeisterin, und bei Gleichstand setzt sie sich durch. Mit deiner Lobbymarke zählt deine Stimme doppelt, einmal in der ganzen Partie. Stimm auf Grundstück 18 für Wohnen, dann setz sie ein.',
  'lesson.lobby.say.5': 'Sonst verdoppelt niemand. Setz jetzt deine Marke ein.',
  'lesson.lobby.bot.1': 'Ich bin die Bürgermeisterin, und mir ist nach Läden.',
  'lesson.lobby.not.0':
    'Du hast hier eine Parzelle, und nur Wohnen zahlt auf Grundstück 18 doppelt.',
  'lesson.lobby.not.1':
    'Behalten ist oft richtig. Aber jeder hat eine Stimme, und so würde Odiles Handel gewinnen. Setz sie ein.',
  'lesson.lobby.result':
    'Zwei gegen eine und eine: Wohnen. Deine Parzelle ist 6 wert statt 3. Die Marke ist weg, also wähle ihren Moment gut.',
  'lesson.secret': 'Alle bestellen heimlich',
  'lesson.secret.say':
    'Alle bestellen heimlich; dann werden die Parzellen verteilt, beim Bürgermeister angefangen. Wer zu spät kommt, hat umsonst bezahlt. Bürgermeisterin Odile will die letzte Parzelle der 18. Bestell du die letzte der 22.',
  'lesson.secret.bot.1': 'Grundstück 18 gehört mir.',
  'lesson.secret.bot.2': 'Das wollte ich auch.',
  'lesson.secret.not.0':
    'Odile ist Bürgermeisterin und kommt zuerst dran: Du würdest 3 zahlen und nichts bekommen. Grundstück 22 will sonst niemand.',
  'lesson.secret.not.1': 'Dort ist nur eine Parzelle frei. Bestell eine.',
  'lesson.secret.not.2':
    'Grundstück 22 fehlt eine Parzelle, und es zahlt 8 für jede. Sonst ist niemand dahinter her.',
  'lesson.secret.result':
    'Grundstück 22 zahlt 8 je Parzelle: 16 für dich. Odile hat die 18 voll gemacht, das brachte dir auch 6. Bruno hat 3 umsonst bezahlt.',
  'lesson.alone': 'Allein auf einem Grundstück',
  'lesson.alone.say':
    'Gehören dir alle vier Parzellen eines sinnvollen Grundstücks, bekommst du 10 dazu. Zwei Parzellen von Grundstück 13 gehören dir, zwei sind frei. Bestell 2 Parzellen, für 7.',
  'lesson.alone.not.0': 'Dann bleibt eine für jemand anderen, und die 10 wären weg. Nimm beide.',
  'lesson.alone.not.1': 'Nur zwei sind frei. Die dritte würde 5 mehr kosten, für nichts.',
  'lesson.alone.not.2':
    'Nächste Runde kommt auf Grundstück 13 vielleicht jemand dazu. Mach es jetzt voll.',
  'lesson.alone.result':
    '4 Parzellen zu 6 sind 24, und 10 dafür, dass alle dir gehören: 34 für einen Einsatz von 7.',
  'lesson.bare': 'Früh kaufen, billig kaufen',
  'lesson.bare.say':
    'Ungeplante Grundstücke sind billiger: 2, 5 oder 9 für eine, zwei oder drei Parzellen. Sie zahlen erst, wenn sie geplant sind, und dabei hilft deine Stimme. Bestell 3 Parzellen von Grundstück 24.',
  'lesson.bare.not.0': 'Nimm diesmal drei: Dann fehlt nur noch eine.',
  'lesson.bare.not.1':
    'Schau auf Grundstück 24: Dort ist noch niemand, und drei Nachbarn sind geplant.',
  'lesson.bare.result':
    'Drei Parzellen für 9 statt 12. Mit Industrie würde Grundstück 24 je Parzelle 6 zahlen. Jetzt braucht es seine Karte, und deine Stimme.',
  'lesson.game': 'Jetzt richtig',
  'lesson.game.say':
    'Vier Grundstücke sind übrig: 1, 10, 15 und 24. Sind alle geplant, endet die Partie, und Grundstücke, die nicht voll sind, zahlen nichts. Du bist Bürgermeister: Deck eine Karte auf. Odile und Bruno denken ab jetzt selbst.',
} as const;
