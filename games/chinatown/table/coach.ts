import { canonical, type Json, type Seat } from '@faubourg/core';
import { defineCoach, type Reason } from '@faubourg/web/coach/game-coach.ts';
import { listOf } from '@faubourg/web/words/lists.ts';
import { type Arg, type Sentence, sentenceMaker } from '@faubourg/web/words/sentence.ts';
import type { ChinatownAnswer, GiftInput, TradeAnswer } from '../rules/answer.ts';
import { boardOf } from '../rules/board.ts';
import { businessAt } from '../rules/businesses.ts';
import { earns, type Shop, sizeOf } from '../rules/material.ts';
import { inFull } from '../rules/offer.ts';
import type { OfferView } from '../rules/view.ts';
import type { de } from '../words/coach-de.ts';
import type { en } from '../words/coach-en.ts';
import type { fr } from '../words/coach-fr.ts';
import type { nl } from '../words/coach-nl.ts';
import { full, giftList, shopName, someone } from './phrases.ts';
import { deskOf } from './desks.svelte.ts';
import { type ChinatownTable, type ChinatownTypes, say as sayGame } from './types.ts';

const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();

/** What the bot tells about deals and things (docs/bots.md); money and worth in thousands. */
type Details = {
  readonly offers?: readonly { readonly id: number; readonly gains: readonly Gain[] }[];
  readonly deals?: readonly {
    readonly gifts: readonly GiftInput[];
    readonly gains: readonly Gain[];
  }[];
  readonly things?: readonly Thing[];
};
type Change = {
  readonly shop: Shop;
  readonly from: number;
  readonly to: number;
  readonly income: number;
};
type Gain = {
  readonly seat: Seat;
  readonly gain: number;
  readonly money: number;
  readonly years: number;
  readonly businesses: readonly Change[];
};
type Thing = {
  readonly owner: Seat;
  readonly location?: number;
  readonly tile?: Shop;
  readonly worths: readonly {
    readonly seat: Seat;
    readonly worth: number;
    readonly businesses: readonly Change[];
  }[];
};
type Judged = { readonly details: { readonly [field: string]: Json } };

/** The judgement is made by this game's own bot, whose details have this form. */
const detailsOf = ({ details }: Judged): Details => details;

/** The most sentences about what things are worth. */
const MOST_NOTES = 3;

/** Money of an estimate, to the nearest hundred; adding 0 makes 0 of −0. */
const about = (thousands: number): number => full(Math.round(thousands * 10) / 10) + 0;
const places = (locations: readonly number[]): Arg => listOf(locations.map(String), 'list.or');

/** The author of an offer on the table. */
const authorOf = ({ view }: ChinatownTable, id: number): Arg =>
  someone(view.offers.find((one) => one.id === id)?.author ?? null);

function tradeName(answer: TradeAnswer, table: ChinatownTable): Sentence {
  if ('offer' in answer) {
    const others = inFull(answer.offer).parties.filter((seat) => seat !== table.me);
    const seats = listOf<Arg>(others.map((seat) => ({ seat })));
    return others.length > 1
      ? say('coach.name.deal.three', { seats })
      : say('coach.name.deal', { seats });
  }
  if ('accept' in answer) return say('coach.name.accept', { seat: authorOf(table, answer.accept) });
  if ('decline' in answer)
    return say('coach.name.decline', { seat: authorOf(table, answer.decline) });
  if ('done' in answer) return say(answer.done ? 'coach.name.done' : 'coach.name.not-done');
  return say('coach.name.withdraw');
}

/** The gifts of the deal that an answer would make; null for an answer that makes none. */
function terms(answer: ChinatownAnswer, { view }: ChinatownTable): Sentence | null {
  const id = 'accept' in answer ? answer.accept : 'decline' in answer ? answer.decline : null;
  const gifts =
    'offer' in answer
      ? inFull(answer.offer).gifts
      : view.offers.find((one) => one.id === id)?.gifts;
  return gifts ? sayGame('join.plain', { a: giftList(gifts, view.land) }) : null;
}

function name(answer: ChinatownAnswer, table: ChinatownTable): Sentence {
  if ('keep' in answer)
    return sayGame('commit.keep', { locations: listOf(answer.keep.map(String)) });
  if ('built' in answer) return sayGame('commit.built');
  if ('place' in answer)
    return say('coach.name.build', { shop: shopName(answer.place), location: answer.at });
  return tradeName(answer, table);
}

/** What the businesses of a party gain by a deal. */
function growthReasons({ businesses, years }: Gain): Reason[] {
  return businesses
    .filter(({ income }) => income > 0)
    .map(({ shop, from, to, income }) => {
      const args = { shop: shopName(shop), income: full(income), years };
      const complete = to > 0 && to % sizeOf(shop) === 0;
      if (from === 0 && !complete)
        return { sentence: say('coach.opens', { ...args, count: to }), weight: income * years };
      return {
        sentence: complete
          ? say('coach.completes', args)
          : say('coach.grows', { ...args, from, to }),
        weight: income * years,
      };
    });
}

/**
 * Both sides of a deal: what the viewer gains, and the other party that gains most. `declines`:
 * the answer is not to make it.
 */
function dealReasons(gains: readonly Gain[], me: Seat | null, declines = false): Reason[] {
  const mine = gains.find(({ seat }) => seat === me);
  const rival = gains.filter(({ seat }) => seat !== me).toSorted((a, b) => b.gain - a.gain)[0];
  if (!mine || !rival) return [];
  const args = { gain: about(mine.gain), seat: { seat: rival.seat }, theirs: about(rival.gain) };
  const sentence =
    about(mine.gain) === 0
      ? say('coach.offer.even')
      : mine.gain < 0
        ? say(declines ? 'coach.offer.costs' : 'coach.deal.costs', { cost: about(-mine.gain) })
        : rival.gain > 2 * mine.gain
          ? say('coach.deal.theirs', args)
          : say('coach.deal', args);
  const [growth] = growthReasons(mine).toSorted((a, b) => b.weight - a.weight);
  // First what changes most on the map, then the sum of the deal.
  return [...(growth ? [{ ...growth, weight: 2 }] : []), { sentence, weight: 1 }];
}

function tradeReasons(answer: TradeAnswer, table: ChinatownTable, judged: Judged): Reason[] {
  const { deals = [], offers = [] } = detailsOf(judged);
  const { me } = table;
  if ('offer' in answer) {
    const text = canonical(inFull(answer.offer));
    const deal = deals.find(({ gifts }) => canonical(inFull(gifts)) === text);
    return deal ? dealReasons(deal.gains, me) : [];
  }
  const id = 'accept' in answer ? answer.accept : 'decline' in answer ? answer.decline : null;
  if (id !== null)
    return dealReasons(offers.find((one) => one.id === id)?.gains ?? [], me, 'decline' in answer);
  if ('done' in answer && answer.done)
    return [
      { sentence: deals.length > 0 ? say('coach.done.still') : say('coach.done'), weight: 1 },
    ];
  if ('done' in answer)
    return [{ sentence: deals.length > 0 ? say('coach.on.deals') : say('coach.on'), weight: 1 }];
  return [];
}

function buildReasons(place: Shop, at: number, { view, me }: ChinatownTable): Reason[] {
  if (me === null) return [];
  const board = boardOf(view.options.map);
  const land = { ...view.land, [at]: { owner: me, shop: place } };
  const together = businessAt(board, land, at);
  const size = sizeOf(place);
  const beside = board.neighbours[at]!.filter(
    (next) => view.land[next]?.shop === place && view.land[next].owner === me,
  );
  const before = [...new Set(beside.map((next) => businessAt(board, view.land, next).join()))]
    .map((business) => earns(size, business.split(',').length))
    .reduce((a, b) => a + b, 0);
  const after = earns(size, together.length);
  const args = { shop: shopName(place), before: full(before), after: full(after) };
  if (together.length > 1)
    return [
      {
        sentence:
          together.length % size === 0
            ? say('coach.build.complete', args)
            : say('coach.build', { ...args, count: together.length, size }),
        weight: after - before,
      },
    ];
  const room = board.neighbours[at]!.filter((next) => (view.land[next]?.shop ?? null) === null);
  return room.length === 0
    ? [{ sentence: say('coach.build.alone', args), weight: 0.3 }]
    : [{ sentence: say('coach.build.room', { locations: places(room) }), weight: 0.5 }];
}

function keepReasons(keep: readonly number[], { view, me }: ChinatownTable): Reason[] {
  const board = boardOf(view.options.map);
  const own = keep.filter((at) =>
    board.neighbours[at]!.some((next) => view.land[next]?.owner === me),
  );
  const pairs = keep.filter((at) => board.neighbours[at]!.some((next) => keep.includes(next)));
  const all = (list: readonly number[]): Arg => listOf(list.map(String));
  const [widest] = keep
    .map((location) => ({
      location,
      count: board.neighbours[location]!.filter((next) => view.land[next] === undefined).length,
    }))
    .toSorted((a, b) => b.count - a.count);
  return [
    ...(own.length > 0
      ? [
          {
            sentence: say('coach.keep.beside', { locations: all(own), count: own.length }),
            weight: own.length,
          },
        ]
      : []),
    ...(pairs.length > 0
      ? [
          {
            sentence: say('coach.keep.together', { locations: all(pairs) }),
            weight: pairs.length * 0.9,
          },
        ]
      : []),
    ...(widest ? [{ sentence: say('coach.keep.room', widest), weight: 0.3 }] : []),
  ];
}

/** Which locations of others let the viewer's businesses grow, and what own things are worth to others. */
function thingNotes({ me }: ChinatownTable, judged: Judged): Sentence[] {
  const { things: all = [] } = detailsOf(judged);
  const growths = new Map<
    string,
    { shop: Shop; income: number; complete: boolean; at: number[] }
  >();
  const sold: { sentence: Sentence; worth: number }[] = [];
  for (const { owner, location, tile, worths } of all) {
    if (owner !== me && location !== undefined) {
      const change = worths
        .find(({ seat }) => seat === me)
        ?.businesses.toSorted((a, b) => b.income - a.income)[0];
      if (!change || change.income <= 0) continue;
      const { shop, income, to } = change;
      const key = `${shop} ${income}`;
      const known = growths.get(key) ?? { shop, income, complete: to % sizeOf(shop) === 0, at: [] };
      known.at.push(location);
      growths.set(key, known);
    } else if (owner === me) {
      const own = worths.find(({ seat }) => seat === me)?.worth ?? 0;
      const best = worths
        .filter(({ seat }) => seat !== me)
        .toSorted((a, b) => b.worth - a.worth)[0];
      if (!best || best.worth <= own + 1) continue;
      const thing =
        tile === undefined ? sayGame('thing.location', { location: location! }) : shopName(tile);
      const args = { thing, worth: about(best.worth), own: about(own), seat: { seat: best.seat } };
      sold.push({ sentence: say('coach.thing', args), worth: best.worth - own });
    }
  }
  const wanted = [...growths.values()]
    .toSorted((a, b) => b.income - a.income)
    .map(({ shop, income, complete, at }) => {
      const args = { shop: shopName(shop), income: full(income), locations: places(at) };
      return complete ? say('coach.wanted.complete', args) : say('coach.wanted', args);
    });
  const sale = sold.toSorted((a, b) => b.worth - a.worth).map(({ sentence }) => sentence);
  return [...wanted.slice(0, MOST_NOTES - 1), ...sale].slice(0, MOST_NOTES);
}

/** Puts an offer on the viewer's desk; answers to offers are given, not drafted. */
function fill(answer: ChinatownAnswer, table: ChinatownTable): void {
  const desk = deskOf(table);
  if (!desk || !('offer' in answer)) return;
  const { gifts, parties } = inFull(answer.offer);
  const counters = 'counter' in answer ? { id: answer.counter, version: answer.version } : null;
  const offer: OfferView = {
    id: counters?.id ?? 0,
    version: counters?.version ?? 0,
    author: desk.me,
    parties,
    gifts,
    agreed: null,
    declined: null,
  };
  desk.counter(offer);
  desk.counters = counters;
  // Folded again on a small screen, so that the map shows what the coach means.
  desk.raised = null;
}

/** How the coach speaks about Chinatown. */
export const coach = defineCoach<ChinatownTypes>({
  name,
  terms,
  reasons: (answer, table, judgement) => {
    if ('keep' in answer) return keepReasons(answer.keep, table);
    if ('place' in answer) return buildReasons(answer.place, answer.at, table);
    if ('built' in answer) return [{ sentence: say('coach.built'), weight: 1 }];
    return tradeReasons(answer, table, judgement);
  },
  // Tiles of one kind on the same place are one idea; so are all prices of the same things.
  idea: (answer) => canonical('offer' in answer ? withoutMoney(answer.offer) : answer),
  shown: ({ answers, answer, details }, { view }) => {
    if (view.phase !== 'trade') return answers;
    const isReply = answer !== null && !('offer' in answer) && !('done' in answer);
    const deals = detailsOf({ details }).deals ?? [];
    const texts = new Set(deals.map(({ gifts }) => canonical(gifts)));
    const first = isReply ? answers.slice(0, 1) : [];
    const best = answers
      .filter((one) => 'offer' in one.answer && texts.has(canonical(one.answer.offer)))
      .toSorted((a, b) => b.share - a.share);
    const rest = answers.filter(({ answer: one }) => 'accept' in one || 'done' in one);
    return [...first, ...best, ...rest.filter((one) => !first.includes(one))];
  },
  notes: (table, judgement) => {
    if (table.view.phase !== 'trade') return [];
    const deals = (detailsOf(judgement).deals ?? []).length > 0;
    return [...(deals ? [say('coach.if-agreed')] : []), ...thingNotes(table, judgement)];
  },
  fill,
});

/** The things of an offer, whatever their price. */
const withoutMoney = (gifts: readonly GiftInput[]): readonly Json[] =>
  inFull(gifts)
    .gifts.filter(
      ({ locations, tiles, cards }) => locations.length + tiles.length + cards.length > 0,
    )
    .map((gift) => ({ ...gift, money: 0 }));
