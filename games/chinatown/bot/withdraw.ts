import type { Seat } from '@faubourg/core';
import { countOf } from '../rules/material.ts';
import type { ChinatownState, Offer, Terms } from '../rules/state.ts';

/**
 * Whether a bot may leave the offer it agrees to for a better one that waits only for its
 * acceptance. It must leave first: withdraw its offer, or take its acceptance back. Two bots that
 * leave their offers for each other's at the same time would both lose them and start again,
 * forever. So all bots use one order of offers, and leave an offer only for an earlier one:
 *
 * 1. Offers that wait for one seat, which has not declined and is not done, come before all others.
 * 2. Among those, older offers come before newer ones.
 *
 * An offer that a bot has left another for stays of the first kind until that bot accepts it. Its
 * other parties leave it only for an older offer of the first kind, which is then waited for in the
 * same way. Offer numbers only grow, so this ends at an offer that nobody leaves: a deal.
 */
export function mayWithdraw(state: ChinatownState, held: Offer, wanted: Offer): boolean {
  const [late, later] = [Number(wanted.declined.length > 0), Number(hangs(state, held))];
  return late === later ? wanted.id < held.id : late < later;
}

/** Whether an offer waits for several seats, was declined, or waits for a seat that is done. */
function hangs({ ready }: ChinatownState, { parties, agreed, declined }: Offer): boolean {
  const asked = parties.filter((seat) => !agreed.includes(seat));
  return declined.length > 0 || asked.length > 1 || asked.some((seat) => ready[seat]);
}

/**
 * Whether either of two deals makes the other void (CT-23), as far as a seat knows: both move the
 * same place, or the seat cannot give the tiles of both, even with what one of them brings it.
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

/** The places of a deal, with the seat's own cards, and the tiles the seat gives and gets. */
function moved(seat: Seat, { gifts }: Terms) {
  const own = gifts.filter(({ from }) => from === seat);
  const places = gifts.flatMap(({ locations }) => locations);
  return {
    places: [...places, ...own.flatMap(({ cards }) => cards)],
    given: own.flatMap(({ tiles }) => tiles),
    got: gifts.flatMap(({ to, tiles }) => (to === seat ? tiles : [])),
  };
}
