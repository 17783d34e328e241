import type { Seat } from '@faubourg/core';
import type { TradeAnswer } from '../rules/answer.ts';
import type { ChinatownState } from '../rules/state.ts';
import type { Ask, Thing } from '../rules/talk.ts';
import { giftsOf, type Transfer } from './bundle.ts';
import { singleUnits } from './pool.ts';
import type { Responder, TradeThought } from './respond.ts';

/** The least worth of a thing that is asked for, in thousands. */
const WANTED = 3;

/** What could come from another seat: what is seen there, and tiles of hidden hands. */
function transfersTo({ appraisal, seat }: Responder, from: Seat): Transfer[] {
  const seen = singleUnits(appraisal, from, seat).flat();
  if (appraisal.view.options.hands === 'open') return seen;
  const { land, hand } = appraisal.holdings(seat);
  const types = [...hand, ...Object.values(land).flatMap(({ shop }) => shop ?? [])];
  return [...seen, ...[...new Set(types)].map((tile) => ({ from, to: seat, tile }))];
}

const isOffered = ({ offers }: ChinatownState, seat: Seat, { location, tile }: Transfer): boolean =>
  offers.some(({ gifts }) =>
    gifts.some(
      (gift) =>
        gift.to === seat &&
        (gift.locations.some((at) => at === location) || gift.tiles.some((one) => one === tile)),
    ),
  );

/**
 * A question before the seat is done, once in a year: for what it would have most use for and has no
 * deal about. The owner of a place is asked what it would take, everybody for a tile. Null if there
 * is nothing to ask for.
 */
export function askOnce(responder: Responder): TradeThought | null {
  const { state, seat, appraisal, may } = responder;
  if ((state.talk?.asked[seat] ?? 0) > 0) return null;
  let best: { readonly thing: Transfer; readonly worth: number } | null = null;
  for (const from of state.money.keys()) {
    if (from === seat) continue;
    for (const thing of transfersTo(responder, from)) {
      const worth = appraisal.change(seat, giftsOf([thing]));
      if (worth <= (best?.worth ?? WANTED) || isOffered(state, seat, thing)) continue;
      best = { thing, worth };
    }
  }
  if (!best) return null;
  const { from, location, tile } = best.thing;
  const want: Thing = location === undefined ? { tile: tile! } : { location };
  const ask: Ask = location === undefined ? { want } : { want, to: from };
  const answer: TradeAnswer = { ask };
  if (!may(answer)) return null;
  const options = [{ answer, gain: null }];
  return { answer, options, why: { says: 'ask' } };
}
