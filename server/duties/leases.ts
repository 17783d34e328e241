import type { TableContext } from '../live-tables/context.ts';
import { claimDuties, holdsDuty, releaseDuties, renewLeases } from '../store/duties.ts';

/** Duties taken over in one sweep. The next sweep takes the rest. */
const MOST_CLAIMED = 200;

/** Which duties are this node's. A duty belongs to the node that holds its lease. */
export class DutyLeases {
  readonly #context: TableContext;
  /** Tables being worked on whose duty may have passed to another node with its last entry. */
  readonly #unsure = new Set<string>();

  constructor(context: TableContext) {
    this.#context = context;
  }

  /** With a database of our own, the duties of the last run are ours again at once. */
  async start(): Promise<void> {
    const { database } = this.#context;
    if (database.kind === 'sqlite') await database.write([releaseDuties(database, null)]);
  }

  /** Extends the leases of the tables being worked on: bots may wait for a thread for long. */
  async renew(tables: readonly string[]): Promise<void> {
    const { database, node, clocks, lease } = this.#context;
    if (database.kind !== 'postgres' || tables.length === 0) return;
    await database.write([renewLeases(database, tables, { node, now: clocks.tableTime(), lease })]);
  }

  /** Takes over the duties that are due and that no node holds; the ids of their tables. */
  async claim(): Promise<string[]> {
    const { database, node, clocks, lease } = this.#context;
    const claim = { node, now: clocks.tableTime(), lease, limit: MOST_CLAIMED };
    const tables = await claimDuties(database, claim);
    for (const id of tables) this.#unsure.delete(id);
    return tables;
  }

  /** Notes whether the last entry of a table left its duty with this node. */
  onEntry(id: string, { ours, busy }: { readonly ours: boolean; readonly busy: boolean }): void {
    if (ours) this.#unsure.delete(id);
    else if (busy) this.#unsure.add(id);
  }

  /** Whether this node still holds the duty of the table; asks the database only if in doubt. */
  async isOurs(id: string): Promise<boolean> {
    const { database, node } = this.#context;
    return !this.#unsure.delete(id) || holdsDuty(database, id, node);
  }

  /** Gives everything back, so that other nodes can take over at once. */
  async release(): Promise<void> {
    const { database, node } = this.#context;
    await database.write([releaseDuties(database, node)]).catch(() => {});
  }
}
