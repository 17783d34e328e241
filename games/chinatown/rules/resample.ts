import { type Chance, type Seat, shuffle } from '@faubourg/core';
import { buildAnswers, mayHavePlanned, place } from './build.ts';
import type { Land } from './businesses.ts';
import { deckOf, toKeep } from './locations.ts';
import { partiesOf } from './offer.ts';
import { resampleMoney } from './resample-money.ts';
import { countOf, inOrder, type Shop, without } from './shops.ts';
import type { ChinatownState, Gift, Offer } from './state.ts';
import { bagOf } from './tiles.ts';
import type { ChinatownView, OfferView } from './view.ts';

const rising = (a: number, b: number): number => a - b;

/** An offer as far as it is seen; where the money is hidden, none but what makes up the parties. */
function seenOffer({ id, version, author, gifts, agreed, declined }: OfferView): Offer {
  const known: Gift[] = gifts.map((gift) => ({
    from: gift.from,
    to: gift.to,
    locations: gift.locations.slice(),
    tiles: gift.tiles.slice(),
    cards: gift.cards.slice(),
    money: gift.money ?? 0,
  }));
  return {
    id,
    version,
    author,
    gifts: known,
    agreed: agreed?.slice() ?? [author],
    declined: declined?.slice() ?? [],
  };
}

const coins = (from: Seat, to: Seat): Gift => {
  return { from, to, locations: [], tiles: [], cards: [], money: 1 };
};

/** A party that no open gift names pays somebody a coin: it could be so, and nobody must hold it. */
function nameAll(offer: Offer, { parties, author }: OfferView): void {
  for (const seat of parties) {
    if (partiesOf(offer.gifts).includes(seat)) continue;
    const other = parties.find((one) => one !== seat)!;
    offer.gifts.push(seat === author ? coins(other, seat) : coins(seat, author));
  }
}

/** The most of each thing a seat stands by to give in any one of these offers. */
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

/**
 * Deals hidden hands out of what is unseen: first what must be there, since its owner stands by
 * an offer the viewer sees in full, then what is likely to be, then anything.
 */
function dealHands<T>(
  sizes: readonly number[],
  own: readonly (readonly T[] | null)[],
  unseen: T[],
  must: (seat: Seat) => readonly T[],
  likely: (seat: Seat) => readonly T[],
  chance: Chance,
): T[][] {
  shuffle(unseen, chance);
  const hands = own.map((hand): T[] => hand?.slice() ?? []);
  const hidden = [...own.keys()].filter((seat) => !own[seat]);
  const give = (seat: Seat, wanted: readonly T[]): void => {
    for (const one of without(wanted, hands[seat]!)) {
      const at = unseen.indexOf(one);
      if (at < 0 || hands[seat]!.length >= sizes[seat]!) continue;
      hands[seat]!.push(...unseen.splice(at, 1));
    }
  };
  for (const seat of hidden) give(seat, must(seat));
  for (const seat of hidden) give(seat, likely(seat));
  for (const seat of hidden) {
    hands[seat]!.push(...unseen.splice(0, sizes[seat]! - hands[seat]!.length));
  }
  return hands;
}

/** In an offer whose insides are hidden, nobody stands by what they do not hold in this sample. */
function unbind(s: ChinatownState, hidden: readonly Offer[]): void {
  for (const offer of hidden) {
    const given = offer.gifts.filter(({ from }) => from === offer.author);
    const tiles = given.flatMap((gift) => gift.tiles);
    const cards = given.flatMap((gift) => gift.cards);
    const [hand, held] = [s.hands[offer.author]!, s.cards[offer.author]!];
    const short = tiles.some((tile) => countOf(tiles, tile) > countOf(hand, tile));
    if (short || cards.some((card) => !held.includes(card))) offer.agreed = [];
  }
}

/** Some choice for those who have chosen, and some build for those who may have begun. */
function guessSecrets(s: ChinatownState, v: ChinatownView, chance: Chance): void {
  for (const seat of s.money.keys()) {
    if (seat === v.viewer) continue;
    if (v.chose[seat]) {
      s.kept[seat] = shuffle(s.cards[seat]!.slice(), chance).slice(0, toKeep(s, seat)).sort(rising);
    }
    if (!mayHavePlanned(s, seat)) continue;
    for (;;) {
      const steps = buildAnswers(s, seat);
      const step = steps[chance.int(steps.length)]!;
      if ('built' in step) break;
      place(s, seat, step.place, step.at);
    }
  }
}

/** A whole state that agrees with all this view tells. */
export function resample(v: ChinatownView, chance: Chance): ChinatownState {
  const land: Land = {};
  for (const [at, { owner, shop }] of Object.entries(v.land)) land[at] = { owner, shop };
  const offers = v.offers.map(seenOffer);
  const hidden = offers.filter((_, i) => v.offers[i]!.agreed === null);
  const seen = offers.filter((_, i) => v.offers[i]!.agreed !== null);
  for (const [i, offer] of offers.entries())
    if (hidden.includes(offer)) nameAll(offer, v.offers[i]!);

  const own = v.hands.map((hand) => hand?.slice() ?? []);
  const tiles = (gift: Gift): Shop[] => gift.tiles;
  const hands = dealHands(
    v.handSizes,
    v.hands,
    bagOf({ land, hands: own }),
    (seat) => promised(seen, seat, tiles),
    (seat) => promised(hidden, seat, tiles),
    chance,
  );
  const ownCards = v.cardCounts.map((_, seat) => (seat === v.viewer ? v.cards : null));
  const cards = (gift: Gift): number[] => gift.cards;
  const dealt = dealHands(
    v.cardCounts,
    ownCards,
    deckOf({ land, cards: ownCards.map((held) => held?.slice() ?? []) }),
    (seat) => promised(seen, seat, cards),
    (seat) => promised(hidden, seat, cards),
    chance,
  );
  const { money, ledger } = resampleMoney(v, seen, chance);
  const s: ChinatownState = {
    options: v.options,
    round: v.round,
    phase: v.phase,
    land,
    money,
    hands: hands.map(inOrder),
    cards: dealt.map((held) => held.sort(rising)),
    kept: v.chose.map((_, seat) => (seat === v.viewer ? (v.kept?.slice() ?? null) : null)),
    ready: v.ready.slice(),
    offers,
    nextOffer: v.nextOffer,
    planned: v.money.map((_, seat) => (seat === v.viewer ? v.planned!.slice() : [])),
    first: v.first,
    turned: v.turned.slice(),
    deck: v.deck,
    bag: v.bag,
    ledger,
  };
  unbind(s, hidden);
  guessSecrets(s, v, chance);
  return s;
}
