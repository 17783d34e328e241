import type { CompiledQuery } from 'kysely';
import { setDuty, shareDuty } from '../store/duties.ts';
import { updateTable } from '../store/tables.ts';
import { dueAt } from './due.ts';
import type { Entry } from './entry.ts';
import type { Ground } from './ground.ts';
import { summary } from './summary.ts';
import type { Table } from './table.ts';

/** What is written of a table beside its log: what the list says of it, and when something is due. */
export class Register {
  readonly #ground: Ground;
  #listed = '';
  #due: number | null = null;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** It says what this table says. */
  agrees(table: Table): void {
    this.#listed = table.phase + JSON.stringify(summary(table));
    this.#due = dueAt(table);
  }

  /** What an entry changes in the list. */
  listing(table: Table, { kind }: Entry, at: number): CompiledQuery[] {
    const { id, phase } = table;
    // Moves of the game are no news for the list, except the last.
    if ((kind === 'answer' || kind === 'undo') && phase === 'running') return [];
    const text = JSON.stringify(summary(table));
    if (phase + text === this.#listed) return [];
    this.#listed = phase + text;
    return [updateTable(this.#ground.engine, id, { phase, summary: text, changed_at: at })];
  }

  /** When something is due from now on, and who sees to it. */
  duty(table: Table): CompiledQuery[] {
    const { engine, node, lease, now } = this.#ground;
    const { id } = table;
    const due = dueAt(table);
    if (due === null && this.#due === null) return [];
    this.#due = due;
    if (due === null) return [setDuty(engine, id, null)];
    const from = due === 0 ? now() : due;
    const ours = { due: from, node, lease: from + lease };
    const alone = due > 0 || engine.kind === 'sqlite';
    return [alone ? setDuty(engine, id, ours) : shareDuty(engine, id, ours)];
  }
}
