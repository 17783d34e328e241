import type { en } from './manual-en.ts';

/** The same in Dutch. */
export const nl = {
  'option.town': 'Stad',
  'option.town.small': 'Klein: 24 kavels',
  'option.town.large': 'Groot: 42 kavels',

  'rule.SS-1': 'De stad heeft vier rijen van zes kavels; de grote heeft zes rijen van zeven.',
  'rule.SS-2': 'De kaarten zijn huizen, winkels en parken. Er zijn evenveel kaarten als kavels.',
  'rule.SS-3': 'Kavels zijn buren als ze een zijde delen, ook aan de overkant van een straat.',
  'rule.SS-10':
    'Iedereen krijgt twee kaarten, die de anderen niet zien. Het toeval bepaalt wie begint.',
  'rule.SS-20':
    'In je beurt bouw je een van je kaarten op een lege kavel. Daarna trek je een kaart, zolang die er zijn.',
  'rule.SS-21': 'Een huis is 1 punt waard, en 2 extra voor elk park ernaast.',
  'rule.SS-22': 'Een winkel is 2 punten waard voor elk huis ernaast.',
  'rule.SS-23': 'Een park is 1 punt waard voor elk gebouw ernaast.',
  'rule.SS-30':
    'Als elke kavel is bebouwd, winnen de meeste punten. Bij een gelijke stand delen jullie de overwinning.',
} as const satisfies { readonly [id in keyof typeof en]: string };
