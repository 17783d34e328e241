import { QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { CityOutlook } from '../bot/city-outlook.ts';
import { blankLot, lookAtLot } from '../bot/lot-outlook.ts';
import { adjacency } from '../bot/lots.ts';
import { Market } from '../bot/market.ts';
import { evaluatorFor } from '../bot/net.ts';
import { roundsLeft } from '../bot/prospects.ts';
import { type Chances, readChances } from '../bot/sensible.ts';
import { evaluateAt, spareNode } from '../bot/think-context.ts';
import { fast } from '../rules/fast/index.ts';
import * as at from '../rules/fast/layout.ts';
import type { DowntownNode } from '../rules/fast/node.ts';
import { downtown } from '../rules/index.ts';
import { OPTIONS } from './positions.ts';

/* What a bot keeps from one position to the next must not change a single bit of its thoughts. */

/** Plays random games and looks at every position. */
function eachPosition(games: number, look: (node: DowntownNode, chance: QuickChance) => void) {
  const codes = new Int32Array(fast.mostAnswers);
  for (let seed = 0; seed < games; seed++) {
    const chance = new QuickChance(seed);
    const soleBonus = seed % 2 === 0 ? 2 : 5;
    const { state } = downtown.setUp({ ...OPTIONS, soleBonus }, 2 + (seed % 5), chance);
    const node = fast.node(state);
    for (let owing = fast.owing(node); owing !== 0; owing = fast.owing(node)) {
      look(node, chance);
      const seat = 31 - Math.clz32(owing & -owing);
      const count = fast.legal(node, seat, codes);
      fast.apply(node, seat, codes[chance.int(count)]!, chance);
    }
  }
}

test('the outlook of a lot that was kept is the one that would be computed', () => {
  const city = new CityOutlook();
  const chances: Chances = { none: new Float64Array(6), left: new Float64Array(6) };
  let differing = 0;
  let compared = 0;
  eachPosition(20, (node) => {
    const rounds = roundsLeft(node);
    const beside = adjacency(node.board);
    city.look(node, rounds);
    readChances(node, chances);
    for (let lot = 0; lot < beside.length; lot++) {
      const plain = blankLot();
      lookAtLot(node, lot, beside[lot]!, rounds, chances, plain);
      const kept = city.lot(node, lot, beside[lot]!, rounds);
      for (const field of Object.keys(plain) as (keyof typeof plain)[])
        if (!Object.is(kept[field], plain[field])) differing++;
      compared++;
    }
  });
  expect(differing).toBe(0);
  expect(compared).toBeGreaterThan(10_000);
});

test('a purchase that was kept has the result of one that is played', () => {
  let differing = 0;
  let again = 0;
  eachPosition(10, (node, chance) => {
    if (node.phase !== at.ORDER || node.words[at.ORDERS] !== 0) return;
    if (node.owing !== (1 << node.seats) - 1) return;
    const seed = chance.int(1000);
    const [kept, plain] = [new QuickChance(seed), new QuickChance(seed)];
    const evaluate = evaluatorFor(node);
    const market = new Market(evaluate, 64, [node], spareNode(node), kept);
    const spare = spareNode(node);
    const orders = new Int32Array(node.seats);
    const [found, expected] = [new Float64Array(node.seats), new Float64Array(node.seats)];
    const seen = new Set<string>();
    for (let times = 0; times < 40; times++) {
      for (let seat = 0; seat < node.seats; seat++) {
        const few = market.legal[seat]!.slice(0, 2);
        orders[seat] = few[chance.int(few.length)]!;
      }
      if (seen.has(orders.join())) again++;
      seen.add(orders.join());
      market.play(orders, found);
      fast.copy(node, spare);
      for (let seat = 0; seat < node.seats; seat++) fast.apply(spare, seat, orders[seat]!, plain);
      evaluateAt(evaluate, spare, expected, plain);
      if (found.some((share, seat) => !Object.is(share, expected[seat]))) differing++;
      if (kept.draws !== plain.draws) differing++;
    }
  });
  expect(differing).toBe(0);
  expect(again).toBeGreaterThan(500);
});
