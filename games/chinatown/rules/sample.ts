import { type Chance, type Seat, shuffle } from '@faubourg/core';
import type { TradeAnswer } from './answer.ts';
import { ownedBy } from './businesses.ts';
import { things } from './offer.ts';
import { SHOPS } from './material.ts';
import type { ChinatownState, Gift, Offer } from './state.ts';
import { REASONS, type Says, type Thing } from './talk.ts';
import { checkTrade, VERBS } from './legal-trade.ts';

const some = <T>(list: readonly T[], most: number, chance: Chance): T[] =>
  shuffle(list.slice(), chance).slice(0, chance.int(most + 1));

/** Gifts around a ring of two or three seats. What the author cannot see is guessed. */
function randomGifts(s: ChinatownState, ring: readonly (Seat | null)[], chance: Chance): Gift[] {
  const { land, hands, cards, options } = s;
  const [author] = ring as [Seat];
  const gifts = ring.map((from, i): Gift => {
    const giver = from ?? (author + 1 + chance.int(s.money.length - 1)) % s.money.length;
    const isOwn = giver === author;
    return {
      from,
      to: ring[(i + 1) % ring.length]!,
      locations: some(ownedBy(land, giver), 2, chance),
      tiles: some(isOwn || options.hands === 'open' ? hands[giver]! : SHOPS, 2, chance),
      cards: some(isOwn ? cards[giver]! : [], 1, chance),
      money: chance.int(3) === 0 ? 1 + chance.int(4) : 0,
    };
  });
  return gifts.filter((gift) => things(gift) + gift.money > 0);
}

/** A random offer of the author to one partner, to anyone, or to two partners. */
function randomOffer(
  s: ChinatownState,
  author: Seat,
  partner: Seat | null | undefined,
  chance: Chance,
): Gift[] {
  const others = shuffle([...s.money.keys()], chance).filter((seat) => seat !== author);
  const anyone = chance.int(4) > 0 ? others[0]! : null;
  const second = partner === undefined ? anyone : partner;
  const third = others.find((seat) => seat !== second)!;
  const three = second !== null && chance.int(3) === 0;
  return randomGifts(s, three ? [author, second, third] : [author, second], chance);
}

/** A random answer to an open offer; it may be illegal. */
function aboutOffer(s: ChinatownState, seat: Seat, offer: Offer, chance: Chance): TradeAnswer {
  const { id, version, author, parties } = offer;
  const verb = VERBS[Math.max(0, chance.int(8) - 3)]!;
  const said = { [verb]: id, version } as TradeAnswer;
  if (verb !== 'counter') return said;
  const partner = author === seat ? (parties.find((one) => one !== seat) ?? null) : author;
  return { ...said, offer: randomOffer(s, seat, partner, chance) };
}

/** Random words, as a person might send them. */
function randomWords(s: ChinatownState, chance: Chance): Says {
  const reason = REASONS[chance.int(REASONS.length)]!;
  const gain = { gain: 1.5, money: -2, years: 3, businesses: [], bonus: 0, prospects: 0.5 };
  return {
    reason,
    ...(chance.int(2) === 0 && { notBelow: chance.int(9) - 4 }),
    ...(chance.int(4) === 0 && { gains: [{ seat: chance.int(s.money.length), ...gain }] }),
    ...(chance.int(4) === 0 && { wish: randomThing(s, chance) }),
  };
}

function randomThing({ land }: ChinatownState, chance: Chance): Thing {
  const owned = Object.keys(land).map(Number);
  if (owned.length > 0 && chance.int(2) === 0)
    return { location: owned[chance.int(owned.length)]! };
  return { tile: SHOPS[chance.int(SHOPS.length)]! };
}

/** A random ask, or a reply to one; it may be illegal. */
function randomTalk(s: ChinatownState, seat: Seat, chance: Chance): TradeAnswer {
  const asks = s.talk?.asks ?? [];
  const thing = randomThing(s, chance);
  if (asks.length === 0 || chance.int(2) === 0) {
    const to = chance.int(3) === 0 ? { to: chance.int(s.money.length) } : {};
    return { ask: chance.int(2) === 0 ? { want: thing, ...to } : { give: thing, ...to } };
  }
  const { id } = asks[chance.int(asks.length)]!;
  if (chance.int(2) === 0) return { reply: id, says: randomWords(s, chance) };
  return { offer: randomOffer(s, seat, undefined, chance), reply: id };
}

/** The answer, sometimes with words beside it. */
function withWords(s: ChinatownState, answer: TradeAnswer, chance: Chance): TradeAnswer {
  const mute = 'ask' in answer || 'takeBack' in answer || 'withdraw' in answer || 'says' in answer;
  return mute || chance.int(3) > 0 ? answer : { ...answer, says: randomWords(s, chance) };
}

/** A random legal trade answer; `done` if no legal one was drawn. */
export function sampleTrade(s: ChinatownState, seat: Seat, chance: Chance): TradeAnswer {
  const done = { done: !s.ready[seat] };
  if (chance.int(s.ready[seat] ? 24 : 4) === 0 && checkTrade(s, seat, done) === null) return done;
  for (let tries = 0; tries < 6; tries++) {
    const drawn: TradeAnswer =
      chance.int(8) === 0
        ? randomTalk(s, seat, chance)
        : s.offers.length > 0 && chance.int(3) > 0
          ? aboutOffer(s, seat, s.offers[chance.int(s.offers.length)]!, chance)
          : { offer: randomOffer(s, seat, undefined, chance) };
    const answer = withWords(s, drawn, chance);
    const empty = 'offer' in answer && answer.offer.length === 0;
    if (!empty && checkTrade(s, seat, answer) === null) return answer;
  }
  return { done: true };
}
