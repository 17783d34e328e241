import type { Seat } from '@faubourg/core';
import { countOf } from '../rules/material.ts';
import type { ChinatownState, Offer, Terms } from '../rules/state.ts';

/**
 * A bot stands by one offer at a time. When it finds a better one that only waits for its word, it
 * leaves its own first: withdraws it, or takes its word back. Two who leave their offers for each
 * other's at the same moment stand with empty hands and would begin anew, for ever. So all go by
 * one order, in which only what comes earlier is worth leaving something for:
 *
 * 1. an offer that waits for one person, who has not declined it and is not done, before all others;
 * 2. among those, the older before the newer.
 *
 * An offer that somebody has made way for is of the first kind until that one accepts it. Who
 * stands by it leaves it for an older one of the first kind alone, and that is then waited for in
 * the same way. Numbers only grow, so this comes to an end at an offer nobody leaves: a deal.
 */
export function mayWithdraw(state: ChinatownState, held: Offer, wanted: Offer): boolean {
  const [late, later] = [Number(wanted.declined.length > 0), Number(hangs(state, held))];
  return late === later ? wanted.id < held.id : late < later;
}

/** Whether an offer waits for several, or for somebody who does not want it or has stopped trading. */
function hangs({ ready }: ChinatownState, { parties, agreed, declined }: Offer): boolean {
  const asked = parties.filter((seat) => !agreed.includes(seat));
  return declined.length > 0 || asked.length > 1 || asked.some((seat) => ready[seat]);
}

/**
 * Whether either of two deals makes the other void (CT-23), as far as a seat can know: both move the
 * same place, or it has not enough to give for both, even with what one of them brings it.
 */
export function excludes(state: ChinatownState, seat: Seat, one: Terms, other: Terms): boolean {
  const [here, there] = [moved(seat, one), moved(seat, other)];
  return (
    here.places.some((place) => there.places.includes(place)) ||
    here.given.some((tile) => {
      if (!there.given.includes(tile)) return false;
      const got = Math.max(countOf(here.got, tile), countOf(there.got, tile));
      const needed = countOf(here.given, tile) + countOf(there.given, tile);
      return needed > countOf(state.hands[seat]!, tile) + got;
    })
  );
}

/** The places that change hands, the seat's own cards among them, and its tiles. */
function moved(seat: Seat, { gifts }: Terms) {
  const own = gifts.filter(({ from }) => from === seat);
  const places = gifts.flatMap(({ locations }) => locations);
  return {
    places: [...places, ...own.flatMap(({ cards }) => cards)],
    given: own.flatMap(({ tiles }) => tiles),
    got: gifts.flatMap(({ to, tiles }) => (to === seat ? tiles : [])),
  };
}
