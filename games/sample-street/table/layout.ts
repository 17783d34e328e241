import { placeOf, TOWNS, type TownSize } from '../rules/material.ts';

/** The side of a lot, in units of the drawing. */
export const LOT = 100;
/** From one lot to the next: the rows have a street between them. */
const STEP = { x: 110, y: 130 };
/** Half of a street; the drawing has as much around it. */
const MARGIN = 15;

/** The upper left corner of a lot. */
export function cornerOf(lot: string): { x: number; y: number } {
  const { row, column } = placeOf(lot);
  return { x: MARGIN + column * STEP.x, y: MARGIN + row * STEP.y };
}

/** The size of the whole drawing. */
export function drawingOf(size: TownSize): { width: number; height: number } {
  const { rows, columns } = TOWNS[size];
  return {
    width: 2 * MARGIN + (columns - 1) * STEP.x + LOT,
    height: 2 * MARGIN + (rows - 1) * STEP.y + LOT,
  };
}

/** The middle lines of the streets between the rows. */
export const streetsOf = (size: TownSize): number[] =>
  Array.from({ length: TOWNS[size].rows - 1 }, (_, row) => (row + 1) * STEP.y);
