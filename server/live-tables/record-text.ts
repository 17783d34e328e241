import { type Play, type RecordHead, recordSteps } from '@faubourg/core';
import type { TableRow } from '../store/schema.ts';
import type { TimeSlices } from './time-slices.ts';

/** What a record is written from: the game, its seats and its shuffle, and who made each move. */
export type RecordSource = {
  readonly play: Play;
  readonly head: RecordHead;
  readonly by: readonly (string | undefined)[];
};

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
  readonly #slices: TimeSlices;
  readonly #most: number;
  #size = 0;

  constructor(slices: TimeSlices, most = MOST_CHARACTERS) {
    this.#slices = slices;
    this.#most = most;
  }

  of({ id, incarnation }: TableRow, source: RecordSource): Promise<string> {
    const key = `${id}/${incarnation}`;
    let text = this.#texts.get(key);
    if (!text) {
      text = this.#write(key, source);
      this.#texts.set(key, text);
    }
    return text;
  }

  async #write(key: string, source: RecordSource): Promise<string> {
    try {
      const text = await recordText(this.#slices, source);
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

/** Writes a record as JSON, row by row. */
async function recordText(slices: TimeSlices, source: RecordSource): Promise<string> {
  const { play, head, by } = source;
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
