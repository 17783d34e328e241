import { type ThinkTimer, softmax } from '@faubourg/search';
import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { likingOf } from './characters.ts';
import { Market } from './market.ts';
import { adviseOrders } from './order-advice.ts';
import {
  type ThinkContext,
  type LevelSettings,
  spareNode,
  type WeighedAnswers,
  withAsked,
} from './think-context.ts';

/** Samples of the others' choices over which orders are compared. */
const SAMPLES = 48;
const RARE = 0.04;
/** Candidate orders of each seat in a look-ahead purchase. */
const AHEAD = 5;

/** The value of a position before a purchase, by a short search of the purchase. */
export async function purchaseValue(
  { evaluate, chance, timer, ahead }: ThinkContext,
  node: DowntownNode,
  shares: Float64Array,
): Promise<void> {
  const market = new Market(evaluate, AHEAD, [node], spareNode(node), chance);
  if (timer.due) await timer.pause();
  market.match(ahead);
  if (timer.due) await timer.pause();
  shares.fill(0);
  const orders = new Int32Array(node.seats);
  const one = new Float64Array(node.seats);
  for (let sample = 0; sample < SAMPLES; sample++) {
    market.draw(orders);
    market.play(orders, one);
    for (let i = 0; i < one.length; i++) shares[i]! += one[i]! / SAMPLES;
  }
}

/** The expected orders of all seats, searched as far as the budget allows. */
export async function thinkOfOrders(context: ThinkContext): Promise<Market> {
  const { settings, evaluate, worlds, spare, chance, timer } = context;
  const liking = likingOf(context, worlds[0]!);
  const market = new Market(evaluate, settings.candidates, worlds, spare, chance, liking);
  if (settings.horizon === 'alone') return market;
  for (let widening = 0; widening < settings.widenings; widening++) {
    await match(market, settings, timer, (widening + 1) / (settings.widenings + 2));
    if (timer.stopped() || !(await widen(market, timer))) break;
  }
  await match(market, settings, timer, 1);
  market.mixes = market.mixes.map(trimmed);
  return market;
}

/** DT-30: an order, drawn from a mix that is hard to exploit. */
export async function weighOrders(context: ThinkContext): Promise<WeighedAnswers> {
  const { settings, worlds, seat, timer, asked, advises } = context;
  const market = await thinkOfOrders(context);
  if (settings.horizon === 'alone') return alone(context, market);
  const codes = withAsked(market.choices[seat]!, asked);
  const node = worlds[0]!;
  const totals = new Float64Array(node.seats);
  const sums = new Float64Array(codes.length);
  let samples = 0;
  do market.against(codes, seat, sums, totals);
  while (++samples < SAMPLES && !timer.stopped());
  const total = totals.reduce((sum, one) => sum + one, 0);
  const worth = Array.from(sums, (sum) => sum / samples);
  // An asked order that the search did not choose has probability 0.
  const mix = codes.map((_, i) => market.mixes[seat]![i] ?? 0);
  const details = advises
    ? adviseOrders(node, seat, codes, market.choices, market.mixes)
    : undefined;
  return {
    codes,
    worth,
    weights: leaning(mix, worth, settings.lean),
    shares: totals.map((one) => one / total),
    method: node.laid === at.ALL ? 'counted' : 'mix',
    ...(details && { details }),
  };
}

function alone(
  { settings, worlds, seat, timer, asked }: ThinkContext,
  market: Market,
): WeighedAnswers {
  const codes = withAsked(market.choices[seat]!, asked);
  timer.more();
  const worth = market.alone(codes, seat);
  const shares = new Float64Array(worlds[0]!.seats);
  market.play(new Int32Array(shares.length), shares);
  return {
    codes,
    worth,
    weights: softmax(worth, settings.temperature),
    shares,
    method: 'one-step',
  };
}

/** Regret matching until this part of the budget is spent; at least one round. */
async function match(
  market: Market,
  settings: LevelSettings,
  timer: ThinkTimer,
  part: number,
): Promise<void> {
  const matching = market.matching();
  const more = (): boolean =>
    timer.iterations < settings.rounds && (part === 1 || timer.spent() < part) && timer.more();
  do {
    matching.round();
    if (timer.due) await timer.pause();
  } while (more());
  market.mixes = matching.mixes();
}

/** Adds each seat's best answer to the mixes found so far; false if nobody has a new one. */
async function widen(market: Market, timer: ThinkTimer): Promise<boolean> {
  const found: number[] = [];
  for (const seat of market.choices.keys()) {
    found.push(market.bestAnswer(seat));
    if (timer.stopped()) break;
    if (timer.due) await timer.pause();
  }
  return found.map((code, seat) => market.add(seat, code)).includes(true);
}

/** A mix without rare choices, which are left over from the first rounds of the search. */
function trimmed(mix: readonly number[]): number[] {
  const top = Math.max(...mix);
  const kept = mix.map((chance) => (chance >= RARE * top ? chance : 0));
  const total = kept.reduce((sum, chance) => sum + chance, 0);
  return kept.map((chance) => chance / total);
}

/** A mix shifted towards the choices of highest worth. */
export function leaning(mix: readonly number[], worth: readonly number[], lean: number): number[] {
  const top = Math.max(...worth);
  const raw = mix.map((chance, i) => chance * Math.exp((worth[i]! - top) / lean));
  const total = raw.reduce((sum, one) => sum + one, 0);
  return raw.map((one) => one / total);
}
