import type { Plaque } from '../rules/index.ts';

/** The sign of each use as an SVG path in a square from −12 to 12. */
export const USE_ICONS: { readonly [use in Plaque]: string } = {
  housing: 'M-11-1L0-10L11-1H8V9H2V3H-2V9H-8V-1z',
  industry: 'M-10 9V-1L-4 3V-1L2 3V-10H8V9z',
  commerce: 'M-9-9H9L11-2H-11zM-9 0H9V9H3V3H-2V7H-6V3H-6V9H-9z',
  park: 'M0-11L8 1H4L9 7H2V11H-2V7H-9L-4 1H-8z',
};
