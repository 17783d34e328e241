import type { Seat } from '@faubourg/core';
import { joinSentences, listOf } from '@faubourg/web/words/lists.ts';
import type { Arg, Piece, Sentence } from '@faubourg/web/words/sentence.ts';
import type { GiftInput } from '../rules/answer.ts';
import { boardOf } from '../rules/board.ts';
import type { Land } from '../rules/businesses.ts';
import type { PublicGift } from '../rules/events.ts';
import { type Shop, sizeOf } from '../rules/material.ts';
import { type ChinatownTable, say } from './types.ts';

/** The ids are made from the data files; a test checks that the words have all of them. */
export const shopName = (shop: Shop): Sentence => ({ id: `shop.${shop}` });
/** The name on a shop's sign. */
export const shopSign = (shop: Shop): Sentence => ({ id: `sign.${shop}` });
export const sizedName = (shop: Shop): Sentence =>
  say('shop.sized', { shop: shopName(shop), size: sizeOf(shop) });

/** Money as it is shown. The rules count in thousands. */
export const full = (thousands: number): number => thousands * 1000;

export const districtOf = (table: ChinatownTable, location: number): string =>
  boardOf(table.view.options.map).file.districts.find(({ cells }) =>
    cells.some(([one]) => one === location),
  )?.name ?? '';

/** A shop drawn inside a sentence. */
export const shopPiece = (shop: Shop): Piece => ({
  piece: 'shop',
  text: shopName(shop),
  data: shop,
});

type Gift = PublicGift | GiftInput;

/** What one party gives: "location 21, a fish shop and 2,000". */
export function things({ locations, tiles, cards, money }: Gift, land?: Land): Arg {
  return listOf([
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
  const phrases = gifts.map((gift) =>
    say('gift', {
      seat: someone(gift.from),
      to: someone(gift.to),
      things: things(gift, land),
    }),
  );
  return phrases.length === 0 ? listOf(phrases) : joinSentences(phrases, 'join.semi');
}
