import { isRefused } from '@faubourg/core';
import type { Snapshot } from '../source/source.ts';
import type { Table } from '../table/table.svelte.ts';

/** The scores of all seats after a row; null where a score is not known. */
export type ScorePoint = { readonly row: number; readonly scores: readonly (number | null)[] };

/** How many points a chart has at most, not counting the start. */
const SAMPLES = 120;

/** The scores at rows spread evenly over a finished game. */
export function scoreHistory(table: Table): Promise<ScorePoint[]> {
  const last = table.source.now.row;
  const rows = Array.from({ length: SAMPLES + 1 }, (_, i) => Math.round((last * i) / SAMPLES));
  return scoresAt(table, [...new Set(rows)]);
}

/** The scores after every row of a finished game. */
export function everyScore(table: Table): Promise<ScorePoint[]> {
  return scoresAt(table, [...Array(table.source.now.row + 1).keys()]);
}

async function scoresAt(table: Table, rows: readonly number[]): Promise<ScorePoint[]> {
  const scored = ({ view }: Snapshot): readonly (number | null)[] =>
    table.definition.scores?.(view) ?? [];
  const points: ScorePoint[] = [];
  for (const row of rows) points.push({ row, scores: scored(await table.source.at(row)) });
  if (points.every(({ scores }) => !scores.includes(null))) return points;
  return withHiddenScores(table, points, scored);
}

/** Fills in hidden scores from the record, reading each from the view of its own seat. */
async function withHiddenScores(
  { source }: Table,
  points: readonly ScorePoint[],
  scored: (snapshot: Snapshot) => readonly (number | null)[],
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
