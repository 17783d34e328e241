import type { Json } from '@faubourg/core';
import type { BoardEntry, BoardFormat } from '@faubourg/web/boards/board-kind.ts';
import { plainField } from '@faubourg/web/boards/edit.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import map1999 from '../../data/board-1999.json' with { type: 'json' };
import map2008 from '../../data/board-2008.json' with { type: 'json' };
import { type BoardFile, boardFaults, boardShape, LOCATIONS } from '../../rules/board.ts';

// Every value that reaches these functions has the form of a map: the editor checks it.
const file = (value: Json): BoardFile => value as unknown as BoardFile;
const json = (value: BoardFile): Json => value;

const { schema } = boardShape;

/** Moves an address to another district; a district without addresses is gone. */
function movedTo(value: Json, d: number, c: number, target: number): Json {
  const { districts, ...rest } = file(value);
  const cell = districts[d]!.cells[c]!;
  const moved = districts.map((district, i) => {
    if (i === d) return { ...district, cells: district.cells.filter((_, j) => j !== c) };
    return i === target ? { ...district, cells: [...district.cells, cell] } : district;
  });
  return json({ ...rest, districts: moved.filter(({ cells }) => cells.length > 0) });
}

function withStreet(value: Json, number: number, street: boolean): Json {
  const { noStreet, ...rest } = file(value);
  const others = noStreet.filter((one) => one !== number);
  const closed = street ? others : [...others, number].toSorted((a, b) => a - b);
  return json({ ...rest, noStreet: closed });
}

function addressEntry(value: Json, d: number, c: number): BoardEntry {
  const { districts, noStreet } = file(value);
  const at = `districts[${d}].cells[${c}]`;
  const number = districts[d]!.cells[c]![0]!;
  const nameOf = (choice: Json): Sentence => ({
    id: 'entry.block',
    args: { name: districts[Number(choice)]?.name ?? '' },
  });
  return {
    at,
    name: { id: 'entry.address', args: { number } },
    fields: [
      plainField(value, schema, `${at}[0]`, 'number', {
        schema: { type: 'integer', minimum: 1, maximum: LOCATIONS },
      }),
      {
        id: 'block',
        at: `${at}.block`,
        schema: { enum: districts.map((_, i) => i) },
        value: d,
        nameOf,
        change: (now, next) => (next === d ? now : movedTo(now, d, c, Number(next))),
      },
      plainField(value, schema, `${at}[1]`, 'row'),
      plainField(value, schema, `${at}[2]`, 'column'),
      {
        id: 'street',
        at: `${at}.street`,
        schema: { type: 'boolean' },
        value: !noStreet.includes(number),
        change: (now, next) => withStreet(now, number, next === true),
      },
    ],
  };
}

/** Maps of Chinatown. */
export const map: BoardFormat = {
  id: 'map',
  option: 'map',
  standards: [
    { id: '1999', value: map1999 },
    { id: '2008', value: map2008 },
  ],
  shape: boardShape,
  faults: boardFaults,
  seats: () => [3, 4, 5],
  settled: (value) => value,
  withoutNets: false,
  parts: [
    {
      id: 'addresses',
      entries: (value) =>
        file(value)
          .districts.flatMap(({ cells }, d) =>
            cells.map((cell, c) => ({ number: cell[0]!, entry: addressEntry(value, d, c) })),
          )
          .toSorted((a, b) => a.number - b.number)
          .map(({ entry }) => entry),
    },
    {
      id: 'blocks',
      entries: (value) =>
        file(value).districts.map(({ name }, d): BoardEntry => {
          const at = `districts[${d}]`;
          return {
            at,
            name: { id: 'entry.block', args: { name } },
            fields: [
              plainField(value, schema, `${at}.name`, 'name'),
              plainField(value, schema, `${at}.origin.row`, 'row'),
              plainField(value, schema, `${at}.origin.col`, 'column'),
            ],
          };
        }),
    },
  ],
};

/** The files of Chinatown that a person can change. */
export const formats: readonly BoardFormat[] = [map];
