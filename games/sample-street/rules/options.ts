import type { OptionSpec } from '@faubourg/core';
import { TOWN_SIZES, type TownSize } from './material.ts';

export type SampleStreetOptions = { readonly town: TownSize };

/** The first value of an option is its default. */
export const options: readonly OptionSpec[] = [
  { name: 'town', rule: 'SS-1', values: () => TOWN_SIZES },
];
