import type { en } from './levels-en.ts';

/** How each level of bots plays, in German. */
export const de = {
  'levels.all': 'Wie gut die Bots spielen',
  'levels.number': '{number} von 8',
  'levels.scale': 'Von 1, für Kinder, bis 8, der stärkste.',
  'levels.characters': 'Charaktere',
  'levels.any': 'Irgendein Charakter',
  'levels.none': 'Kein Charakter',
  'level.starter': 'Sieht nur, was gerade zählt. Für Kinder und die allererste Partie.',
  'level.apprentice': 'Denkt an den eigenen Gewinn und nimmt oft das Zweitbeste.',
  'level.casual': 'Denkt an den eigenen Gewinn, aber sorgfältiger.',
  'level.hobbyist': 'Hat ein Auge für gute Gelegenheiten und achtet kaum auf deine.',
  'level.regular': 'Weiß, worauf es ankommt, und rechnet mit dem, was du willst.',
  'level.skilled': 'Denkt weiter voraus und verschenkt wenig.',
  'level.veteran': 'Schaut tief und übersieht wenig.',
  'level.expert': 'Der stärkste: denkt, so weit es geht.',
} as const satisfies { readonly [id in keyof typeof en]: string };
