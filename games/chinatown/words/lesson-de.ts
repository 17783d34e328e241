/** The sentences of the guided first game in German: see web/src/lesson/lesson-words.ts. */
export const de = {
  'lesson.goal': 'Gleiche Läden nebeneinander',
  'lesson.goal.say':
    'Nach sechs Jahren gewinnt, wer am reichsten ist. Läden zahlen jedes Jahr, und gleiche Läden nebeneinander zahlen mehr. Setz deinen dritten Fischladen neben die beiden anderen, auf 23.',
  'lesson.goal.say.1': 'Mehr hast du nicht. Sag, dass du fertig gebaut hast.',
  'lesson.goal.not.0':
    'Das geht, aber allein bringt er 1.000. Neben den beiden anderen macht er sie komplett.',
  'lesson.goal.not.1': 'Dein Fischplättchen ist noch auf der Hand, und dort verdient es nichts.',
  'lesson.goal.not.2': 'Diese Adresse gehört jemand anderem. Bau dort, wo deine Markise hängt.',
  'lesson.goal.result':
    'Drei von drei: Ein komplettes Fischgeschäft zahlt 5.000 im Jahr. Einzeln brächten dieselben Läden 3.000.',
  'lesson.size': 'Angefangenes zu Ende bringen',
  'lesson.size.say':
    'Die Punkte auf einem Plättchen sagen, wie viele es komplett machen: vier beim Teehaus. Das letzte bringt am meisten. Eine Adresse ist frei, und du hast zwei Plättchen: Welches gehört dorthin?',
  'lesson.size.say.1': 'Fertig gebaut?',
  'lesson.size.not.0':
    'Zwei von sechs Radioläden: 1.000 mehr. Das vierte Teehaus bringt 4.000 dazu.',
  'lesson.size.not.1':
    'Eine leere Adresse verdient nichts. Eines deiner zwei Plättchen gehört dorthin.',
  'lesson.size.result':
    'Vier von vier: 8.000 statt 4.000. Mit dem Radioladen verdienst du jetzt 9.000 im Jahr. Das Radioplättchen hebst du dir auf.',
  'lesson.accept': 'Jemand macht ein Angebot',
  'lesson.accept.say':
    'Die richtige Adresse gehört vielleicht jemand anderem, also handeln alle: Adressen, Plättchen, Geld. Bruno bietet Adresse 36 für 2.000, und du hast das Plättchen dafür. Nimm an.',
  'lesson.accept.bot.0': 'Mit der 36 kann ich nichts anfangen. Für 2.000 gehört sie dir.',
  'lesson.accept.not.0':
    'Vorsicht ist gut. Aber es bringt 2.000 mehr im Jahr, vier Jahre lang. Das Angebot liegt noch da.',
  'lesson.accept.not.1': 'Warte: Auf dem Tisch liegt ein gutes Angebot.',
  'lesson.accept.not.2': 'Gefeilscht wird gleich. Dieser Preis ist fair: Nimm an.',
  'lesson.accept.not.3': 'Schau dir zuerst Brunos Angebot an: Es ist gut.',
  'lesson.accept.result':
    'Deine. Mit einem dritten Antiquitätenladen dort zahlen sie 4.000 im Jahr statt 2.000: in vier Jahren 8.000 mehr, für 2.000.',
  'lesson.swap': 'Mach selbst ein Angebot',
  'lesson.swap.say':
    'Odile hat den Uhrmacher, den du brauchst, und du hast das Feuerwerk, das sie braucht. Biete den Tausch an: dein Feuerwerk gegen ihren Uhrmacher.',
  'lesson.swap.bot.1': 'Gern. Damit ist meins auch komplett.',
  'lesson.swap.not.0':
    'Das geht, aber der Tausch ist besser: ein Feuerwerksplättchen gegen einen Uhrmacher, sonst nichts.',
  'lesson.swap.not.1': 'Noch nicht: Odile hat, was du brauchst.',
  'lesson.swap.not.2': 'Du kannst nur anbieten, was du hast. Deine Hand liegt unter dem Plan.',
  'lesson.swap.result':
    'Ein Deal, der beiden hilft: Deine Uhrmacher steigen von 2.000 auf 5.000 im Jahr, Odiles Feuerwerk von 4.000 auf 8.000.',
  'lesson.price': 'Was ist es wert?',
  'lesson.price.say':
    'Die 61 gehört Bruno. Deine fünfte Wäscherei dort bringt drei Jahre lang 5.000 mehr: 15.000. Alles darunter ist Gewinn. Biete ihm 2.000 für die 61 und hör, was er sagt.',
  'lesson.price.say.2':
    '5.000 für etwas, das 15.000 wert ist, sind immer noch ein Gewinn. Nimm an.',
  'lesson.price.bot.1': 'Dir ist sie mehr wert. 5.000.',
  'lesson.price.not.0': 'Du kannst ablehnen. Aber bei 15.000 für 5.000 bleiben dir 10.000.',
  'lesson.price.not.1': 'Noch nicht: Die 61 ist für dich 15.000 wert.',
  'lesson.price.not.2':
    'Geld für die 61 ist alles, was du hier brauchst: Sonst kommt nichts auf das Pult.',
  'lesson.price.not.3': 'So viel hast du nicht. Niemand darf mehr versprechen, als er hat.',
  'lesson.price.result':
    'Du hast einmal gezahlt. Fünf Wäschereien verdienen 11.000 im Jahr statt 6.000: bis zum Ende 15.000 mehr.',
  'lesson.sell': 'Verkauf teuer',
  'lesson.sell.say':
    'Odile will deinen Juwelier auf 51 für 4.000. Du würdest 1.000 im Jahr verlieren, sie würde 5.000 im Jahr gewinnen: 15.000 bis zum Ende. Mach ein Gegenangebot über 9.000.',
  'lesson.sell.bot.0': 'Deinen kleinen Juwelier für 4.000?',
  'lesson.sell.bot.2': 'Du verhandelst hart. Na gut.',
  'lesson.sell.not.0': 'Dir blieben 1.000 mehr, Odile 11.000. Sie kann mehr zahlen: Frag danach.',
  'lesson.sell.not.1':
    'Sicher, aber zwischen euch sind 12.000 zu verteilen. Nenn lieber einen Preis.',
  'lesson.sell.not.2': 'Verlang Geld für die 51: etwas zwischen 5.000 und 11.000.',
  'lesson.sell.not.3': 'Antworte zuerst Odile: Drück bei ihrem Angebot auf Gegenangebot.',
  'lesson.sell.not.4': 'Antworte auf Odiles Angebot: Drück auf Gegenangebot und ändere den Preis.',
  'lesson.sell.result':
    'Ein guter Preis für einen Laden, der dir 3.000 gebracht hätte. Odile steht auch besser da: So entstehen Deals.',
  'lesson.cards': 'Neues Jahr, neue Adressen',
  'lesson.cards.say':
    'Ein Jahr beginnt mit neuen Adressen: sechs Karten, von denen du vier behältst. Auf Nachbarn kannst du bauen. Behalte die neben deinen Restaurants auf 20 und 21: 16, 22, 24 und 25.',
  'lesson.cards.not.0':
    'Eine Adresse weit weg von deinen Läden taugt nur zum Tauschen. Gib 5 und 70 zurück.',
  'lesson.cards.result':
    'Alle Tür an Tür. Zwei Restaurants warten auf deiner Hand, und vier neue Plättchen wurden verteilt. Jetzt beginnt der Handel von Neuem.',
  'lesson.payday': 'Fertig, bauen, Zahltag',
  'lesson.payday.say':
    'Nichts mehr zu handeln? Sag, dass du fertig bist. Dann bau beide Restaurants. Vor dem Zahltag wird eine Konjunkturkarte aufgedeckt: Sie belohnt vielleicht Läden einer Größe.',
  'lesson.payday.say.3': 'Bau jetzt beide Restaurants neben die anderen.',
  'lesson.payday.say.5': 'Das war alles. Fertig gebaut?',
  'lesson.payday.bot.0': 'Für mich ist dieses Jahr nichts dabei.',
  'lesson.payday.not.0': 'Du hast noch ein Restaurant. Vier nebeneinander sind komplett.',
  'lesson.payday.not.1':
    'Odile und Bruno haben dieses Jahr alles, was sie wollen. In einer echten Partie: Frag weiter.',
  'lesson.payday.not.2': 'Setz die Restaurants neben die beiden anderen.',
  'lesson.payday.result':
    'Vier Restaurants zahlen 8.000, und die Konjunkturkarte belohnt Größe vier mit 1.000 für jeden deiner Läden: 12.000 in einem Jahr.',
  'lesson.game': 'Jetzt richtig: die letzten zwei Jahre',
  'lesson.game.say':
    'Jahr fünf von sechs, und es ist knapp. Noch zwei Jahre lang wird gehandelt: Wähle Adressen, tausche, bau. Odile und Bruno denken ab jetzt selbst.',
} as const;
