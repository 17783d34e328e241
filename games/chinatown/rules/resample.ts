import { type Chance, copyJson, type Seat, shuffle } from '@faubourg/core';
import { mayHavePlanned, randomBuild } from './build.ts';
import { deckOf, toKeep } from './locations.ts';
import { inOrder, rising, START_MONEY, without } from './material.ts';
import { pays } from './offer.ts';
import type { ChinatownState, Gift, Ledger, Offer } from './state.ts';
import { bagOf } from './tiles.ts';
import type { ChinatownView } from './view.ts';

/** The things a seat has agreed to give, for each thing the most that any one offer needs. */
function promised<T>(
  offers: readonly Offer[],
  seat: Seat,
  things: (gift: Gift) => readonly T[],
): T[] {
  const all: T[] = [];
  for (const { gifts, agreed } of offers) {
    if (!agreed.includes(seat)) continue;
    const here = gifts.flatMap((gift) => (gift.from === seat ? things(gift) : []));
    all.push(...without(here, all));
  }
  return all;
}

/** Deals hidden hands from the unseen things: first what each hand must contain, then at random. */
function dealHands<T>(
  sizes: readonly number[],
  known: readonly (readonly T[] | null)[],
  unseen: T[],
  must: (seat: Seat) => readonly T[],
  chance: Chance,
): T[][] {
  shuffle(unseen, chance);
  const hands = known.map((hand, seat) => hand?.slice() ?? must(seat).slice());
  for (const [seat, hand] of known.entries()) {
    if (!hand) for (const one of hands[seat]!) unseen.splice(unseen.indexOf(one), 1);
  }
  for (const [seat, hand] of hands.entries()) {
    hand.push(...unseen.splice(0, sizes[seat]! - hand.length));
  }
  return hands;
}

/**
 * Money that agrees with the view. Income and open deals are announced, so only secret deals among
 * other seats are unknown. For those, money moves at random between the parties until every seat
 * can pay what it has agreed to.
 */
function resampleMoney(
  v: ChinatownView,
  offers: readonly Offer[],
  chance: Chance,
): { money: number[]; ledger: Ledger } {
  const { income, open } = v.ledger;
  const money = v.money.map((_, seat) => START_MONEY + income[seat]! + open[seat]!);
  const secret = v.ledger.secret.map(({ seats, net }) => {
    for (const [i, seat] of seats.entries()) money[seat] = money[seat]! + (net?.[i] ?? 0);
    return { seats: [...seats], net: net ? [...net] : seats.map(() => 0) };
  });
  const doubtful = secret.filter((_, i) => v.ledger.secret[i]!.net === null);
  const spare = (seat: Seat): number => {
    const due = offers.map((offer) => (offer.agreed.includes(seat) ? pays(offer, seat) : 0));
    return money[seat]! - Math.max(0, ...due);
  };
  let left = 6 * doubtful.length;
  while (left-- > 0 || money.some((_, seat) => spare(seat) < 0)) {
    const { seats, net } = doubtful[chance.int(doubtful.length)]!;
    const [a, b] = [chance.int(seats.length), chance.int(seats.length)];
    const [from, to] = [seats[a]!, seats[b]!];
    const amount = chance.int(Math.min(5, Math.max(0, spare(from))) + 1);
    net[a] = net[a]! - amount;
    net[b] = net[b]! + amount;
    money[from] = money[from]! - amount;
    money[to] = money[to]! + amount;
  }
  return { money, ledger: { income: [...income], open: [...open], secret } };
}

/**
 * Draws hidden choices for seats that have chosen, and hidden shops for seats that may have built.
 */
function guessSecrets(s: ChinatownState, v: ChinatownView, chance: Chance): void {
  for (const seat of s.money.keys()) {
    if (seat === v.viewer) continue;
    if (v.chose[seat]) {
      s.kept[seat] = shuffle(s.cards[seat]!.slice(), chance).slice(0, toKeep(s, seat)).sort(rising);
    }
    if (mayHavePlanned(s, seat)) randomBuild(s, seat, chance);
  }
}

/**
 * A whole state that agrees with the view. Offers whose terms are hidden get no money and no
 * agreement.
 */
export function resample(view: ChinatownView, chance: Chance): ChinatownState {
  const v = copyJson(view);
  const { viewer, hands, handSizes, cards, cardCounts, kept, chose: _chose, planned, ...rest } = v;
  const { land } = v;
  const own = <T>(mine: T, other: T): T[] =>
    cardCounts.map((_, i) => (i === viewer ? mine : other));
  const offers = v.offers.map((offer): Offer => {
    const gifts = offer.gifts.map((gift) => ({ ...gift, money: gift.money ?? 0 }) as Gift);
    const { agreed, declined } = offer;
    return {
      ...(offer as Offer),
      gifts,
      agreed: [...(agreed ?? [])],
      declined: [...(declined ?? [])],
    };
  });
  const knownCards = own(cards, null);
  const unseenTiles = bagOf({ land, hands: hands.map((hand) => [...(hand ?? [])]) });
  const unseenCards = deckOf({ land, cards: own([...(cards ?? [])], []) });
  const tilesOf = (seat: Seat) => promised(offers, seat, ({ tiles }) => tiles);
  const cardsOf = (seat: Seat) => promised(offers, seat, (gift) => gift.cards);
  const s: ChinatownState = {
    ...(rest as unknown as ChinatownState),
    ...resampleMoney(v, offers, chance),
    hands: dealHands(handSizes, hands, unseenTiles, tilesOf, chance).map(inOrder),
    cards: dealHands(cardCounts, knownCards, unseenCards, cardsOf, chance),
    kept: own(kept && [...kept], null),
    offers,
    planned: cardCounts.map((_, seat) => (seat === viewer ? [...planned!] : [])),
  };
  for (const held of s.cards) held.sort(rising);
  guessSecrets(s, v, chance);
  return s;
}
