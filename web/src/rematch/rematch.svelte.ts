import { isRefused, type Problem } from '@faubourg/core';
import { callApi } from '../client/api.ts';
import { OpenTable } from '../lobby/open-table.svelte.ts';
import type { RemoteSource } from '../source/remote.ts';

/** The rematch of a finished table on the server: who asked for it, who is in, and joining it. */
export class Rematch {
  readonly #source: RemoteSource;
  /** The table of the rematch; null until somebody has asked for one. */
  next: OpenTable | null;
  problem: Problem | null;

  constructor(source: RemoteSource) {
    this.#source = source;
    this.next = $state.raw(null);
    this.problem = $state.raw(null);
    this.follow();
    const close = source.close.bind(source);
    source.close = () => {
      close();
      this.next?.close();
    };
  }

  /** Opens the table of the rematch, once somebody has asked for one. */
  follow(): void {
    const id = this.#source.rematch;
    if (id === null || id === this.next?.id) return;
    this.next?.close();
    this.next = new OpenTable(id);
  }

  /** Asks for a rematch and takes the own seat of it, or joins the one that somebody asked for. */
  async join(): Promise<void> {
    const asked = await callApi<{ table: string }>('POST', `/tables/${this.#source.id}/rematch`);
    if (isRefused(asked)) {
      this.problem = asked.problem;
      return;
    }
    if (this.next?.id !== asked.table) {
      this.next?.close();
      this.next = new OpenTable(asked.table);
    }
    // Without a name: the person keeps the one that the server knows.
    await this.next.sit('');
    this.problem = this.next.problem;
  }
}

const rematches = new WeakMap<RemoteSource, Rematch>();

/** The rematch of a table, the same for everything that shows it. */
export function rematchOf(source: RemoteSource): Rematch {
  let known = rematches.get(source);
  if (!known) {
    known = new Rematch(source);
    rematches.set(source, known);
  }
  return known;
}
