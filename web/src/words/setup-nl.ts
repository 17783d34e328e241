import type { en } from './setup-en.ts';

/** The form for a new game in Dutch. */
export const nl = {
  'setup.ready': 'Eerste keer? Alles staat klaar: tik op Beginnen.',
  'setup.ready.friends': 'Open de tafel en stuur daarna de link.',
  'setup.summary': '{seats, plural, one {# speler} other {# spelers}}',
  'setup.summary.time': '{players}, ongeveer {time}',
  'setup.first-game': 'Voor je eerste partij: {value}. Je kunt dit veranderen.',
  'setup.dropped': 'Met {seats} spelers is dit weer: {value}.',
  'setup.pick.left':
    '{left, plural, =0 {Dat zijn ze. Haal er een weg om een andere te kiezen.} one {Kies er nog een.} other {Kies er nog #.}}',
  'setup.wrong.option': 'Dit kan niet met {seats} spelers.',
  'setup.wrong.pick': 'Kies er precies {count}.',
  'setup.wrong.seats': 'Dit spel is voor {min} tot {max} spelers.',
  'setup.wrong.quota':
    'Je hebt zoveel tafels als de server toestaat ({most}). Sluit er een of speel er een uit en open dan deze.',
  'setup.wrong.too-many': 'Dat was te veel tegelijk. Probeer het over {seconds} seconden opnieuw.',
  'setup.wrong.game': 'Deze server heeft dit spel niet. Speel het op dit apparaat.',
  'setup.wrong.clock': 'Dit spel kent die tijdslimiet niet. Kies een andere.',
  'setup.wrong.form':
    'De server begreep dit formulier niet. Laad de pagina opnieuw en probeer het nog eens.',
} as const satisfies { readonly [id in keyof typeof en]: string };
