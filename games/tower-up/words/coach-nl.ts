import type { en } from './coach-en.ts';

/** What the coach says about Tower Up, in Dutch. */
export const nl = {
  'coach.name.build': 'Bouw {colour} op {site}',
  'coach.name.raise': 'Bouw {colour} op {site}, dak op {roof}',
  'coach.height': 'Je dak op hoogte {height} brengt {colour} vooruit: {millions} M.',
  'coach.extra': 'Brengt {colour}, je traagste, voorbij de ster: je bent nog eens aan de beurt.',
  'coach.objective': 'Voltooit ‘{goal}’: {token} M.',
  'coach.objective.before': 'Voltooit ‘{goal}’ voor {token} M, vóór {seat}, die er nog één mist.',
  'coach.towards': '{have} van {need} voor ‘{goal}’.',
  'coach.covers': 'Bedekt wat {seat} bovenop heeft: daar {denied} M minder.',
  'coach.ends': 'Beëindigt de partij terwijl je {margin} M voorligt.',
  'coach.machine': '{steps, plural, one {# stap} other {# stappen}} voor {colour}: {millions} M.',
  'coach.opens': 'Opent {site} voor je volgende beurt: {millions} M.',
  'coach.floors': 'Levert {floors} op voor wat je hierna bouwt.',
  'coach.place.goal': 'Telt voor ‘{goal}’: de startverdiepingen bieden er dan {have} van {need}.',
  'coach.place.shared': 'Bouwen op {at} hoogt straks {count} gebouwen tegelijk op.',
  'coach.place.apart': 'Ze ligt apart van de andere: nog een plek om vanaf te bouwen.',
  'coach.place.colour': 'Nog geen gebouw in de stad is {colour}.',
  'coach.place.room':
    'Naast {site} {count, plural, one {ligt # lege bouwplaats} other {liggen # lege bouwplaatsen}}.',
  'coach.return.open':
    'Met wat je houdt kun je op {count, plural, one {# bouwplaats} other {# bouwplaatsen}} bouwen; {site} brengt het meest op: {millions} M.',
  'coach.return.keep': 'Je houdt {floors}.',
  'coach.return.every': 'Je houdt verdiepingen van elke kleur.',
  'coach.return.idle':
    'Je spoor van {colour} is vol: een dak op {colour} brengt niets meer vooruit.',
  'coach.return.over':
    'Je hebt geen beurt meer: het maakt niet uit welke verdiepingen je teruggeeft.',
} as const satisfies { readonly [id in keyof typeof en]: string };
