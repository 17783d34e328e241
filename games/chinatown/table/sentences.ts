import { listOf } from '@faubourg/web/words/lists.ts';
import type { Decision, Json, Problem } from '@faubourg/core';
import { problem } from '@faubourg/core';
import type { Sentences } from '@faubourg/web/table/table-definition.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { ChinatownAnswer, GiftInput } from '../rules/answer.ts';
import type { Lack } from '../rules/events.ts';
import { ROUNDS, type Shop } from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';
import { type ChinatownChoice, type ChinatownTypes, type ChinatownTable, say } from './types.ts';
import { choice } from './choice.ts';
import { hint, incomeWith } from './hint.ts';
import { full, giftList, shopName } from './phrases.ts';
import { lackSentence, event } from './event.ts';

/** How many locations are to be kept: every legal answer has that many. */
const toKeep = ({ answers }: ChinatownTable): number => {
  const [first] = answers ?? [];
  return first && 'keep' in first ? first.keep.length : 0;
};

function asking({ kind, owed }: Decision, table: ChinatownTable): Sentence {
  const { round } = table.view;
  if (kind === 'keep') {
    const chosen = table.draft.keep?.length ?? 0;
    if (!owed && chosen === 0) return say('ask.keep.again');
    const count = toKeep(table) - chosen;
    if (count > 0) return say(chosen === 0 ? 'ask.keep' : 'ask.keep.more', { round, count });
    return say('ask.keep.ready', { round, count: chosen });
  }
  // The desk shows the rest.
  if (kind === 'trade') return say(owed ? 'ask.trade' : 'ask.trade.done', { round });
  const { place, at } = table.draft;
  if (place !== undefined && at === undefined)
    return say('ask.build.at', { shop: shopName(place) });
  if (at !== undefined && place === undefined) return say('ask.build.shop', { location: at });
  if (at !== undefined) return say('ask.build.ready', { location: at });
  return (table.answers?.length ?? 0) > 1
    ? say('ask.build', { round })
    : say('ask.build.none', { round });
}

function commit(answer: ChinatownAnswer, table: ChinatownTable): Sentence | null {
  if ('keep' in answer) return say('commit.keep', { locations: listOf(answer.keep.map(String)) });
  if ('built' in answer) return say('commit.built');
  if (!('place' in answer)) return null;
  return say('commit.place', {
    shop: shopName(answer.place),
    location: answer.at,
    before: full(table.forecast.income[table.me ?? 0] ?? 0),
    after: full(incomeWith(table, answer.place, answer.at)),
  });
}

/** Why something on the table cannot be chosen, with the rule. */
function whyNot(
  { field, value }: ChinatownChoice,
  table: ChinatownTable,
): Sentence | Problem | null {
  const { view, me, draft } = table;
  if (field === 'keep') {
    if (!view.cards?.includes(value)) return problem('CT-10', 'card-not-held', { card: value });
    return say('why.keep-full');
  }
  if (field === 'at') {
    const location = value;
    const plot = view.land[location];
    if (plot?.owner !== me) return problem('CT-30', 'not-your-location', { location });
    if (plot && plot.shop !== null) return problem('CT-30', 'location-taken', { location });
    const { place } = draft;
    if (place !== undefined) return table.check({ place, at: location });
    return say('why.no-street', { location });
  }
  return null;
}

function explaining({ code, data }: Problem): Sentence | null {
  const fields = data as unknown as Lack & { shop?: Shop };
  if (code.startsWith('lacks-')) return lackSentence(fields);
  if (code === 'tile-not-held')
    return say('why.tile-not-held', { shop: shopName(fields.shop ?? '') });
  return null;
}

/** The gifts of a deal as a review lists them: without what they do not contain. */
function deal(terms: Json, { land }: ChinatownView): Sentence {
  const gifts = terms as unknown as readonly GiftInput[];
  const whole = gifts.map((gift) => ({ locations: [], tiles: [], cards: [], ...gift }));
  return giftList(whole, land) as Sentence;
}

/** The sentences that the default ids cannot make. */
export const sentences: Sentences<ChinatownTypes> = {
  ask: asking,
  choice: choice,
  hint: hint,
  why: whyNot,
  commit,
  event: event,
  moment: ({ round }) => say('map.year', { round, rounds: ROUNDS }),
  deal,
  problem: explaining,
};
