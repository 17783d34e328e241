/** The sentences of the guided first game in Dutch: see web/src/lesson/lesson-words.ts. */
export const nl = {
  'lesson.goal': 'Het meeste geld wint',
  'lesson.goal.say':
    'Wie het meeste geld heeft, wint. Een terrein betaalt zijn eigenaars zodra alle vier de percelen verkocht zijn. Terrein 5 mist er nog één: bestel daar 1 perceel, voor 3.',
  'lesson.goal.not.0':
    'Er is maar één perceel vrij, en je betaalt alles wat je bestelt. Eén is genoeg.',
  'lesson.goal.not.1': 'Passen mag, en soms is het wijs. Maar op terrein 5 ligt geld te wachten.',
  'lesson.goal.not.2':
    'Dat kan, maar dat terrein betaalt pas veel later. Terrein 5 mist nog maar één perceel.',
  'lesson.goal.not.3':
    'Een park kan niemand kopen. Parken maken hun buren meer waard, dat zie je straks.',
  'lesson.goal.result':
    'Terrein 5 is vol en betaalt 3 per perceel: 6 voor jouw twee. Je hebt nu 21.',
  'lesson.neighbours': 'Tel de buren',
  'lesson.neighbours.say':
    'Waarom 3? Een perceel betaalt 1 voor elk buurterrein dat al gepland is, parken tellen mee. Terrein 9 en 23 missen elk nog één perceel. Bestel het waar het meer oplevert.',
  'lesson.neighbours.not.0':
    'Terrein 23 heeft één geplande buur, terrein 20: 1 per perceel. Tel eens rond terrein 9.',
  'lesson.neighbours.not.1': 'Daar is maar één perceel vrij. Bestel er één.',
  'lesson.neighbours.not.2':
    'Alleen 9 en 23 zouden deze ronde betalen. Welk heeft meer geplande buren?',
  'lesson.neighbours.not.3':
    'Terrein 5 heeft betaald. Een terrein betaalt één keer; als buur telt het nog mee.',
  'lesson.neighbours.result':
    'Terrein 6, 8 en 12 zijn gepland: 3 per perceel, dus je twee percelen leveren 6 op. Op terrein 23 waren het er 2 geweest.',
  'lesson.homes': 'Wie woont, wil rust',
  'lesson.homes.say':
    'Op de juiste plek betaalt een terrein dubbel. Wonen wil geen industrie naast de deur. Terrein 3 en 7 zijn wonen, elk met twee geplande buren. Bestel het laatste perceel van het beste.',
  'lesson.homes.not.0':
    'Terrein 7 ligt naast de fabrieken van terrein 8: 2 per perceel, niet verdubbeld. Terrein 3 niet.',
  'lesson.homes.not.1': 'Daar is maar één perceel vrij. Bestel er één.',
  'lesson.homes.not.2': 'Kijk naar de twee woonterreinen die nog één perceel missen: 3 en 7.',
  'lesson.homes.not.3': 'Dat is een park: daar is niets te koop.',
  'lesson.homes.result':
    'Een passende plek: twee buren, verdubbeld, dat is 4 per perceel. Je twee percelen leveren 8 op in plaats van 4.',
  'lesson.vote': 'Stemmen wat er komt',
  'lesson.vote.say':
    'Wie beslist wat er komt? Jullie allemaal, met een geheime stemming. Twee percelen van terrein 22 zijn van jou. Industrie betaalt dubbel naast handel, en terrein 20 is handel. Stem industrie.',
  'lesson.vote.bot.1': 'Fabrieken naast winkels: daar vaart mijn perceel ook wel bij.',
  'lesson.vote.not.0':
    'Op terrein 12 zit industrie, dus wonen zou 3 betalen, geen 6. Vergelijk de drie cijfers.',
  'lesson.vote.not.1': 'Handel wil twee woonterreinen naast zich, en hier is er geen: 3, geen 6.',
  'lesson.vote.result':
    'Twee stemmen tegen één: terrein 22 wordt industrie. Je twee percelen zijn elk 6 waard in plaats van 3.',
  'lesson.mayor': 'De burgemeester geeft de doorslag',
  'lesson.mayor.say':
    'Deze ronde ben jij burgemeester: als de stemmen staken, beslist jouw stem. Handel betaalt dubbel naast twee woonterreinen, en terrein 16 grenst aan drie. Stem handel.',
  'lesson.mayor.bot.1': 'Doe mij maar huizen.',
  'lesson.mayor.bot.2': 'Ik wil fabrieken.',
  'lesson.mayor.not.0':
    'Terrein 19 is industrie, dus wonen betaalt hier 5. Als handel betalen dezelfde percelen 10.',
  'lesson.mayor.not.1':
    'Industrie wil handel naast de deur, en die heeft terrein 16 niet: 5. Als handel betaalt het 10.',
  'lesson.mayor.result':
    'Ieder één stem, en die van de burgemeester beslist. Terrein 16 wordt handel: 10 per perceel in plaats van 5.',
  'lesson.lobby': 'Eén dubbele stem per partij',
  'lesson.lobby.say':
    'Nu is Odile burgemeester, en als de stemmen staken, krijgt zij haar zin. Je lobbyfiche laat je stem dubbel tellen, één keer in de hele partij. Stem wonen voor terrein 18 en zet hem dan in.',
  'lesson.lobby.say.5': 'Verder verdubbelt niemand. Zet nu je fiche in.',
  'lesson.lobby.bot.1': 'Ik ben burgemeester, en ik heb zin in winkels.',
  'lesson.lobby.not.0': 'Je hebt hier een perceel, en alleen wonen betaalt dubbel op terrein 18.',
  'lesson.lobby.not.1':
    'Bewaren is vaak goed. Maar ieder heeft één stem, en dan wint de handel van Odile. Zet hem in.',
  'lesson.lobby.result':
    'Twee tegen één en één: wonen. Je perceel is 6 waard in plaats van 3. De fiche is weg, dus kies het moment goed.',
  'lesson.secret': 'Iedereen bestelt in het geheim',
  'lesson.secret.say':
    'Allemaal bestellen jullie in het geheim; dan worden de percelen uitgedeeld, de burgemeester eerst. Wie te laat komt, betaalt voor niets. Burgemeester Odile wil het laatste perceel van 18. Bestel jij het laatste van 22.',
  'lesson.secret.bot.1': 'Terrein 18 is voor mij.',
  'lesson.secret.bot.2': 'Dat wilde ik ook.',
  'lesson.secret.not.0':
    'Odile is burgemeester en komt eerst: je zou 3 betalen en niets krijgen. Terrein 22 wil verder niemand.',
  'lesson.secret.not.1': 'Daar is maar één perceel vrij. Bestel er één.',
  'lesson.secret.not.2':
    'Terrein 22 mist één perceel en betaalt 8 per stuk. Niemand anders zit erachteraan.',
  'lesson.secret.result':
    'Terrein 22 betaalt 8 per perceel: 16 voor jou. Odile maakte terrein 18 vol, en dat bracht jou ook 6 op. Bruno betaalde 3 voor niets.',
  'lesson.alone': 'Alleen op een terrein',
  'lesson.alone.say':
    'Heb je alle vier de percelen van een passend terrein, dan krijg je 10 extra. Op terrein 13 zijn er twee van jou en twee vrij. Bestel 2 percelen, voor 7.',
  'lesson.alone.not.0':
    'Dan blijft er één over voor een ander, en ben je de 10 kwijt. Neem ze allebei.',
  'lesson.alone.not.1': 'Er zijn er maar twee vrij. Het derde kost 5 extra voor niets.',
  'lesson.alone.not.2': 'De volgende ronde komt er misschien iemand bij op terrein 13. Vul het nu.',
  'lesson.alone.result':
    '4 percelen van 6 is 24, plus 10 omdat ze allemaal van jou zijn: 34 voor een inzet van 7.',
  'lesson.bare': 'Vroeg kopen is goedkoop',
  'lesson.bare.say':
    'Ongeplande terreinen zijn goedkoper: 2, 5 of 9 voor één, twee of drie percelen. Ze betalen pas als ze gepland zijn, en daar helpt je stem bij. Bestel 3 percelen van terrein 24.',
  'lesson.bare.not.0': 'Neem er deze keer drie: dan is het met nog één perceel vol.',
  'lesson.bare.not.1': 'Kijk naar terrein 24: daar zit nog niemand, en drie buren zijn gepland.',
  'lesson.bare.result':
    'Drie percelen voor 9 in plaats van 12. Als industrie zou terrein 24 6 per perceel betalen. Nu nog zijn kaart, en jouw stem.',
  'lesson.game': 'Nu echt',
  'lesson.game.say':
    'Vier terreinen zijn nog over: 1, 10, 15 en 24. Als ze allemaal gepland zijn, stopt de partij, en terreinen die niet vol zijn, betalen niets. Jij bent burgemeester: draai een kaart om. Odile en Bruno denken vanaf nu zelf na.',
} as const;
