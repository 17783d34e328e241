import type { Board } from './board.ts';
import type { Use } from './material.ts';
import type { Lot } from './state.ts';

/** DT-41: the use whose neighbouring lots decide whether a use is sensible. */
export const DECISIVE: { readonly [use in Use]: Use } = {
  housing: 'industry',
  industry: 'commerce',
  commerce: 'housing',
};

/** What a plot of a lot is worth with the present plaques. */
export type Worth = {
  /** Neighbouring lots that carry a plaque. */
  readonly neighbours: number;
  readonly sensible: boolean;
  /** The neighbouring lots that decide it, such as the industries beside housing. */
  readonly because: readonly number[];
  readonly value: number;
};

function isSensible(use: Use, decisive: number): boolean {
  return use === 'housing' ? decisive === 0 : decisive >= (use === 'industry' ? 1 : 2);
}

/** DT-41: the value of each plot if the lot had this use. */
export function worth(board: Board, lots: readonly Lot[], n: number, use: Use): Worth {
  const built = board.lots[n - 1]!.adj.filter((beside) => lots[beside - 1]!.use !== null);
  const because = built.filter((beside) => lots[beside - 1]!.use === DECISIVE[use]);
  const sensible = isSensible(use, because.length);
  const neighbours = built.length;
  return { neighbours, sensible, because, value: sensible ? 2 * neighbours : neighbours };
}

/** DT-42, DT-43: the bonus of each owner, by number of owners. */
export function bonus(owners: number, { sensible, neighbours }: Worth, soleBonus: number): number {
  if (neighbours === 0 || owners > 2) return 0;
  if (owners === 1) return sensible ? 10 : soleBonus;
  return sensible ? 2 : 1;
}
