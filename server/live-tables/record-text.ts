import { type Move, type Play, type RecordHead, recordSteps } from '@faubourg/core';
import type { TableRow } from '../store/schema.ts';
import type { TableContext } from './context.ts';
import { logPages, TableDeleted } from './replay-log.ts';

/** What a record is written from, beside the log: the finished game, its seats and its shuffle. */
export type RecordSource = { readonly play: Play; readonly head: RecordHead };

/** Characters of all records in memory: a few of the longest there can be. */
const MOST_CHARACTERS = 16_000_000;

/**
 * The records of finished games as JSON. A record is written in slices, once for all who ask for it
 * while it is in memory: a finished game does not change.
 */
export class RecordTexts {
  readonly #texts = new Map<string, Promise<string>>();
  /** The lengths of those that are written, the oldest first. */
  readonly #sizes = new Map<string, number>();
  readonly #context: TableContext;
  readonly #most: number;
  #size = 0;

  constructor(context: TableContext, most = MOST_CHARACTERS) {
    this.#context = context;
    this.#most = most;
  }

  of(row: TableRow, source: RecordSource): Promise<string> {
    const key = `${row.id}/${row.incarnation}`;
    let text = this.#texts.get(key);
    if (!text) {
      text = this.#write(key, row, source);
      this.#texts.set(key, text);
    }
    return text;
  }

  async #write(key: string, row: TableRow, source: RecordSource): Promise<string> {
    try {
      const text = await recordText(this.#context, row, source);
      this.#dropOldest(key, text.length);
      return text;
    } catch (error) {
      this.#texts.delete(key);
      throw error;
    }
  }

  /** Drops the records that were written first, this one too if it is too long. */
  #dropOldest(key: string, length: number): void {
    this.#sizes.set(key, length);
    this.#size += length;
    for (const [oldest, size] of this.#sizes) {
      if (this.#size <= this.#most) break;
      this.#size -= size;
      this.#sizes.delete(oldest);
      this.#texts.delete(oldest);
    }
  }
}

/** The moves in the log, undos included, and for every one who made it if not the person. */
async function movesOf(context: TableContext, row: TableRow) {
  const moves: Move[] = [];
  const by: (string | undefined)[] = [];
  for await (const page of logPages(context, row, 0)) {
    if (!page) throw new TableDeleted();
    for (const { entry } of page) {
      if (entry.kind !== 'answer' && entry.kind !== 'undo') continue;
      const { seat } = entry;
      moves.push(entry.kind === 'undo' ? { seat, undo: true } : { seat, answer: entry.answer });
      by.push(entry.kind === 'undo' || entry.by === 'person' ? undefined : entry.by);
    }
  }
  return { moves, by };
}

/** Writes a record as JSON, row by row. */
async function recordText(
  context: TableContext,
  row: TableRow,
  { play: played, head }: RecordSource,
): Promise<string> {
  const { slices } = context;
  const { moves, by } = await movesOf(context, row);
  // A game that was loaded from a snapshot does not know its beginning; its record has all of it.
  const { from: _from, ...play } = { ...played, moves };
  const texts: string[] = [];
  const steps = recordSteps(play, head, by);
  for (;;) {
    if (slices.over) await slices.next();
    const step = steps.next();
    if (step.done === true) {
      const { rows: _rows, result, ...settled } = step.value;
      const start = JSON.stringify(settled).slice(0, -1);
      return `${start},"rows":[${texts.join(',')}],"result":${JSON.stringify(result)}}`;
    }
    texts.push(JSON.stringify(step.value));
  }
}
