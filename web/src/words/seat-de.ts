import type { en } from './seat-en.ts';

/** The texts about leaving, returning and resigning at a table on the server, in German. */
export const de = {
  'seat.open': 'Platz',
  'seat.title': 'Dein Platz',
  'seat.back': 'Platz wieder einnehmen',
  'seat.away': 'Ein Bot spielt für dich.',
  'seat.waits': 'Der Tisch wartet auf dich.',
  'seat.leave': 'Kurz weggehen',
  'seat.leave.waits':
    'Die anderen sehen, dass du weg bist. Der Tisch wartet, außer der Gastgeber lässt einen Bot für dich spielen. Du kannst bei jeder Entscheidung zurückkommen.',
  'seat.leave.bot':
    'Ein Bot spielt für dich, bis du zurückkommst. Das geht bei jeder Entscheidung.',
  'seat.resign': 'Aufgeben',
  'seat.resign.about': 'Ein Bot spielt für dich zu Ende. Zurück kannst du dann nicht mehr.',
  'seat.resign.sure': 'Diese Partie endgültig aufgeben?',
  'seat.resign.stay': 'Weiterspielen',
  'seat.resigned': 'Du hast aufgegeben. Ein Bot spielt für dich zu Ende.',
  'seat.replace': 'Einen Bot für {name} spielen lassen',
  'seat.replace.about': '{name} ist weggegangen.',
  'seat.close': 'Schließen',
  'seat.absent': 'Wir warten seit {time} auf {name}.',
  'seat.absent.agree': 'Einen Bot weiterspielen lassen',
  'seat.absent.all': 'Nötig ist noch die Zustimmung von {names}.',
  'seat.absent.back': '{name} kann den Platz jederzeit wieder einnehmen.',
  'seat.absent.others': 'Für einen Bot: {names}.',
  'seat.absent.agreed': 'Du bist für einen Bot. Es fehlt noch: {names}.',
  'why.not-long-enough': 'Dafür ist es zu früh: Gerade hat jemand gezogen oder ist zurückgekommen.',
  'why.still-here': 'Der Tisch wartet nicht mehr auf diese Person.',
  'why.time-up':
    'Die Zeit für diese Frage ist um. Dein Bot beantwortet sie; dann gehört der Platz wieder dir.',
} as const satisfies { readonly [id in keyof typeof en]: string };
