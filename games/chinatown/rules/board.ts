import {
  faultLine,
  integer,
  type Json,
  list,
  object,
  remarked,
  type Shape,
  text,
  withoutRemarks,
} from '@faubourg/core';
import board1999 from '../data/board-1999.json' with { type: 'json' };
import board2008 from '../data/board-2008.json' with { type: 'json' };

/** A map as people write it: districts of cells `[location, row, column]`. */
export type BoardFile = {
  readonly id: string;
  readonly noStreet: number[];
  readonly districts: {
    id: number;
    name: string;
    origin: { row: number; col: number };
    cells: number[][];
  }[];
};

/** CT-1: the locations are numbered 1 … 85, like their cards. */
export const LOCATIONS = 85;
export const location: Shape<number> = integer(1, LOCATIONS);
const place = integer(-99, 99);

const strictShape: Shape<BoardFile> = object(
  {
    id: text(40),
    noStreet: list(location, 0, LOCATIONS),
    districts: list(
      object({
        id: integer(1, LOCATIONS),
        name: text(80),
        origin: object({ row: place, col: place }),
        cells: list(list(place, 3, 3), 1, LOCATIONS),
      }),
      1,
      LOCATIONS,
    ),
  },
  // Stored games hold maps that were written before remarks began with `$`.
  { status: text(400), noStreetStatus: text(400), cellFormat: text(400) },
);
export const boardShape = remarked(strictShape);

/** A map prepared for the rules. Index 0 of the lists is unused: locations start at 1. */
export type Board = {
  readonly file: BoardFile;
  /** By location: the adjacent locations of the same district. */
  readonly neighbours: readonly (readonly number[])[];
  /** CT-60: whether a location has street access. */
  readonly street: readonly boolean[];
};

/** The first fault of a custom map, naming the entry; null if the map is valid. */
export function boardFault(value: Json): string | null {
  const fault = boardShape.fault(value, 'map');
  if (fault) return faultLine(fault);
  const { districts, noStreet } = value as unknown as BoardFile;
  const seen = new Map<number, string>();
  for (const [d, { cells }] of districts.entries()) {
    const taken = new Map<string, string>();
    for (const [c, [number, row, col]] of cells.entries()) {
      const at = `map.districts[${d}].cells[${c}]`;
      if (number! < 1 || number! > LOCATIONS) return `${at}: location ${number} is not 1 … 85`;
      const twin = seen.get(number!);
      if (twin) return `${at}: location ${number} is already at ${twin}`;
      seen.set(number!, at);
      const other = taken.get(`${row},${col}`);
      if (other) return `${at}: row ${row}, column ${col} is already at ${other}`;
      taken.set(`${row},${col}`, at);
    }
  }
  for (let number = 1; number <= LOCATIONS; number++) {
    if (!seen.has(number)) return `map.districts: location ${number} is missing`;
  }
  const twice = noStreet.findIndex((number, i) => noStreet.indexOf(number) !== i);
  return twice < 0 ? null : `map.noStreet[${twice}]: location ${noStreet[twice]} is there twice`;
}

function tablesOf(file: BoardFile): Board {
  const neighbours: number[][] = Array.from({ length: LOCATIONS + 1 }, () => []);
  for (const { cells } of file.districts) {
    for (const [one, row, col] of cells) {
      for (const [other, r, c] of cells) {
        if (Math.abs(row! - r!) + Math.abs(col! - c!) === 1) neighbours[one!]!.push(other!);
      }
    }
  }
  const street = neighbours.map((_, number) => !file.noStreet.includes(number));
  return { file, neighbours, street };
}

/** CT-2: the named maps; the first is the default. */
export const MAPS = ['1999', '2008'] as const;
const NAMED: { readonly [name in (typeof MAPS)[number]]: BoardFile } = {
  1999: withoutRemarks(board1999),
  2008: withoutRemarks(board2008),
};

/** The option `map`: the name of a map, or a custom map. */
export type MapChoice = (typeof MAPS)[number] | BoardFile;

const made = new WeakMap<BoardFile, Board>();

export function boardOf(map: MapChoice): Board {
  const file = typeof map === 'string' ? NAMED[map] : map;
  let board = made.get(file);
  if (!board) {
    board = tablesOf(file);
    made.set(file, board);
  }
  return board;
}
