import type { Board, BoardFile } from '../rules/board.ts';

/** From one location to the next, and the side of a location, in units of the drawing. */
export const PITCH = 44;
export const SIDE = 40;

/** A location on the drawing: its upper left corner, and its district. */
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

type Corner = { readonly x: number; readonly y: number };

/** The space between the districts of a tall map: downwards (with the street's name) and across. */
const APART = { y: 36, x: 20 };

/** The most districts for which both columns are tried: the number of splits doubles with each. */
const MOST_TRIED = 11;

/** The corners of the districts in two columns of similar length. */
function inColumns({ file: { districts } }: Board): Corner[] {
  const size = (axis: 1 | 2): number[] =>
    districts.map(({ cells }) => PITCH * (Math.max(...cells.map((cell) => cell[axis]!)) + 1));
  const [high, wide] = [size(1), size(2)];
  const right = (split: number, i: number): boolean => ((split >> i) & 1) === 1;
  const longest = (split: number): number => {
    const column = (on: boolean): number =>
      high.reduce((sum, h, i) => (right(split, i) === on ? sum + h + APART.y : sum), 0);
    return Math.max(column(true), column(false));
  };
  // The first district goes to the left column. Of many districts the later ones stay there, too.
  const tried = Math.min(districts.length - 1, MOST_TRIED);
  const splits = Array.from({ length: 2 ** tried }, (_, i) => 2 * i);
  const best = splits.reduce((a, b) => (longest(b) < longest(a) ? b : a));
  const middle = APART.x + Math.max(...wide.filter((_, i) => !right(best, i)));
  const down = [0, 0];
  return districts.map((_, i) => {
    const column = Number(right(best, i));
    const y = down[column]!;
    down[column] = y + high[i]! + APART.y;
    return { x: column * middle, y };
  });
}

const made = { wide: new WeakMap<Board, Layout>(), tall: new WeakMap<Board, Layout>() };

/**
 * Where everything lies, from the cells of the board file alone: as on the board, or, where the
 * window is taller than wide, in two columns.
 */
export function layOut(board: Board, tall: boolean): Layout {
  const kept = tall ? made.tall : made.wide;
  const known = kept.get(board);
  if (known) return known;
  const layout = placed(board.file, tall ? inColumns(board) : undefined);
  kept.set(board, layout);
  return layout;
}

/** A map on the drawing, its districts at their own places or at these corners. */
export function placed(file: BoardFile, corners?: readonly Corner[]): Layout {
  const spots = new Map<number, Spot>();
  const districts = file.districts.map(({ name, origin, cells }, i): District => {
    const corner = corners?.[i] ?? { x: origin.col * PITCH, y: origin.row * PITCH };
    const own = cells.map(([location, row, col]): Spot => {
      const x = corner.x + col! * PITCH;
      const y = corner.y + row! * PITCH;
      return { location: location!, x, y, district: name };
    });
    for (const spot of own) spots.set(spot.location, spot);
    // The street's name is above the first location of the first row.
    const y = Math.min(...own.map((spot) => spot.y));
    const x = Math.min(...own.filter((spot) => spot.y === y).map((spot) => spot.x));
    return { name, x, y, spots: own };
  });
  const all = districts.flatMap((district) => district.spots);
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const right = Math.max(...all.map(({ x }) => x)) + SIDE;
  const bottom = Math.max(...all.map(({ y }) => y)) + SIDE;
  const box = { x: left - 14, y: top - 30, w: right - left + 28, h: bottom - top + 44 };
  return { districts, spots, box };
}

/** How much a part of the map shows around its locations: above there may be the street's name. */
const AROUND = { x: 12, top: 28, bottom: 12 };

/**
 * The part of the drawing with these locations, or all of it if none are named. With a ratio of
 * width to height the part has this ratio and shows more of the map.
 */
export function boxAround(
  { box, spots }: Layout,
  named?: readonly number[],
  ratio?: number,
): Layout['box'] {
  if (!named) return box;
  const shown = named.map((location) => spots.get(location)!);
  const x = Math.min(...shown.map((spot) => spot.x)) - AROUND.x;
  const y = Math.min(...shown.map((spot) => spot.y)) - AROUND.top;
  const w = Math.max(...shown.map((spot) => spot.x)) + SIDE + AROUND.x - x;
  const h = Math.max(...shown.map((spot) => spot.y)) + SIDE + AROUND.bottom - y;
  const wide = Math.max(w, ratio === undefined ? 0 : h * ratio);
  const high = Math.max(h, ratio === undefined ? 0 : w / ratio);
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
}
