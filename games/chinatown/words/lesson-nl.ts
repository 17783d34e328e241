/** The sentences of the guided first game in Dutch: see web/src/lesson/lesson-words.ts. */
export const nl = {
  'lesson.goal': 'Gelijke winkels naast elkaar',
  'lesson.goal.say':
    'Na zes jaar wint de rijkste. Winkels betalen elk jaar, en gelijke winkels naast elkaar betalen meer. Zet je derde viswinkel naast de andere twee, op 23.',
  'lesson.goal.say.1': 'Meer heb je niet. Zeg dat je klaar bent met bouwen.',
  'lesson.goal.not.0':
    'Dat kan, maar alleen brengt hij 1.000 op. Naast de andere twee maakt hij ze compleet.',
  'lesson.goal.not.1': 'Je vistegel zit nog in je hand, en daar verdient hij niets.',
  'lesson.goal.not.2': 'Dat adres is van iemand anders. Bouw waar jouw luifel hangt.',
  'lesson.goal.result':
    'Drie van drie: een complete viszaak betaalt 5.000 per jaar. Los van elkaar waren dezelfde winkels goed voor 3.000.',
  'lesson.size': 'Maak af wat je begon',
  'lesson.size.say':
    'De stippen op een tegel zeggen hoeveel er nodig zijn voor een complete zaak: vier bij het theehuis. De laatste brengt het meeste op. Eén adres is vrij en je hebt twee tegels: welke hoort daar?',
  'lesson.size.say.1': 'Klaar met bouwen?',
  'lesson.size.not.0':
    'Twee van zes radiowinkels: 1.000 erbij. Het vierde theehuis brengt 4.000 extra.',
  'lesson.size.not.1': 'Een leeg adres verdient niets. Een van je twee tegels hoort daar.',
  'lesson.size.result':
    'Vier van vier: 8.000 in plaats van 4.000. Met de radiowinkel verdien je nu 9.000 per jaar. De radiotegel bewaar je voor later.',
  'lesson.accept': 'Iemand doet een bod',
  'lesson.accept.say':
    'Het juiste adres is soms van een ander, dus iedereen handelt: adressen, tegels, geld. Bruno biedt adres 36 aan voor 2.000, en jij hebt de tegel ervoor. Neem het aan.',
  'lesson.accept.bot.0': 'Ik heb niets aan 36. Voor 2.000 is het van jou.',
  'lesson.accept.not.0':
    'Voorzichtig zijn is goed. Maar dit brengt 2.000 per jaar extra, vier jaar lang. Het bod ligt er nog.',
  'lesson.accept.not.1': 'Wacht even: er ligt een goed bod op tafel.',
  'lesson.accept.not.2': 'Afdingen komt zo. Deze prijs is eerlijk: neem het aan.',
  'lesson.accept.not.3': 'Kijk eerst naar het bod van Bruno: het is een goed bod.',
  'lesson.accept.result':
    'Van jou. Met een derde antiekwinkel erbij betalen ze 4.000 per jaar in plaats van 2.000: in vier jaar 8.000 meer, voor 2.000.',
  'lesson.swap': 'Doe zelf een bod',
  'lesson.swap.say':
    'Odile heeft de horlogemaker die jij nodig hebt, en jij het vuurwerk dat zij nodig heeft. Stel de ruil voor: jouw vuurwerk tegen haar horlogemaker.',
  'lesson.swap.bot.1': 'Graag. Dan is die van mij ook compleet.',
  'lesson.swap.not.0':
    'Dat kan, maar de ruil is beter: één vuurwerktegel tegen één horlogemaker, meer niet.',
  'lesson.swap.not.1': 'Nog niet: Odile heeft wat jij nodig hebt.',
  'lesson.swap.not.2': 'Je kunt alleen bieden wat je hebt. Je hand ligt onder de plattegrond.',
  'lesson.swap.result':
    'Een deal waar jullie allebei iets aan hebben: jouw horlogemakers gaan van 2.000 naar 5.000 per jaar, het vuurwerk van Odile van 4.000 naar 8.000.',
  'lesson.price': 'Wat is het waard?',
  'lesson.price.say':
    'Adres 61 is van Bruno. Je vijfde wasserij daar brengt drie jaar lang 5.000 per jaar extra: 15.000. Alles daaronder is winst. Bied hem 2.000 voor 61 en hoor wat hij zegt.',
  'lesson.price.say.2': '5.000 voor iets dat 15.000 waard is, blijft winst. Neem het aan.',
  'lesson.price.bot.1': 'Voor jou is het meer waard. 5.000.',
  'lesson.price.not.0': 'Je kunt weglopen. Maar 15.000 voor 5.000, dan hou je 10.000 over.',
  'lesson.price.not.1': 'Nog niet: 61 is jou 15.000 waard.',
  'lesson.price.not.2':
    'Hier heb je alleen geld nodig voor 61: verder hoeft er niets op het bureau.',
  'lesson.price.not.3': 'Zoveel heb je niet. Niemand mag meer beloven dan hij heeft.',
  'lesson.price.result':
    'Je betaalde één keer. Vijf wasserijen verdienen 11.000 per jaar in plaats van 6.000: 15.000 meer tot het einde.',
  'lesson.sell': 'Verkoop duur',
  'lesson.sell.say':
    'Odile wil jouw juwelier op 51 voor 4.000. Jij zou 1.000 per jaar verliezen, zij wint 5.000 per jaar: 15.000 tot het einde. Doe een tegenbod van 9.000.',
  'lesson.sell.bot.0': 'Je kleine juwelier voor 4.000?',
  'lesson.sell.bot.2': 'Jij onderhandelt hard. Vooruit dan.',
  'lesson.sell.not.0':
    'Jij zou er 1.000 op vooruitgaan, en Odile 11.000. Ze kan meer betalen: vraag erom.',
  'lesson.sell.not.1':
    'Veilig, maar er valt 12.000 tussen jullie te verdelen. Noem liever een prijs.',
  'lesson.sell.not.2': 'Vraag geld voor 51: iets tussen 5.000 en 11.000.',
  'lesson.sell.not.3': 'Antwoord eerst Odile: druk bij haar bod op Tegenbod.',
  'lesson.sell.not.4': 'Antwoord op het bod van Odile: druk op Tegenbod en verander de prijs.',
  'lesson.sell.result':
    'Een mooie prijs voor een winkel die je 3.000 had opgeleverd. Odile gaat er ook op vooruit: zo ontstaan deals.',
  'lesson.cards': 'Nieuw jaar, nieuwe adressen',
  'lesson.cards.say':
    'Een jaar begint met nieuwe adressen: zes kaarten, waarvan je er vier houdt. Op buren bouw je. Houd de adressen naast je restaurants op 20 en 21: 16, 22, 24 en 25.',
  'lesson.cards.not.0':
    'Een adres ver van je winkels is alleen goed om te ruilen. Geef 5 en 70 terug.',
  'lesson.cards.result':
    'Allemaal naast elkaar. Twee restaurants wachten in je hand, en er zijn vier nieuwe tegels gedeeld. Nu begint de handel opnieuw.',
  'lesson.payday': 'Klaar, bouwen, betaaldag',
  'lesson.payday.say':
    'Niets meer te ruilen? Zeg dat je klaar bent. Bouw dan beide restaurants. Vóór betaaldag wordt een economiekaart omgedraaid: die kan winkels van één grootte belonen.',
  'lesson.payday.say.3': 'Bouw nu beide restaurants naast de andere.',
  'lesson.payday.say.5': 'Dat was alles. Klaar met bouwen?',
  'lesson.payday.bot.0': 'Dit jaar niets voor mij.',
  'lesson.payday.not.0': 'Je hebt nog een restaurant. Vier naast elkaar is compleet.',
  'lesson.payday.not.1':
    'Odile en Bruno hebben dit jaar alles wat ze willen. Blijf het in een echte partij proberen.',
  'lesson.payday.not.2': 'Zet de restaurants naast de andere twee.',
  'lesson.payday.result':
    'Vier restaurants betalen 8.000, en de economiekaart beloont grootte vier met 1.000 voor elk van je winkels: 12.000 in één jaar.',
  'lesson.game': 'Nu echt: de laatste twee jaar',
  'lesson.game.say':
    'Jaar vijf van zes, en het is spannend. Nog twee jaar handelen: kies adressen, ruil, bouw. Odile en Bruno denken vanaf nu zelf na.',
} as const;
