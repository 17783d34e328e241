import { type Json, problem, type Problem, type Seat } from '@faubourg/core';
import type { AskedGift, TradeAnswer } from './answers.ts';
import type { Lack } from './events.ts';
import { canPay, lackOf } from './honour.ts';
import { inFull, isEmpty, isOpen, partiesOf, pays, takenBy } from './offer.ts';
import type { ChinatownState, Gift, Offer } from './state.ts';

/** How many offers of one author may lie on the table at once. */
export const MOST_OFFERS = 8;

/** What is wrong with an offer by its wording alone, whoever holds what. */
export function wordingProblem(
  s: ChinatownState,
  author: Seat,
  gifts: readonly Gift[],
): Problem | null {
  const open = isOpen(gifts);
  const ways = new Set<string>();
  const named = new Set<string>();
  for (const gift of gifts) {
    const { from, to } = gift;
    const ends = { from, to };
    const stranger = [from, to].find((seat) => seat !== null && seat >= s.money.length);
    if (stranger !== undefined) return problem('CT-23', 'no-such-seat', { seat: stranger });
    if (from === to) return problem('CT-23', 'gift-to-self', ends);
    if (isEmpty(gift)) return problem('CT-23', 'gift-empty', ends);
    if (open && (from ?? to) !== author) return problem('CT-23', 'open-mixed', ends);
    if (open && from !== null && to !== null) return problem('CT-23', 'open-mixed', ends);
    if (ways.has(`${from} ${to}`)) return problem('CT-23', 'gift-twice', ends);
    ways.add(`${from} ${to}`);
    if (gift.cards.length > 0 && s.options.locationCards !== 'hold') {
      return problem('CT-61', 'no-cards', { cards: gift.cards });
    }
    for (const at of [...gift.locations, ...gift.cards]) {
      if (named.has(`${at}`)) return problem('CT-23', 'named-twice', { location: at });
      named.add(`${at}`);
    }
  }
  return partiesOf(gifts).includes(author)
    ? null
    : problem('CT-23', 'author-not-named', { author });
}

const lackProblem = (lack: Lack): Problem =>
  problem(lack.lacks === 'street' ? 'CT-60' : 'CT-23', `lacks-${lack.lacks}`, {
    ...(lack as { [field: string]: Json }),
  });

const poorProblem = (s: ChinatownState, gifts: readonly Gift[], seat: Seat): Problem =>
  problem('CT-23', 'lacks-money', {
    lacks: 'money',
    seat,
    pays: pays(gifts, seat),
    money: s.money[seat]!,
  });

function offerProblem(
  s: ChinatownState,
  author: Seat,
  asked: readonly AskedGift[],
  replaces: Offer | null,
): Problem | null {
  const gifts = inFull(asked);
  const wording = wordingProblem(s, author, gifts);
  if (wording) return wording;
  const lack = lackOf(s, gifts, [author]);
  if (lack) return lackProblem(lack);
  if (!canPay(s, gifts, author)) return poorProblem(s, gifts, author);
  const own = s.offers.filter((offer) => offer.author === author && offer !== replaces);
  return own.length < MOST_OFFERS ? null : problem('CT-23', 'table-full', { most: MOST_OFFERS });
}

/** CT-23: an answer binds to the exact version that was seen. */
export function standing(s: ChinatownState, id: number, version: number): Offer | Problem {
  const offer = s.offers.find((one) => one.id === id);
  if (!offer) return problem('CT-23', 'offer-gone', { offer: id });
  if (offer.version === version) return offer;
  return problem('CT-23', 'offer-changed', { offer: id, seen: version, version: offer.version });
}

const isParty = ({ gifts }: Offer, seat: Seat): boolean => partiesOf(gifts).includes(seat);

function counterProblem(
  s: ChinatownState,
  seat: Seat,
  offer: Offer,
  asked: readonly AskedGift[],
): Problem | null {
  if (!isOpen(offer.gifts) && !isParty(offer, seat))
    return problem('CT-23', 'not-a-party', { seat });
  if (seat !== offer.author) {
    const gifts = inFull(asked);
    if (isOpen(gifts)) return problem('CT-23', 'counter-open', { offer: offer.id });
    if (!partiesOf(gifts).includes(offer.author)) {
      return problem('CT-23', 'counter-without-author', { author: offer.author });
    }
  }
  return offerProblem(s, seat, asked, offer);
}

function acceptProblem(s: ChinatownState, seat: Seat, offer: Offer): Problem | null {
  if (offer.agreed.includes(seat)) return problem('CT-23', 'already-agreed', { offer: offer.id });
  let { gifts } = offer;
  if (isOpen(gifts) && seat !== offer.author) {
    if (offer.agreed.length === 0) return problem('CT-23', 'author-not-bound', { offer: offer.id });
    gifts = takenBy(gifts, seat);
  } else if (!isParty(offer, seat)) return problem('CT-23', 'not-a-party', { seat });
  const lack = lackOf(s, gifts, [...offer.agreed, seat]);
  if (lack) return lackProblem(lack);
  return canPay(s, gifts, seat) ? null : poorProblem(s, gifts, seat);
}

function answerProblem(
  seat: Seat,
  offer: Offer,
  verb: 'takeBack' | 'decline' | 'withdraw',
): Problem | null {
  if (verb === 'withdraw') {
    if (offer.author === seat) return null;
    return problem('CT-23', 'not-the-author', { author: offer.author });
  }
  if (offer.author === seat) return problem('CT-23', 'own-offer', { offer: offer.id });
  if (!isParty(offer, seat)) return problem('CT-23', 'not-a-party', { seat });
  if (verb === 'decline') {
    return offer.declined.includes(seat)
      ? problem('CT-23', 'already-declined', { offer: offer.id })
      : null;
  }
  return offer.agreed.includes(seat) ? null : problem('CT-23', 'not-agreed', { offer: offer.id });
}

/** CT-20 … CT-24: why a seat may not do this in the trade, or null. */
export function checkTrade(s: ChinatownState, seat: Seat, answer: TradeAnswer): Problem | null {
  if ('done' in answer) {
    return answer.done || s.ready[seat] ? null : problem('CT-24', 'not-done', { seat });
  }
  if (!('version' in answer)) return offerProblem(s, seat, answer.offer, null);
  const offer = standing(s, numberIn(answer), answer.version);
  if ('rule' in offer) return offer;
  if ('counter' in answer) return counterProblem(s, seat, offer, answer.offer);
  if ('accept' in answer) return acceptProblem(s, seat, offer);
  return answerProblem(seat, offer, verbOf(answer));
}

type Named = Exclude<TradeAnswer, { offer: AskedGift[] } | { done: boolean }>;
type Numbered = Named | Extract<TradeAnswer, { counter: number }>;

/** Which offer an answer is about. */
export function numberIn(answer: Numbered): number {
  if ('counter' in answer) return answer.counter;
  if ('accept' in answer) return answer.accept;
  if ('takeBack' in answer) return answer.takeBack;
  return 'decline' in answer ? answer.decline : answer.withdraw;
}

function verbOf(answer: Named): 'takeBack' | 'decline' | 'withdraw' {
  if ('takeBack' in answer) return 'takeBack';
  return 'decline' in answer ? 'decline' : 'withdraw';
}

/** What a seat can offer, and what it can say to each offer on the table. */
export function tradeParts(s: ChinatownState, seat: Seat): Json {
  const may = (answer: TradeAnswer): boolean => checkTrade(s, seat, answer) === null;
  return {
    locations: Object.keys(s.land)
      .map(Number)
      .filter((at) => s.land[at]!.owner === seat),
    tiles: s.hands[seat]!.slice(),
    cards: s.cards[seat]!.slice(),
    money: s.money[seat]!,
    offers: s.offers.map((offer) => {
      const { id, version } = offer;
      return {
        id,
        version,
        accept: may({ accept: id, version }),
        takeBack: may({ takeBack: id, version }),
        decline: may({ decline: id, version }),
        withdraw: may({ withdraw: id, version }),
        counter: isOpen(offer.gifts) || isParty(offer, seat),
      };
    }),
  };
}
