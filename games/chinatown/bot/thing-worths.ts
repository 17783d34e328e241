import type { Json, Seat } from '@faubourg/core';
import type { GiftInput } from '../rules/answer.ts';
import type { Shop } from '../rules/material.ts';
import type { Appraisal } from './appraisal.ts';
import { changes } from './explain.ts';

/** The most things that are valued, so that an answer never takes long. */
const MOST = 24;
/** A worth below this, in thousands, is not told. */
const LEAST = 0.5;

type Thing = { readonly owner: Seat; readonly location?: number; readonly tile?: Shop };

/**
 * The things a seat may want to trade: its tiles, its empty locations, and the empty locations of
 * others beside its own ones.
 */
function things(appraisal: Appraisal, seat: Seat): Thing[] {
  const { view, board } = appraisal;
  const tiles = [...new Set(appraisal.holdings(seat).hand)].map((tile): Thing => ({
    owner: seat,
    tile,
  }));
  const own: Thing[] = [];
  const wanted: Thing[] = [];
  for (const [key, plot] of Object.entries(view.land)) {
    const location = Number(key);
    if (plot.shop !== null) continue;
    if (plot.owner === seat) own.push({ owner: seat, location });
    else if (board.neighbours[location]!.some((next) => view.land[next]?.owner === seat))
      wanted.push({ owner: plot.owner, location });
  }
  return [...wanted, ...tiles, ...own].slice(0, MOST);
}

/**
 * What things are worth to whom, in thousands to the end: to their owner what it would lose, to the
 * others what they would gain, with the businesses that change.
 */
export function thingWorths(appraisal: Appraisal, seat: Seat): Json {
  const { view } = appraisal;
  return things(appraisal, seat).map(({ owner, location, tile }) => {
    const worths = view.money.flatMap((_, one) => {
      const [from, to] = one === owner ? [owner, (owner + 1) % view.money.length] : [owner, one];
      const gift: GiftInput = {
        from,
        to,
        ...(location !== undefined && { locations: [location] }),
        ...(tile !== undefined && { tiles: [tile] }),
      };
      const sign = one === owner ? -1 : 1;
      const worth = sign * appraisal.change(one, [gift]);
      if (worth < LEAST) return [];
      const before = appraisal.accountAfter(one, []);
      const after = appraisal.accountAfter(one, [gift]);
      const businesses = one === owner ? changes(after, before) : changes(before, after);
      return [{ seat: one, worth: Math.round(worth * 10) / 10, businesses }];
    });
    return {
      owner,
      ...(location !== undefined && { location }),
      ...(tile !== undefined && { tile }),
      worths,
    };
  });
}
