import type { en } from './options-en.ts';

/** What each option changes, in Dutch. */
export const nl = {
  'option.objectives.about': 'Wat 7 miljoen oplevert voor wie er het eerst is. Er liggen er drie.',
  'option.objectives.pick': 'Drie naar keuze',
  'option.startFloors.about':
    'Hoeveel gebouwen er al staan. Meer gebouwen openen meteen meer bouwplaatsen.',
  'option.start.about':
    'Of het toeval de eerste gebouwen plaatst, of de spelers, de laatste speler eerst.',
  'option.board.about': 'Welke bouwplaatsen er zijn en welke straten ze verbinden.',
  'option.cards.about': 'Welke kaarten er zijn en wat elke kaart geeft.',
} as const satisfies { readonly [id in keyof typeof en]: string };
