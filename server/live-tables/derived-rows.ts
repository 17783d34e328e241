import type { CompiledQuery } from 'kysely';
import type { Database } from '../store/database.ts';
import { setDuty, setSharedDuty } from '../store/duties.ts';
import { seatMember, updateTable } from '../store/tables.ts';
import { dutyDueAt } from '../table/duty.ts';
import type { Entry } from '../table/entry.ts';
import type { TableContext } from './context.ts';
import { summary } from '../table/summary.ts';
import type { Table } from '../table/table.ts';

/** The rows of a table that follow from its log: its listing and its duty. */
export class DerivedRows {
  readonly #context: TableContext;
  #listed = '';
  #due: number | null = null;

  constructor(context: TableContext) {
    this.#context = context;
  }

  /** Takes the table's present listing and duty as already written. */
  matches(table: Table): void {
    this.#listed = table.phase + JSON.stringify(summary(table));
    this.#due = dutyDueAt(table);
  }

  /** The statements that bring the listing up to date after an entry. */
  listingChanges(table: Table, { kind }: Entry, changedAt: number): CompiledQuery[] {
    const { id, phase } = table;
    // Moves do not change the listing, except the one that ends the game.
    if ((kind === 'answer' || kind === 'undo') && phase === 'running') return [];
    const text = JSON.stringify(summary(table));
    if (phase + text === this.#listed) return [];
    this.#listed = phase + text;
    return [
      updateTable(this.#context.database, id, { phase, summary: text, changed_at: changedAt }),
    ];
  }

  /** The statements that bring the duty up to date; this node takes it. */
  dutyChanges(table: Table): CompiledQuery[] {
    const { database, node, lease, clocks } = this.#context;
    const { id } = table;
    const due = dutyDueAt(table);
    if (due === null && this.#due === null) return [];
    this.#due = due;
    if (due === null) return [setDuty(database, id, null)];
    const from = due === 0 ? clocks.tableTime() : due;
    const ours = { due: from, node, lease: from + lease };
    const alone = due > 0 || database.kind === 'sqlite';
    return [alone ? setDuty(database, id, ours) : setSharedDuty(database, id, ours)];
  }
}

/** The statements that keep the list of a person's own tables up to date. */
export function memberChanges(database: Database, id: string, entry: Entry): CompiledQuery[] {
  if (entry.kind === 'sit') return seatMember(database, id, entry.seat, entry.person);
  return entry.kind === 'stand' ? seatMember(database, id, entry.seat, null) : [];
}
