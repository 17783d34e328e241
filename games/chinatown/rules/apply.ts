import type { Applied, Chance, Outcome, Seat } from '@faubourg/core';
import type { ChinatownAnswer } from './answer.ts';
import { place, showBuilds } from './build.ts';
import type { ChinatownEvent } from './events.ts';
import { payIncome } from './income.ts';
import { chooseKeep, dealLocations, settleLocations } from './locations.ts';
import type { ChinatownOptions } from './options.ts';
import { ROUNDS, START_MONEY, TILES } from './material.ts';
import { LOCATIONS } from './board.ts';
import type { ChinatownState } from './state.ts';
import { drawTiles } from './tiles.ts';
import { applyTrade } from './trade.ts';

export function setUp(
  options: ChinatownOptions,
  seats: number,
  chance: Chance,
): { state: ChinatownState; events: ChinatownEvent[] } {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const first = options.buildOrder === 'in-turn' ? chance.int(seats) : null;
  const state: ChinatownState = {
    options,
    round: 1,
    phase: 'keep',
    land: {},
    money: each(() => START_MONEY),
    hands: each(() => []),
    cards: each(() => []),
    kept: each(() => null),
    ready: each(() => false),
    offers: [],
    nextOffer: 1,
    planned: each(() => []),
    first,
    turned: [],
    deck: LOCATIONS,
    bag: TILES,
    ledger: { income: each(() => 0), open: each(() => 0), secret: [] },
  };
  const events: ChinatownEvent[] = first === null ? [] : [{ kind: 'first', seat: first }];
  return { state, events: [...events, ...startRound(state, chance)] };
}

function startRound(s: ChinatownState, chance: Chance): ChinatownEvent[] {
  s.phase = 'keep';
  s.ready.fill(false);
  const events = dealLocations(s, chance);
  if (s.options.locationCards !== 'all') return events;
  for (const [seat, cards] of s.cards.entries()) s.kept[seat] = cards.slice();
  return [...events, ...startTrade(s, chance)];
}

/** Locations are shown and tiles are drawn: the table is open. */
function startTrade(s: ChinatownState, chance: Chance): ChinatownEvent[] {
  const events = [settleLocations(s), ...drawTiles(s, chance)];
  s.phase = 'trade';
  return events;
}

/** CT-24: what still lies on the table is off. */
function startBuilding(s: ChinatownState): ChinatownEvent[] {
  const offers = s.offers.map(({ id }) => id);
  s.offers = [];
  s.ready.fill(false);
  s.phase = 'build';
  return [{ kind: 'closed', offers }];
}

/** Income, and then the next round or the end (CT-50). */
function endRound(s: ChinatownState, chance: Chance): ChinatownEvent[] {
  const events = payIncome(s, chance);
  if (s.round === ROUNDS) {
    s.phase = 'over';
    return [...events, { kind: 'ended', money: s.money.slice() }];
  }
  s.round++;
  if (s.first !== null) s.first = (s.first + 1) % s.money.length;
  return [...events, ...startRound(s, chance)];
}

function finishBuild(s: ChinatownState, seat: Seat, chance: Chance): Applied<ChinatownEvent> {
  s.ready[seat] = true;
  const all = s.ready.every(Boolean);
  const events: ChinatownEvent[] = [];
  if (s.first === null) {
    events.push({ kind: 'ready', seat });
    if (all) events.push(showBuilds(s, [...s.ready.keys()]));
  } else events.push(showBuilds(s, [seat]));
  if (all) events.push(...endRound(s, chance));
  return { events, reveals: all || s.first !== null };
}

export function apply(
  s: ChinatownState,
  seat: Seat,
  answer: ChinatownAnswer,
  chance: Chance,
): Applied<ChinatownEvent> {
  if ('keep' in answer) {
    const events = chooseKeep(s, seat, answer.keep);
    const all = !s.kept.includes(null);
    if (all) events.push(...startTrade(s, chance));
    return { events, reveals: all };
  }
  if ('place' in answer) {
    return { events: [place(s, seat, answer.place, answer.at)], reveals: false };
  }
  if ('built' in answer) return finishBuild(s, seat, chance);
  const applied = applyTrade(s, seat, answer);
  if (!s.ready.every(Boolean)) return applied;
  return { events: [...applied.events, ...startBuilding(s)], reveals: applied.reveals };
}

/** CT-50: the richest wins; ties share the victory. */
export function outcome(s: ChinatownState): Outcome | null {
  if (s.phase !== 'over') return null;
  const scores = s.money.slice();
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return { scores, winners, reason: 'sixth-income' };
}
