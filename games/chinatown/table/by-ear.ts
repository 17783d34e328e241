import type { Seat } from '@faubourg/core';
import { defineByEar } from '@faubourg/web/table/by-ear.ts';
import { joinSentences, listOf } from '@faubourg/web/words/lists.ts';
import { type Sentence, sentenceMaker } from '@faubourg/web/words/sentence.ts';
import { boardOf, LOCATIONS } from '../rules/board.ts';
import { businesses, incomeOf } from '../rules/businesses.ts';
import { ROUNDS, sizeOf } from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';
import type { de } from '../words/by-ear-de.ts';
import type { en } from '../words/by-ear-en.ts';
import type { fr } from '../words/by-ear-fr.ts';
import type { nl } from '../words/by-ear-nl.ts';
import { locationsOf, stacks } from './hands.ts';
import { full, shopName } from './phrases.ts';
import { type ChinatownTypes, say as sayTable } from './types.ts';

const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();

/** The owner and the shop of a location; or that its card is in the viewer's hand. */
function holding({ land, cards }: ChinatownView, place: string): Sentence {
  const plot = land[place];
  if (!plot) return say(cards?.includes(Number(place)) ? 'hold.card' : 'hold.free');
  const seat = { seat: plot.owner };
  if (plot.shop === null) return say('hold.empty', { seat });
  return say('hold.shop', { seat, shop: shopName(plot.shop) });
}

const numbers = (locations: readonly number[]): Sentence | string => listOf(locations.map(String));

function mine(view: ChinatownView, seat: Seat): Sentence[] {
  const { land, money, cards, viewer } = view;
  const board = boardOf(view.options.map);
  const own = businesses(board, land).filter(({ owner }) => owner === seat);
  const shops = own.map(({ shop, locations }) =>
    say('mine.shop', {
      shop: shopName(shop),
      locations: numbers(locations),
      count: locations.length,
      size: sizeOf(shop),
    }),
  );
  const empty = locationsOf(view, seat).filter((at) => land[at]!.shop === null);
  const tiles = (stacks(view, seat) ?? []).map(({ shop, count }) =>
    say('mine.tile', { shop: shopName(shop), count }),
  );
  const held = seat === viewer ? (cards ?? []) : [];
  return [
    say('mine.money', { money: full(money[seat] ?? 0), income: full(incomeOf(board, land, seat)) }),
    ...(shops.length > 0 ? [say('mine.shops', { list: joinSentences(shops, 'join.semi') })] : []),
    ...(empty.length > 0 ? [say('mine.empty', { locations: numbers(empty) })] : []),
    ...(tiles.length > 0 ? [say('mine.tiles', { list: listOf(tiles) })] : []),
    ...(held.length > 0 ? [say('mine.cards', { cards: numbers(held) })] : []),
  ];
}

function overview(view: ChinatownView): Sentence {
  const { round, phase, offers, land } = view;
  const standing = view.money.map((_, seat) => {
    const locations = locationsOf(view, seat);
    return say('table.seat', {
      seat: { seat },
      locations: locations.length,
      shops: locations.filter((at) => land[at]!.shop !== null).length,
    });
  });
  return joinSentences(
    [
      sayTable('map.year', { round, rounds: ROUNDS }),
      ...(phase === 'over' ? [] : [say(`table.${phase}`)]),
      ...(offers.length > 0 ? [say('table.offers', { count: offers.length })] : []),
      ...standing,
    ],
    'join.semi',
  );
}

/** The table in words. CT-1: locations touch if they are side by side in one district. */
export const byEar = defineByEar<ChinatownTypes>({
  words: {
    en: () => import('../words/by-ear-en.ts').then((module) => module.en),
    fr: () => import('../words/by-ear-fr.ts').then((module) => module.fr),
    nl: () => import('../words/by-ear-nl.ts').then((module) => module.nl),
    de: () => import('../words/by-ear-de.ts').then((module) => module.de),
  },
  places: () => Array.from({ length: LOCATIONS }, (_, i) => String(i + 1)),
  neighbours: (view, location) =>
    (boardOf(view.options.map).neighbours[Number(location)] ?? [])
      .toSorted((a, b) => a - b)
      .map(String),
  holding,
  mine,
  overview,
});
