import { type PlainNode, plainFastRules, type FastRules } from '../../index.ts';
import type { Broken } from './broken-toy.ts';
import { toy, type ToyAnswer, type ToyGame, type ToyState } from './index.ts';

type Side = FastRules<ToyState, ToyAnswer, PlainNode<ToyState>>;

/** The toy with something changed in its search side. */
function searching(change: (side: Side) => Partial<Side>): ToyGame {
  const side = plainFastRules(toy);
  return {
    ...toy,
    fast: { ...side, ...change(side) },
  };
}

/** Toys whose search side has a defect. */
export const BROKEN_SEARCH: readonly Broken[] = [
  {
    what: 'has a search side that misses an answer',
    law: 'search',
    says: /answers in the rules/,
    make: () =>
      searching((side) => ({
        legal: (node, seat, out) => Math.max(1, side.legal(node, seat, out) - 1),
      })),
  },
  {
    what: 'has a search side that plays another game',
    law: 'search',
    says: /the two differ: state\.bank/,
    make: () =>
      searching((side) => ({
        apply: (node, seat, code, chance) => {
          const paying = node.state.phase === 'light';
          side.apply(node, seat, code, chance);
          if (paying) node.state.bank += 1;
        },
      })),
  },
  {
    what: 'has a search side that deals other cards',
    law: 'search',
    says: /deal\(\) differs from set-up/,
    make: () =>
      searching((side) => ({
        setUp: (node, chance) => {
          chance.int(2);
          side.setUp(node, chance);
        },
      })),
  },
  {
    what: 'has a search side that counts other scores',
    law: 'search',
    says: /scores [\d,]+ against [\d,]+/,
    make: () =>
      searching((side) => ({
        scores: (node, out) => {
          side.scores(node, out);
          out[0]! += 1;
        },
      })),
  },
];
