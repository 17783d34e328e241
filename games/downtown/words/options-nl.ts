import type { en } from './options-en.ts';

/** What each option changes, in Dutch. */
export const nl = {
  'option.map.about': 'Waar de 24 terreinen liggen en welke elkaars buren zijn.',
  'option.secondCard.about':
    'Waar het tweede terrein van een ronde ligt: kiest de burgemeester, dan heeft die meer macht.',
  'option.soleBonus.about':
    'Wat je extra krijgt voor alle vier de percelen van een terrein dat niet op zijn plaats past.',
  'option.money.about':
    'Open: iedereen ziet wie voorstaat en wie kan betalen. Verborgen: je moet het onthouden.',
} as const satisfies { readonly [id in keyof typeof en]: string };
