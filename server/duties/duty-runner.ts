import type { FastifyBaseLogger } from 'fastify';
import type { LiveTable } from '../live-tables/live-table.ts';
import type { LiveTables } from '../live-tables/live-tables.ts';
import { TableDeleted } from '../live-tables/replay-log.ts';
import { dutiesOf } from '../table/duty.ts';
import type { LoggedEntry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';
import type { BotDriver } from './bot-driver.ts';
import { Deadlines } from './deadlines.ts';
import { DutyLeases } from './leases.ts';

/** Carries out duties: gives bots' answers and acts on deadlines. Works on each table once. */
export class DutyRunner {
  readonly #liveTables: LiveTables;
  readonly #bots: BotDriver;
  readonly #leases: DutyLeases;
  readonly #deadlines: Deadlines;
  readonly #sweepEvery: number;
  readonly #log: FastifyBaseLogger;
  readonly #busy = new Map<string, Promise<void>>();
  /** Tables that were woken while they were being worked on. */
  readonly #again = new Set<string>();
  #sweeper: NodeJS.Timeout | null = null;
  #stopped = false;

  /** `sweepEvery`: milliseconds between two searches for duties that no node holds. */
  constructor(
    liveTables: LiveTables,
    bots: BotDriver,
    { sweepEvery, logger }: { sweepEvery: number; logger: FastifyBaseLogger },
  ) {
    this.#liveTables = liveTables;
    this.#bots = bots;
    this.#leases = new DutyLeases(liveTables.context);
    this.#deadlines = new Deadlines(
      liveTables.context.clocks.tableTime,
      (id) => void this.#wakeById(id),
    );
    this.#sweepEvery = sweepEvery;
    this.#log = logger;
  }

  async start(): Promise<void> {
    await this.#leases.start();
    await this.#sweep();
    this.#sweeper = setInterval(() => void this.#sweep(), this.#sweepEvery);
  }

  async #sweep(): Promise<void> {
    try {
      await this.#leases.renew([...this.#busy.keys()]);
      for (const id of await this.#leases.claim()) await this.#wakeById(id);
    } catch (error) {
      this.#log.warn({ err: error }, 'duties could not be claimed');
    }
  }

  /**
   * The node that wrote the entry carries out the duty it creates, unless another node holds its
   * lease.
   */
  onEntry(liveTable: LiveTable, { entry }: LoggedEntry, own: boolean): void {
    const { id, table } = liveTable;
    this.#deadlines.clear(id);
    this.#bots.onEntry(liveTable, entry);
    const ours = own && !liveTable.dutyHeldElsewhere;
    this.#leases.onEntry(id, { ours, busy: this.#busy.has(id) });
    if (ours && table.phase === 'running' && mayHaveDuties(table)) this.#wake(liveTable);
  }

  async #wakeById(id: string): Promise<void> {
    try {
      const liveTable = await this.#liveTables.get(id);
      if (!('problem' in liveTable)) this.#wake(liveTable);
    } catch (error) {
      this.#log.warn({ err: error }, 'a table could not be woken');
    }
  }

  #wake(liveTable: LiveTable): void {
    const { id } = liveTable;
    if (this.#stopped) return;
    if (this.#busy.has(id)) {
      this.#again.add(id);
      return;
    }
    this.#again.delete(id);
    const work = this.#work(liveTable).finally(() => {
      this.#busy.delete(id);
      if (this.#again.has(id)) this.#wake(liveTable);
    });
    this.#busy.set(id, work);
  }

  async #work(liveTable: LiveTable): Promise<void> {
    try {
      // One after the other, because each answer can change the next decision.
      while (!this.#stopped && (await this.#runOnce(liveTable)));
    } catch (error) {
      if (error instanceof TableDeleted) return;
      // The duty stays in the database: a sweep takes it up again after its lease.
      if (!this.#stopped) this.#log.error({ err: error }, 'a duty failed');
    }
  }

  /** Does what is due now; false if there is nothing more to do for the moment. */
  async #runOnce(liveTable: LiveTable): Promise<boolean> {
    const duties = await liveTable.read(dutiesOf);
    const isOurs = (): Promise<boolean> => this.#leases.isOurs(liveTable.id);
    if (!(await isOurs())) return false;
    const bots = duties.filter((duty) => duty.what === 'bot');
    if (bots.length > 0) {
      await this.#bots.answerOwed(liveTable, bots);
      // Bots with optional decisions are asked after every round of owed answers: the next round
      // may end the game.
      await this.#bots.answerUnasked(liveTable, isOurs);
      return true;
    }
    const [first] = duties;
    if (first?.what === 'timeout') {
      if (first.at <= this.#liveTables.context.clocks.tableTime()) {
        await this.#deadlines.pass(liveTable, first.seat);
        return true;
      }
      this.#deadlines.set(liveTable.id, first.at);
    }
    return this.#bots.answerUnasked(liveTable, isOurs);
  }

  /** Begins nothing new. */
  stop(): void {
    this.#stopped = true;
    this.#bots.stop();
  }

  /** Waits for the work under way, and lets other nodes take over at once. */
  async close(): Promise<void> {
    this.stop();
    if (this.#sweeper) clearInterval(this.#sweeper);
    this.#deadlines.close();
    await Promise.all(this.#busy.values());
    await this.#leases.release();
  }
}

/** Whether the table can have a duty now or later. */
function mayHaveDuties(table: Table): boolean {
  return table.clock !== null || table.seats.some((seat) => seat.bot !== null);
}
