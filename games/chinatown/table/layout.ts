import type { Board } from '../rules/boards.ts';

/** From one location to the next, and the side of a location, in units of the drawing. */
export const PITCH = 44;
export const SIDE = 40;

/** A location on the drawing: its upper left corner, and the district it stands in. */
export type Spot = {
  readonly location: number;
  readonly x: number;
  readonly y: number;
  readonly district: string;
};

export type District = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly spots: readonly Spot[];
};

export type Layout = {
  readonly districts: readonly District[];
  readonly spots: ReadonlyMap<number, Spot>;
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
};

const made = new WeakMap<Board, Layout>();

/** Where everything lies, from the cells of the board file alone. */
export function layOut(board: Board): Layout {
  const known = made.get(board);
  if (known) return known;
  const spots = new Map<number, Spot>();
  const districts = board.file.districts.map(({ name, origin, cells }): District => {
    const own = cells.map(([location, row, col]): Spot => {
      const x = (origin.col + col!) * PITCH;
      const y = (origin.row + row!) * PITCH;
      return { location: location!, x, y, district: name };
    });
    for (const spot of own) spots.set(spot.location, spot);
    // The street's name stands over the first row, from where that begins.
    const y = Math.min(...own.map((spot) => spot.y));
    const x = Math.min(...own.filter((spot) => spot.y === y).map((spot) => spot.x));
    return { name, x, y, spots: own };
  });
  const all = [...spots.values()];
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const right = Math.max(...all.map(({ x }) => x)) + SIDE;
  const bottom = Math.max(...all.map(({ y }) => y)) + SIDE;
  const box = { x: left - 14, y: top - 30, w: right - left + 28, h: bottom - top + 44 };
  const layout = { districts, spots, box };
  made.set(board, layout);
  return layout;
}
