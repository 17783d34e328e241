import type { Seat } from '@faubourg/core';
import { joinSentences } from '@faubourg/web/words/lists.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { ChinatownEvent } from '../rules/events.ts';
import type { Reason, Says, Thing } from '../rules/talk.ts';
import { full, shopName } from './phrases.ts';
import { say } from './types.ts';

/** The ids are made from the list of reasons; a test checks that the words have all of them. */
const reasonSentence = (reason: Reason): Sentence => ({ id: `talk.${reason}` });

/** Reasons beside an offer: what it brings to a business says more. */
const OFFERING: readonly Reason[] = ['swap', 'buy', 'sell', 'round'];

/** The price that a speaker names; null if it names none. */
function priceSentence({ reason, notBelow }: Says): Sentence | null {
  if (notBelow === undefined) return null;
  const price = full(Math.abs(notBelow));
  const again = reason === 'last-word';
  if (notBelow === 0) return say('talk.no-money');
  if (notBelow < 0)
    return again ? say('talk.still-pay', { price }) : say('talk.pay-price', { price });
  return again ? say('talk.still-want', { price }) : say('talk.want-price', { price });
}

/** The business that gains most by an offer: somebody else's first, then the speaker's own. */
function growth({ gains = [] }: Says, speaker: Seat): Sentence | null {
  const grown = gains
    .flatMap(({ seat, businesses }) => businesses.map((one) => ({ seat, ...one })))
    .filter(({ income }) => income > 0)
    .sort((a, b) => b.income - a.income);
  const best = grown.find(({ seat }) => seat !== speaker) ?? grown[0];
  if (!best) return null;
  const args = { shop: shopName(best.shop), income: full(best.income) };
  // "Your" is true for the partner of a deal of two only.
  if (best.seat === speaker) return say('talk.mine', args);
  return gains.length === 2 ? say('talk.yours', args) : null;
}

/** What somebody says, without the name of the speaker. */
export function saysSentence(says: Says, speaker: Seat): Sentence {
  const { reason, wish } = says;
  const price = priceSentence(says);
  const grown = OFFERING.includes(reason) ? growth(says, speaker) : null;
  if (reason === 'last-word' && price) return price;
  const first = grown ?? reasonSentence(reason);
  const parts = [
    ...(reason === 'too-little' && price ? [] : [first]),
    ...(price ? [price] : []),
    ...(wish ? [wishSentence(wish)] : []),
  ];
  return parts.length === 1 ? parts[0]! : joinSentences(parts, 'join.space');
}

const wishSentence = (wish: Thing): Sentence =>
  'location' in wish
    ? say('talk.wish.location', { location: wish.location })
    : say('talk.wish.tile', { shop: shopName(wish.tile) });

/** An ask without the name of its author: "What would you take for 34?" */
export function askSentence(ask: { readonly want?: Thing; readonly give?: Thing }): Sentence {
  const { want, give } = ask;
  const thing = (want ?? give)!;
  if ('location' in thing) {
    const { location } = thing;
    return want ? say('talk.want.location', { location }) : say('talk.give.location', { location });
  }
  const shop = shopName(thing.tile);
  return want ? say('talk.want.tile', { shop }) : say('talk.give.tile', { shop });
}

type EventOf<Kind> = Extract<ChinatownEvent, { kind: Kind }>;

/** An ask in the log. */
export function askedEvent(event: EventOf<'asked'>): Sentence {
  const args = { seat: { seat: event.seat }, words: askSentence(event) };
  if (event.to === undefined) return say('event.asked', args);
  return say('event.asked-one', { ...args, to: { seat: event.to } });
}

/** What a seat says, in the log. */
export const saidEvent = ({ seat, says }: EventOf<'said' | 'replied'>): Sentence =>
  say('event.says', { seat: { seat }, words: saysSentence(says, seat) });
