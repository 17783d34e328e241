import type { Shop } from '../rules/material.ts';

/** The sign of each type of shop, as a path in a square from −12 to 12. */
const SIGNS: { readonly [shop: Shop]: string } = {
  fish: 'M-10 0q6-8 14 0q-8 8-14 0zM4 0l6-5v10zM-6-1h.5',
  watchmaker: 'M0-7a8 8 0 1 0 .1 0zM0-3v4l3 2M-2-11h4',
  pharmacy: 'M-9-2h18q0 9-9 9t-9-9zM2-3l6-8M-5 10h10',
  restaurant: 'M-10 0h20q-1 9-10 9t-10-9zM-5-3l9-8M1-3l8-6',
  fireworks: 'M0 11v-8M0-3v-8M-3-2l-6-6M3-2l6-6M-4 2h-6M4 2h6',
  'tea-house': 'M-7-2h12v6q0 5-6 5t-6-5zM5 0q5 0 5 3t-5 3M-7 2l-4-5M-4-2q3-5 6 0M-1-5v-3',
  laundry: 'M-4-9l-8 4 3 6 3-2v10h12v-10l3 2 3-6-8-4q-4 4-8 0z',
  antiques: 'M-4-10h8M-2-10q1 4-3 7q-3 4 0 9q1 3 3 3h4q2 0 3-3q3-5 0-9q-4-3-3-7M-6 1h12',
  jewellery: 'M-6-8h12l5 6L0 10L-11-2zM-11-2h22M-4-2L0 9L4-2L0-8z',
  radio: 'M-11-4h22v13h-22zM-6-4L6-11M-5 0a3 3 0 1 0 .1 0zM3 0h5M3 5h5',
  detective: 'M-3-9a7 7 0 1 0 .1 0zM2 4l8 7M-6-2q0-3 3-3',
  sewing: 'M-8-9h11M-8 9h11M-6-9v18M1-9v18M-6-4h7M-6 0h7M-6 4h7M1 7q7 0 9-8v-9',
};

export const signOf = (shop: Shop): string => SIGNS[shop] ?? '';

/** The colour of a type's plate. Sign, letters and pips identify the type without it. */
export const plateOf = (shop: Shop): string => `var(--ct-${shop})`;
