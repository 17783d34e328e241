import type { Seat, Viewer } from '@faubourg/core';
import type { Land } from './businesses.ts';
import type { PublicGift } from './events.ts';
import { seesAll, publicGifts } from './offer.ts';
import type { ChinatownOptions } from './options.ts';
import { type Economy, inOrder, type Shop } from './material.ts';
import type { Says, Talk } from './talk.ts';
import { type ChinatownState, copyState, type Offer, type Phase } from './state.ts';

/** An offer as a viewer sees it. Outsiders see neither secret money nor which seats agreed. */
export type OfferView = {
  readonly id: number;
  readonly version: number;
  readonly author: Seat;
  readonly parties: readonly Seat[];
  readonly gifts: readonly PublicGift[];
  readonly agreed: readonly Seat[] | null;
  readonly declined: readonly Seat[] | null;
  /** CT-20: what the author says about this version, and what those say who declined it. */
  readonly says?: Says;
  readonly refusals?: readonly { readonly seat: Seat; readonly says: Says }[];
};

export type ChinatownView = {
  readonly viewer: Viewer;
  /** The rules version; absent in games of version 1, as in the state. */
  readonly rules?: number;
  readonly options: ChinatownOptions;
  readonly round: number;
  readonly phase: Phase;
  /** Without the hidden shops of others, which still count as tiles in their hands. */
  readonly land: Land;
  readonly money: readonly (number | null)[];
  readonly hands: readonly (readonly Shop[] | null)[];
  readonly handSizes: readonly number[];
  readonly cards: readonly number[] | null;
  readonly cardCounts: readonly number[];
  readonly kept: readonly number[] | null;
  readonly chose: readonly boolean[];
  readonly ready: readonly boolean[];
  readonly outOfTime?: readonly Seat[];
  readonly offers: readonly OfferView[];
  readonly nextOffer: number;
  /** CT-20: what was asked and refused in this trading phase; absent if nothing was. */
  readonly talk?: Talk;
  readonly planned: readonly number[] | null;
  readonly first: Seat | null;
  readonly turned: readonly Economy[];
  readonly deck: number;
  readonly bag: number;
  /**
   * CT-22, CT-44: announced income and public deals, and the net of secret deals the viewer took
   * part in.
   */
  readonly ledger: {
    readonly income: readonly number[];
    readonly open: readonly number[];
    readonly secret: readonly {
      readonly seats: readonly Seat[];
      readonly net: readonly number[] | null;
    }[];
  };
};

function viewOffer(offer: Offer, all: boolean): OfferView {
  const { agreed, declined, says, refusals, ...rest } = offer;
  const gifts = publicGifts(offer.gifts, !all);
  if (!all) return { ...rest, gifts, agreed: null, declined: null };
  const words = { ...(says && { says }), ...(refusals && { refusals }) };
  return { ...rest, gifts, agreed, declined, ...words };
}

/**
 * Asks are public; what was refused is known to those who saw the whole offer. Absent if there is
 * nothing to see.
 */
function viewTalk(talk: Talk | undefined, options: ChinatownOptions, viewer: Viewer) {
  if (!talk) return {};
  const refused = talk.refused.filter((one) => seesAll(options, one, viewer));
  const isSilent = refused.length === 0 && talk.asked.every((asked) => asked === 0);
  return isSilent ? {} : { talk: { ...talk, refused } };
}

export function view(state: ChinatownState, viewer: Viewer): ChinatownView {
  const { options } = state;
  const s = copyState(state);
  const own = <T>(lists: readonly T[]): T | null => (viewer === null ? null : lists[viewer]!);
  // CT-50: at the end all money is public.
  const shown = options.money === 'open' || s.phase === 'over';
  for (const [seat, planned] of s.planned.entries()) {
    if (seat === viewer) continue;
    for (const at of planned) {
      s.hands[seat]!.push(s.land[at]!.shop!);
      s.land[at]!.shop = null;
    }
  }
  const hands = s.hands.map(inOrder);
  return {
    viewer,
    ...(s.rules !== undefined && { rules: s.rules }),
    options,
    round: s.round,
    phase: s.phase,
    land: s.land,
    money: s.money.map((money, seat) => (shown || seat === viewer ? money : null)),
    hands: hands.map((hand, seat) => (seat === viewer || options.hands === 'open' ? hand : null)),
    handSizes: hands.map((hand) => hand.length),
    cards: own(s.cards),
    cardCounts: s.cards.map((cards) => cards.length),
    kept: own(s.kept),
    chose: s.kept.map((kept) => kept !== null),
    ready: s.ready,
    ...(s.outOfTime && { outOfTime: s.outOfTime }),
    offers: s.offers.map((offer) => viewOffer(offer, seesAll(options, offer, viewer))),
    nextOffer: s.nextOffer,
    ...viewTalk(s.talk, options, viewer),
    planned: own(s.planned),
    first: s.first,
    turned: s.turned,
    deck: s.deck,
    bag: s.bag,
    ledger: {
      income: s.ledger.income,
      open: s.ledger.open,
      secret: s.ledger.secret.map(({ seats, net }) => {
        return { seats, net: shown || seats.includes(viewer ?? -1) ? net : null };
      }),
    },
  };
}
