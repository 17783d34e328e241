import { type Chance, copyJson, type Seat, type Viewer } from '@faubourg/core';
import { buildAnswers, mayHavePlanned, place } from './build.ts';
import { deckOf } from './locations.ts';
import { isSecret, partiesOf } from './offer.ts';
import { inOrder, type Shop } from './shops.ts';
import type { ChinatownState, Offer } from './state.ts';
import { bagOf } from './tiles.ts';

/*
 * Changes by small steps, each of which the viewer cannot notice and which leave the position
 * possible; a step that would not is taken back. Unlike `resample` it never looks at a view.
 */

/** Whether the viewer is outside an offer whose money is secret. */
function isOutside(s: ChinatownState, { gifts }: Offer, viewer: Viewer): boolean {
  return isSecret(s.options, gifts) && (viewer === null || !partiesOf(gifts).includes(viewer));
}

/** Everyone who stands by one of these offers can still give and pay what it says. */
function allCanHonour(s: ChinatownState, offers: readonly Offer[]): boolean {
  return offers.every(({ gifts, agreed }) =>
    agreed.every((seat) => {
      const tiles = s.hands[seat]!.slice();
      let money = s.money[seat]!;
      for (const gift of gifts) {
        if (gift.to === seat) money += gift.money;
        if (gift.from !== seat) continue;
        money -= gift.money;
        if (gift.cards.some((card) => !s.cards[seat]!.includes(card))) return false;
        for (const tile of gift.tiles) {
          const at = tiles.indexOf(tile);
          if (at < 0) return false;
          tiles.splice(at, 1);
        }
      }
      return money >= 0;
    }),
  );
}

type Step = { readonly take: () => void; readonly back: () => void };

/** Swaps two entries of two lists. */
function swap<T>(a: T[], i: number, b: T[], j: number): Step {
  const take = (): void => {
    const held = a[i]!;
    a[i] = b[j]!;
    b[j] = held;
  };
  return { take, back: take };
}

function swapSomewhere<T>(places: readonly T[][], chance: Chance): Step | null {
  const full = places.filter((place) => place.length > 0);
  if (full.length < 2) return null;
  const a = full[chance.int(full.length)]!;
  const b = full[chance.int(full.length)]!;
  return a === b ? null : swap(a, chance.int(a.length), b, chance.int(b.length));
}

function moveMoney(s: ChinatownState, viewer: Viewer, chance: Chance): Step | null {
  const entries = s.ledger.secret.filter(({ seats }) => viewer === null || !seats.includes(viewer));
  if (entries.length === 0 || s.phase === 'over') return null;
  const { seats, net } = entries[chance.int(entries.length)]!;
  const [i, j] = [chance.int(seats.length), chance.int(seats.length)];
  const amount = chance.int(6);
  const move = (by: number): void => {
    for (const [at, sum] of [
      [i, -by],
      [j, by],
    ] as const) {
      net[at] = net[at]! + sum;
      s.money[seats[at]!] = s.money[seats[at]!]! + sum;
    }
  };
  return { take: () => move(amount), back: () => move(-amount) };
}

/** Other money, and others who stand by it, in the offers the viewer is no party to. */
function rewordOffers(s: ChinatownState, viewer: Viewer, chance: Chance): void {
  for (const offer of s.offers.filter((one) => isOutside(s, one, viewer))) {
    for (const gift of offer.gifts) {
      const bare = gift.locations.length + gift.tiles.length + gift.cards.length === 0;
      gift.money = chance.int(6) + (bare ? 1 : 0);
    }
    offer.agreed = partiesOf(offer.gifts).filter(
      (seat) => seat === offer.author || chance.int(3) === 0,
    );
    offer.declined = [];
    while (!allCanHonour(s, [offer])) offer.agreed.splice(chance.int(offer.agreed.length), 1);
    if (offer.agreed.length === partiesOf(offer.gifts).length) offer.agreed.pop();
  }
}

function rebuild(s: ChinatownState, seat: Seat, chance: Chance): void {
  for (const at of s.planned[seat]!) {
    s.hands[seat]!.push(s.land[at]!.shop!);
    s.land[at]!.shop = null;
  }
  s.hands[seat] = inOrder(s.hands[seat]!);
  s.planned[seat] = [];
  for (let left = chance.int(6); left > 0; left--) {
    const steps = buildAnswers(s, seat);
    const step = steps[chance.int(steps.length)]!;
    if ('place' in step) place(s, seat, step.place, step.at);
  }
}

function rechoose(s: ChinatownState, seat: Seat, chance: Chance): void {
  const left = s.cards[seat]!.slice();
  s.kept[seat] = s.kept[seat]!.map(() => left.splice(chance.int(left.length), 1)[0]!);
  s.kept[seat].sort((a, b) => a - b);
}

export function scramble(state: ChinatownState, viewer: Viewer, chance: Chance): ChinatownState {
  const s = copyJson(state);
  const others = [...s.money.keys()].filter((seat) => seat !== viewer);
  const bag: Shop[] = bagOf(s);
  const deck = deckOf(s);
  const full = s.offers.filter((offer) => !isOutside(s, offer, viewer));
  const hands = others.map((seat) => s.hands[seat]!);
  const cards = others.map((seat) => s.cards[seat]!);
  for (let step = 0; step < 40; step++) {
    const steps = [
      s.options.hands === 'hidden' ? swapSomewhere([...hands, bag], chance) : null,
      swapSomewhere([...cards, deck], chance),
      moveMoney(s, viewer, chance),
    ];
    for (const one of steps) {
      one?.take();
      if (!allCanHonour(s, full) || Math.min(...s.money) < 0) one?.back();
    }
  }
  for (const seat of others) {
    s.hands[seat] = inOrder(s.hands[seat]!);
    s.cards[seat]!.sort((a, b) => a - b);
    if (s.kept[seat]) rechoose(s, seat, chance);
    if (mayHavePlanned(s, seat)) rebuild(s, seat, chance);
  }
  rewordOffers(s, viewer, chance);
  return s;
}
