import {
  type DataFault,
  formFault,
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

/** All faults of a custom map; empty if it can be played. */
export function boardFaults(value: Json): readonly DataFault[] {
  const wrong = boardShape.fault(value, 'map');
  if (wrong) return [inFile(formFault(wrong))];
  const { districts, noStreet } = value as unknown as BoardFile;
  const faults: DataFault[] = [];
  const report = (at: string, code: string, data: DataFault['data'], text: string): void => {
    faults.push({ at, code, data, line: `map.${at}: ${text}` });
  };
  const seen = new Map<number, string>();
  for (const [d, { cells }] of districts.entries()) {
    const taken = new Map<string, number>();
    for (const [c, cell] of cells.entries()) {
      const [number, row, col] = cell as [number, number, number];
      const at = `districts[${d}].cells[${c}]`;
      if (number < 1 || number > LOCATIONS) {
        const text = `location ${number} is not 1 … ${LOCATIONS}`;
        report(at, 'address-range', { number, last: LOCATIONS }, text);
      } else if (seen.has(number)) {
        report(
          at,
          'address-twice',
          { number },
          `location ${number} is already at map.${seen.get(number)}`,
        );
      } else seen.set(number, at);
      const place = `${row},${col}`;
      const other = taken.get(place);
      if (other === undefined) taken.set(place, c);
      else {
        const text = `row ${row}, column ${col} is already at map.districts[${d}].cells[${other}]`;
        report(at, 'address-place', { number, other: cells[other]![0]! }, text);
      }
    }
  }
  for (let number = 1; number <= LOCATIONS; number++) {
    if (!seen.has(number))
      report('districts', 'address-missing', { number }, `location ${number} is missing`);
  }
  for (const [i, number] of noStreet.entries()) {
    if (noStreet.indexOf(number) === i) continue;
    const line = `map.noStreet[${i}]: location ${number} is there twice`;
    // People look for it at the location.
    faults.push({
      at: seen.get(number) ?? 'districts',
      code: 'no-street-twice',
      data: { number },
      line,
    });
  }
  return faults;
}

/** A fault of the shape with its place in the file; its line names the option, too. */
function inFile(fault: DataFault): DataFault {
  const at = fault.at.replace(/^map\.?/, '');
  return { ...fault, at, data: { ...fault.data, at } };
}

/** The first fault of a custom map, naming the entry; null if the map is valid. */
export const boardFault = (value: Json): string | null => boardFaults(value)[0]?.line ?? null;

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
