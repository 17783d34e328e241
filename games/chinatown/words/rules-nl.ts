import type { en } from './rules-en.ts';

/** The sentences of the rules page in Dutch. */
export const nl = {
  'rules.minute': 'Het spel in een minuut',
  'rules.minute.all':
    'Je doet {years} jaar lang zaken in een wijk van New York. Elk jaar krijgt iedereen adressen en winkeltegels, meestal de verkeerde. Dus ga je **handelen**: adressen, tegels, winkels, geld, met iedereen en in elke combinatie. Daarna **bouw** je. Gelijke winkels naast elkaar van één eigenaar vormen een zaak. Hoe groter de zaak, hoe meer ze opbrengt, en een complete zaak brengt het meest op. Na {years} betaaldagen wint de **rijkste** speler.',

  'rules.goal': 'Wat wint',
  'rules.goal.money':
    'Wie na {years} jaar het meeste geld heeft, wint. Spelers met hetzelfde bedrag delen de overwinning.',
  'rules.goal.years':
    'Winkels betalen **elk jaar**, en gelijke winkels brengen naast elkaar meer op dan los van elkaar.',
  'rules.goal.together':
    'Samen: drie viswinkels naast elkaar zijn compleet en brengen {complete3} per jaar op.',
  'rules.goal.apart':
    'Apart: twee naast elkaar brengen {two} per jaar op. De derde raakt ze alleen met een hoek en brengt {one} op.',
  'rules.goal.board': 'Wat er op het eind op het bord staat, is niets waard. Alleen geld telt.',
  'rules.goal.start': 'Iedereen begint met {start}.',

  'rules.earn': 'Wat winkels opbrengen',
  'rules.earn.business':
    'Een **zaak** is een groep winkels van dezelfde soort en dezelfde eigenaar, naast elkaar in één wijk.',
  'rules.earn.beside':
    'Naast elkaar betekent dat twee adressen van één wijk een zijde delen. Een hoek is niet genoeg, en een straat tussen twee wijken scheidt ze.',
  'rules.earn.size':
    'De stippen op een tegel tonen de **grootte**: hoeveel winkels van deze soort een zaak compleet maken. Elke winkel erbij geeft meer inkomen, en de winkel die de zaak compleet maakt het meest.',
  'rules.earn.income': 'Inkomen van een zaak per jaar',
  'fact.earn.shops': 'Winkels',
  'fact.earn.row': 'Grootte {size}',
  'fact.earn.full': '**{money}**',
  'rules.earn.grow': 'Van één theehuis naar vijf',
  'rules.earn.grow.1': 'Je hebt vijf adressen op een rij. Eén theehuis brengt {one} op.',
  'rules.earn.grow.2': 'Twee naast elkaar brengen {two} op.',
  'rules.earn.grow.3': 'Drie brengen {three} op.',
  'rules.earn.grow.4':
    'Het vierde maakt de zaak compleet, want een theehuis heeft grootte 4. Ze brengt nu {complete4} op.',
  'rules.earn.grow.5':
    'Een complete zaak groeit niet meer. Het vijfde theehuis begint de volgende en brengt nog {one} op.',
  'rules.earn.more':
    'Een zaak telt nooit meer winkels dan haar grootte. Wat overblijft, telt als een zaak op zich, waar in de groep die winkels ook staan.',
  'rules.earn.owners':
    'Winkels van een ander tellen nooit met de jouwe mee, ook niet als ze van dezelfde soort zijn en ernaast staan.',
  'rules.earn.five':
    'Vijf viswinkels, grootte 3: één complete zaak ({complete3}) en twee winkels over ({two}).',
  'rules.earn.two':
    'Twee wasserijen naast elkaar, maar met twee eigenaars: twee zaken van één winkel. Elk brengt {one} op.',
  'rules.earn.afresh':
    'Zaken worden elk jaar opnieuw geteld, naar wie dan wat bezit. Verkoop je één winkel van een complete zaak, dan is ze misschien niet meer compleet.',

  'rules.year': 'Een jaar',
  'rules.year.steps': 'Een jaar heeft vijf stappen. Iedereen doet ze tegelijk.',
  'rules.year.cards': '**Adressen.** Je krijgt adreskaarten en geeft er twee terug.',
  'rules.year.tiles': '**Tegels.** Je trekt winkeltegels.',
  'rules.year.trade': '**Handel.** Alles voor alles, met iedereen.',
  'rules.year.build': '**Bouwen.** Je legt tegels op je eigen lege adressen.',
  'rules.year.pay': '**Inkomen.** Er gaat een economiekaart open, dan betaalt elke zaak.',

  'rules.cards': 'Adreskaarten',
  'rules.cards.deal':
    'Iedereen krijgt adreskaarten, houdt er een paar en geeft er twee terug. Hoeveel, hangt af van het jaar en van het aantal spelers.',
  'rules.cards.table': 'Adreskaarten per speler',
  'fact.cards.year': 'Jaar',
  'fact.cards.players': '{count} spelers',
  'fact.cards.cell': '{dealt} krijgen, {kept} houden',
  'rules.cards.secret':
    'Je kiest in het geheim, en je mag je keuze veranderen tot de laatste speler gekozen heeft. Dan worden alle gekozen adressen getoond, en vanaf dan zijn ze van jou.',
  'rules.cards.gone':
    'Kaarten die je houdt, gaan uit het spel. Teruggegeven kaarten gaan geschud in de stapel en kunnen terugkomen.',
  'rules.cards.keep': 'Welke kaarten houd je?',
  'rules.cards.keep.1':
    'Een partij met drie, jaar 5. Je hebt restaurants op 20 en 21. Je krijgt 5, 16, 22, 24, 25 en 70; die in deze wijk zijn verlicht.',
  'rules.cards.keep.2':
    'Je houdt 16, 22, 24 en 25, allemaal bij je restaurants. 5 en 70 gaan terug. De anderen zien je keuze nog niet.',
  'rules.cards.keep.3':
    'Als iedereen gekozen heeft, worden de nieuwe adressen getoond. Dan trekt iedereen winkeltegels en begint de handel.',

  'rules.tiles': 'Winkeltegels',
  'rules.tiles.types':
    'Er zijn {kinds} soorten winkels, samen {tiles} tegels. Van elke soort zijn er drie tegels meer dan haar grootte.',
  'rules.tiles.shops': 'De winkels',
  'fact.tiles.size': 'Grootte',
  'fact.tiles.kinds': 'Soorten',
  'fact.tiles.each': 'Tegels van elk',
  'rules.tiles.draw':
    'Na de adressen trekt iedereen tegels, zonder ze te zien, uit de gezamenlijke voorraad.',
  'rules.tiles.table': 'Winkeltegels per speler',
  'rules.tiles.open':
    'Je tegels liggen open, zodat iedereen weet wat je te ruilen hebt. Met een optie blijven ze verborgen.',

  'rules.trade': 'Handelen',
  'rules.trade.all':
    'Alles is te verhandelen: adressen, met of zonder de winkel erop, tegels in de hand en geld. Zoveel je wilt, in elke combinatie, tussen alle spelers.',
  'rules.trade.stays':
    'Een winkel die er staat, **verhuist nooit**. Gaat het adres naar een ander, dan krijgt de winkel op die plek een nieuwe eigenaar, zo vaak je wilt.',
  'rules.trade.talk':
    'Beloften voor later zijn maar woorden. Wat niet in de deal staat, hoeft niemand na te komen.',
  'rules.trade.offer':
    'Op elk moment van de handel mag je een **bod** op tafel leggen. Het zegt wie wat aan wie geeft. Zelf moet je er ook aan meedoen.',
  'rules.trade.accept':
    'Ieder die genoemd wordt, neemt aan of slaat af. Zolang de deal niet rond is, mag je daarop terugkomen.',
  'rules.trade.settle':
    'Zodra de laatste aanneemt, is de deal rond, in één keer en als geheel. Door het bod te doen, heb je het zelf al aangenomen.',
  'rules.trade.swap': 'Twee tegels ruilen',
  'rules.trade.swap.1':
    'Jij hebt twee horlogemakers en houdt een vuurwerktegel in de hand. Odile heeft drie vuurwerkwinkels en houdt een horlogemaker.',
  'rules.trade.swap.2':
    'Je biedt de ruil aan: jouw vuurwerktegel voor haar horlogemaker. Odile moet ja of nee zeggen.',
  'rules.trade.swap.3':
    'Odile neemt aan en de deal is rond. Eenmaal gebouwd brengen jouw horlogemakers {complete3} op in plaats van {two}, en haar vuurwerkwinkels {complete4} in plaats van {three}.',
  'rules.trade.decline':
    'Een afgeslagen bod blijft op tafel, tot de maker het intrekt of het niet meer kan doorgaan. Wie het afsloeg, mag het alsnog aannemen.',
  'rules.trade.back': 'Wie een bod deed, mag het intrekken zolang de deal niet rond is.',
  'rules.trade.counter':
    'In plaats van ja of nee mag je een **tegenbod** doen. Dat vervangt het bod, en nu moeten de anderen aannemen.',
  'rules.trade.price': 'Een tegenbod',
  'rules.trade.price.1':
    'Odile heeft vier juweliers naast elkaar en mist alleen die van jou, op 51. Ze biedt je er {money} voor.',
  'rules.trade.price.2':
    'Je weet dat hij haar zaak compleet maakt. Je antwoordt met een tegenbod: {money}.',
  'rules.trade.price.3':
    'Odile neemt aan en betaalt {money}. De juwelier blijft op 51, nu onder haar luifel: vijf van de vijf, goed voor {complete5} per jaar.',
  'rules.trade.hold':
    'Niemand kan bieden of aannemen om te geven wat hij op dat moment niet heeft. Probeer je het, dan wordt het geweigerd, en alleen jij hoort dat.',
  'rules.trade.net':
    'Wat je geeft, moet je **vóór** de deal hebben. Geld telt per saldo: wat je betaalt, min wat je in dezelfde deal krijgt. Niemand mag onder nul uitkomen.',
  'rules.trade.void':
    'Na elke deal vervallen de biedingen die niet meer kunnen doorgaan. Iedereen hoort dat ze vervallen; alleen wie eraan meedeed, hoort waarom.',
  'rules.trade.most': 'Je mag hoogstens {offers} biedingen tegelijk op tafel hebben.',
  'rules.trade.done':
    'De handel eindigt als alle spelers gezegd hebben dat ze **klaar** zijn. Zolang iemand nog niet klaar is, mag jij ook daarna nog handelen.',
  'rules.trade.undone':
    'Je mag ‘klaar’ terugnemen tot de laatste het zegt. Sluit je een deal, dan ben je niet meer klaar.',
  'rules.trade.clock':
    'Een tafel kan met een klok voor de handel spelen. Is de tijd om, dan is iedereen klaar, en dat is niet terug te nemen.',
  'rules.trade.final':
    'Het einde van de handel staat vast: de laatste ‘klaar’ kun je niet terugnemen. Biedingen die nog op tafel liggen, vervallen.',

  'rules.more': 'Met meer, of met wie maar wil',
  'rules.more.three':
    'Een bod mag drie of meer spelers noemen. Het is rond als ze allemaal hebben aangenomen, en dan wisselt alles in één keer van eigenaar.',
  'rules.more.circle': 'De tafel rond',
  'rules.more.circle.1':
    'Jij hebt een theehuis, dat Odile nodig heeft. Odile heeft een horlogemaker, die Bruno nodig heeft. Bruno heeft een viswinkel, die jij nodig hebt. Met z’n tweeën valt er niets te ruilen.',
  'rules.more.circle.2': 'Je biedt een deal met z’n drieën aan: iedereen geeft één tegel door.',
  'rules.more.circle.3': 'Odile neemt aan. Er verandert nog niets, want Bruno doet ook mee.',
  'rules.more.circle.4':
    'Bruno neemt aan, en alle drie de tegels wisselen in één keer van eigenaar. Iedereen kan nu een zaak compleet maken.',
  'rules.more.open':
    'Een **open bod** is voor wie maar wil: ik geef dit, ik wil dat. De eerste die het neemt, heeft de deal. Het geld in een open bod ziet iedereen.',
  'rules.more.beside':
    'Iedereen mag op een open bod met een tegenbod antwoorden. Dat gaat naar de maker en ligt **naast** het open bod, dat op tafel blijft. Zo kan niemand het voor de anderen wegnemen.',
  'rules.more.anyone': 'Een open bod',
  'rules.more.anyone.1': 'Je biedt adres 36 aan voor wie {money} betaalt.',
  'rules.more.anyone.2':
    'Bruno vindt dat duur. Zijn tegenbod van {money} ligt naast jouw open bod. Beide liggen op tafel.',
  'rules.more.anyone.3':
    'Voor je antwoordt, neemt Odile het open bod en betaalt {money}. Adres 36 is van haar. Het bod van Bruno kan niet meer doorgaan en vervalt.',

  'rules.build': 'Bouwen',
  'rules.build.place':
    'Iedereen legt zoveel tegels als hij wil op eigen adressen zonder winkel, één tegel per adres.',
  'rules.build.together':
    'Iedereen bouwt tegelijk en in het geheim. Als iedereen klaar is, worden de nieuwe winkels samen getoond.',
  'rules.build.take':
    'Tot dan mag je je tegels van dit jaar weer oppakken, wat de anderen ook gedaan hebben.',
  'rules.build.turn':
    'Met een optie bouw je om de beurt. Dan bepaalt het lot wie in jaar 1 begint, en elk jaar begint de volgende met de klok mee. De winkels van een speler worden getoond als hij klaar is.',
  'rules.build.hand':
    'Tegels die je niet bouwt, blijven in je hand. Ze brengen niets op, maar je kunt ze in een later jaar ruilen of bouwen.',
  'rules.build.moved':
    'Een winkel uit een eerder jaar kun je niet verplaatsen en niet weer oppakken.',

  'rules.pay': 'Inkomen',
  'rules.pay.card':
    'Eerst gaat er één **economiekaart** open. Die kan {bonus} geven voor elke winkel op het bord van één of twee groottes. De zaak hoeft niet compleet te zijn.',
  'rules.pay.economy': 'De economiekaarten',
  'fact.pay.says': 'De kaart betaalt voor',
  'fact.pay.count': 'Kaarten',
  'fact.pay.nothing': 'niets extra',
  'fact.pay.sizes': 'winkels van grootte {sizes}',
  'rules.pay.used':
    'Een omgedraaide kaart gaat uit het spel. Van de {cards} kaarten worden er maar {years} gebruikt, elk jaar één.',
  'rules.pay.income':
    'Dan betaalt elke zaak haar eigenaar, zoals ze er op dat moment bij staat. Tegels in de hand betalen niets.',
  'rules.pay.announced':
    'Ieders inkomen wordt bekendgemaakt. Hoeveel geld je hebt, blijft verborgen.',
  'rules.pay.payday': 'Het inkomen van een jaar',
  'rules.pay.payday.1':
    'Iedereen is klaar met handelen. Je hebt restaurants op 20 en 21, twee restauranttegels in de hand en lege adressen ernaast.',
  'rules.pay.payday.2': 'Je bouwt beide restaurants, op 24 en 25: vier naast elkaar, compleet.',
  'rules.pay.payday.3':
    'Iedereen is klaar. De economiekaart betaalt voor winkels van grootte {size}: {extra} voor je vier restaurants. De zaak zelf brengt {business} op. Odile krijgt {odile} en Bruno {bruno}.',

  'rules.secret': 'Wat geheim is',
  'rules.secret.who':
    'Je ziet wat er op het bord ligt en wat er geboden wordt. Sommige dingen zijn alleen voor jou.',
  'rules.secret.table': 'Wie ziet wat',
  'fact.secret.thing': 'Wat',
  'fact.secret.seen': 'Wie het ziet',
  'fact.secret.all': 'iedereen',
  'fact.secret.you': 'alleen jij, tot het einde van de partij',
  'fact.secret.chosen': 'alleen jij, tot iedereen gekozen heeft',
  'fact.secret.ready': 'alleen jij, tot iedereen klaar is',
  'fact.secret.parties': 'alleen wie eraan meedoet',
  'fact.secret.land': 'Eigenaars, winkels, inkomen',
  'fact.secret.hand': 'Tegels in de hand',
  'fact.secret.goods': 'Adressen en tegels in een bod of deal',
  'fact.secret.cash': 'Geld in een bod of deal',
  'fact.secret.openCash': 'Geld in een open bod',
  'fact.secret.purse': 'Hoeveel geld je hebt',
  'fact.secret.cards': 'Je adreskaarten, en welke je houdt',
  'fact.secret.builds': 'Wat je dit jaar bouwt',
  'rules.secret.money':
    'Met opties ziet iedereen het geld in deals, of al het geld. Is al het geld zichtbaar, dan ook het geld in deals.',
  'rules.secret.lack':
    'Dat iemand het geld voor een bod niet heeft, krijgt nooit een ander te horen. Het bod blijft gewoon liggen, en die speler kan het niet aannemen.',
  'rules.secret.anew':
    'Zodat een tekort nooit blijkt, moet wie net een deal sloot **opnieuw akkoord gaan** met alle andere biedingen waarin hij zou betalen. Is het geld zichtbaar, dan hoeft dat niet.',

  'rules.end': 'Het einde',
  'rules.end.last':
    'De partij eindigt na het inkomen van jaar {lastYear}. Al het geld wordt getoond.',
  'rules.end.shops': 'De rijkste speler wint. Winkels, adressen en tegels tellen niet.',
  'rules.end.tie': 'Spelers met hetzelfde bedrag delen de overwinning.',

  'rules.setup': 'Voorbereiding',
  'rules.setup.map':
    'Het bord heeft {locations} adressen in zes wijken: {districts}. Er zijn twee plattegronden, van 1999 en van 2008.',
  'rules.setup.map1999': 'De plattegrond van 1999. Daarop spelen we meestal.',
  'rules.setup.map2008': 'De plattegrond van 2008: dezelfde nummers, anders gelegd.',
  'rules.setup.money':
    'Elke speler krijgt {start}. De rest is van de bank, en die raakt nooit leeg.',
  'rules.setup.decks':
    'De {locations} adreskaarten, de {tiles} winkeltegels en de {cards} economiekaarten worden geschud. Ze liggen gedekt.',
  'rules.setup.markers':
    'Elke speler heeft een kleur voor zijn adressen. Markeringen raken nooit op.',
  'rules.setup.players':
    'Met drie, vier of vijf spelers is alles hetzelfde, behalve hoeveel adreskaarten en tegels ieder per jaar krijgt.',

  'rules.options': 'Opties',
  'rules.options.before':
    'Deze kies je bij het klaarzetten van een tafel. De eerste waarde is de gewone.',
  'rules.options.map': '**Plattegrond:** van 1999, van 2008, of een eigen plattegrond.',
  'rules.options.economy':
    '**Economiekaarten:** elk jaar een, of geen. Zonder betalen alleen zaken.',
  'rules.options.money': '**Geld:** verborgen tot het einde, of zichtbaar voor iedereen.',
  'rules.options.deals':
    '**Geld in deals:** alleen bekend bij wie meedoet, of zichtbaar voor iedereen.',
  'rules.options.hands': '**Tegels in de hand:** zichtbaar voor iedereen, of verborgen.',
  'rules.options.order': '**Bouwen:** allemaal tegelijk, of om de beurt.',
  'rules.options.street':
    '**Straattoegang:** doet er niet toe, of nieuwe zaken hebben die nodig. Zie het volgende hoofdstuk.',
  'rules.options.cards':
    '**Adreskaarten die je niet houdt:** gaan terug in de stapel, blijven in de hand, of je houdt alle kaarten. Zie twee hoofdstukken verder.',

  'rules.street': 'Optie: straattoegang',
  'rules.street.what':
    'Sommige adressen liggen binnen in hun blok, zonder toegang tot de straat. Op het bord hebben ze een klein hoekje als teken. Met deze optie doet dat ertoe.',
  'rules.street.found':
    'Een winkel die een **nieuwe** zaak begint, mag alleen op een adres met straattoegang komen.',
  'rules.street.extend':
    'Op een adres zonder toegang mag je alleen bouwen om een eigen zaak ernaast uit te breiden, van dezelfde soort en nog niet compleet.',
  'rules.street.complete':
    'Naast een complete zaak zou nog een winkel een nieuwe beginnen. Dus heeft ook die straattoegang nodig.',
  'rules.street.deal':
    'Voor deals geldt hetzelfde idee. Een deal wordt **geweigerd** als daarna een winkel die van eigenaar wisselde in een zaak zou staan zonder enige straattoegang.',
  'rules.street.left': 'Winkels die de verkoper houdt, blijven buiten schot.',
  'rules.street.corner': 'Binnen in het blok',
  'rules.street.corner.1':
    '77 en 78 hebben geen straattoegang. Bruno heeft naaiateliers op 74 en 78. Odile heeft er een op 73 en wil die van Bruno. 78 alleen kan haar niet verkocht worden: het zou er los staan, zonder straat.',
  'rules.street.corner.2':
    'Bruno biedt 74 en 78 samen aan. Met Odiles 73 zijn ze één zaak, en 73 en 74 liggen aan een straat. Dat mag.',
  'rules.street.corner.3':
    'Odile neemt aan, en iedereen is klaar met handelen. Nu bouw je. Een viswinkel op 77 zou een nieuwe zaak beginnen: dat mag niet.',
  'rules.street.corner.4':
    'Een restaurant op 77 mag wel. Het breidt je restaurants op 75 en 76 uit, die nog niet compleet zijn.',

  'rules.held': 'Optie: adreskaarten die je niet houdt',
  'rules.held.classic': '**Ze gaan terug in de stapel.** Dat is het gewone.',
  'rules.held.hold':
    '**Ze blijven in de hand.** Je neemt per jaar evenveel adressen als anders en houdt de andere kaarten, verborgen voor de rest. Je kunt ze als kaart ruilen, en in een later jaar gebruiken in plaats van nieuwe.',
  'rules.held.all': '**Je houdt alle kaarten.** Elke kaart die je krijgt, is meteen van jou.',
  'rules.held.short':
    'Kan de stapel niet iedereen alles geven, dan krijgt iedereen hetzelfde kleinere aantal. Je neemt dan zoveel adressen als het jaar toelaat, zover je kaarten reiken.',

  'rules.reconstructed': 'Wat gereconstrueerd is',
  'rules.reconstructed.why':
    'Deze regels staan hier in onze eigen woorden, en alles is door ons getekend. Sommig materiaal was nergens in druk te vinden. We hebben het zo goed mogelijk nagemaakt, en hier zeggen we wat.',
  'rules.reconstructed.map':
    '**De plattegrond van 1999** is onze reconstructie. Hij klopt met de gedrukte lijst van adressen zonder straattoegang, voor alle {locations} adressen. **De plattegrond van 2008** is door verschillende bronnen bevestigd; alleen welke naam bij welke wijk hoort, is een gok.',
  'rules.reconstructed.street':
    '**Straattoegang op de plattegrond van 2008** is ons voorstel. Voor 1999 is het de gedrukte lijst.',
  'rules.reconstructed.shops':
    '**De winkels.** Bekend is hoeveel soorten er van elke grootte zijn. Bekend zijn ook tien van de twaalf namen, en de grootte van viswinkel, radiowinkel en detective. Twee namen, en welke andere naam welke grootte heeft, zijn van ons.',
  'rules.reconstructed.economy':
    '**De economiekaarten.** Dat er {cards} zijn en wat ze doen, is bekend. Welke {cards} precies, is onze reconstructie.',
  'rules.reconstructed.figures':
    '**De aantallen** kaarten en tegels en de inkomens zijn die van de nieuwe uitgave, omgerekend naar de oude en door verschillende bronnen bevestigd. De gedrukte kaarten zelf hebben we niet gezien.',
  'rules.reconstructed.silent':
    '**Waar de regels zwijgen** hebben we beslist: hoe biedingen gedaan, beantwoord en afgesloten worden; dat tegels open liggen; dat geld in deals geheim is; dat je ‘klaar’ kunt terugnemen; dat het lot bepaalt wie bij om de beurt bouwen begint; dat in een grote groep alleen het aantal winkels telt; hoe straattoegang deals beperkt; wat er gebeurt als de stapel te klein is; dat een gelijke stand gedeeld wordt.',
  'rules.reconstructed.check':
    'Heb je de doos? Dan kun je onze plattegronden verbeteren. Leg je bord naast het scherm, open onze plattegrond in de editor en vergelijk wijk voor wijk: welke adressen liggen naast elkaar, en welke hebben geen straat?',
  'rules.reconstructed.correct':
    'De editor tekent elke wijziging en controleert die meteen. Je kunt de verbeterde plattegrond bewaren, er meteen op spelen, ook met anderen, en hem doorgeven als bestand of link.',
} as const satisfies { readonly [id in keyof typeof en]: string };
