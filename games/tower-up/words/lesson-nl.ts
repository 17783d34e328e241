/** The sentences of the guided first game in Dutch: see web/src/lesson/lesson-words.ts. */
export const nl = {
  'lesson.goal': 'Hoge daken, veel miljoenen',
  'lesson.goal.say':
    'Wie de meeste miljoenen heeft, wint, en hoge daken brengen ze op. Zet een bruine verdieping op C3: het witte gebouw ernaast groeit mee. Leg je dak dan op het witte.',
  'lesson.goal.not.0':
    'Eén verdieping zou 1 miljoen opbrengen. Het witte gebouw heeft er drie: leg het dak daar.',
  'lesson.goal.not.1': 'Kaarten komen later. Laten we eerst iets hoogs bouwen.',
  'lesson.goal.not.2': 'Dat kan, maar C3 ligt naast het hoge witte gebouw. Begin daar.',
  'lesson.goal.not.3': 'Een nieuw gebouw moet een ander raken. Volg de straten vanaf C4.',
  'lesson.goal.result':
    'Drie verdiepingen onder je dak, dus de witte machine rijdt 3 stappen: 3 miljoen. Op C3 was het er 1 geweest.',
  'lesson.neighbours': 'Alle buren groeien',
  'lesson.neighbours.say':
    'Elke buur van een nieuw gebouw groeit: je betaalt één verdieping in zijn eigen kleur. C6 grenst aan een bruin en een wit gebouw. Bouw daar en leg je dak op het hoogste van de twee.',
  'lesson.neighbours.not.0': 'Het bruine is 2 hoog, het witte 4. Een dak betaalt naar hoogte.',
  'lesson.neighbours.not.1': 'Eén verdieping betaalt 1. De witte toren is 4 hoog.',
  'lesson.neighbours.not.2': 'Je hebt alle verdiepingen die je nodig hebt. Bouw op C6.',
  'lesson.neighbours.not.3': 'Dat kan, maar op C6 groeien er twee torens tegelijk.',
  'lesson.neighbours.not.4':
    'Die kleur staat er al naast: daarover zo meteen meer. Neem zwart of grijs.',
  'lesson.neighbours.result':
    'Er zijn twee torens gegroeid. De witte is 4 hoog, dus je witte machine rijdt 4 stappen, van 3 naar 7 miljoen.',
  'lesson.colours': 'Geen gelijke kleuren naast elkaar',
  'lesson.colours.say':
    'Buren hebben nooit dezelfde kleur. B6 ligt tussen een grijs en een zwart gebouw: welke van je verdiepingen mag daar staan? Bouw hem, en leg je dak op het hoge grijze.',
  'lesson.colours.not.0': 'Dat is lager. De grijze toren heeft drie verdiepingen.',
  'lesson.colours.not.1': 'Je hebt al een verdieping die op B6 past.',
  'lesson.colours.not.2': 'Kijk eerst naar B6: daar staan buren in twee kleuren.',
  'lesson.colours.not.3': 'Bruin zou passen, maar je hebt geen bruine verdieping.',
  'lesson.colours.not.4': 'Die kleur staat er al naast. Probeer er een die geen buur heeft.',
  'lesson.colours.result':
    'Het was wit. De grijze toren is 3 hoog: 3 miljoen erbij, op een ander spoor.',
  'lesson.card': 'Pak een kaart',
  'lesson.card.say':
    'D3 zou mooi zijn, maar de hoge toren ernaast vraagt een zwarte verdieping en die heb je niet. In plaats van te bouwen mag je een kaart pakken. Pak die met een zwarte verdieping.',
  'lesson.card.say.2': 'Nu lukt het: bouw op D3 en leg je dak op de zwarte toren.',
  'lesson.card.not.0': 'Mooie verdiepingen, maar er is geen zwarte bij.',
  'lesson.card.not.1': 'Minder hoog. Je dak hoort op de zwarte toren op C2.',
  'lesson.card.not.2': 'Dat kan. Maar de vier verdiepingen op C2 zijn een beurt wachten waard.',
  'lesson.card.not.3':
    'Voor de toren op C2 heb je een zwarte verdieping nodig. De kaarten kunnen helpen.',
  'lesson.card.result':
    'De kaart gaf je twee verdiepingen en één stap voor de bruine machine. Het bouwen bracht 4 miljoen op: de zwarte toren is 4 hoog.',
  'lesson.stars': 'Alle vier voorbij de ster',
  'lesson.stars.say':
    'Zie je de sterren op de sporen? Als alle vier de machines een sterkolom hebben bereikt, mag je meteen nog een keer. Alleen zwart blijft achter. Bouw op E3 en leg je dak op het zwarte gebouw op E6.',
  'lesson.stars.say.1': 'Je extra beurt: bouw of pak een kaart, wat je wilt.',
  'lesson.stars.not.0':
    'Dan rijdt een andere machine, maar het is zwart dat je bij de ster weghoudt.',
  'lesson.stars.not.1': 'Geen kaart hier brengt zwart ver genoeg. E6 geeft twee stappen.',
  'lesson.stars.not.2': 'Dat kan, maar zo komt de zwarte machine niet bij de ster.',
  'lesson.stars.result':
    'Zwart ging van 1 naar 3, alle vier stonden op de eerste ster of verder, en je mocht nog een keer. Let op je traagste machine.',
  'lesson.objective': 'Als eerste bij een doel',
  'lesson.objective.say':
    'Er liggen drie doelen open. Eén vraagt daken in alle vier de kleuren; jij mist bruin. Wie het als eerste haalt, krijgt 7 miljoen, de tweede 3. Hoog het bruine gebouw op A2 op en leg je dak erop.',
  'lesson.objective.bot.1': 'Eén beurt later en het was van mij geweest.',
  'lesson.objective.not.0': 'Die kleur heb je al. Bruin is de kleur die je mist.',
  'lesson.objective.not.1': 'Ook Odile mist nog maar één kleur. Pak de 7 voordat zij het doet.',
  'lesson.objective.not.2': 'Het moet grenzen aan het bruine gebouw op A2.',
  'lesson.objective.result':
    'Alle vier de kleuren: 7 miljoen, en nog 3 voor de hoogte. Odile kan er nu nog maar 3 voor krijgen.',
  'lesson.top': 'Daken bovenop',
  'lesson.top.say':
    'Aan het einde leveren daken die nog bovenop liggen extra op: hoe meer, hoe beter. Odile heeft er drie. Bouw op D2: haar toren op D3 groeit en haar dak verdwijnt onder het jouwe.',
  'lesson.top.not.0':
    'Haar dak raakt hoe dan ook bedekt, maar het jouwe brengt 1 op D2 en 3 op D3.',
  'lesson.top.not.1': 'Leg het op D3, waar het dak van Odile lag.',
  'lesson.top.not.2': 'Dan houdt Odile drie daken in de zon. D2 verbergt er een.',
  'lesson.top.not.3': 'Dat kan, maar op D2 verberg je een dak van Odile.',
  'lesson.top.result':
    'De daken bovenop van Odile zijn 2 waard in plaats van 4 miljoen, die van jou 6 in plaats van 4. Bedekte daken tellen nog wel voor doelen.',
  'lesson.tenth': 'Het tiende dak',
  'lesson.tenth.say':
    'Dit is je laatste dak. Het tiende dak luidt het einde in: Odile heeft nog één beurt, dan wordt er geteld. Bouw op C3 en leg je dak op de hoge witte toren.',
  'lesson.tenth.bot.1': 'Dan nog één voor mij.',
  'lesson.tenth.not.0': 'Dat is lager. Laat het laatste dak een hoog dak zijn.',
  'lesson.tenth.not.1':
    'Je zou kunnen wachten. Maar je staat nu voor, en jij bepaalt wanneer het stopt.',
  'lesson.tenth.not.2': 'C3 laat de witte toren nog eens groeien. Bouw daar.',
  'lesson.tenth.result':
    'Sporen 23, zeven daken bovenop 14, doelen 10: samen 47 voor jou. Odile heeft 29, 4 en 10: 43. Jij wint.',
  'lesson.game': 'Nu echt: ieder nog vier daken',
  'lesson.game.say':
    'Ieder heeft nog vier daken, en jij staat voor met 29 tegen 22. Twee doelen zijn nog open. Odile denkt vanaf nu zelf na. Bouw, pak kaarten, bedek daken.',
} as const;
