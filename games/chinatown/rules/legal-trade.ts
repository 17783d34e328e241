import { type Json, problem, type Problem, type Seat } from '@faubourg/core';
import type { GiftInput, TradeAnswer } from './answer.ts';
import { ownedBy } from './businesses.ts';
import type { Lack } from './events.ts';
import { askProblem, replyProblem, saysProblem } from './legal-talk.ts';
import { canPay, lackOf } from './honour.ts';
import { hasOpenEnd, inFull, isOpen, pays, takenBy, things } from './offer.ts';
import type { ChinatownState, Offer, Terms } from './state.ts';

/** The most open offers of one author; bounds the size of a state. */
export const MOST_OFFERS = 8;

const no = (code: string, data: Problem['data']): Problem => problem('CT-23', code, data);

/** What is wrong with the terms of an offer in themselves, independent of holdings. */
export function wordingProblem(
  s: ChinatownState,
  author: Seat,
  { parties, gifts }: Terms,
): Problem | null {
  const open = hasOpenEnd(gifts);
  const ways = new Set<string>();
  const places = new Set<number>();
  for (const gift of gifts) {
    const { from, to, locations, cards } = gift;
    const ends = { from, to };
    const way = `${from} ${to}`;
    const stranger = [from, to].find((seat) => seat !== null && seat >= s.money.length);
    if (stranger !== undefined) return no('no-such-seat', { seat: stranger });
    if (from === to) return no('gift-to-self', ends);
    if (things(gift) + gift.money === 0) return no('gift-empty', ends);
    const mixed = (from ?? to) !== author || (from !== null && to !== null);
    if (open && mixed) return no('open-mixed', ends);
    if (ways.has(way)) return no('gift-twice', ends);
    ways.add(way);
    if (cards.length > 0 && s.options.locationCards !== 'hold') {
      return problem('CT-61', 'no-cards', { cards });
    }
    for (const location of [...locations, ...cards]) {
      if (places.has(location)) return no('named-twice', { location });
      places.add(location);
    }
  }
  return parties.includes(author) ? null : no('author-not-named', { author });
}

/** Why a seat that agrees to these terms, with those that already have, could not honour them. */
function lackProblem(
  s: ChinatownState,
  seat: Seat,
  terms: Terms,
  agreed: readonly Seat[],
): Problem | null {
  const lack: Lack | null = lackOf(s, terms, [...agreed, seat]);
  if (lack) {
    const rule = lack.lacks === 'street' ? 'CT-60' : 'CT-23';
    return problem(rule, `lacks-${lack.lacks}`, lack);
  }
  if (canPay(s, terms, seat)) return null;
  const [price, money] = [pays(terms, seat), s.money[seat]!];
  return no('lacks-money', { lacks: 'money', seat, pays: price, money });
}

function offerProblem(
  s: ChinatownState,
  author: Seat,
  asked: readonly GiftInput[],
  replaces: Offer | null,
): Problem | null {
  const terms = inFull(asked);
  const wrong = wordingProblem(s, author, terms) ?? lackProblem(s, author, terms, []);
  if (wrong) return wrong;
  if (replaces && replaces.author !== author) {
    if (isOpen(terms)) return no('counter-open', { offer: replaces.id });
    const { author: asker } = replaces;
    if (!terms.parties.includes(asker)) return no('counter-without-author', { author: asker });
  }
  const own = s.offers.filter((offer) => offer.author === author && offer !== replaces);
  return own.length < MOST_OFFERS ? null : no('table-full', { most: MOST_OFFERS });
}

/** The answers to an open offer. */
export const VERBS = ['accept', 'takeBack', 'decline', 'withdraw', 'counter'] as const;
export type Verb = (typeof VERBS)[number];

/** The verb of an answer (null for a new offer or done), and the offer it is about. */
export function verbOf(answer: TradeAnswer): { verb: Verb | null; id: number } {
  const verb = VERBS.find((one) => one in answer) ?? null;
  return { verb, id: verb ? (answer as unknown as Record<Verb, number>)[verb] : 0 };
}

function acceptProblem(s: ChinatownState, seat: Seat, offer: Offer): Problem | null {
  const { id, author, parties, agreed } = offer;
  if (agreed.includes(seat)) return no('already-agreed', { offer: id });
  if (parties.includes(seat)) return lackProblem(s, seat, offer, agreed);
  if (!isOpen(offer)) return no('not-a-party', { seat });
  if (!agreed.includes(author)) return no('author-not-bound', { offer: id });
  return lackProblem(s, seat, takenBy(offer, seat), agreed);
}

/** CT-20 … CT-24: why a seat may not give this answer while trading, or null. */
export function checkTrade(s: ChinatownState, seat: Seat, answer: TradeAnswer): Problem | null {
  if ('ask' in answer) return askProblem(s, seat, answer.ask);
  const unsaid =
    ('says' in answer ? saysProblem(s, answer.says) : null) ??
    ('reply' in answer && answer.reply !== undefined ? replyProblem(s, seat, answer.reply) : null);
  if (unsaid) return unsaid;
  if ('done' in answer) {
    if (answer.done) return null;
    if (s.outOfTime?.includes(seat)) return problem('CT-24', 'time-was-up', { seat });
    return s.ready[seat] ? null : problem('CT-24', 'not-done', { seat });
  }
  if (!('version' in answer))
    return 'offer' in answer ? offerProblem(s, seat, answer.offer, null) : null;
  const { verb, id } = verbOf(answer);
  const offer = s.offers.find((one) => one.id === id);
  if (!offer) return no('offer-gone', { offer: id });
  const { version, author, parties, agreed, declined } = offer;
  // An answer is about one version of an offer; it must not apply to a later one.
  if (version !== answer.version)
    return no('offer-changed', { offer: id, seen: answer.version, version });
  if (verb === 'accept') return acceptProblem(s, seat, offer);
  if (verb === 'withdraw') return author === seat ? null : no('not-the-author', { author });
  const open = verb === 'counter' && isOpen(offer);
  if (!open && !parties.includes(seat)) return no('not-a-party', { seat });
  if ('offer' in answer) return offerProblem(s, seat, answer.offer, offer);
  if (author === seat) return no('own-offer', { offer: id });
  if (verb === 'decline')
    return declined.includes(seat) ? no('already-declined', { offer: id }) : null;
  return agreed.includes(seat) ? null : no('not-agreed', { offer: id });
}

/** What a seat can offer, and its possible answers to each open offer. */
export function tradeParts(s: ChinatownState, seat: Seat): Json {
  return {
    locations: ownedBy(s.land, seat),
    tiles: s.hands[seat]!.slice(),
    cards: s.cards[seat]!.slice(),
    money: s.money[seat]!,
    offers: s.offers.map((offer) => {
      const { id, version } = offer;
      const may = (verb: Verb): boolean =>
        checkTrade(s, seat, { [verb]: id, version } as unknown as TradeAnswer) === null;
      return {
        id,
        version,
        accept: may('accept'),
        takeBack: may('takeBack'),
        decline: may('decline'),
        withdraw: may('withdraw'),
        counter: isOpen(offer) || offer.parties.includes(seat),
      };
    }),
  };
}
