import { canonical, QuickChance } from '@faubourg/core';
import { JsKernel, netEvaluator, oneStepPrior, readNet, Tree } from '@faubourg/search';
import { expect, test } from 'vitest';
import { featuresFor } from '../bot/features.ts';
import { Frontier } from '../bot/frontier.ts';
import { levelSettings } from '../bot/levels.ts';
import { evaluatorFor } from '../bot/net.ts';
import { fitsBoard, standardBoard } from '../bot/net-fit.ts';
import { blankOutlook, outlookOf } from '../bot/outlook.ts';
import { label, makeBot } from '../bot/think.ts';
import four from '../bot/weights/4-players.json' with { type: 'json' };
import three from '../bot/weights/3-players.json' with { type: 'json' };
import two from '../bot/weights/2-players.json' with { type: 'json' };
import { fast } from '../rules/fast/index.ts';
import * as at from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { packCards } from '../rules/fast/material.ts';
import { towerUp, type TowerUpOptions } from '../rules/index.ts';
import { plainFrontier, plainOutlook } from './plain-outlook.ts';

/*
 * What a bot keeps from one position to the next, and what it computes with bit masks or vectors,
 * must not change a single bit of its thoughts. THINKING_POSITIONS=2000 compares that many.
 */
const POSITIONS = Number(process.env['THINKING_POSITIONS'] ?? 18);
const FILES = [two, three, four];
const OPTIONS: readonly TowerUpOptions[] = [
  { objectives: 'random', startFloors: 3, start: 'random', board: 'standard' },
  { objectives: 'start', startFloors: 5, start: 'random', board: 'standard' },
  {
    objectives: ['heights1234', 'adjacent5', 'borders2'],
    startFloors: 4,
    start: 'chosen',
    board: 'standard',
  },
];

/** Plays random games; looks at every position and at those after some of its answers. */
function eachPosition(seats: number, games: number, look: (node: TowerUpNode) => void): void {
  const codes = new Int32Array(fast.mostAnswers);
  for (let seed = 0; seed < games; seed++) {
    const chance = new QuickChance(seed);
    const { state } = towerUp.setUp(OPTIONS[seed % OPTIONS.length]!, seats, chance);
    const node = fast.node(state);
    const after = fast.node(state);
    while (fast.owing(node) !== 0) {
      look(node);
      const seat = node.data[at.TURN]!;
      const count = fast.legal(node, seat, codes);
      for (let i = chance.int(4); i < count; i += 1 + (count >> 2)) {
        fast.copy(node, after);
        fast.apply(after, seat, codes[i]!, chance);
        look(after);
      }
      fast.apply(node, seat, codes[chance.int(count)]!, chance);
    }
  }
}

test.each([2, 3, 4])('%i players: bit masks count what a look at each site counts', (seats) => {
  const frontier = new Frontier();
  const outlook = blankOutlook();
  const { printed } = packCards(undefined);
  const differing: unknown[] = [];
  eachPosition(seats, 3, (node) => {
    const { data } = node;
    frontier.look(node);
    const { count, prices, exposed } = plainFrontier(node);
    const seen = { count: frontier.count, prices: frontier.prices, exposed: [...frontier.exposed] };
    if (canonical(seen) !== canonical({ count, prices, exposed })) differing.push(seen);
    for (let seat = 0; seat < seats; seat++) {
      const me = at.PLAYERS + seat * at.PLAYER;
      const markers = data[me + at.MARKERS]!;
      for (const more of [0, printed[data[at.MARKET_AT]!]!]) {
        const stock = data[me + at.STOCK]! + more;
        outlookOf(frontier, data, stock, markers, outlook);
        const { affordable, almost, gain } = outlook;
        const steps = [0, 1, 2, 3].map((c) => (outlook.steps >> (at.BITS * c)) & 63);
        const plain = plainOutlook(node, stock, markers);
        if (canonical({ affordable, almost, steps, gain }) !== canonical(plain))
          differing.push({ affordable, almost, steps, gain, plain });
      }
    }
  });
  expect(differing).toEqual([]);
});

/** The numbers of a player that follow from the one before them: floors in stock, stars reached. */
const DERIVED = [at.TOTAL, at.STARS];

/** Looks at a position, and at the same with each number of each player as it was before. */
function andOneNumberBefore(look: (node: TowerUpNode) => void): (node: TowerUpNode) => void {
  let former: Int32Array | null = null;
  return (node) => {
    look(node);
    const { data } = node;
    for (let i = at.PLAYERS; i < at.PLAYERS + data[at.SEATS]! * at.PLAYER; i++) {
      const number = (i - at.PLAYERS) % at.PLAYER;
      if (!former || former[i] === data[i] || DERIVED.includes(number)) continue;
      const end = i + (DERIVED.includes(number + 1) ? 2 : 1);
      const now = data.slice(i, end);
      data.set(former.subarray(i, end), i);
      look(node);
      data.set(now, i);
    }
    former = data.slice();
  };
}

test.each([2, 3, 4])(
  '%i players: a reader that remembers writes the inputs of a new one',
  (seats) => {
    const features = featuresFor(seats);
    const reader = features.reader!();
    const kept = new Float32Array(features.inputs);
    let before = kept.slice();
    let differing = 0;
    let skipped = 0;
    const look = (node: TowerUpNode): void => {
      const plain = new Float32Array(features.inputs).fill(Number.NaN);
      features.read(node, features.from(node), plain);
      const first = reader.read(node, features.from(node), kept);
      if (kept.some((input, i) => !Object.is(input, plain[i]))) differing++;
      // Everything before the first input that may have changed is as it was.
      if (kept.subarray(0, first).some((input, i) => !Object.is(input, before[i]))) differing++;
      skipped += first;
      before = kept.slice();
    };
    eachPosition(seats, 4, andOneNumberBefore(look));
    expect(differing).toBe(0);
    expect(skipped).toBeGreaterThan(0);
  },
);

test('the expert thinks the same, bit by bit, as with all inputs read anew and no vectors', async () => {
  const plain = makeBot({
    ...levelSettings.expert,
    evaluate: ({ players: { length } }) => {
      const net = readNet(FILES[length - 2], length, fitsBoard(standardBoard(length), length))!;
      const { inputs, from, read } = featuresFor(length);
      return netEvaluator(new JsKernel(net), { inputs, from, read });
    },
  });
  const expert = makeBot(levelSettings.expert);
  let looked = 0;
  for (let seed = 0; looked < POSITIONS; seed++) {
    const seats = 2 + (seed % 3);
    const chance = new QuickChance(seed);
    const { state } = towerUp.setUp(OPTIONS[(seed >> 2) % OPTIONS.length]!, seats, chance);
    for (let left = chance.int(24 * seats); left > 0; left--) {
      const legal = towerUp.answers(state, state.turn) ?? [];
      if (legal.length > 0)
        towerUp.apply(state, state.turn, legal[chance.int(legal.length)]!, chance);
    }
    if (towerUp.outcome(state) !== null) continue;
    looked++;
    const view = towerUp.view(state, state.turn);
    const options = {
      budget: { iterations: 60 },
      seed,
      ...(seed % 2 === 0 && { advise: { asked: [] } }),
    };
    expect(canonical(await expert.think(view, options))).toBe(
      canonical(await plain.think(view, options)),
    );
  }
});

test('a tree that keeps what its prior found grows like one that evaluates every leaf', () => {
  for (let seed = 0; seed < 12; seed++) {
    const seats = 2 + (seed % 3);
    const { state } = towerUp.setUp(OPTIONS[seed % OPTIONS.length]!, seats, new QuickChance(seed));
    const root = fast.node(state);
    const seat = root.data[at.TURN]!;
    let evaluated = 0;
    const byNet = evaluatorFor(state.options, seats);
    const evaluate: typeof byNet = (...asked) => {
      evaluated++;
      byNet(...asked);
    };
    const prior = oneStepPrior(fast, evaluate, fast.node(state), seats);
    // Does not pass on where to note what it found.
    const silent: typeof prior = (node, who, codes, count, guesses, chance) => {
      prior(node, who, codes, count, guesses, chance);
    };
    const [kept, plain] = [prior, silent].map((guess) => {
      evaluated = 0;
      const chance = new QuickChance(seed);
      const tree = new Tree(fast, seats, [root], fast.node(state), chance, {
        evaluate,
        guess,
        label,
        ...(seats > 2 && { rivals: { thinker: seat, widening: 8 } }),
      });
      for (let i = 0; i < 150; i++) tree.iterate();
      return { totals: [...tree.totals], root: tree.root(seat), draws: chance.draws, evaluated };
    });
    expect(kept!.evaluated).toBeLessThan(plain!.evaluated);
    expect({ ...kept, evaluated: 0 }).toEqual({ ...plain, evaluated: 0 });
  }
});
