import type { Measures } from './fit.ts';
import type { Block } from './layout.ts';

/** The usual width of a letter of a street's name, in CSS pixels. */
const letter = ({ name }: Measures): number => (name < 20 ? 8 : 10.5);

/** The name of a block's street, shortened to the width of the block. */
export function streetName({ name, w }: Block, measures: Measures): string {
  const most = Math.floor(w / letter(measures));
  return name.length <= most ? name : `${name.slice(0, Math.max(1, most - 1))}…`;
}

export const nameWidth = (block: Block, measures: Measures): number =>
  streetName(block, measures).length * letter(measures);
