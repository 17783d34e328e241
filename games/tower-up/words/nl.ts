import type { en } from './en.ts';

/** The texts of Tower Up in Dutch. */
export const nl = {
  title: 'Tower Up',

  'colour.white': 'wit',
  'colour.grey': 'grijs',
  'colour.brown': 'bruin',
  'colour.black': 'zwart',
  'colour.joker': 'naar keuze',
  'count.white': '{count} witte',
  'count.grey': '{count} grijze',
  'count.brown': '{count} bruine',
  'count.black': '{count} zwarte',
  'count.joker': '{count} naar keuze',
  'machine.white': 'betonmolen',
  'machine.grey': 'kraan',
  'machine.brown': 'graafmachine',
  'machine.black': 'kiepwagen',

  'district.Old Port': 'Oude Haven',
  'district.Grey Hill': 'Grijze Heuvel',
  'district.City Hall': 'Stadhuis',
  'district.Grey Docks': 'Grijze Dokken',
  'district.Garden Gate': 'Tuinpoort',

  'ask.turn': 'Bouw op een bouwplaats, of pak een kaart.',
  'ask.turn.last': 'Je laatste beurt: bouw op een bouwplaats, of pak een kaart.',
  'ask.turn.extra': 'Een extra beurt: bouw op een bouwplaats, of pak een kaart.',
  'ask.turn.card': 'Er valt nu niets te bouwen: pak een kaart.',
  'ask.colour': 'Bouwplaats {site}: welke kleur?',
  'ask.roof': 'Bouwplaats {site}, {colour}: waar komt je dak?',
  'ask.choose':
    'Kies {count, plural, one {# verdieping} other {# verdiepingen}} in een kleur naar keuze.',
  'ask.back':
    'Hooguit tien verdiepingen: geef {count, plural, one {# verdieping} other {# verdiepingen}} terug.',
  'ask.confirm.build': 'Klaar om te bouwen op {site}.',
  'ask.confirm.return': 'Klaar om verdiepingen terug te geven.',
  'ask.confirm.take': 'Klaar om de kaart te pakken.',
  'ask.start':
    'Plaats de {floor, select, white {witte} grey {grijze} brown {bruine} other {zwarte}} startverdieping. Gelijke kleuren mogen geen buren zijn.',
  'ask.start.joker':
    'Plaats een startverdieping in een kleur naar keuze. Gelijke kleuren mogen geen buren zijn.',

  openings:
    '{sites, plural, one {# bouwplaats} other {# bouwplaatsen}} en {cards, plural, one {# kaart} other {# kaarten}}, gemarkeerd op de tafel.',
  'openings.cards': '{cards, plural, one {# kaart} other {# kaarten}}, gemarkeerd op de tafel.',
  'openings.sites':
    '{sites, plural, one {# bouwplaats} other {# bouwplaatsen}}, gemarkeerd op de plattegrond.',

  'field.build': 'Bouwplaats',
  'field.colour': 'Kleur',
  'field.roof': 'Dak',
  'field.take': 'Kaart',
  'field.choose': 'Verdiepingen naar keuze',
  'field.back': 'Verdiepingen om terug te geven',
  'field.place': 'Bouwplaats',

  'choice.new': 'Nieuw gebouw op {site}, {height} verdieping hoog',
  'choice.raised': 'Gebouw op {site}, {colour}, {height} verdiepingen hoog',
  'choice.card': 'Kaart: {floors}',
  'choice.card.machine': 'Kaart: {machine} +{steps} en {floors}',

  'site.empty': 'Bouwplaats {site}, {district}',
  'site.built':
    'Bouwplaats {site}, {district}: {colour} gebouw, {height, plural, one {# verdieping} other {# verdiepingen}}',
  'site.park': 'aan een park',
  'site.lake': 'aan een meer',
  'site.roof': '{seat} op verdieping {floor}',
  'site.roof.you': 'jij op verdieping {floor}',

  'hint.price': 'Kost {floors}, plus de nieuwe verdieping',
  'hint.best': 'Beste stap: {colour} +{steps}, {millions} M',
  'hint.colours': 'Kan in {colours}',
  'hint.colour': 'Hoogt {sites} op; in je voorraad blijft over: {left}',
  'hint.roof':
    '{colour, select, white {Witte} grey {Grijze} brown {Bruine} other {Zwarte}} marker van {from} naar {to}: {millions} M',
  'hint.roof.full':
    'De {colour, select, white {witte} grey {grijze} brown {bruine} other {zwarte}} marker staat aan het einde van zijn spoor: 0 M',
  'hint.extra': 'Extra beurt',
  'hint.goal': '{goal}: {token} M',
  'hint.ends': 'Luidt het einde in',
  'hint.card.machine':
    '{colour, select, white {Witte} grey {Grijze} brown {Bruine} other {Zwarte}} marker van {from} naar {to}: {millions} M',
  'hint.card.back': '{count, plural, one {# verdieping} other {# verdiepingen}} om terug te geven',
  'hint.place': 'De verdieping hier plaatsen',

  'commit.build': 'In {colour} bouwen op {site}: {roof} +{steps}',
  'commit.take': 'Kaart pakken: {floors}',
  'commit.take.back': 'Kaart pakken, {floors} teruggeven',
  'commit.return': 'Teruggeven: {floors}',
  'commit.place': 'Op {site} plaatsen: {colour}',

  'step.short': '+{steps}',
  'step.label': '+{steps} {colour}',
  millions: '{count} M',

  'event.opened': '{seat} begint. De doelen: {goals}.',
  'event.opened.you': 'Jij begint. De doelen: {goals}.',
  'event.placed': '{seat} plaatst een startverdieping op {site}: {floors}.',
  'event.placed.you': 'Je plaatst een startverdieping op {site}: {floors}.',
  'event.placed.chance': 'Op {site} staat een startverdieping: {floors}.',
  'event.built': '{seat} bouwt op {site} ({floor}) en zet een dak op {roof}, hoogte {height}.',
  'event.built.you': 'Je bouwt op {site} ({floor}) en zet een dak op {roof}, hoogte {height}.',
  'event.took': '{seat} pakt {floors} van de markt.',
  'event.took.you': 'Je pakt {floors} van de markt.',
  'event.took.back': '{seat} pakt {floors} van de markt en geeft {back} terug.',
  'event.took.back.you': 'Je pakt {floors} van de markt en geeft {back} terug.',
  'event.returned': '{seat} geeft {floors} terug.',
  'event.returned.you': 'Je geeft {floors} terug.',
  'event.moved':
    'De {colour, select, white {witte} grey {grijze} brown {bruine} other {zwarte}} marker van {seat} gaat van {from} naar {to}.',
  'event.moved.you':
    'Je {colour, select, white {witte} grey {grijze} brown {bruine} other {zwarte}} marker gaat van {from} naar {to}.',
  'event.moved.stays':
    'De {colour, select, white {witte} grey {grijze} brown {bruine} other {zwarte}} marker van {seat} staat al aan het einde.',
  'event.moved.stays.you':
    'Je {colour, select, white {witte} grey {grijze} brown {bruine} other {zwarte}} marker staat al aan het einde.',
  'event.reshuffled': 'De {cards} afgelegde kaarten worden geschud tot een nieuwe stapel.',
  'event.revealed': 'Nieuw op de markt: {floors}.',
  'event.objective': '{seat} haalt een doel, {goal}: {token} M.',
  'event.objective.you': 'Je haalt een doel, {goal}: {token} M.',
  'event.extra': 'Alle vier de markers van {seat} hebben een ster bereikt: een extra beurt.',
  'event.extra.you': 'Al je vier markers hebben een ster bereikt: een extra beurt.',
  'event.ending.roofs':
    '{seat} heeft het tiende dak geplaatst. Nog één laatste beurt voor de anderen.',
  'event.ending.roofs.you':
    'Je hebt je tiende dak geplaatst. Nog één laatste beurt voor de anderen.',
  'event.ending.shortage':
    'Van één kleur zijn de verdiepingen op. Nog één laatste beurt voor iedereen.',
  'event.ending.blocked':
    'Er kan nergens meer worden gebouwd. Nog één laatste beurt voor iedereen.',
  'event.cone':
    '{seat} heeft {visible, plural, one {# dak} other {# daken}} bovenop: {millions} M.',
  'event.cone.you': 'Je hebt {visible, plural, one {# dak} other {# daken}} bovenop: {millions} M.',
  'event.ended': 'De partij is afgelopen.',

  'why.not-the-turn': 'Je bent niet aan de beurt.',
  'why.other-question': 'Dat wordt nu niet gevraagd.',
  'why.site-unknown': 'Bouwplaats {site} staat niet op deze plattegrond.',
  'why.site-taken': 'Op {site} staat al een gebouw. Gebouwen groeien als je ernaast bouwt.',
  'why.no-neighbour':
    'Naast {site} staat geen gebouw: een nieuw gebouw heeft een buur nodig (TU-21).',
  'why.no-roof': 'Je hebt geen dak meer, en elk gebouw heeft er een nodig (TU-26).',
  'why.too-few-floors':
    'Elke buur moet worden opgehoogd: dat kost {price}. Je komt {lacks} tekort (TU-21).',
  'why.colour-clash': 'Naast {site} staat al een {colour} gebouw, op {with} (TU-21).',
  'why.roof-elsewhere':
    'Het dak komt op een verdieping die je net hebt geplaatst: op {places} (TU-22).',
  'why.no-colour': 'Op {site} past geen enkele kleur: {reasons}',
  'why.no-colour.clash': 'alle vier staan ernaast (TU-21).',
  'why.no-colour.lack':
    'ernaast staat al {clash}, en van de andere kleuren heb je niets over (TU-21).',
  'why.not-in-market': 'Die kaart ligt niet op de markt.',
  'why.choose-count':
    'Deze kaart geeft {count, plural, one {# verdieping} other {# verdiepingen}} naar keuze (TU-20).',
  'why.choose-beyond': 'Het depot heeft geen verdiepingen meer in die kleur (TU-41).',
  'why.back-count':
    'Je moet precies {count, plural, one {# verdieping} other {# verdiepingen}} teruggeven, zodat je er tien houdt (TU-24).',
  'why.back-beyond': 'Je hebt geen verdiepingen meer in die kleur (TU-24).',
  'why.list-order': 'De verdiepingen staan in de volgorde wit, grijs, bruin, zwart.',
  'why.other-colour':
    'Nu is de {floor, select, white {witte} grey {grijze} brown {bruine} other {zwarte}} startverdieping aan de beurt (TU-10).',

  'end.roofs': 'Iemand heeft het tiende dak geplaatst.',
  'end.roofs.by': '{seat} heeft het tiende dak geplaatst.',
  'end.roofs.by.you': 'Jij hebt het tiende dak geplaatst.',
  'end.shortage': 'Van één kleur waren de verdiepingen op.',
  'end.blocked': 'Er kon nergens meer worden gebouwd.',

  'goal.colours4': 'Alle vier de kleuren',
  'goal.park4': 'Vier aan parken',
  'goal.districts5': 'Alle vijf de wijken',
  'goal.lake4': 'Vier aan meren',
  'goal.adjacent5': 'Vijf aaneen',
  'goal.brown4': 'Vier bruine',
  'goal.grey32': 'Grijze wijken 3 + 2',
  'goal.borders2': 'Over twee grenzen',
  'goal.twice2': 'Dubbel in twee torens',
  'goal.heights1234': 'Hoogtes 1, 2, 3, 4',
  'goal.colours4.long': 'Heb daken in gebouwen van alle vier de kleuren.',
  'goal.park4.long': 'Heb daken in vier gebouwen aan parken.',
  'goal.districts5.long': 'Heb daken in alle vijf de wijken.',
  'goal.lake4.long': 'Heb daken in vier gebouwen aan meren.',
  'goal.adjacent5.long': 'Heb daken in vijf gebouwen die door straten verbonden zijn.',
  'goal.brown4.long': 'Heb daken in vier bruine gebouwen.',
  'goal.grey32.long': 'Heb daken in drie gebouwen van de ene grijze wijk en twee van de andere.',
  'goal.borders2.long':
    'Heb daken aan beide uiteinden van twee straten die twee verschillende grenzen oversteken. Geen gebouw telt twee keer.',
  'goal.twice2.long': 'Heb in twee gebouwen elk twee daken.',
  'goal.heights1234.long':
    'Heb daken op een eerste, een tweede, een derde en een vierde verdieping.',
  'goal.progress': '{seat}: {have} van {need}',
  'goal.taken': '{seat}: gehaald, {token} M',
  'goal.show': 'Op de plattegrond tonen',

  'market.title': 'Markt',
  'market.pile': '{count} in de stapel',
  'market.supply': 'Depot: {floors}',
  'goals.title': 'Doelen',
  'tab.goals': 'Doelen',
  'map.label': 'Plattegrond van de stad',
  'map.ending': 'Laatste beurten. {reason}',
  'presence.title': 'Aanwezigheid',
  'presence.of': 'Waar {seat} aanwezig is',
  'presence.of.you': 'Waar jij aanwezig bent',

  'desk.stock': 'Voorraad {count} van {limit}',
  'desk.stock.of': 'Voorraad van {seat}: {floors}',
  'desk.stock.of.you': 'Je voorraad: {floors}',
  'desk.roofs': 'nog {count, plural, one {# dak} other {# daken}}',
  'desk.tops': '{count} bovenop: {millions} M',
  'desk.tracks': 'Sporen van {seat}',
  'desk.tracks.you': 'Je sporen',
  'desk.track':
    '{colour, select, white {witte} grey {grijze} brown {bruine} other {zwarte}} marker op {at} van {last}',

  'player.state': 'Voorraad: {floors}. Nog {roofs, plural, one {# dak} other {# daken}}.',
  'player.tokens': 'Fiches: {tokens}',

  'end.by': 'Waar de miljoenen vandaan komen',
  'end.tracks': 'Sporen',
  'end.cone': 'Daken bovenop',
  'end.tokens': 'Doelen',
  'end.total': 'Totaal',
  'end.stock': 'Verdiepingen over',
} as const satisfies { readonly [id in keyof typeof en]: string };
