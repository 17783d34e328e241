import type { Seat, Viewer } from '@faubourg/core';
import type { Land } from './businesses.ts';
import type { ToldGift } from './events.ts';
import { partiesOf, seesAll, told } from './offer.ts';
import type { ChinatownOptions } from './options.ts';
import { type Economy, inOrder, type Shop } from './shops.ts';
import type { ChinatownState, Offer, Phase } from './state.ts';

/** An offer as somebody sees it. Outsiders of a secret one see neither money nor who agreed. */
export type OfferView = {
  readonly id: number;
  readonly version: number;
  readonly author: Seat;
  readonly parties: readonly Seat[];
  readonly gifts: readonly ToldGift[];
  readonly agreed: readonly Seat[] | null;
  readonly declined: readonly Seat[] | null;
};

export type ChinatownView = {
  readonly viewer: Viewer;
  readonly options: ChinatownOptions;
  readonly round: number;
  readonly phase: Phase;
  /** Shops that others have placed and not shown yet are still in their hands here. */
  readonly land: Land;
  readonly money: readonly (number | null)[];
  readonly hands: readonly (readonly Shop[] | null)[];
  readonly handSizes: readonly number[];
  readonly cards: readonly number[] | null;
  readonly cardCounts: readonly number[];
  readonly kept: readonly number[] | null;
  readonly chose: readonly boolean[];
  readonly ready: readonly boolean[];
  readonly offers: readonly OfferView[];
  readonly nextOffer: number;
  readonly planned: readonly number[] | null;
  readonly first: Seat | null;
  readonly turned: readonly Economy[];
  readonly deck: number;
  readonly bag: number;
  /** CT-22, CT-44: what was announced, and the net of secret deals where the viewer was a party. */
  readonly ledger: {
    readonly income: readonly number[];
    readonly open: readonly number[];
    readonly secret: readonly {
      readonly seats: readonly Seat[];
      readonly net: readonly number[] | null;
    }[];
  };
};

function viewOffer(options: ChinatownOptions, offer: Offer, viewer: Viewer): OfferView {
  const { id, version, author, gifts } = offer;
  const all = seesAll(options, offer, viewer);
  return {
    id,
    version,
    author,
    parties: partiesOf(gifts),
    gifts: told(gifts, !all),
    agreed: all ? offer.agreed.slice() : null,
    declined: all ? offer.declined.slice() : null,
  };
}

export function view(s: ChinatownState, viewer: Viewer): ChinatownView {
  const own = <T>(lists: readonly T[]): T | null => (viewer === null ? null : lists[viewer]!);
  const unseen = new Set(s.planned.flatMap((planned, seat) => (seat === viewer ? [] : planned)));
  const land: Land = {};
  for (const [at, { owner, shop }] of Object.entries(s.land)) {
    land[at] = { owner, shop: unseen.has(Number(at)) ? null : shop };
  }
  const hands = s.hands.map((hand, seat) => {
    const back = seat === viewer ? [] : s.planned[seat]!.map((at) => s.land[at]!.shop!);
    return inOrder([...hand, ...back]);
  });
  const { ledger, options } = s;
  // CT-50: at the end everybody shows what they have.
  const shown = options.money === 'open' || s.phase === 'over';
  return {
    viewer,
    options,
    round: s.round,
    phase: s.phase,
    land,
    money: s.money.map((money, seat) => (shown || seat === viewer ? money : null)),
    hands: hands.map((hand, seat) => (seat === viewer || options.hands === 'open' ? hand : null)),
    handSizes: hands.map((hand) => hand.length),
    cards: own(s.cards)?.slice() ?? null,
    cardCounts: s.cards.map((cards) => cards.length),
    kept: own(s.kept)?.slice() ?? null,
    chose: s.kept.map((kept) => kept !== null),
    ready: s.ready.slice(),
    offers: s.offers.map((offer) => viewOffer(options, offer, viewer)),
    nextOffer: s.nextOffer,
    planned: own(s.planned)?.slice() ?? null,
    first: s.first,
    turned: s.turned.slice(),
    deck: s.deck,
    bag: s.bag,
    ledger: {
      income: ledger.income.slice(),
      open: ledger.open.slice(),
      secret: ledger.secret.map(({ seats, net }) => ({
        seats: seats.slice(),
        net: shown || (viewer !== null && seats.includes(viewer)) ? net.slice() : null,
      })),
    },
  };
}
