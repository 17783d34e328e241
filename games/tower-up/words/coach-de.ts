import type { en } from './coach-en.ts';

/** What the coach says about Tower Up, in German. */
export const de = {
  'coach.name.build': 'Auf {site} bauen, Farbe {colour}',
  'coach.name.raise': 'Auf {site} bauen, Farbe {colour}, Dach auf {roof}',
  'coach.height': 'Dein Dach in Höhe {height} bringt {colour} voran: {millions} M.',
  'coach.extra':
    'Bringt {colour}, deine langsamste Farbe, am Stern vorbei: Du bist noch einmal dran.',
  'coach.objective': 'Erfüllt „{goal}“: {token} M.',
  'coach.objective.before':
    'Erfüllt „{goal}“ für {token} M, bevor es {seat} tut: Dort fehlt nur eins.',
  'coach.towards': '{have} von {need} für „{goal}“.',
  'coach.covers': 'Verdeckt, was {seat} ganz oben hat: dort {denied} M weniger.',
  'coach.ends': 'Beendet die Partie, solange du mit {margin} M führst.',
  'coach.machine':
    '{steps, plural, one {# Schritt} other {# Schritte}} für {colour}: {millions} M.',
  'coach.opens': 'Macht {site} für deinen nächsten Zug frei: {millions} M.',
  'coach.floors': 'Bringt {floors} für die nächsten Gebäude.',
} as const satisfies { readonly [id in keyof typeof en]: string };
