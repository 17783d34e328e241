import type { Json, Seat } from '@faubourg/core';
import { type DealRow, type ReviewedDeal, type ReviewedDeals, ThinkTimer } from '@faubourg/search';
import type { ChinatownEvent, PublicGift } from '../rules/events.ts';
import type { ChinatownState } from '../rules/state.ts';
import { type AnyGift, Appraisal, type Gain } from './appraisal.ts';
import { openView } from './chances.ts';
import { type Deal, dealsWithin } from './deals.ts';
import { levelSettings } from './levels.ts';
import { outlook } from './outlook.ts';
import { sum } from './prospects.ts';

type Row = DealRow<ChinatownState, ChinatownEvent>;
type Settled = ChinatownEvent & { kind: 'deal' };

/** Bundles that are tried for one team; a fixed number gives the same deals on every machine. */
const BUNDLES = 400;
/** The most missed deals of a year, and the least joint gain in thousands that is listed. */
const MISSED = 2;
const WORTH_LISTING = 3;

const appraisalOf = (state: ChinatownState): Appraisal => {
  const open = openView(state);
  return new Appraisal(open, outlook(open));
};

/** The gifts of a deal with all money, which a secret payment names in an event of its own (CT-22). */
function giftsOf({ offer, gifts }: Settled, events: readonly ChinatownEvent[]): PublicGift[] {
  const paid = events.find((event) => event.kind === 'money' && event.offer === offer);
  if (paid?.kind !== 'money') return gifts.slice();
  const things = gifts.map((gift) => ({ ...gift, money: 0 }));
  const payments = paid.payments.filter(({ money }) => money > 0);
  return [...things, ...payments.map((one) => ({ ...one, locations: [], tiles: [], cards: [] }))];
}

const rounded = ({ seat, gain, chance }: Gain): ReviewedDeal['gains'][number] => ({
  seat,
  gain: Math.round(gain * 10) / 10,
  chance,
});

/** A gift without what it does not contain. */
const compact = ({ from, to, locations, tiles, cards, money }: AnyGift): Json => ({
  from,
  to,
  ...(locations && locations.length > 0 && { locations }),
  ...(tiles && tiles.length > 0 && { tiles }),
  ...(cards && cards.length > 0 && { cards }),
  ...(money !== undefined && money > 0 && { money }),
});

function dealsMade({ row, before, events }: Row): ReviewedDeal[] {
  return events.flatMap((event) => {
    if (event.kind !== 'deal') return [];
    const gifts = giftsOf(event, events);
    const gains = appraisalOf(before).gains(gifts, event.parties);
    return [{ row, parties: event.parties, terms: gifts.map(compact), gains: gains.map(rounded) }];
  });
}

/** Every pair and every three of the seats. */
function teams(seats: number): Seat[][] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const pairs = all.flatMap((a) => all.slice(a + 1).map((b) => [a, b]));
  return [...pairs, ...pairs.flatMap(([a, b]) => all.slice(b! + 1).map((c) => [a!, b!, c]))];
}

/** Whether two deals give away the same thing. */
const collide = (one: Deal, other: Deal): boolean =>
  one.bundle.some((a) =>
    other.bundle.some((b) => a.from === b.from && a.location === b.location && a.tile === b.tile),
  );

const jointOf = ({ gains }: Deal): number => sum(gains.map(({ gain }) => gain));

/** The best deals that were still possible when a year's trade closed; each party would have gained. */
function dealsMissed({ row, before }: Row): ReviewedDeal[] {
  const appraisal = appraisalOf(before);
  const { scope } = levelSettings.expert;
  const found = teams(before.money.length).flatMap((team) => {
    const timer = new ThinkTimer({ budget: { iterations: BUNDLES }, seed: 0 });
    return dealsWithin(appraisal, team, scope!, timer);
  });
  const kept: Deal[] = [];
  for (const deal of found.toSorted((a, b) => jointOf(b) - jointOf(a))) {
    if (kept.length === MISSED || jointOf(deal) < WORTH_LISTING) break;
    if (!kept.some((other) => collide(deal, other))) kept.push(deal);
  }
  return kept.map(({ parties, gifts, gains }) => ({
    // The moment before the trade closed, at which the deal could still be made.
    row: row - 1,
    parties,
    terms: gifts.map(compact),
    gains: gains.map(rounded),
  }));
}

/** All deals of a game with what they brought each party, and the best ones that were not made. */
export function reviewDeals(rows: readonly Row[]): ReviewedDeals {
  const closing = rows.filter(
    ({ before, after }) => before.phase === 'trade' && after.phase !== 'trade',
  );
  return { made: rows.flatMap(dealsMade), missed: closing.flatMap(dealsMissed) };
}
