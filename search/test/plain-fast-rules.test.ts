import { canonical, MAX_SEATS, plainFastRules, QuickChance, fastRulesOf } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { conform } from '../../core/conformance/index.ts';
import { toy } from '../../core/test/toy/index.ts';
import { type AnyFastRules, Tree, treeBot } from '../index.ts';
import { codedByPlace, dare } from './hidden-hands.ts';

const thinkOptions = (seed: number) => ({ budget: { iterations: 600 }, seed });

describe('the tree over the default fast rules, where a hand is hidden', () => {
  test('the game of the test obeys the laws', () => {
    expect(conform(dare, { games: 20 }).violations).toEqual([]);
  });

  const { state } = dare.setUp({}, 2, new QuickChance(1));
  const view = dare.view(state, 0);

  test('sees that who holds the trump plays it, in whatever order the cards lie', async () => {
    for (let seed = 0; seed < 10; seed++) {
      const { answer } = await treeBot({ game: dare }, { worlds: 64 }).think(
        view,
        thinkOptions(seed),
      );
      expect(answer, `seed ${seed}`).toEqual({ dare: false });
    }
  });

  test('with codes that are places it takes the cards for one another, and dares', async () => {
    const fast = codedByPlace(plainFastRules(dare));
    for (let seed = 0; seed < 10; seed++) {
      const { answer } = await treeBot({ game: dare, fast }, { worlds: 64 }).think(
        view,
        thinkOptions(seed),
      );
      expect(answer, `seed ${seed}`).toEqual({ dare: true });
    }
  });
});

describe('the codes of the default fast rules', () => {
  test('mean one answer in every world, and none two', () => {
    const fast = fastRulesOf(toy);
    const codes = new Int32Array(fast.mostAnswers);
    const met = new Map<number, string>();
    for (let seed = 0; seed < 40; seed++) {
      const { state } = toy.setUp({ hand: 3, rounds: 4 }, 4, new QuickChance(seed));
      const node = fast.node(state);
      for (let seat = 0; seat < 4; seat++) {
        const count = fast.legal(node, seat, codes);
        expect(count).toBe(3);
        for (const [i, answer] of toy.answers(state, seat)!.entries()) {
          expect(fast.answer(node, seat, codes[i]!)).toEqual(answer);
          expect(met.get(codes[i]!) ?? canonical(answer)).toBe(canonical(answer));
          met.set(codes[i]!, canonical(answer));
        }
      }
    }
    expect(new Set(met.values()).size).toBe(met.size);
    expect(met.size).toBe(24);
  });

  test('are the same whatever the order of an answer’s fields', () => {
    let turned = false;
    const game = {
      ...dare,
      answers: () => [(turned ? { b: 1, a: 2 } : { a: 2, b: 1 }) as never],
    };
    const fast = plainFastRules(game);
    const node = fast.node(dare.setUp({}, 2, new QuickChance(1)).state);
    const codes = new Int32Array(2);
    fast.legal(node, 0, codes);
    turned = true;
    fast.legal(node, 0, codes.subarray(1));
    expect(codes[0]).toBe(codes[1]);
  });

  test('a game that lists more than fit is refused, not cut short', () => {
    const cards = Array.from({ length: 5000 }, (_, card) => ({ card }));
    const fast = plainFastRules({ ...dare, answers: () => cards });
    const node = fast.node(dare.setUp({}, 2, new QuickChance(1)).state);
    expect(() => fast.legal(node, 0, new Int32Array(fast.mostAnswers))).toThrow(/5000 answers/);
  });
});

describe('a table of as many seats as there may be', () => {
  /** Two seats in turn say 0 or 1; the second seat's share is the number it said. */
  type Node = { said: number[] };
  const inTurn = (first: number, second: number): AnyFastRules<Node> => ({
    mostAnswers: 2,
    node: () => ({ said: [] }),
    copy: (from, to) => {
      to.said = from.said.slice();
    },
    setUp: (node) => {
      node.said = [];
    },
    owing: ({ said }) => (said.length === 2 ? 0 : 1 << (said.length === 0 ? first : second)),
    legal: (_node, _seat, out) => {
      out.set([0, 1]);
      return 2;
    },
    apply: (node, _seat, code) => {
      node.said.push(code);
    },
    answer: (_node, _seat, code) => code,
    shares: ({ said }, out) => {
      out.fill(0);
      out[second] = said[1]!;
    },
    scores: () => {},
  });

  test('the tree keeps the answers of every seat apart from those of all others', () => {
    const evaluate = (_node: Node, shares: Float64Array): void => {
      shares.fill(1 / MAX_SEATS);
    };
    for (let first = 0; first < MAX_SEATS; first++)
      for (let second = 0; second < MAX_SEATS; second++) {
        const fast = inTurn(first, second);
        const worlds = [fast.node(null as never)];
        const spare = fast.node(null as never);
        const tree = new Tree(fast, MAX_SEATS, worlds, spare, new QuickChance(1), { evaluate });
        for (let i = 0; i < 50; i++) tree.iterate();
        const visits = tree.root(first).reduce((sum, answer) => sum + answer.visits, 0);
        // Every iteration passes the root once.
        expect(visits, `seats ${first} and ${second}`).toBe(50);
      }
  });

  const full = {
    ...toy,
    seats: { min: MAX_SEATS, max: MAX_SEATS },
    options: toy.options.map((spec) =>
      spec.name === 'hand' ? { ...spec, values: () => [2] } : spec,
    ),
  };

  test('the toy for twelve obeys every law: records, positions and search included', () => {
    const report = conform(full, { games: 12 });
    expect(report.violations).toEqual([]);
    expect(report.checks['fast-rules']).toBeGreaterThan(0);
    expect(report.checks['replay']).toBeGreaterThan(0);
  });

  test('and a tree answers for its last seat', async () => {
    const { state } = full.setUp({ hand: 2, rounds: 4 }, MAX_SEATS, new QuickChance(3));
    const thought = await treeBot({ game: full }).think(full.view(state, MAX_SEATS - 1), {
      budget: { iterations: 200 },
      seed: 1,
    });
    expect(thought.shares).toHaveLength(MAX_SEATS);
    expect(state.hands[MAX_SEATS - 1]).toContain((thought.answer as { card: number }).card);
  });
});
