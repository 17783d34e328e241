import { type PlainNode, plainFastRules, type FastRules } from '../../index.ts';
import type { Broken } from './broken-toy.ts';
import { toy, type ToyAnswer, type ToyGame, type ToyState } from './index.ts';

type ToyFastRules = FastRules<ToyState, ToyAnswer, PlainNode<ToyState>>;

/** The toy game with a change in its fast rules. */
function withFastRules(change: (fast: ToyFastRules) => Partial<ToyFastRules>): ToyGame {
  const fast = plainFastRules(toy);
  return {
    ...toy,
    fast: { ...fast, ...change(fast) },
  };
}

/** Toy games whose fast rules have a defect. */
export const BROKEN_FAST_RULES: readonly Broken[] = [
  {
    what: 'has fast rules that miss an answer',
    law: 'fast-rules',
    says: /answers in the rules/,
    make: () =>
      withFastRules((fast) => ({
        legal: (node, seat, out) => Math.max(1, fast.legal(node, seat, out) - 1),
      })),
  },
  {
    what: 'has fast rules that draw another answer than the list has',
    law: 'fast-rules',
    says: /draws the answer/,
    make: () =>
      withFastRules((fast) => {
        const codes = new Int32Array(fast.mostAnswers);
        return {
          drawAnswer: (node, seat, chance) => {
            const count = fast.legal(node, seat, codes);
            return codes[count - 1 - chance.int(count)]!;
          },
        };
      }),
  },
  {
    what: 'has fast rules that play another game',
    law: 'fast-rules',
    says: /the two differ: state\.bank/,
    make: () =>
      withFastRules((fast) => ({
        apply: (node, seat, code, chance) => {
          const paying = node.state.phase === 'light';
          fast.apply(node, seat, code, chance);
          if (paying) node.state.bank += 1;
        },
      })),
  },
  {
    what: 'has fast rules that deal other cards',
    law: 'fast-rules',
    says: /deal\(\) differs from set-up/,
    make: () =>
      withFastRules((fast) => ({
        setUp: (node, chance) => {
          chance.int(2);
          fast.setUp(node, chance);
        },
      })),
  },
  {
    what: 'has fast rules that count other scores',
    law: 'fast-rules',
    says: /scores [\d,]+ against [\d,]+/,
    make: () =>
      withFastRules((fast) => ({
        scores: (node, out) => {
          fast.scores(node, out);
          out[0]! += 1;
        },
      })),
  },
];
