import { type GameRecord, packJson } from '@faubourg/core';
import { readRecorded, recordedMoments } from '../../web/gallery-moments.ts';

type Row = GameRecord['rows'][number];

/** Whether a row gives an answer with a field. */
export const gives = (row: Row, field: string): boolean =>
  'answer' in row && field in Object(row.answer);

/** A recorded game, and positions of it as addresses of the page. */
type Recorded = {
  readonly record: GameRecord;
  /** The position before a row; a negative one counts from the end. */
  at(row: number, seat?: number): Promise<string>;
  /** The replay of the game at a row. */
  link(row: number): Promise<string>;
  /** The row after a share of the game whose answer is wanted. */
  find(part: number, wanted: (row: Row) => boolean): number;
};

export async function recorded(game: string, name: string): Promise<Recorded> {
  const record = await readRecorded(game, `${name}.json`);
  return {
    record,
    async at(row, seat) {
      const wanted = row < 0 ? record.rows.length + row : row;
      const [found] = await recordedMoments(record, [wanted]);
      const viewer = seat ?? record.rows[wanted]?.seat ?? 0;
      return `/#/position/${found!.packed}/${viewer}`;
    },
    link: async (row) => `/#/record/${await packJson(record)}/${row}`,
    find(part, wanted) {
      const from = Math.round(part * record.rows.length);
      const found = record.rows.findIndex((row, i) => i >= from && wanted(row));
      if (found === -1) throw new Error(`No such row in ${name}.`);
      return found;
    },
  };
}
