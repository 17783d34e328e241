import { boardOf } from '../rules/board.ts';
import type { PublicGift } from '../rules/events.ts';
import { sizeOf, SHOPS } from '../rules/material.ts';
import type { ChinatownView, OfferView } from '../rules/view.ts';

type Style = {
  bold(text: string): string;
  dim(text: string): string;
  seat(seat: number, text: string): string;
};

/** Characters across and lines down for one location, including the space to the next. */
const ACROSS = 5;
const DOWN = 2;

const seatName = (seat: number | null): string => (seat === null ? '?' : 'ABCDE'[seat]!);

/** A city as text: the map of all districts, then hands, offers and players. */
export function textBoard(seen: unknown, style: Style): string {
  const view = seen as ChinatownView;
  const { cards, offers, turned } = view;
  return [
    map(view, style),
    style.dim(
      `shops, with their size: ${SHOPS.map((shop) => `${code(shop)} ${shop} ${sizeOf(shop)}`).join(', ')}`,
    ),
    `year ${view.round}, ${view.phase}; economy so far: ${turned.map((sizes) => sizes.join('+') || '-').join(' ') || 'none'}`,
    ...(cards && cards.length > 0 ? [`location cards: ${cards.join(' ')}`] : []),
    ...offers.map((offer) => offerLine(offer)),
    ...view.handSizes.map((_, seat) => playerLine(view, seat, style)),
  ].join('\n');
}

/** Two letters that no other shop has. */
function code(shop: string): string {
  const others = SHOPS.filter((other) => other !== shop);
  for (let second = 1; second < shop.length; second++) {
    const letters = shop[0]! + shop[second]!;
    if (others.every((other) => other[0]! + other[second]! !== letters)) return letters;
  }
  return shop.slice(0, 2);
}

function map({ options, land }: ChinatownView, style: Style): string {
  const { districts } = boardOf(options.map).file;
  const rows = new Map<number, string[]>();
  const write = (
    row: number,
    column: number,
    text: string,
    paint: (text: string) => string,
  ): void => {
    const line = rows.get(row) ?? [];
    for (const [i, letter] of text.split('').entries()) line[column + i] = paint(letter);
    rows.set(row, line);
  };
  const top = Math.min(...districts.map(({ origin }) => origin.row));
  const left = Math.min(...districts.map(({ origin }) => origin.col));
  for (const { origin, cells } of districts) {
    for (const [location, row, col] of cells) {
      const y = (origin.row - top + row!) * DOWN;
      const x = (origin.col - left + col!) * ACROSS;
      const owned = land[location!];
      write(y, x, String(location).padStart(2), (text) => style.dim(text));
      if (!owned) continue;
      const shop = owned.shop === null ? '' : `:${code(owned.shop)}`;
      write(y + 1, x, seatName(owned.owner) + shop, (text) => style.seat(owned.owner, text));
    }
  }
  const last = Math.max(...rows.keys());
  return Array.from({ length: last + 1 }, (_, y) =>
    Array.from(rows.get(y) ?? [], (letter) => letter ?? ' ')
      .join('')
      .trimEnd(),
  ).join('\n');
}

function giftText({ from, to, locations, tiles, cards, money }: PublicGift): string {
  const things = [
    ...locations.map((location) => `location ${location}`),
    ...tiles,
    ...cards.map((card) => `card ${card}`),
    ...(money === undefined ? ['money?'] : money > 0 ? [`${money},000`] : []),
  ];
  return `${seatName(from)} gives ${seatName(to)} ${things.join(' + ')}`;
}

function offerLine({ id, version, author, gifts, agreed }: OfferView): string {
  const stands = agreed === null ? '' : `; agreed ${agreed.map(seatName).join('')}`;
  return `offer ${id}.${version} of ${seatName(author)}: ${gifts.map(giftText).join(', ')}${stands}`;
}

function playerLine(view: ChinatownView, seat: number, style: Style): string {
  const money = view.money[seat];
  const hand = view.hands[seat];
  const tiles = hand ? hand.join(' ') || 'no tiles' : `${view.handSizes[seat]} tiles`;
  const done = view.ready[seat] || view.chose[seat] ? ', done' : '';
  const cash = money === null || money === undefined ? '?' : `${money},000`;
  return `${style.seat(seat, `${seatName(seat)} seat ${seat}`)}: ${cash}, ${tiles}${done}`;
}
