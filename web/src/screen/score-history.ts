import { isRefused } from '@faubourg/core';
import type { Snapshot } from '../source/source.ts';
import type { Table } from '../table/table.svelte.ts';

/** Everyone's standing after so many rows; null where it is not known. */
export type ScorePoint = { readonly row: number; readonly scores: readonly (number | null)[] };

const SAMPLES = 120;

/** The standing at up to 120 moments, spread evenly over a game that is over. */
export async function scoreHistory(table: Table): Promise<ScorePoint[]> {
  const last = table.source.now.row;
  const rows = [
    ...new Set(Array.from({ length: SAMPLES + 1 }, (_, i) => Math.round((last * i) / SAMPLES))),
  ];
  const scored = ({ view }: Snapshot): readonly (number | null)[] =>
    table.definition.scores?.(view) ?? [];
  const points: ScorePoint[] = [];
  for (const row of rows) points.push({ row, scores: scored(await table.source.at(row)) });
  if (points.every(({ scores }) => !scores.includes(null))) return points;
  return withOpenEyes(table, points, scored);
}

/** What was hidden while they played is in the record: each seat has seen its own. */
async function withOpenEyes(
  { source }: Table,
  points: readonly ScorePoint[],
  scored: (moment: Snapshot) => readonly (number | null)[],
): Promise<ScorePoint[]> {
  const [record, { ReplaySource }] = await Promise.all([
    source.record(),
    import('../source/replay.ts'),
  ]);
  const open = record && ReplaySource.of(record, source.game);
  if (!open || isRefused(open)) return [...points];
  const seen: ScorePoint[] = [];
  for (const { row, scores } of points) {
    const all: (number | null)[] = [];
    for (const [seat, score] of scores.entries()) {
      if (score === null) open.setViewer(seat);
      all.push(score ?? scored(await open.at(row))[seat] ?? null);
    }
    seen.push({ row, scores: all });
  }
  return seen;
}
