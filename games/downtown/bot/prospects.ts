import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { adjacency, bits } from './lots.ts';
import { CityOutlook } from './city-outlook.ts';
import type { LotOutlook } from './lot-outlook.ts';
import { WEIGHTS } from './weights.ts';

const city = new CityOutlook();

/** The number of purchases left, this round's orders included. */
export function roundsLeft(n: DowntownNode): number {
  const bare = bits(at.ALL & ~n.laid);
  // Every second card brings another one in the same round.
  const perRound = n.seats === 2 ? 1 : 1.5;
  if (n.phase === at.OVER) return 0;
  if (n.phase === at.PILE || n.phase === at.CARD) return bare / perRound;
  const turned = (n.now === 0 ? 0 : 1) + (n.next === 0 ? 0 : 1);
  return 1 + (bare - turned) / perRound;
}

/**
 * What every seat may expect to end with: money (with two players, points), the value of its plots,
 * and of its means.
 */
export function prospects(n: DowntownNode, rounds: number, out: Float64Array): void {
  const { words, seats } = n;
  city.look(n, rounds);
  for (let seat = 0; seat < seats; seat++) out[seat] = hopes(n, seat, rounds);
  const beside = adjacency(n.board);
  for (let lot = 0; lot < beside.length; lot++) {
    const owners = words[at.OWNERS + lot]!;
    if (owners === 0) continue;
    const outlook = city.lot(n, lot, beside[lot]!, rounds);
    for (let seat = 0; seat < seats; seat++)
      out[seat]! += partOf(outlook, (owners >> (3 * seat)) & 7);
  }
}

/** The expected value of this many plots of a lot. */
export const partOf = ({ paid, value, bonus }: LotOutlook, plots: number): number =>
  plots === 0 ? 0 : paid * (plots * value + bonus);

/** The money of a player and the value of its means, without plots. */
export const hopes = (n: DowntownNode, seat: number, rounds: number): number =>
  n.words[at.MONEY + seat]! + (n.seats === 2 ? duelMeans(n, seat, rounds) : means(n, seat, rounds));

/** How much of its options a player with this money has, 0 … 1; a table for usual amounts. */
const liquid = (money: number): number => 1 - Math.exp(-money / WEIGHTS.liquidity);
const LIQUID = Float64Array.from({ length: 256 }, (_, money) => liquid(money));

/** The value of a player's money, markers and token for the rest of the game. */
function means(n: DowntownNode, seat: number, rounds: number): number {
  const money = n.words[at.MONEY + seat]!;
  const markers = (n.markers >> (4 * seat)) & 15;
  const able = (LIQUID[money] ?? liquid(money)) * Math.min(1, markers / 3);
  const token = (n.tokens >> seat) & 1;
  return WEIGHTS.gain * rounds * able + WEIGHTS.token * token * Math.min(1, rounds / 4);
}

/**
 * With two players, markers are the only means: of each colour as many count as there is time to
 * use.
 */
function duelMeans(n: DowntownNode, seat: number, rounds: number): number {
  const bare = bits(at.ALL & ~n.laid);
  const onBare = Math.min(n.words[at.COLOURS + seat]!, bare);
  const onLaid = Math.min(n.words[at.COLOURS + 2 + seat]!, 1.5 * rounds);
  return WEIGHTS.duelGain * (onLaid + 0.7 * onBare);
}
