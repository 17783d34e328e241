import { type Chance, copyJson, type Viewer } from '@faubourg/core';
import { mayHavePlanned, randomBuild } from './build.ts';
import { canPay, lackOf } from './honour.ts';
import { deckOf } from './locations.ts';
import { seesAll, things } from './offer.ts';
import { inOrder, rising } from './material.ts';
import type { ChinatownState, Offer } from './state.ts';
import { bagOf } from './tiles.ts';

/*
 * Scrambles by small steps that the viewer cannot notice. A step that makes the position impossible
 * is undone. Unlike `resample`, this code reads the state and never a view.
 */

type Step = { readonly take: () => void; readonly back: () => void };

/** Swaps an entry of one list with an entry of another. */
function swap<T>(lists: readonly T[][], chance: Chance): Step | null {
  const full = lists.filter((list) => list.length > 0);
  if (full.length < 2) return null;
  const [a, b] = [full[chance.int(full.length)]!, full[chance.int(full.length)]!];
  const [i, j] = [chance.int(a.length), chance.int(b.length)];
  const take = (): void => {
    [a[i], b[j]] = [b[j]!, a[i]!];
  };
  return { take, back: take };
}

/** Moves money between two parties of a secret deal that the viewer was not part of. */
function move(s: ChinatownState, viewer: Viewer, chance: Chance): Step | null {
  const entries = s.ledger.secret.filter(({ seats }) => viewer === null || !seats.includes(viewer));
  if (entries.length === 0 || s.phase === 'over') return null;
  const { seats, net } = entries[chance.int(entries.length)]!;
  const [from, to] = [chance.int(seats.length), chance.int(seats.length)];
  const amount = chance.int(6);
  const add = (i: number, sum: number): void => {
    net[i] = net[i]! + sum;
    s.money[seats[i]!] = s.money[seats[i]!]! + sum;
  };
  const pass = (sum: number): void => {
    add(from, -sum);
    add(to, sum);
  };
  return { take: () => pass(amount), back: () => pass(-amount) };
}

/** Draws other money for an offer, and other seats that agreed to it. */
function reword(s: ChinatownState, offer: Offer, chance: Chance): void {
  for (const gift of offer.gifts) gift.money = chance.int(6) + (things(gift) === 0 ? 1 : 0);
  offer.agreed = offer.parties.filter(
    (seat) => chance.int(2) === 0 && !lackOf(s, offer, [seat]) && canPay(s, offer, seat),
  );
  offer.declined = [];
  delete offer.says;
  delete offer.refusals;
  if (offer.agreed.length === offer.parties.length) offer.agreed.pop();
}

export function scramble(state: ChinatownState, viewer: Viewer, chance: Chance): ChinatownState {
  const s = copyJson(state);
  const others = [...s.money.keys()].filter((seat) => seat !== viewer);
  const seen = s.offers.filter((offer) => seesAll(s.options, offer, viewer));
  const isPossible = (): boolean =>
    s.money.every((money) => money >= 0) &&
    seen.every((offer) => {
      const { agreed } = offer;
      return !lackOf(s, offer, agreed) && agreed.every((seat) => canPay(s, offer, seat));
    });
  const tiles =
    s.options.hands === 'hidden' ? [...others.map((seat) => s.hands[seat]!), bagOf(s)] : [];
  const cards = [...others.map((seat) => s.cards[seat]!), deckOf(s)];
  for (let step = 0; step < 20; step++) {
    for (const one of [swap(tiles, chance), swap(cards, chance), move(s, viewer, chance)]) {
      if (!one) continue;
      one.take();
      if (!isPossible()) one.back();
    }
  }
  for (const seat of others) {
    const held = s.cards[seat]!.sort(rising).slice();
    const kept = s.kept[seat]?.map(() => held.splice(chance.int(held.length), 1)[0]!);
    s.kept[seat] = kept?.sort(rising) ?? null;
    if (mayHavePlanned(s, seat)) {
      for (const at of s.planned[seat]!) {
        s.hands[seat]!.push(s.land[at]!.shop!);
        s.land[at]!.shop = null;
      }
      s.planned[seat] = [];
      randomBuild(s, seat, chance);
    }
    s.hands[seat] = inOrder(s.hands[seat]!);
  }
  for (const offer of s.offers) if (!seen.includes(offer)) reword(s, offer, chance);
  if (s.talk) {
    s.talk.refused = s.talk.refused.filter(
      (one) => seesAll(s.options, one, viewer) || chance.int(2) === 0,
    );
  }
  return s;
}
