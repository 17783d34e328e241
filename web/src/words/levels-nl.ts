import type { en } from './levels-en.ts';

/** How each level of bots plays, in Dutch. */
export const nl = {
  'levels.all': 'Hoe goed de bots spelen',
  'levels.number': '{number} van 8',
  'levels.scale': 'Van 1, voor kinderen, tot 8, de sterkste.',
  'levels.characters': 'Karakters',
  'levels.any': 'Elk karakter',
  'levels.none': 'Geen karakter',
  'level.starter': 'Ziet alleen wat nu telt. Voor kinderen en een allereerste partij.',
  'level.apprentice': 'Denkt aan eigen voordeel en neemt vaak het op één na beste.',
  'level.casual': 'Denkt aan eigen voordeel, maar let beter op.',
  'level.hobbyist': 'Heeft oog voor goede kansen en kijkt nauwelijks naar die van jou.',
  'level.regular': 'Weet wat telt en houdt rekening met wat jij wilt.',
  'level.skilled': 'Denkt verder vooruit en geeft weinig weg.',
  'level.veteran': 'Kijkt ver en mist weinig.',
  'level.expert': 'De sterkste: denkt zo ver als het kan.',
} as const satisfies { readonly [id in keyof typeof en]: string };
