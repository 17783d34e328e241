import type { Seat } from '@faubourg/core';
import type { LiveTable } from '../live-tables/live-table.ts';
import { fallbackAnswer, onTimeout } from '../table/answer-commands.ts';
import { kindLimit } from '../table/clock.ts';

/** Milliseconds. Node.js fires longer timers at once; a sweep comes long before. */
const LONGEST = 2_000_000_000;

/** A timer for each table, set to its next deadline; and what happens when a seat's time is up. */
export class Deadlines {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #now: () => number;
  readonly #wake: (table: string) => void;

  /** `now`: the table time. */
  constructor(now: () => number, wake: (table: string) => void) {
    this.#now = now;
    this.#wake = wake;
  }

  clear(table: string): void {
    clearTimeout(this.#timers.get(table));
    this.#timers.delete(table);
  }

  /** By id, because the table may be evicted and loaded again before the timer fires. */
  set(table: string, at: number): void {
    clearTimeout(this.#timers.get(table));
    const wait = Math.min(at - this.#now(), LONGEST);
    const timer = setTimeout(() => {
      this.#wake(table);
    }, wait);
    // A server that closes must not wait for a deadline.
    this.#timers.set(table, timer.unref());
  }

  /**
   * Acts for a seat whose time is up. The stand-in takes the seat, where the table has one. For a
   * kind of decision with its own time limit, only the fallback answer is given: using the whole
   * time does not mean that the person has left.
   */
  async pass(liveTable: LiveTable, seat: Seat): Promise<void> {
    await liveTable.run(
      onTimeout(seat, this.#now, (table) => {
        const { standIn } = table.setup;
        const ownLimit = kindLimit(table.clock!, seat) !== undefined;
        if (standIn !== null && !ownLimit) return { kind: 'replace', seat, level: standIn };
        return { kind: 'answer', seat, answer: fallbackAnswer(table, seat), by: 'clock' };
      }),
    );
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
