import type { en } from './characters-en.ts';

/** The characters of bots, in Dutch. */
export const nl = {
  'character.haggler': 'Afdinger',
  'character.haggler.about':
    'Vraagt veel, antwoordt met een andere prijs, en geeft op het eind toe.',
  'character.broker': 'Makelaar',
  'character.broker.about': 'Vraagt rond wie wat heeft, en biedt een eerlijke prijs.',
  'character.generous': 'Gulle gever',
  'character.generous.about': 'Laat jou het grootste deel, om het sneller eens te worden.',
} as const satisfies { readonly [id in keyof typeof en]: string };
