import { QuickChance, type Seat } from '@faubourg/core';
import type { FoundPuzzle, Refusal } from '@faubourg/search';
import type { GiftInput } from '../../rules/answer.ts';
import { chinatown } from '../../rules/index.ts';
import type { ChinatownState } from '../../rules/state.ts';
import { dollars } from './dollars.ts';
import { giftOf, type Good, goodsOf, incomesOf } from './holdings.ts';

/** In thousands: the least difference between accepting and declining, in the final lead. */
const LEAST = 2;
/** In thousands: what the seat gets, at least, by an offer that it should decline. */
const TEMPTING = 2;
/** Prices tried, in thousands. */
const PRICES = [1, 2, 3, 4, 5, 6, 7, 8];

/** An offer that a rival could make, and what it brings at the end. */
type Tried = {
  readonly author: Seat;
  readonly gifts: readonly GiftInput[];
  /** The final lead without and with it, and the seat's own gain. */
  readonly without: number;
  readonly with: number;
  readonly gain: number;
  readonly theirs: number;
};

const leadOf = (money: readonly number[], seat: Seat): number =>
  money[seat]! - Math.max(...money.filter((_, other) => other !== seat));

/**
 * Offers of one thing for money between this seat and each rival that change the final lead
 * clearly, if everybody builds as well as they can and no other deal follows.
 */
function offersTo(s: ChinatownState, seat: Seat): Tried[] {
  const incomes = incomesOf(s);
  const before = s.money.map((money, who) => money + incomes(who, null, null));
  const tried: Tried[] = [];
  const attempt = (author: Seat, good: Good, seller: Seat, price: number): void => {
    const buyer = seller === seat ? author : seat;
    if (price > s.money[buyer]!) return;
    const after = before.slice();
    after[seller] = s.money[seller]! + price + incomes(seller, good, null);
    after[buyer] = s.money[buyer]! - price + incomes(buyer, null, good);
    const own = after[seat]! - before[seat]!;
    const change = leadOf(after, seat) - leadOf(before, seat);
    // The rival would not offer what costs it money.
    const theirs = after[author]! - before[author]!;
    if (Math.abs(change) < LEAST || theirs <= 0) return;
    // What is to be declined must look good: an income for the buyer, a price for the seller.
    const worth = seat === buyer ? incomes(seat, null, good) - incomes(seat, null, null) : price;
    if (change < 0 && worth < TEMPTING) return;
    const gifts = [giftOf(seller, buyer, good), { from: buyer, to: seller, money: price }];
    tried.push({
      author,
      gifts,
      without: leadOf(before, seat),
      with: leadOf(after, seat),
      gain: own,
      theirs,
    });
  };
  for (const author of s.money.keys()) {
    if (author === seat) continue;
    for (const price of PRICES) {
      for (const good of goodsOf(s, seat)) attempt(author, good, seat, price);
      for (const good of goodsOf(s, author)) attempt(author, good, author, price);
    }
  }
  return tried;
}

/** Richer by the deal and yet worse off is `king`: the rival gains more. */
const themeOf = (one: Tried): string =>
  one.with > one.without ? 'accept' : one.gain > 0 ? 'king' : 'decline';

/** How much an offer looks like the other answer: a gain that is to be declined, and the reverse. */
function temptation(one: Tried): number {
  const wins = one.without >= 0 !== one.with >= 0 ? 10 : 0;
  return wins + (themeOf(one) === 'accept' ? -one.gain : one.gain);
}

/**
 * CT-50: whether to accept a rival's offer in the last year, by everybody's money after the last
 * pay-day. The offer is the most tempting one that the rival could make in this position.
 */
export function findOffer(
  s: ChinatownState,
  seat: Seat,
  wanted: (theme: string) => boolean,
): FoundPuzzle | Refusal {
  const all = offersTo(s, seat);
  if (all.length === 0) return { refused: 'no-clear-best' };
  const open = all.filter((one) => wanted(themeOf(one)));
  if (open.length === 0) return { refused: 'theme-full' };
  const chosen = ['king', 'decline', 'accept']
    .map((theme) => open.filter((one) => themeOf(one) === theme))
    .find(({ length }) => length > 0)!
    .reduce((a, b) => (temptation(b) > temptation(a) ? b : a));
  const { author, gifts, gain, theirs } = chosen;
  const state = chinatown.copy(s);
  state.ready.fill(false);
  const offering = { offer: gifts.map((gift) => ({ ...gift })) };
  if (chinatown.check(state, author, offering)) return { refused: 'not-allowed' };
  chinatown.apply(state, author, offering, new QuickChance(1));
  const { id, version } = state.offers.at(-1)!;
  const [yes, no] = [dollars(chosen.with), dollars(chosen.without)];
  const [accept, decline] = [
    { accept: id, version },
    { decline: id, version },
  ];
  const accepts = yes > no;
  return {
    theme: themeOf(chosen),
    method: 'exact',
    measure: 'lead',
    state,
    best: [[accepts ? accept : decline]],
    value: accepts ? yes : no,
    others: [[accepts ? decline : accept, accepts ? no : yes]],
    rest: accepts ? no : yes,
    facts: { seat: { seat: author }, gain: dollars(gain), theirs: dollars(theirs) },
  };
}
