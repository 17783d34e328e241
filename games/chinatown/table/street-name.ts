import type { Measures } from './fit.ts';
import type { Block } from './layout.ts';

/** The name of a block's street, shortened to the width of the block. */
export function streetName({ name, w }: Block, measures: Measures): string {
  const most = Math.floor(w / letterWidth(measures));
  return name.length <= most ? name : `${name.slice(0, Math.max(1, most - 1))}…`;
}

/** The usual width of a letter of a street's name, in CSS pixels. */
export const letterWidth = ({ name }: Measures): number => (name < 20 ? 8 : 10.5);
