import type { Chance } from '@faubourg/core';
import type { ChinatownEvent } from './events.ts';
import { payIncome } from './income.ts';
import { dealLocations, settleLocations } from './locations.ts';
import { ROUNDS } from './material.ts';
import type { ChinatownState } from './state.ts';
import { drawTiles } from './tiles.ts';

export function startRound(s: ChinatownState, chance: Chance): ChinatownEvent[] {
  s.phase = 'keep';
  s.ready.fill(false);
  const events = dealLocations(s, chance);
  if (s.options.locationCards !== 'all') return events;
  for (const [seat, cards] of s.cards.entries()) s.kept[seat] = cards.slice();
  return [...events, ...startTrade(s, chance)];
}

/** Shows the locations kept, draws tiles and opens trading. */
export function startTrade(s: ChinatownState, chance: Chance): ChinatownEvent[] {
  const events = [settleLocations(s), ...drawTiles(s, chance)];
  s.phase = 'trade';
  return events;
}

/** CT-24: closes all open offers, then building begins. */
export function startBuilding(s: ChinatownState): ChinatownEvent[] {
  const offers = s.offers.map(({ id }) => id);
  s.offers = [];
  delete s.talk;
  s.ready.fill(false);
  if (s.outOfTime) s.outOfTime = [];
  s.phase = 'build';
  return [{ kind: 'closed', offers }];
}

/** Pays income, then starts the next round or ends the game (CT-50). */
export function endRound(s: ChinatownState, chance: Chance): ChinatownEvent[] {
  const events = payIncome(s, chance);
  if (s.round === ROUNDS) {
    s.phase = 'over';
    return [...events, { kind: 'ended', money: s.money.slice() }];
  }
  s.round++;
  if (s.first !== null) s.first = (s.first + 1) % s.money.length;
  return [...events, ...startRound(s, chance)];
}
