import { type Chance, type Seat, shuffle } from '@faubourg/core';
import type { AskedGift, TradeAnswer } from './answers.ts';
import { isOpen, partiesOf } from './offer.ts';
import { SHOPS } from './shops.ts';
import type { ChinatownState, Offer } from './state.ts';
import { checkTrade } from './trade-may.ts';

const some = <T>(list: readonly T[], most: number, chance: Chance): T[] =>
  shuffle(list.slice(), chance).slice(0, chance.int(most + 1));

/** Something a seat might give; of what the author cannot see, just a guess. */
function randomGift(
  s: ChinatownState,
  author: Seat,
  from: Seat | null,
  to: Seat | null,
  chance: Chance,
): AskedGift {
  const owner = from ?? (to! + 1 + chance.int(s.money.length - 1)) % s.money.length;
  const owned = Object.keys(s.land)
    .map(Number)
    .filter((at) => s.land[at]!.owner === owner);
  const visible = owner === author || s.options.hands === 'open';
  const held = s.options.locationCards === 'hold' && owner === author ? s.cards[owner]! : [];
  const money = chance.int(3) === 0 ? 1 + chance.int(4) : 0;
  const gift: AskedGift = {
    from,
    to,
    locations: some(owned, 2, chance),
    tiles: some(visible ? s.hands[owner]! : SHOPS, visible ? 2 : 1, chance),
    money,
  };
  if (held.length > 0) gift.cards = some(held, 1, chance);
  return gift;
}

/** Gifts round a circle of two or three parties, or between the author and whoever takes them. */
function randomGifts(
  s: ChinatownState,
  author: Seat,
  partner: Seat | null,
  chance: Chance,
): AskedGift[] {
  const others = [...s.money.keys()].filter((seat) => seat !== author && seat !== partner);
  const second =
    partner ?? (chance.int(4) === 0 ? null : others.splice(chance.int(others.length), 1)[0]!);
  const ring: (Seat | null)[] = [author, second];
  if (second !== null && chance.int(3) === 0) ring.push(others[chance.int(others.length)]!);
  const gifts = ring.map((from, i) =>
    randomGift(s, author, from, ring[(i + 1) % ring.length]!, chance),
  );
  return gifts.filter(
    ({ locations, tiles, cards, money }) =>
      (locations?.length ?? 0) + (tiles?.length ?? 0) + (cards?.length ?? 0) + (money ?? 0) > 0,
  );
}

function aboutOffer(s: ChinatownState, seat: Seat, offer: Offer, chance: Chance): TradeAnswer {
  const { id, version, author, gifts } = offer;
  const said = offer.agreed.includes(seat);
  const named = isOpen(gifts) || partiesOf(gifts).includes(seat);
  const luck = chance.int(8);
  if (luck < 4) return { accept: id, version };
  if (author === seat && luck < 7) return { withdraw: id, version };
  if (luck === 4 && said) return { takeBack: id, version };
  if (luck === 5 || !named) return { decline: id, version };
  const to = author === seat ? (partiesOf(gifts).find((one) => one !== seat) ?? null) : author;
  return { counter: id, version, offer: randomGifts(s, seat, to, chance) };
}

/** A random legal act of the trade; done, if nothing else comes to mind. */
export function sampleTrade(s: ChinatownState, seat: Seat, chance: Chance): TradeAnswer {
  if (chance.int(6) === 0) return { done: !s.ready[seat] };
  for (let tries = 0; tries < 4; tries++) {
    const answer: TradeAnswer =
      s.offers.length > 0 && chance.int(3) > 0
        ? aboutOffer(s, seat, s.offers[chance.int(s.offers.length)]!, chance)
        : { offer: randomGifts(s, seat, null, chance) };
    const gifts = 'offer' in answer ? answer.offer.length : 1;
    if (gifts > 0 && checkTrade(s, seat, answer) === null) return answer;
  }
  return { done: true };
}
