import { withoutRemarks } from '@faubourg/core';
import file from '../data/towns.json' with { type: 'json' };

/** SS-2: what a card builds. */
export const CARDS = ['house', 'shop', 'park'] as const;
export type Card = (typeof CARDS)[number];

/** SS-1: the towns, by the name that the option gives them. */
export const TOWN_SIZES = ['small', 'large'] as const;
export type TownSize = (typeof TOWN_SIZES)[number];

type Town = {
  readonly rows: number;
  readonly columns: number;
  readonly cards: { readonly [card in Card]: number };
};

export const TOWNS: { readonly [size in TownSize]: Town } = withoutRemarks(file);

/** SS-10: cards in each hand at the start. */
export const HAND = 2;

/** All cards of a town. */
export const cardsOf = (size: TownSize): Card[] =>
  CARDS.flatMap((card) => Array.from({ length: TOWNS[size].cards[card] }, () => card));

const ROWS = 'ABCDEF';

/** The name of a lot: its row as a letter, its column from 1. */
const lotAt = (row: number, column: number): string => `${ROWS[row]!}${column + 1}`;

/** Row and column of a lot, both from 0. */
export const placeOf = (lot: string): { row: number; column: number } => ({
  row: ROWS.indexOf(lot[0]!),
  column: Number(lot[1]) - 1,
});

function lotsOf({ rows, columns }: Town): string[] {
  const lots: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) lots.push(lotAt(row, column));
  return lots;
}

/** Every lot of a town, row by row. */
export const LOTS: { readonly [size in TownSize]: readonly string[] } = {
  small: lotsOf(TOWNS.small),
  large: lotsOf(TOWNS.large),
};

/** SS-3: the up to four lots beside a lot, built on or not. */
export function neighboursOf(size: TownSize, lot: string): string[] {
  const { rows, columns } = TOWNS[size];
  const { row, column } = placeOf(lot);
  const beside = [
    [row - 1, column],
    [row, column - 1],
    [row, column + 1],
    [row + 1, column],
  ] as const;
  return beside
    .filter(([r, c]) => r >= 0 && r < rows && c >= 0 && c < columns)
    .map(([r, c]) => lotAt(r, c));
}
