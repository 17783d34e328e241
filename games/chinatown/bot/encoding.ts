import type { ChinatownAnswer } from '../rules/answer.ts';
import { LOCATIONS } from '../rules/board.ts';
import type { PublicGift } from '../rules/events.ts';
import { ROUNDS, SHOPS } from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';

/*
 * A view as numbers, from the seat of the viewer: that seat first, the others clockwise.
 *
 *   85 locations × 15   own, another's, own card, shop (12)
 *   5 seats × 16        money, tiles by type (12), tiles in all, done, income so far
 *   8 offers × 6        there, own, a party to it, locations, tiles and money to the viewer, net
 *   4 + 1               the phase; the round
 */
const SEATS = 5;
const OFFERS = 8;
const PLACE = 3 + SHOPS.length;
const PLAYER = SHOPS.length + 4;
const OFFER = 6;
const PHASES = ['keep', 'trade', 'build', 'over'];

const AT_PLAYERS = LOCATIONS * PLACE;
const AT_OFFERS = AT_PLAYERS + SEATS * PLAYER;
const AT_PHASE = AT_OFFERS + OFFERS * OFFER;

/*
 * Actions: which of the first eight cards in hand are kept (256); a shop on a location; built; done
 * and not done; four verbs for each of the first eight offers; any new offer; any counter-offer.
 * The content of offers is not encoded: it is drawn at random.
 */
const CARDS = 8;
const KEEP = 0;
const SHOP = KEEP + 2 ** CARDS;
const BUILT = SHOP + LOCATIONS * SHOPS.length;
const DONE = BUILT + 1;
const VERBS = ['accept', 'takeBack', 'decline', 'withdraw'] as const;
const VERB = DONE + 2;
const OWN_OFFER = VERB + VERBS.length * OFFERS;
const COUNTER = OWN_OFFER + 1;

const smallestFirst = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

export const encoding = {
  observationSize: AT_PHASE + PHASES.length + 1,
  actionCount: COUNTER + 1,
  observe: (seen: unknown, out: Float32Array): void => {
    const view = seen as ChinatownView;
    observeLand(view, out);
    observePlayers(view, out);
    observeOffers(view, out);
    out[AT_PHASE + PHASES.indexOf(view.phase)] = 1;
    out[AT_PHASE + PHASES.length] = view.round / ROUNDS;
  },
  action: (seen: unknown, given: unknown): number => {
    const view = seen as ChinatownView;
    const answer = given as ChinatownAnswer;
    if ('keep' in answer) {
      const cards = smallestFirst(view.cards ?? []).slice(0, CARDS);
      return (
        KEEP + cards.reduce((sum, card, i) => sum + (answer.keep.includes(card) ? 2 ** i : 0), 0)
      );
    }
    if ('place' in answer)
      return SHOP + (answer.at - 1) * SHOPS.length + SHOPS.indexOf(answer.place);
    if ('built' in answer) return BUILT;
    if ('done' in answer) return DONE + (answer.done ? 1 : 0);
    if ('counter' in answer) return COUNTER;
    if ('offer' in answer) return OWN_OFFER;
    const verb = VERBS.findIndex((name) => name in answer);
    const id = (answer as { readonly [verb: string]: number })[VERBS[verb]!];
    const place = view.offers.findIndex((offer) => offer.id === id);
    return VERB + verb * OFFERS + Math.min(place, OFFERS - 1);
  },
};

function observeLand({ viewer, land, cards }: ChinatownView, out: Float32Array): void {
  for (const [location, { owner, shop }] of Object.entries(land)) {
    const at = (Number(location) - 1) * PLACE;
    out[at + (owner === viewer ? 0 : 1)] = 1;
    if (shop !== null) out[at + 3 + SHOPS.indexOf(shop)] = 1;
  }
  for (const card of cards ?? []) out[(card - 1) * PLACE + 2] = 1;
}

function observePlayers(view: ChinatownView, out: Float32Array): void {
  const { viewer, money, hands, handSizes, ready, chose, ledger } = view;
  const seats = handSizes.length;
  for (let i = 0; i < seats; i++) {
    const seat = ((viewer ?? 0) + i) % seats;
    const at = AT_PLAYERS + i * PLAYER;
    out[at] = (money[seat] ?? 0) / 100;
    for (const shop of hands[seat] ?? []) {
      const tile = at + 1 + SHOPS.indexOf(shop);
      out[tile] = out[tile]! + 1 / 4;
    }
    out[at + SHOPS.length + 1] = handSizes[seat]! / 10;
    out[at + SHOPS.length + 2] = ready[seat] || chose[seat] ? 1 : 0;
    out[at + SHOPS.length + 3] = ledger.income[seat]! / 100;
  }
}

function observeOffers({ viewer, offers }: ChinatownView, out: Float32Array): void {
  for (const [i, { author, parties, gifts }] of offers.slice(0, OFFERS).entries()) {
    const at = AT_OFFERS + i * OFFER;
    const net = (much: (gift: PublicGift) => number): number =>
      gifts.reduce((sum, gift) => {
        // In an open offer `null` stands for the taker.
        const gets = gift.to === viewer || (gift.to === null && author !== viewer);
        const gives = gift.from === viewer || (gift.from === null && author !== viewer);
        return sum + much(gift) * (Number(gets) - Number(gives));
      }, 0);
    out[at] = 1;
    out[at + 1] = author === viewer ? 1 : 0;
    out[at + 2] = viewer !== null && parties.includes(viewer) ? 1 : 0;
    out[at + 3] = net(({ locations }) => locations.length) / 4;
    out[at + 4] = net(({ tiles }) => tiles.length) / 4;
    out[at + 5] = net(({ money }) => money ?? 0) / 20;
  }
}
