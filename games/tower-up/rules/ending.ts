import type { Seat } from '@faubourg/core';
import type { TowerUpEvent } from './events.ts';
import { TRACKS } from './material.ts';
import { outcome } from './outcome.ts';
import { visibleRoofs } from './presence.ts';
import { type EndReason, isOver, type Town } from './state.ts';

/** TU-42: only the first trigger counts. */
export function trigger(town: Town, seat: Seat, reason: EndReason): TowerUpEvent[] {
  if (town.end) return [];
  town.end = { reason, seat };
  return [{ kind: 'ending', seat, reason }];
}

/**
 * Whether the present turn is the seat's last. After the tenth roof it is the turn in which that
 * was placed (TU-40); after a shortage, the seat that caused it has one more turn after all others
 * (TU-41).
 */
export function isLastTurn(town: Town): boolean {
  const { end, turn, players } = town;
  if (!end) return false;
  if (end.reason === 'roofs' || turn !== end.seat) return true;
  return players.every(({ cone }, seat) => seat === turn || cone !== null);
}

const next = (town: Town): Seat => (town.turn + 1) % town.players.length;

/** Ends the turn: an extra turn (TU-25), the cone after the last turn (TU-40), or the next seat. */
export function endTurn(town: Town, extra: boolean): TowerUpEvent[] {
  const seat = town.turn;
  if (extra) return [{ kind: 'extra', seat }];
  const events: TowerUpEvent[] = [];
  if (isLastTurn(town)) {
    const visible = Math.min(visibleRoofs(town, seat), TRACKS.cone.max_counted);
    town.players[seat]!.cone = visible;
    events.push({ kind: 'cone', seat, visible });
  }
  if (!isOver(town)) town.turn = next(town);
  else events.push({ kind: 'ended', ...outcome(town)! });
  return events;
}
