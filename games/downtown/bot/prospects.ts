import type { Node } from '../rules/fast/city.ts';
import * as at from '../rules/fast/layout.ts';
import { adjacency, bits } from './lots.ts';
import { type Chances, sensibleChance, readChances } from './sensible.ts';
import { WEIGHTS } from './weights.ts';

const chances: Chances = { none: new Float64Array(6), left: new Float64Array(6) };

/** How many times plots can still be bought, this round's orders included. */
export function roundsLeft(n: Node): number {
  const bare = bits(at.ALL & ~n.laid);
  // One card of two brings a second one along.
  const perRound = n.seats === 2 ? 1 : 1.5;
  if (n.phase === at.OVER) return 0;
  if (n.phase === at.PILE || n.phase === at.CARD) return bare / perRound;
  const turned = (n.now === 0 ? 0 : 1) + (n.next === 0 ? 0 : 1);
  return 1 + (bare - turned) / perRound;
}

/** What every seat may expect to end with: money (with two, points), plots, and what it can do. */
export function prospects(n: Node, rounds: number, out: Float64Array): void {
  const { words, seats } = n;
  readChances(n, chances);
  for (let seat = 0; seat < seats; seat++)
    out[seat] =
      words[at.MONEY + seat]! + (seats === 2 ? duelMeans(n, seat, rounds) : means(n, seat, rounds));
  const beside = adjacency(n.board);
  for (let lot = 0; lot < beside.length; lot++)
    if (words[at.OWNERS + lot] !== 0) addLot(n, lot, beside[lot]!, rounds, out);
}

/** What money, markers and the token still let a player do. */
function means(n: Node, seat: number, rounds: number): number {
  const money = n.words[at.MONEY + seat]!;
  const markers = (n.markers >> (4 * seat)) & 15;
  const able = (1 - Math.exp(-money / WEIGHTS.liquidity)) * Math.min(1, markers / 3);
  const token = (n.tokens >> seat) & 1;
  return WEIGHTS.gain * rounds * able + WEIGHTS.token * token * Math.min(1, rounds / 4);
}

/** With two, markers are all there is to spend: of each colour as many as there is time for. */
function duelMeans(n: Node, seat: number, rounds: number): number {
  const bare = bits(at.ALL & ~n.laid);
  const onBare = Math.min(n.words[at.COLOURS + seat]!, bare);
  const onLaid = Math.min(n.words[at.COLOURS + 2 + seat]!, 1.5 * rounds);
  return WEIGHTS.duelGain * (onLaid + 0.7 * onBare);
}

function addLot(n: Node, lot: number, beside: number, rounds: number, out: Float64Array): void {
  const owners = n.words[at.OWNERS + lot]!;
  const need = 4 - (owners >> at.SOLD);
  const laid = (n.laid >> lot) & 1;
  const filled = rounds > 0 ? Math.min(1, (need * WEIGHTS.fillRounds) / rounds) : 1;
  // A bare lot must wait for its card; nobody knows when that comes.
  const until = laid || n.now === lot + 1 || n.next === lot + 1 ? filled : Math.max(0.55, filled);
  const built = bits(beside & n.laid);
  const neighbours = built + until * bits(beside & ~n.laid);
  const sensible = sensibleChance(n, lot, beside, until, chances);
  const value = neighbours * (1 + sensible);
  const eager = Math.min(1.4, value / WEIGHTS.usualValue);
  const paid = need === 0 ? 1 : 1 - Math.exp(-WEIGHTS.fill[need]! * eager * rounds);
  const others = n.seats === 2 ? 0 : bonusFor(n, owners, need, sensible);
  for (let seat = 0; seat < n.seats; seat++) {
    const plots = (owners >> (3 * seat)) & 7;
    if (plots !== 0) out[seat]! += paid * (plots * value + others);
  }
}

/** DT-42, DT-43, with the chance that nobody else joins before the lot is full. */
function bonusFor(n: Node, owners: number, need: number, sensible: number): number {
  let holders = 0;
  for (let seat = 0; seat < n.seats; seat++) if (((owners >> (3 * seat)) & 7) !== 0) holders++;
  const duo = 1 + sensible;
  if (holders > 2) return 0;
  if (holders === 2) return duo * WEIGHTS.stayTwo[need]!;
  const alone = WEIGHTS.stayAlone[need]!;
  const { soleBonus } = n.options;
  return alone * (soleBonus + sensible * (10 - soleBonus)) + (1 - alone) * 0.6 * duo;
}
