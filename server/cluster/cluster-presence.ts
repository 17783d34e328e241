import type { FastifyBaseLogger } from 'fastify';
import type { LiveTables } from '../live-tables/live-tables.ts';
import type { Database, Transaction } from '../store/database.ts';
import { type Notification, notificationText } from '../store/notification.ts';

/** Milliseconds between two heartbeats of a node. */
const HEARTBEAT = 10_000;
/** A node silent for this many heartbeats is considered dead; its seats count as disconnected. */
const MISSED_HEARTBEATS = 3;

type NodeNotification = Extract<Notification, { kind: 'here' | 'node' }>;

/**
 * Which seats are connected to the other nodes. Each node announces its seats at a table when they
 * change, and asks the others when the table gets its first watcher. A single node announces
 * nothing.
 */
export class ClusterPresence {
  readonly #database: Database;
  readonly #liveTables: LiveTables;
  readonly #logger: FastifyBaseLogger;
  readonly #node: string;
  /** For each other node, the heartbeat during which it was last heard of. */
  readonly #lastSeen = new Map<string, number>();
  readonly #timer: NodeJS.Timeout | undefined;
  #heartbeats = 0;
  #closed = false;
  /** Resolves when every notification of this node so far was written. */
  #written: Promise<void> = Promise.resolve();
  /** Resolves when every notification received so far has been handled. */
  #handled: Promise<void> = Promise.resolve();

  constructor(database: Database, liveTables: LiveTables, logger: FastifyBaseLogger) {
    this.#database = database;
    this.#liveTables = liveTables;
    this.#logger = logger;
    this.#node = liveTables.context.node;
    if (database.kind !== 'sqlite')
      this.#timer = setInterval(() => void this.#heartbeat(), HEARTBEAT).unref();
  }

  /** Announces the seats of a table that are connected here; `ask`: the other nodes answer. */
  announce(table: string, seats: number, ask: boolean): void {
    void this.#notify([{ kind: 'here', table, node: this.#node, seats, ask }]);
  }

  /**
   * Tells the other nodes. One write at a time: two at once may arrive in the other order, and a
   * seat announced after the end of its node would count as connected.
   */
  async #notify(notifications: readonly NodeNotification[]): Promise<void> {
    if (this.#closed) return;
    const statements = notifications.flatMap(
      (notification) => this.#database.notify(notificationText(notification)) ?? [],
    );
    if (statements.length === 0) return;
    this.#written = this.#written.then(() => this.#write(statements));
    await this.#written;
  }

  async #write(statements: Transaction): Promise<void> {
    try {
      await this.#database.write(statements);
    } catch (error) {
      // After a reconnection everything is announced again.
      this.#logger.warn({ err: error }, 'who is connected could not be told');
    }
  }

  /**
   * Handles notifications in the order in which they came. Finding a live table takes time: without
   * the order, an older notification could mark a node as connected after it has closed.
   */
  async onNotification(notification: NodeNotification): Promise<void> {
    const handled = this.#handled.then(() => this.#handle(notification));
    this.#handled = handled.catch(() => {});
    await handled;
  }

  async #handle(notification: NodeNotification): Promise<void> {
    const { node } = notification;
    if (node === this.#node) return;
    this.#lastSeen.set(node, this.#heartbeats);
    if (notification.kind === 'node') {
      if (notification.closes) this.#nodeGone(node);
      return;
    }
    const { table, seats, ask } = notification;
    await this.#liveTables.ifLoaded(table)?.use(({ watchers: { presence } }) => {
      presence.setRemote(node, seats);
      if (ask && presence.own !== 0) this.announce(table, presence.own, false);
    });
  }

  /** Announces and asks for everything: notifications may have been missed in both directions. */
  async refresh(): Promise<void> {
    const notifications: NodeNotification[] = [];
    this.#liveTables.forEach(({ id, watchers }) => {
      watchers.presence.clearRemote(null);
      if (watchers.size === 0) return;
      const seats = watchers.presence.own;
      notifications.push({ kind: 'here', table: id, node: this.#node, seats, ask: true });
    });
    await this.#notify(notifications);
  }

  async #heartbeat(): Promise<void> {
    this.#heartbeats++;
    for (const [node, at] of this.#lastSeen) {
      if (this.#heartbeats - at > MISSED_HEARTBEATS) this.#nodeGone(node);
    }
    await this.#notify([{ kind: 'node', node: this.#node, closes: false }]);
  }

  #nodeGone(node: string): void {
    this.#lastSeen.delete(node);
    this.#liveTables.forEach(({ watchers }) => {
      watchers.presence.clearRemote(node);
    });
  }

  /** Tells the other nodes that nobody is connected to this one any longer. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    const told = this.#notify([{ kind: 'node', node: this.#node, closes: true }]);
    this.#closed = true;
    await told;
  }
}
