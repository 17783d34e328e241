import type { en } from './options-en.ts';

/** What each option changes, in Dutch. */
export const nl = {
  'option.map.about': 'Hoe de zes wijken zijn verdeeld, en dus welke adressen buren zijn.',
  'option.economy.about':
    'Elk jaar een kaart die elke winkel van één grootte iets extra’s kan opleveren.',
  'option.money.about': 'Open: iedereen ziet wie voorstaat. Verborgen: je kunt alleen gissen.',
  'option.dealMoney.about': 'Of de anderen de prijs horen als twee spelers een deal sluiten.',
  'option.hands.about': 'Open: je ziet wie wat nodig heeft. Verborgen: je moet het vragen.',
  'option.buildOrder.about': 'Om de beurt: wie later bouwt, ziet wat de anderen hebben gebouwd.',
  'option.streetAccess.about':
    'Aan: een nieuwe zaak heeft een adres aan de straat nodig. De andere adressen breiden alleen uit.',
  'option.locationCards.about':
    'Wat er gebeurt met de twee adressen die je elk jaar niet houdt: meer kaarten, meer handel.',
} as const satisfies { readonly [id in keyof typeof en]: string };
