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
  'coach.place.goal': 'Zählt für „{goal}“: Die Startstockwerke bieden dann {have} von {need}.',
  'coach.place.shared': 'Wer auf {at} baut, stockt {count} Gebäude zugleich auf.',
  'coach.place.apart': 'Es liegt abseits der anderen: noch ein Ort, von dem aus man bauen kann.',
  'coach.place.colour': 'In der Stadt steht noch nichts in der Farbe {colour}.',
  'coach.place.room':
    'Neben {site} {count, plural, one {liegt # leerer Bauplatz} other {liegen # leere Bauplätze}}.',
  'coach.return.open':
    'Mit dem, was du behältst, kannst du auf {count, plural, one {# Bauplatz} other {# Bauplätzen}} bauen; {site} bringt am meisten: {millions} M.',
  'coach.return.keep': 'Du behältst {floors}.',
  'coach.return.every': 'Du behältst Stockwerke in jeder Farbe.',
  'coach.return.idle':
    'Deine Leiste {colour} ist voll: Ein Dach auf {colour} bringt nichts mehr voran.',
  'coach.return.over': 'Du hast keinen Zug mehr: Es ist egal, welche Stockwerke du zurückgibst.',
} as const satisfies { readonly [id in keyof typeof en]: string };
