import type { Json } from '@faubourg/core';
import type { BoardEntry, BoardFormat } from '@faubourg/web/boards/board-kind.ts';
import { plainField } from '@faubourg/web/boards/edit.ts';
import avenues from '../../data/board-avenues.json' with { type: 'json' };
import classic from '../../data/board-classic.json' with { type: 'json' };
import ribbons from '../../data/board-ribbons.json' with { type: 'json' };
import { type Board, boardFaults, boardShape, settledBoard } from '../../rules/board.ts';

// Every value that reaches these functions has the form of a map: the editor checks it.
const board = (value: Json): Board => value as unknown as Board;

const field = (value: Json, at: string, id: string) => plainField(value, boardShape.schema, at, id);

/** A field that follows from the number of the lot or from where the lots lie. */
function shown(value: Json, at: string, id: string) {
  const { change: _, ...rest } = field(value, at, id);
  return { ...rest, nameOf: (choice: Json) => ({ id: `choice.${choice as string}` }) };
}

function lotEntry(value: Json, i: number): BoardEntry {
  const at = `lots[${i}]`;
  const adj = board(value).lots[i]!.adj;
  return {
    at,
    name: { id: 'entry.lot', args: { n: i + 1 } },
    fields: [
      ...(['x', 'y', 'w', 'h'] as const).map((id) => field(value, `${at}.${id}`, id)),
      shown(value, `${at}.shape`, 'shape'),
      shown(value, `${at}.half`, 'half'),
      { id: 'adj', at: `${at}.adj`, schema: { type: 'string' }, value: adj.join(', ') },
    ],
  };
}

/** Maps of Downtown. */
export const map: BoardFormat = {
  id: 'map',
  option: 'map',
  standards: [classic, avenues, ribbons].map((file) => ({
    id: file.id,
    value: file,
  })),
  shape: boardShape,
  faults: boardFaults,
  seats: () => [2, 3, 4, 5, 6],
  settled: (value) => settledBoard(board(value)),
  withoutNets: true,
  parts: [
    {
      id: 'lots',
      entries: (value) => board(value).lots.map((_, i) => lotEntry(value, i)),
    },
    {
      id: 'whole',
      entries: (value) => [
        {
          at: '',
          name: { id: 'entry.whole' },
          fields: [field(value, 'width', 'width'), field(value, 'height', 'height')],
        },
      ],
    },
  ],
};

/** The files of Downtown that a person can change. */
export const formats: readonly BoardFormat[] = [map];
