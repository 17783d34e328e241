import type { en } from './rules-en.ts';

/** The same in Dutch. */
export const nl = {
  'rules.minute': 'Het spel in één minuut',
  'rules.minute.all':
    'Een stad groeit langs haar straten. In je beurt **pak je een kaart** met verdiepingen, of je **bouwt**: een nieuw gebouw naast andere, en elk daarvan krijgt er een verdieping bij, die jij betaalt. Dan leg je **één dak** op iets wat je net hebt gemaakt. Hoe hoger het ligt, hoe verder je machine rijdt. Na het tiende dak wint wie de meeste **miljoenen** heeft.',

  'rules.goal': 'Wat wint',
  'rules.goal.most': 'Wie aan het einde de meeste miljoenen heeft, wint.',
  'rules.goal.machines':
    'Je hebt {colours} machines, één per kleur verdieping. Elke machine rijdt op haar eigen spoor: hoe verder, hoe meer miljoenen.',
  'rules.goal.high':
    '**Hoogte loont.** Je bouwt op C3, het witte gebouw ernaast groeit naar {height} verdiepingen en krijgt jouw dak: de witte machine rijdt {height} stappen.',
  'rules.goal.tracks': '**Sporen:** wat je machines hebben bereikt, het grootste deel.',
  'rules.goal.tokens': '**Doelen:** fiches voor wie vroeg aan een voorwaarde voldoet.',
  'rules.goal.tops':
    '**Daken bovenop:** jouw daken waar aan het einde niemand overheen heeft gebouwd.',

  'rules.turn': 'Een beurt',
  'rules.turn.two': 'In je beurt doe je één van twee dingen: **bouwen** of **een kaart pakken**.',
  'rules.turn.found': '**Stichten.** Leg een verdieping op een lege bouwplaats naast een gebouw.',
  'rules.turn.raise': '**Ophogen.** Betaal elke buur een verdieping in zijn eigen kleur.',
  'rules.turn.roof': '**Dak.** Leg één dak op een verdieping die je net hebt gelegd.',
  'rules.turn.drive': '**Rijden.** De machine van die kleur rijdt zover als het gebouw hoog is.',
  'rules.turn.pass':
    'Passen kan niet. Valt er niets te bouwen, dan pak je een kaart; dat kan altijd.',
  'rules.turn.round':
    'Aan het einde van je beurt houd je hoogstens {limit} verdiepingen. Dan is de volgende speler aan de beurt, tenzij je een extra beurt hebt verdiend.',

  'rules.build': 'Bouwen',
  'rules.build.neighbours': 'Bouwplaatsen met een straat ertussen zijn buren.',
  'rules.build.where':
    'Je bouwt op een **lege bouwplaats** die minstens één gebouw als buur heeft.',
  'rules.build.colour': 'De nieuwe verdieping heeft een kleur die **geen enkel buurgebouw** heeft.',
  'rules.build.pay':
    'Dan betaal je: elk buurgebouw krijgt één verdieping **in zijn eigen kleur**. Ze komen allemaal uit je voorraad, net als de nieuwe verdieping.',
  'rules.build.short': 'Mis je één van die verdiepingen, dan kun je daar niet bouwen.',
  'rules.build.stack': 'Een gebouw is een stapel verdiepingen van één kleur, met daken ertussen.',
  'rules.build.found': 'zwart naast wit en bruin',
  'rules.build.found.1':
    'C6 grenst aan een bruin gebouw op C3 en een wit op C4. Zwart of grijs mag daar staan.',
  'rules.build.found.2':
    'Een zwarte verdieping gaat naar C6, en je betaalt een bruine voor C3 en een witte voor C4.',
  'rules.build.found.3':
    'Je dak mag op alle drie. Je kiest de witte toren, nu {steps} verdiepingen hoog.',
  'rules.build.found.4': 'De witte machine rijdt evenveel stappen en staat op {to}.',
  'rules.build.clash':
    '**Nooit gelijke buren.** B6 ligt tussen een grijs en een zwart gebouw: alleen wit of bruin mag daar staan.',

  'rules.roof': 'Dak en score',
  'rules.roof.one':
    'Je legt **precies één** van je daken op een van de verdiepingen die je net hebt gelegd: op het nieuwe gebouw of op een buur die je hebt opgehoogd.',
  'rules.roof.height':
    'De machine in de kleur van dat gebouw rijdt zoveel stappen als het gebouw nu verdiepingen heeft.',
  'rules.roof.over': 'Een spoor eindigt bij {end}. Wat daar voorbij gaat, is verloren.',
  'rules.roof.low': '**Op het nieuwe:** {height, plural, one {# stap} other {# stappen}}.',
  'rules.roof.tall': '**Op de buur:** {height, plural, one {# stap} other {# stappen}}.',
  'rules.roof.left': 'Je hebt {roofs} daken voor de hele partij. Zonder dak kun je niet bouwen.',

  'rules.card': 'Een kaart pakken',
  'rules.card.choose':
    'In plaats van te bouwen pak je een van de {market} kaarten van de markt. Je krijgt de verdiepingen, en een machine die erop staat, rijdt haar stappen.',
  'rules.card.floors':
    'Een kaart geeft verdiepingen, stappen van één machine, of allebei. Een **joker** is een verdieping in een kleur naar keuze.',
  'rules.card.refill':
    'De kaart gaat naar de aflegstapel en er komt meteen een nieuwe open. Is de stapel leeg, dan wordt de aflegstapel, met deze kaart erbij, tot een nieuwe geschud.',
  'rules.card.joker': 'twee stappen en een joker',
  'rules.card.joker.1':
    'De eerste kaart: twee stappen voor de zwarte machine, en een verdieping naar keuze.',
  'rules.card.joker.2':
    'Je pakt haar. De zwarte machine rijdt van {from} naar {to}, en je kiest een bruine verdieping.',
  'rules.card.joker.3':
    'Er ligt een nieuwe kaart op de markt. Je beurt is voorbij; verdiepingen alleen leveren niets op.',
  'rules.card.limit':
    'Aan het einde van je beurt heb je **hoogstens {limit} verdiepingen**. Wat te veel is geef je terug, naar keuze, tot je er precies {limit} hebt.',
  'rules.card.order':
    'Eerst wordt de markt aangevuld: je kiest wat je teruggeeft als je de nieuwe kaart al hebt gezien.',
  'rules.card.full': 'een volle voorraad',
  'rules.card.full.1': 'Je voorraad is bijna vol, en je pakt de eerste kaart.',
  'rules.card.full.2':
    'Er komen {count} verdiepingen bij: te veel. Maar eerst komt er een nieuwe kaart open, en je ziet wat je hierna zou kunnen pakken.',
  'rules.card.full.3': 'Je geeft er {count} terug, hier witte, en houdt er {limit}.',

  'rules.stars': 'Sterren: nog een keer',
  'rules.stars.columns': 'Op de sporen zijn {stars} **sterrenkolommen**.',
  'rules.stars.track': 'Een spoor van je bord',
  'rules.stars.again':
    'Rijdt een machine en staan nu **alle {colours}** op of voorbij een sterrenkolom die ze nog niet allemaal hadden bereikt, dan heb je meteen nog een hele beurt.',
  'rules.stars.one': 'Twee kolommen tegelijk geven toch maar **één** beurt.',
  'rules.stars.chain': 'In een extra beurt kun je de volgende verdienen.',
  'rules.stars.limit': 'De grens van {limit} verdiepingen geldt ook vóór een extra beurt.',
  'rules.stars.two': 'twee kolommen, één beurt',
  'rules.stars.two.1':
    'Alleen zwart blijft achter: de andere drie hebben de tweede sterrenkolom bereikt.',
  'rules.stars.two.2':
    'Je bouwt op E3 en legt je dak op de zwarte toren. Zwart rijdt van {from} naar {to}, twee sterrenkolommen in één keer.',
  'rules.stars.two.3':
    'Je krijgt één extra beurt, geen twee. Hier pak je er een kaart mee; dan speelt Odile.',

  'rules.objectives': 'Doelen',
  'rules.objectives.three': 'In elke partij doen {inPlay} van de {objectives} doelen mee.',
  'rules.objectives.first':
    'Zodra je er **in je eigen beurt** een haalt, pak je de hoogste fiche die er nog ligt. Elk doel één keer.',
  'rules.objectives.tokens': 'Fiches per doel, in miljoenen',
  'rules.objectives.present':
    'Je bent **aanwezig** in een gebouw met minstens één dak van jou, op welke hoogte ook, bedekt of niet.',
  'rules.objectives.all': 'De {objectives} doelen',
  'rules.objectives.buildings':
    'Waar gebouwen tellen, gaat het om verschillende gebouwen. Ook parken en meren mogen verschillende zijn.',
  'rules.objectives.borders':
    '‘{goalBorders}’: je bent aanwezig aan beide einden van {borders} straten, en die gaan over verschillende wijkgrenzen. **Geen gebouw telt twee keer.**',
  'rules.objectives.linked':
    '‘{goalChain}’: {chain} gebouwen waarin je aanwezig bent, vormen één groep die door straten verbonden is. Ze hoeven niet op een rij te liggen.',
  'rules.objectives.cross': 'over twee grenzen',
  'rules.objectives.cross.1':
    'Je bent op A5 en C1: één straat over één grens. B1 en C1 liggen samen over een andere grens.',
  'rules.objectives.cross.2':
    'Maar dan zou C1 twee keer moeten tellen. Dat gaat niet: je hebt één grens.',
  'rules.objectives.cross.3':
    'Met een dak op C5 heb je A5 en C1, en B4 en C5: {borders} grenzen, vier gebouwen. Je pakt de fiche van {token} miljoen.',

  'rules.tops': 'Daken bovenop',
  'rules.tops.count':
    'Aan het einde tellen je daken die **bovenop** een gebouw liggen, hoogstens {tops}.',
  'rules.tops.tops': 'Daken bovenop, en wat ze opleveren',
  'rules.tops.cover':
    'Wie een gebouw ophoogt, bedekt het dak dat erop ligt. Een bedekt dak levert hier niets op, maar de eigenaar blijft aanwezig.',
  'rules.tops.hide': 'een dak verdwijnt',
  'rules.tops.hide.1':
    'Odile heeft drie daken bovenop, goed voor {cone3} miljoen. Eén daarvan ligt op D3.',
  'rules.tops.hide.2': 'Jij bouwt op D2. D3 groeit, en jouw dak komt bovenop.',
  'rules.tops.hide.3':
    'Odile heeft er twee bovenop, {cone2} miljoen; jij vier, {cone4} miljoen. Op D3 zijn jullie allebei aanwezig.',

  'rules.end': 'Het einde',
  'rules.end.tenth':
    'Wie het **laatste van zijn {roofs} daken** legt, luidt het einde in. Die beurt wordt gewoon afgemaakt.',
  'rules.end.ender':
    'Zijn daken bovenop **tellen meteen**, nog voor de anderen spelen. Wie er later overheen bouwt, neemt niets meer af.',
  'rules.end.others':
    'Daarna heeft ieder ander nog één laatste beurt, met een extra beurt als die verdiend wordt, en telt meteen erna zijn daken bovenop.',
  'rules.end.extra':
    'Een extra beurt die met het laatste dak verdiend is, wordt nog gespeeld: zonder daken, door een kaart te pakken.',
  'rules.end.shortage':
    '**Een kleur raakt op:** een kaart toont een verdieping in een kleur die er niet meer is. Je pakt een andere kleur, en ook dat luidt het einde in: iedereen heeft nog één beurt, jij als laatste, en telt daarna zijn daken bovenop.',
  'rules.end.replace':
    'Eerst pak je de gedrukte kleuren die er nog zijn; dan kies je vervangers en jokers uit wat over is. Een joker alleen is nooit een tekort, en is er niets meer, dan pak je niets.',
  'rules.end.blocked':
    '**De stad is vol:** kan niemand ooit nog ergens bouwen, dan heeft op dezelfde manier iedereen nog één beurt.',
  'rules.end.once':
    'Is het einde eenmaal ingeluid, dan gebeurt dat niet nog eens. Valt het laatste dak in dezelfde beurt als iets anders, dan geldt het laatste dak.',
  'rules.end.last': 'het laatste dak',
  'rules.end.last.1': 'Je hebt nog één dak. Op C3 kun je de witte toren op C4 ophogen.',
  'rules.end.last.2':
    'Dat doe je, en je legt er je dak op. Je {visible} daken bovenop worden nu geteld.',
  'rules.end.last.3':
    'Odile heeft nog één beurt. Ze bedekt je dak op C4, en dat neemt jou niets meer af. Zij heeft {visible} daken bovenop.',
  'rules.end.last.4': 'Met sporen en fiches: {mine} miljoen voor jou, {hers} voor Odile.',
  'rules.end.sum':
    'Je uitslag: de miljoenen van je {colours} sporen, van je daken bovenop en van je fiches.',
  'rules.end.tie':
    'Bij een gelijke stand wint wie meer verdiepingen in voorraad heeft. Is ook dat gelijk, dan delen ze de overwinning.',

  'rules.setup': 'Opbouw en opties',
  'rules.setup.map':
    'De plattegrond van de stad heeft {districts} wijken, waarvan {greys} grijs (gearceerd). Met z’n tweeën speel je op de kleine plattegrond met {sitesSmall} bouwplaatsen, met drie of vier op de grote met {sitesLarge}.',
  'rules.setup.small': 'De plattegrond voor twee spelers',
  'rules.setup.large': 'De plattegrond voor drie en vier spelers',
  'rules.setup.pieces':
    'Er zijn {floors} verdiepingen, {floorsEach} van elke kleur, en {roofs} daken per speler.',
  'rules.setup.cards':
    'De {cards} voorraadkaarten worden geschud; er liggen er {market} open op de markt.',
  'rules.setup.board': 'Iedereen heeft een bord met {colours} sporen. Alle machines beginnen op 0.',
  'rules.setup.start':
    'Iedereen begint met {startEach, plural, one {één verdieping} other {# verdiepingen}} van elke kleur. Het lot bepaalt wie begint.',
  'rules.setup.floors':
    'Voor elke kaart van de markt staat er een verdieping in haar onderste kleur op de plattegrond, op een bouwplaats die het lot aanwijst; ook de kleur van een joker wordt geloot. Gelijke kleuren zijn nooit buren.',
  'rules.setup.chosen':
    'Optie **Wie plaatst ze: de spelers**. In de volgorde van de kaarten kiest ieder een bouwplaats, de laatste speler eerst en dan terug; ook de kleur van een joker.',
  'rules.setup.more':
    'Optie **Verdiepingen op de plattegrond bij de start**. Meer dan {startFloors} maakt een dichtere stad. De extra kleuren komen van verdere kaarten, die weer teruggeschud worden.',
  'rules.setup.floors.table': 'Verdiepingen op de plattegrond bij de start',
  'rules.setup.goals':
    'Optie **Doelen**. De doelen voor een eerste partij zijn goed om te beginnen; daarna worden er {inPlay} geloot. Je kunt er ook {inPlay} zelf noemen.',
  'rules.setup.own': 'Optie **Plattegrond**. Je kunt ook op een eigen plattegrond spelen.',

  'rules.reconstructed': 'Wat is nagemaakt',
  'rules.reconstructed.intro':
    'De gepubliceerde regels van Tower Up zijn bekend; niet elk detail uit de doos is dat. Dit is zeker:',
  'rules.reconstructed.known.pieces':
    'verdiepingen, daken, grenzen en het aantal kaarten en doelen,',
  'rules.reconstructed.known.tokens': 'de waarde van de fiches met twee, drie en vier spelers,',
  'rules.reconstructed.known.goals': 'de {objectives} voorwaarden van de doelen,',
  'rules.reconstructed.known.track':
    'dat de {colours} sporen dezelfde waarden hebben, bij 0 beginnen en sterrenkolommen hebben.',
  'rules.reconstructed.ours':
    'Dit moesten we zelf maken. Het speelt volgens dezelfde regels, maar het is niet het gedrukte materiaal:',
  'rules.reconstructed.map':
    '**Beide plattegronden van de stad:** waar de bouwplaatsen liggen, hun straten, parken, meren en wijken, en de namen van de wijken.',
  'rules.reconstructed.cards':
    '**De voorraadkaarten:** welke verdiepingen en stappen elk van de {cards} kaarten toont.',
  'rules.reconstructed.values':
    '**Het bord:** de lengte van de sporen, hun waarden, de plaats van de sterrenkolommen, en wat daken bovenop opleveren.',
  'rules.reconstructed.silent': 'Waar de gepubliceerde regels iets openlaten, hebben wij besloten:',
  'rules.reconstructed.ruling-start':
    'Het lot plaatst de startverdiepingen en zegt wie begint; de optie laat de spelers ze plaatsen.',
  'rules.reconstructed.ruling-pile': 'Een lege stapel wordt opnieuw gemaakt uit de aflegstapel.',
  'rules.reconstructed.ruling-limit':
    'De grens van {limit} verdiepingen geldt ook vóór een extra beurt.',
  'rules.reconstructed.ruling-goals': 'Hoe je ‘{goalBorders}’ en ‘{goalChain}’ leest.',
  'rules.reconstructed.ruling-tenth':
    'Een extra beurt die met het laatste dak verdiend is, speel je door een kaart te pakken.',
  'rules.reconstructed.ruling-shortage':
    'In welke volgorde je kleuren pakt als er een op is, en dat een volle stad het einde inluidt.',
  'rules.reconstructed.check':
    'Heb je de doos? Dan kun je het nakijken: leg onze plattegrond naast de jouwe, volg elke straat en let op parken, meren en grenzen.',
  'rules.reconstructed.correct':
    'Je kunt een plattegrond in de pagina verbeteren, er meteen op spelen en hem delen als bestand of link. We zijn blij met elke verbetering.',

  'fact.players': 'Spelers',
  'fact.tokens': 'Fiches, van eerste tot laatste',
  'fact.tops.head': 'Daken bovenop',
  'fact.millions': 'Miljoen',
  'fact.notch': 'Stap',
  'fact.star': 'Sterrenkolom',
  'fact.goal': 'Doel',
  'fact.goal.start': '{goal} (eerste partij)',
  'fact.condition': 'Voorwaarde',
  'fact.floors.usual': 'Gewoonlijk',
  'fact.floors.most': 'Hoogstens',
} as const satisfies { readonly [id in keyof typeof en]: string };
