import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from '../store/engine.ts';
import type { Rooms } from '../tables/rooms.ts';

/** How often a node says that it is there, in milliseconds. */
const BEAT = 10_000;
/** Who has said nothing for so many beats has died, and nobody is connected there. */
const SILENT = 3;

/**
 * The other nodes, as far as who is connected goes. Each tells the seats it has at a table when
 * they change, and asks the others when its first watcher comes. With one node alone there is
 * nobody to tell.
 */
export class Neighbours {
  readonly #engine: Engine;
  readonly #rooms: Rooms;
  readonly #logger: FastifyBaseLogger;
  readonly #node: string;
  readonly #heard = new Map<string, number>();
  readonly #beat: NodeJS.Timeout | undefined;
  #beats = 0;
  #stopped = false;
  /** Ends when every note that was heard so far has been handled. */
  #handled: Promise<void> = Promise.resolve();

  constructor(engine: Engine, rooms: Rooms, logger: FastifyBaseLogger) {
    this.#engine = engine;
    this.#rooms = rooms;
    this.#logger = logger;
    this.#node = rooms.ground.node;
    if (engine.kind !== 'sqlite') this.#beat = setInterval(() => void this.#tick(), BEAT).unref();
  }

  /** Tells the seats connected here at a table; `ask`: and wants to hear the same of all others. */
  tell(table: string, seats: number, ask: boolean): void {
    void this.#note([`here ${table} ${this.#node} ${seats}${ask ? ' ?' : ''}`]);
  }

  async #note(notes: readonly string[]): Promise<void> {
    if (this.#stopped) return;
    const written = notes.flatMap((note) => this.#engine.tell(note) ?? []);
    if (written.length === 0) return;
    try {
      await this.#engine.write(written);
    } catch (error) {
      // Once the database is back, all is told and asked anew.
      this.#logger.warn({ err: error }, 'who is connected could not be told');
    }
  }

  /**
   * Handles notes in the order in which they came. Finding a table takes its time: a node that is
   * gone would be connected again by what it said before.
   */
  async hear(note: string): Promise<void> {
    const handled = this.#handled.then(() => this.#handle(note));
    this.#handled = handled.catch(() => {});
    await handled;
  }

  /** `here <table> <node> <seats> [?]`, `node <node> [gone]` */
  async #handle(note: string): Promise<void> {
    const [what, first = '', ...rest] = note.split(' ');
    const node = what === 'here' ? rest[0]! : first;
    if (node === this.#node) return;
    this.#heard.set(node, this.#beats);
    if (what === 'node') {
      if (rest[0] === 'gone') await this.#forget(node);
      return;
    }
    const room = await this.#rooms.present(first);
    if (!room) return;
    const { presence } = room.audience;
    presence.hear(node, Number(rest[1]));
    if (rest[2] === '?' && presence.own !== 0) this.tell(first, presence.own, false);
  }

  /** Notes may have been missed, ours by others, too. */
  async refresh(): Promise<void> {
    const notes: string[] = [];
    for await (const { id, audience } of this.#rooms.all()) {
      audience.presence.forget(null);
      if (audience.size > 0) notes.push(`here ${id} ${this.#node} ${audience.presence.own} ?`);
    }
    await this.#note(notes);
  }

  async #tick(): Promise<void> {
    this.#beats++;
    for (const [node, at] of this.#heard) {
      if (this.#beats - at > SILENT) await this.#forget(node);
    }
    await this.#note([`node ${this.#node}`]);
  }

  async #forget(node: string): Promise<void> {
    this.#heard.delete(node);
    for await (const { audience } of this.#rooms.all()) audience.presence.forget(node);
  }

  /** This node closes: who was connected to it is not any more. */
  async close(): Promise<void> {
    clearInterval(this.#beat);
    await this.#note([`node ${this.#node} gone`]);
    this.#stopped = true;
  }
}
