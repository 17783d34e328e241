import type { Seat } from '@faubourg/core';
import type { Arg, Piece, Sentence } from '@faubourg/web/words/sentence.ts';
import type { GiftInput } from '../rules/answer.ts';
import { boardOf } from '../rules/board.ts';
import type { Land } from '../rules/businesses.ts';
import type { ToldGift } from '../rules/events.ts';
import { type Shop, sizeOf } from '../rules/material.ts';
import { type ChinatownTable, say } from './types.ts';
import { layOut } from './layout.ts';

/** Shops come from the data; their words are all there. */
export const shopName = (shop: Shop): Sentence => ({ id: `shop.${shop}` });
export const shopShort = (shop: Shop): Sentence => ({ id: `short.${shop}` });
export const sizedName = (shop: Shop): Sentence =>
  say('shop.sized', { shop: shopName(shop), size: sizeOf(shop) });

/** Money as it is written: it is counted in thousands. */
export const full = (thousands: number): number => thousands * 1000;

/** Several phrases as one: "a, b and c". */
export function listed(phrases: readonly Arg[]): Arg {
  if (phrases.length === 0) return say('list.none');
  const [first, ...others] = phrases;
  return others.reduce<Arg>(
    (all, one, i) => say(i === others.length - 1 ? 'list.last' : 'list.more', { a: all, b: one }),
    first!,
  );
}

/** Phrases one after the other: "a. b. c". */
export function joined(phrases: readonly Sentence[]): Sentence {
  return phrases.reduce((all, one) => say('join.stop', { a: all, b: one }));
}

export const districtOf = (table: ChinatownTable, location: number): string =>
  layOut(boardOf(table.view.options.map), false).spots.get(location)?.district ?? '';

/** A shop drawn in the middle of a sentence. */
export const shopPiece = (shop: Shop): Piece => ({
  piece: 'shop',
  text: shopName(shop),
  data: shop,
});

type Gift = ToldGift | GiftInput;

/** What somebody gives: "location 21, a fish shop and 2,000". */
export function things({ locations, tiles, cards, money }: Gift, land?: Land): Arg {
  return listed([
    ...(locations ?? []).map((location) => {
      const shop = land?.[location]?.shop ?? null;
      if (shop === null) return say('thing.location', { location });
      return say('thing.shop', { location, shop: shopPiece(shop) });
    }),
    ...(tiles ?? []).map(shopPiece),
    ...(cards ?? []).map((location) => say('thing.card', { location })),
    ...((money ?? 0) > 0 ? [full(money!)] : []),
  ]);
}

export const someone = (seat: Seat | null): Arg => (seat === null ? say('someone.any') : { seat });

/** A whole offer in words. */
export function giftList(gifts: readonly Gift[], land?: Land): Arg {
  const told = gifts.map((gift) =>
    say('gift.told', {
      seat: someone(gift.from),
      to: someone(gift.to),
      things: things(gift, land),
    }),
  );
  return told.length === 0
    ? say('list.none')
    : told.reduce((all, one) => say('join.semi', { a: all, b: one }));
}
