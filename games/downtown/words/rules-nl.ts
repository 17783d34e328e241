import type { en } from './rules-en.ts';

/** The sentences of the rules page in Dutch. */
export const nl = {
  'rules.minute': 'Het spel in een minuut',
  'rules.minute.all':
    'Een stad van {lots} terreinen wordt gepland, terrein na terrein. Elke ronde komen er één of twee aan de beurt en **stemt** iedereen in het geheim: wonen, industrie of handel? Daarna **bestelt** iedereen in het geheim **percelen** van één terrein. Een gepland terrein waarvan de {plots} percelen verkocht zijn, **betaalt** zijn eigenaars uit, één keer. Een perceel brengt 1 op voor elke geplande buur, en op de juiste plek het dubbele. Is het laatste terrein gepland, dan wint wie het **meeste geld** heeft.',

  'rules.goal': 'Wat wint',
  'rules.goal.money':
    'Wie op het eind het meeste geld heeft, wint. Spelers met hetzelfde bedrag delen de overwinning.',
  'rules.goal.pays':
    'Geld komt van terreinen. Een terrein betaalt uit als twee dingen kloppen: een bordje toont wat het geworden is, en de {plots} percelen zijn verkocht.',
  'rules.goal.before': 'Terrein 5 is industrie en er liggen drie pionnen op. Het wacht nog.',
  'rules.goal.after':
    'Je bestelt het laatste perceel. Terrein 5 is vol en betaalt {value} per perceel: {total} voor jouw twee.',
  'rules.goal.once':
    'Een terrein betaalt maar één keer. Daarna nemen de eigenaars hun pionnen terug en kan niemand er nog kopen.',
  'rules.goal.late':
    'Een terrein dat op het eind niet vol is, betaalt niets. Wat het gekost heeft, ben je kwijt.',

  'rules.city': 'De stad',
  'rules.city.lots':
    'Op de plattegrond staan {lots} genummerde terreinen. Elk terrein heeft {plots} percelen die evenveel waard zijn.',
  'rules.city.shapes':
    'Oneven nummers zijn vierkante terreinen, even nummers langwerpige. Terrein 1 tot en met {half} vormen de linkerhelft van de stad, {next} tot en met {lots} de rechterhelft.',
  'rules.city.neighbours':
    'Terreinen die een zijde delen, zijn **buren**. Raken ze elkaar alleen met een hoek, dan niet.',
  'rules.city.picture':
    'Terrein 9 heeft vier buren: 6, 8, 12 en 19. Terrein 5, 16 en 22 raken alleen zijn hoeken.',
  'rules.city.plaques':
    'Een **bordje** toont de bestemming van een terrein: wonen, industrie, handel of park. Het past alleen op een terrein van dezelfde vorm.',
  'rules.city.count': 'Bordjes in het spel',
  'fact.use': 'Bestemming',
  'fact.square': 'Vierkant',
  'fact.oblong': 'Langwerpig',
  'rules.city.maps':
    'Er zijn drie plattegronden: Klassiek, Lanen en Linten. Op elke plattegrond zijn andere terreinen buren.',

  'rules.worth': 'Wat een perceel opbrengt',
  'rules.worth.count':
    'Een perceel brengt 1 op voor elk buurterrein met een bordje. Parken tellen mee, en ook terreinen die al uitbetaald hebben.',
  'rules.worth.nine':
    'Rond terrein 9 zijn drie terreinen gepland: 6, 8 en 12. Een perceel brengt {value} op.',
  'rules.worth.twentythree': 'Rond terrein 23 is alleen 20 gepland. Een perceel brengt {value} op.',
  'rules.worth.now':
    'Buren zonder bordje tellen niet mee. Het gaat om wat er ligt op het moment van uitbetalen.',
  'rules.worth.none':
    'Een terrein zonder enige geplande buur betaalt niets, ook geen bonus. Het wordt wel gesloten en de pionnen gaan terug.',

  'rules.double': 'De juiste plek betaalt dubbel',
  'rules.double.sensible':
    'Elke bestemming heeft plekken die haar liggen. Daar is de bestemming **passend** en betaalt elk perceel dubbel.',
  'rules.double.table': 'Wanneer een bestemming passend is',
  'fact.double.when': 'Passend als',
  'fact.double.housing': 'er geen industrie naast ligt',
  'fact.double.industry': 'er minstens één terrein met handel naast ligt',
  'fact.double.commerce': 'er minstens twee terreinen met wonen naast liggen',
  'rules.double.quiet':
    'Wonen op terrein 3: twee geplande buren, geen van beide industrie. Verdubbeld brengt een perceel {value} op.',
  'rules.double.noisy':
    'Wonen op terrein 7: ook twee geplande buren, maar 8 is industrie. Een perceel brengt {value} op.',
  'rules.double.works':
    'Industrie op terrein 22: er ligt handel naast, op 20 en 23. Eén was genoeg geweest. Een perceel brengt {value} op.',
  'rules.double.shops':
    'Handel op terrein 16: op 6, 13 en 14 ernaast wordt gewoond. Twee was genoeg geweest. Een perceel brengt {value} op.',
  'rules.double.parks':
    'Parken zijn neutraal. Ze tellen mee als buur, maar maken een bestemming nooit passend en bederven haar ook nooit.',
  'rules.double.later':
    'Een terrein wordt één keer gewaardeerd, als het uitbetaalt. Wat er later naast komt, verandert daar niets meer aan.',

  'rules.bonus': 'Alleen of met z’n tweeën',
  'rules.bonus.who':
    'Heeft een terrein bij het uitbetalen maar één of twee eigenaars, dan krijgt elk van hen een **bonus** erbij.',
  'rules.bonus.table': 'Bonus voor elke eigenaar',
  'fact.bonus.owners': 'Eigenaars',
  'fact.bonus.sensible': 'Passend',
  'fact.bonus.plain': 'Niet passend',
  'fact.bonus.one': 'Eén',
  'fact.bonus.two': 'Twee',
  'fact.bonus.more': 'Drie of vier',
  'rules.bonus.once': 'Elke eigenaar krijgt de bonus één keer, niet per perceel.',
  'rules.bonus.none':
    'Een terrein zonder enige geplande buur geeft geen bonus. Ook niet aan een enige eigenaar, en zelfs niet bij wonen, dat daar passend zou heten.',
  'rules.bonus.option':
    'Over een enige eigenaar op de verkeerde plek spreken de gedrukte regels zichzelf tegen. Wij spelen met {solePlain}. Bij het klaarzetten kun je ook {soleOther} kiezen.',
  'rules.bonus.alone': 'Een terrein voor jou alleen',
  'rules.bonus.alone.1':
    'Twee percelen van terrein 13 zijn van jou, twee zijn vrij. Er wordt gewoond en er ligt geen industrie naast: passend.',
  'rules.bonus.alone.2': 'Je bestelt in het geheim beide vrije percelen.',
  'rules.bonus.alone.3':
    'De anderen passen. Je betaalt {paid} en het terrein is vol. Het betaalt {value} voor elk van je {owned} percelen en {bonus} omdat het van jou alleen is: {total}.',

  'rules.round': 'Een ronde',
  'rules.round.steps': 'Een ronde heeft vijf stappen. Een partij duurt ongeveer twaalf ronden.',
  'rules.round.cards': '**Kaarten.** De burgemeester draait één of twee plankaarten om.',
  'rules.round.vote': '**Stemming.** Per kaart stemt iedereen wat het terrein wordt.',
  'rules.round.buy': '**Bestellen.** Iedereen bestelt in het geheim, betaalt en krijgt percelen.',
  'rules.round.pay': '**Uitbetaling.** Geplande terreinen met {plots} pionnen betalen uit.',
  'rules.round.mayor': '**Nieuwe burgemeester.** Met de klok mee is de volgende speler het.',

  'rules.cards': 'Welk terrein aan de beurt is',
  'rules.cards.first':
    'De plankaarten liggen op twee stapels, één voor elke stadshelft. De **burgemeester** kiest een stapel die niet leeg is en draait de bovenste kaart om. Het terrein met dat nummer wordt nu gepland.',
  'rules.cards.odd':
    'Is het nummer oneven, dan volgt een tweede kaart. Een derde komt er nooit, ook niet als het tweede nummer oneven is.',
  'rules.cards.second':
    'De tweede kaart komt van de andere helft. Met een optie mag de burgemeester eerst de eerste kaart zien en dan de helft kiezen.',
  'rules.cards.empty':
    'Is die stapel leeg, dan komt de kaart van de stapel die over is. Zijn beide leeg, dan is er geen tweede kaart.',

  'rules.vote': 'De stemming',
  'rules.vote.secret':
    'Iedereen kiest in het geheim één bestemming voor het terrein. Niemand mag zich onthouden. Tot de laatste speler gekozen heeft, mag je je stembiljet veranderen.',
  'rules.vote.most':
    'Alle stembiljetten worden tegelijk getoond. De bestemming met de meeste stemmen wint.',
  'rules.vote.tie':
    'Staken de stemmen, dan beslist het **stembiljet van de burgemeester** als dat voor een van de gelijke bestemmingen is. Zo niet, dan kiest de burgemeester een van die bestemmingen, en geen andere.',
  'rules.vote.three': 'Ieder één stem',
  'rules.vote.three.1':
    'Er wordt gestemd over terrein 16. Deze ronde ben jij burgemeester, en twee percelen zijn van jou.',
  'rules.vote.three.2':
    'Je kiest handel: met drie terreinen met wonen ernaast zou dat dubbel betalen. Odile heeft ook gekozen, maar niemand ziet wat.',
  'rules.vote.three.3':
    'Bruno kiest als laatste en alle stembiljetten worden getoond: handel, wonen, industrie. Ieder één stem, dus de stemmen staken. Jij bent burgemeester en stemde handel: terrein 16 wordt handel.',
  'rules.vote.token':
    'Iedereen heeft één **lobbyfiche** voor de hele partij. Daarmee telt je stem dubbel.',
  'rules.vote.announce':
    'Als iedereen gekozen heeft en voordat er iets getoond wordt, zegt wie zijn fiche nog heeft hardop of hij het gebruikt: eerst de burgemeester, dan de anderen met de klok mee.',
  'rules.vote.final':
    'Wat gezegd is, kun je niet terugnemen. Een gebruikt fiche verdwijnt uit het spel, ook als je de stemming verliest.',
  'rules.vote.lobby': 'Twee fiches en gelijke stemmen',
  'rules.vote.lobby.1':
    'Vijf spelers stemmen over terrein 6. Jij bent burgemeester en kiest industrie.',
  'rules.vote.lobby.2':
    'Iedereen heeft gekozen. De burgemeester spreekt als eerste: jij houdt je fiche.',
  'rules.vote.lobby.3':
    'Odile gebruikt haar fiche, Bruno houdt het zijne, Céleste gebruikt het hare, Anton houdt het zijne. Nu worden de stembiljetten getoond: wonen {housing}, handel {commerce}, industrie {industry}. De stemmen staken, en jouw industrie doet niet mee.',
  'rules.vote.lobby.4':
    'Als burgemeester kies je wonen of handel, maar niet industrie. Je kiest wonen. Beide fiches zijn weg.',
  'rules.vote.shape':
    'Je kunt alleen stemmen voor een bestemming waarvan nog een bordje in **de vorm van dit terrein** over is. Bordjes van de andere vorm helpen niet.',
  'rules.vote.shape.picture':
    'Terrein 15 is vierkant, en alle {form} vierkante bordjes voor wonen liggen al op het bord. Alleen industrie en handel zijn te kiezen. De langwerpige bordjes voor wonen zijn voor even terreinen.',
  'rules.vote.last':
    'Is er voor deze vorm nog maar één bestemming over, dan wordt die meteen gelegd. Niemand stemt en er wordt niet naar fiches gevraagd.',
  'rules.vote.laid':
    'Het bordje komt op het terrein. Pionnen die er al liggen, blijven liggen, nu op het bordje.',
  'rules.vote.two':
    'Twee kaarten betekent twee stemmingen, in de volgorde waarin ze zijn omgedraaid. Het eerste bordje ligt er al voor de tweede stemming begint.',

  'rules.buy': 'Percelen kopen',
  'rules.buy.order':
    'Iedereen kiest in het geheim **één terrein** en een aantal percelen, of past. Tot de laatste speler gekozen heeft, mag je je bestelling veranderen. Dan worden alle bestellingen tegelijk getoond.',
  'rules.buy.most': 'Hoogstens percelen per bestelling',
  'fact.players': 'Spelers',
  'fact.buy.plots': 'Percelen',
  'rules.buy.where':
    'Je kunt bestellen op elk terrein met een vrij perceel, gepland of ongepland. Niet in een park en niet op een terrein dat al uitbetaald heeft.',
  'rules.buy.gamble':
    'Je mag meer percelen bestellen dan er vrij zijn: een gok. Je mag niet meer bestellen dan je pionnen in de hand hebt.',
  'rules.buy.price':
    'De prijs hangt af van het aantal percelen en van het terrein. Ongeplande terreinen zijn goedkoper. Een bordje van deze ronde telt al mee.',
  'rules.buy.prices': 'Prijs van de hele bestelling',
  'fact.buy.laid': 'Terrein met bordje',
  'fact.buy.bare': 'Ongepland terrein',
  'rules.buy.afford': 'Je kunt alleen bestellen wat je kunt betalen.',
  'rules.buy.full': 'Je betaalt de **hele bestelling**, hoeveel percelen je ook krijgt.',
  'rules.buy.hand':
    'De percelen worden één voor één uitgedeeld. De burgemeester begint, de anderen volgen met de klok mee. Wie nog percelen tegoed heeft, legt één pion op een vrij perceel van het gekozen terrein. Dat gaat rond tot alle bestellingen vervuld zijn of er niets meer vrij is.',
  'rules.buy.three': 'Vijf percelen gewenst, drie vrij',
  'rules.buy.three.1':
    'Terrein 8 is ongepland. Eén perceel is van Bruno, drie zijn vrij. Odile is burgemeester.',
  'rules.buy.three.2': 'Je bestelt in het geheim twee percelen van terrein 8.',
  'rules.buy.three.3':
    'Ook de anderen willen terrein 8: Odile twee percelen, Bruno één. Odile krijgt er één, dan Bruno, dan jij. Nu is het terrein vol. Je betaalde {paid} voor {wanted} percelen en kreeg er {got}.',
  'rules.buy.three.4':
    'Terrein 8 is vol, maar heeft nog geen bordje. Het wacht, en betaalt uit zodra het gepland is.',

  'rules.pay': 'De uitbetaling',
  'rules.pay.when':
    'Na de bestellingen betaalt elk terrein met een bordje en {plots} pionnen uit. Parken betalen nooit.',
  'rules.pay.wait':
    'Een vol terrein zonder bordje wacht. Het betaalt in de ronde waarin zijn bordje gelegd wordt.',
  'rules.pay.sum': 'Elke eigenaar krijgt wat zijn percelen waard zijn, en de bonus als die er is.',
  'rules.pay.crowd': 'Achter het net gevist, en toch betaald',
  'rules.pay.crowd.1':
    'Op terrein 18 wordt gewoond. Twee percelen zijn van jou, één is van Odile, één is vrij. Odile is burgemeester.',
  'rules.pay.crowd.2': 'Je bestelt het laatste perceel.',
  'rules.pay.crowd.3': 'Odile bestelt het ook. Niemand weet dat nog.',
  'rules.pay.crowd.4':
    'Ook Bruno wilde het. De burgemeester gaat voor: Odile krijgt het perceel. Jij betaalt {paid} voor niets, en Bruno ook. Maar terrein 18 is vol en passend: het betaalt {value} per perceel en, met twee eigenaars, elk een bonus van {bonus}. Dat is {total} voor jou en {other} voor Odile.',
  'rules.pay.crowd.5':
    'De pionnen van jou en Odile gaan terug. Terrein 18 is gesloten; voor zijn buren telt het nog mee.',
  'rules.pay.back':
    'Na de betaling gaan de pionnen terug naar hun eigenaars en zijn ze weer te gebruiken. Het terrein is de rest van de partij gesloten. Zijn bordje blijft tellen voor de buren.',
  'rules.pay.several':
    'Er kunnen meer terreinen in één ronde uitbetalen. Dat gaat op volgorde van hun nummers; voor hun waarde maakt het niet uit.',
  'rules.pay.mayor':
    'Aan het eind van de ronde wordt de volgende speler, met de klok mee, burgemeester.',

  'rules.end': 'Het einde',
  'rules.end.last':
    'Heeft elk terrein een bordje, dan is dit de laatste ronde. Die wordt uitgespeeld: iedereen bestelt nog één keer en volle terreinen betalen uit.',
  'rules.end.lost': 'Terreinen die niet vol zijn, betalen niets.',
  'rules.end.win': 'Het meeste geld wint. Spelers met hetzelfde bedrag delen de overwinning.',
  'rules.end.open':
    'Iedereen ziet hoeveel geld de anderen hebben. Met een optie blijft het tot het eind verborgen, ook voor toeschouwers.',
  'rules.end.city': 'De laatste ronde',
  'rules.end.city.1': 'Twee terreinen zijn nog ongepland, 7 en 14. Jij bent burgemeester.',
  'rules.end.city.2':
    'Je draait de kaart van terrein 7 om. Het is oneven, dus volgt een tweede kaart, van de andere helft: terrein 14.',
  'rules.end.city.3':
    'De eerste stemming: twee stemmen voor handel, één voor industrie. Het bordje wordt gelegd.',
  'rules.end.city.4':
    'Dan de tweede stemming: terrein 14 wordt industrie. Nu heeft elk terrein een bordje. Dit is de laatste ronde.',
  'rules.end.city.5':
    'Voor de laatste keer bestelt iedereen. Jij maakt terrein 7 vol, Odile terrein 14, Bruno past. Beide terreinen betalen uit.',
  'rules.end.city.6':
    'Terrein 4, 12 en 24 zijn niet vol en betalen niets. Jij hebt {you}, Odile {odile}, Bruno {bruno}: Odile wint.',

  'rules.setup': 'Voorbereiding',
  'rules.setup.table': 'Wat elke speler krijgt',
  'fact.setup.markers': 'Pionnen',
  'fact.setup.money': 'Geld',
  'fact.setup.token': 'Lobbyfiches',
  'fact.setup.most': 'Hoogstens percelen per bestelling',
  'fact.setup.sets': '{count} en {count}',
  'rules.setup.ballots':
    'In de doos heeft iedereen ook drie stemkaarten. Daarop staan 1 pion (industrie), 2 (wonen) of 3 (handel), zodat ze voor de stemming en voor de bestelling dienen. Hier kies je gewoon.',
  'rules.setup.bank': 'De bank raakt nooit door zijn geld heen.',
  'rules.setup.piles':
    'Bij elk terrein hoort één plankaart. De kaarten worden verdeeld in 1–{half} en {next}–{lots}, en beide stapels worden geschud.',
  'rules.setup.six':
    'Van elke stapel worden drie kaarten getrokken. Deze zes worden geschud en één voor één omgedraaid: de eerste drie terreinen worden parken, het vierde wonen, het vijfde handel, het zesde industrie.',
  'rules.setup.rest':
    'De zes kaarten en de ongebruikte parken verdwijnen uit het spel. Op elke stapel blijven {pile} kaarten over: er worden nog {toPlan} terreinen gepland.',
  'rules.setup.mayor': 'Het lot bepaalt wie de eerste burgemeester is.',
  'rules.setup.picture':
    'Een stad aan het begin: drie parken, één keer wonen, één keer handel, één keer industrie.',

  'rules.options': 'Opties',
  'rules.options.before':
    'Deze kies je bij het klaarzetten van een tafel. De eerste waarde is de gewone.',
  'rules.options.map': '**Plattegrond:** Klassiek, Lanen, Linten, of een eigen plattegrond.',
  'rules.options.avenues': 'Lanen, na de voorbereiding.',
  'rules.options.ribbons': 'Linten, na de voorbereiding.',
  'rules.options.second':
    '**De tweede kaart bij een oneven nummer:** uit de andere helft, of naar keuze van de burgemeester, die de eerste kaart gezien heeft.',
  'rules.options.sole':
    '**Bonus voor de enige eigenaar bij een niet-passende bestemming:** {solePlain} of {soleOther}.',
  'rules.options.money': '**Geld van de anderen:** zichtbaar, of verborgen tot het einde.',
  'rules.options.two': 'Met twee spelers kun je alleen de plattegrond kiezen.',

  'rules.two': 'Het spel voor twee',
  'rules.two.other':
    'Met twee spelers is het een ander spel: geen geld, geen lobbyfiche, geen bonus. Je verzamelt punten.',
  'rules.two.markers':
    'Elk van jullie heeft twee sets van {markers} pionnen. De eerste set is alleen voor terreinen **met een bordje**, de tweede alleen voor **ongeplande** terreinen.',
  'rules.two.deal':
    'Zes terreinen worden gepland zoals in het grote spel. De andere {toPlan} kaarten worden geschud en uitgedeeld, elk {pile}. Ze liggen open.',
  'rules.two.card':
    'De burgemeester speelt een eigen kaart. Even of oneven maakt niet uit: het is altijd één kaart.',
  'rules.two.use':
    'De **tegenstander** beslist wat dit terrein wordt. Er moet nog een bordje van die vorm zijn. Is er maar één bestemming mogelijk, dan wordt die meteen gelegd.',
  'rules.two.order':
    'Dan bestellen jullie allebei in het geheim hoogstens {most} percelen van één terrein, of jullie passen. De percelen worden één voor één uitgedeeld, de burgemeester eerst.',
  'rules.two.enough':
    'Je mag niet meer percelen bestellen dan je pionnen hebt van de set die dit terrein vraagt.',
  'rules.two.lost':
    'Je betaalt met pionnen. Pionnen voor percelen die je niet kreeg, ben je kwijt. Pionnen komen nooit terug, ook niet na een uitbetaling.',
  'rules.two.mixed':
    'De set telt alleen als je een pion legt. Op één terrein mogen pionnen van beide sets liggen, en het betaalt voor allemaal.',
  'rules.two.points':
    'Betaalt een terrein uit, dan scoren de eigenaars wat hun percelen waard zijn: 1 voor elke geplande buur, het dubbele als de bestemming past.',
  'rules.two.end':
    'Jullie zijn om de beurt burgemeester. Na {toPlan} ronden is elk terrein gepland en eindigt de partij. De score is open. Het hoogste totaal wint; bij gelijke totalen delen jullie de overwinning.',
  'rules.two.duel': 'Een ronde voor twee',
  'rules.two.duel.1': 'Odile is burgemeester en speelt een van haar kaarten.',
  'rules.two.duel.2': 'Ze kiest terrein 16. Wat het wordt, bepaal jij.',
  'rules.two.duel.3': 'Je kiest industrie. Nu bestellen jullie allebei in het geheim.',
  'rules.two.duel.4':
    'Jullie willen allebei terrein 3, dat ongepland is: er zijn twee percelen vrij. Odile is burgemeester en krijgt er één, jij krijgt de andere. Je bestelde {wanted} percelen en kreeg er {got}; de andere pionnen ben je kwijt. Je hebt er nog {left} voor ongeplande terreinen.',

  'rules.reconstructed': 'Wat gereconstrueerd is',
  'rules.reconstructed.why':
    'Deze regels staan hier in onze eigen woorden, en alles is door ons getekend. Sommig materiaal was nergens in druk te vinden. We hebben het zo goed mogelijk nagemaakt, en hier zeggen we wat.',
  'rules.reconstructed.maps':
    '**De plattegronden zijn van ons.** Bekend is dat er {lots} terreinen zijn, welke vierkant en welke langwerpig zijn, en bij welke helft ze horen. Waar elk terrein ligt, en dus wie buur is van wie, is onze reconstructie. Dat geldt voor alle drie.',
  'rules.reconstructed.sole':
    '**De bonus van een enige eigenaar.** De gedrukte tekst geeft {solePlain} en noemt {sole} het dubbele daarvan; een van de twee is dus een vergissing. Wij spelen met {solePlain}, en {soleOther} is een optie.',
  'rules.reconstructed.second':
    '**De tweede kaart.** Twee vertalingen spreken elkaar tegen: van de andere stapel, of van een willekeurige. Wij spelen met de andere stapel, en de vrije keuze is een optie.',
  'rules.reconstructed.silent':
    '**Waar de regels zwijgen** hebben we beslist: de eerste burgemeester wordt geloot; de bank raakt nooit leeg; bij één mogelijke bestemming is geen stemming nodig; een aangekondigd fiche blijft aangekondigd; je bestelt alleen waar een perceel vrij is; een terrein zonder geplande buren geeft geen bonus; terreinen betalen op volgorde van hun nummers; geld is open.',
  'rules.reconstructed.two':
    '**Het spel voor twee** staat niet in de gedrukte regels. Het is een variant die aan de auteur wordt toegeschreven; de gaten hebben wij gevuld.',
  'rules.reconstructed.check':
    'Heb je de doos? Dan kun je onze plattegrond verbeteren. Leg je bord naast het scherm, open onze plattegrond in de editor en vergelijk terrein voor terrein: waar ligt het, en welke terreinen delen er een zijde mee?',
  'rules.reconstructed.correct':
    'De editor tekent elke wijziging en controleert die meteen. Je kunt de verbeterde plattegrond bewaren, er meteen op spelen, ook met anderen, en hem doorgeven als bestand of link.',
} as const satisfies { readonly [id in keyof typeof en]: string };
