import type { en } from './setup-en.ts';

/** The form for a new game in German. */
export const de = {
  'setup.ready': 'Zum ersten Mal? Alles ist bereit: Tipp auf Start.',
  'setup.ready.friends': 'Öffne den Tisch und schick dann den Link.',
  'setup.summary': '{seats, plural, one {# Spieler} other {# Spieler}}',
  'setup.summary.time': '{players}, etwa {time}',
  'setup.first-game': 'Für deine erste Partie: {value}. Du kannst das ändern.',
  'setup.dropped': 'Mit {seats} Spielern gilt wieder: {value}.',
  'setup.pick.left':
    '{left, plural, =0 {Das sind alle. Nimm eins weg, um ein anderes zu wählen.} one {Wähle noch eins.} other {Wähle noch #.}}',
  'setup.wrong.option': 'Das geht mit {seats} Spielern nicht.',
  'setup.wrong.pick': 'Wähle genau {count}.',
  'setup.wrong.seats': 'Dieses Spiel ist für {min} bis {max} Spieler.',
  'setup.wrong.quota':
    'Du hast so viele Tische, wie der Server erlaubt ({most}). Schließ einen oder spiel einen zu Ende, dann öffne diesen.',
  'setup.wrong.too-many':
    'Das war zu viel auf einmal. Versuch es in {seconds} Sekunden noch einmal.',
  'setup.wrong.game': 'Dieser Server hat dieses Spiel nicht. Spiel es auf diesem Gerät.',
  'setup.wrong.clock': 'Diese Zeitgrenze gibt es in diesem Spiel nicht. Wähle eine andere.',
  'setup.wrong.form':
    'Der Server hat dieses Formular nicht verstanden. Lade die Seite neu und versuch es noch einmal.',
} as const satisfies { readonly [id in keyof typeof en]: string };
