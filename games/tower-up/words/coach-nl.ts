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
} as const satisfies { readonly [id in keyof typeof en]: string };
