import type { Json, Seat } from '@faubourg/core';
import type { LevelName } from '@faubourg/search';
import type { FastifyBaseLogger } from 'fastify';
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Errand, Question, Thinker } from '../bots/thinker.ts';
import type { Metrics } from '../operating/metrics.ts';
import { claimDuties, holds, releaseDuties, renewLeases } from '../store/duties.ts';
import { ownTime } from './clock.ts';
import { type Due, dues } from './due.ts';
import type { LoggedEntry } from './entry.ts';
import { answerOfBot, safeAnswer, whenTimeIsUp } from './playing.ts';
import { Vanished } from './rebuilding.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { asked, type Table } from './table.ts';

export type StewardOptions = {
  /** Milliseconds a bot may think about one answer. */
  readonly budget: number;
  /** Milliseconds it waits before, so that people can follow. */
  readonly pause: number;
  /** How often duties of nodes that died are looked for, in milliseconds. */
  readonly sweep: number;
};

/** Longer timers fire at once; the next sweep comes long before. */
const LONGEST = 2_000_000_000;

/** Answers in a row that bots may give unasked, before somebody gives one that is owed. */
const UNASKED = 24;

/** A bot's answer came too late: the question was another by then, or the seat the person's again. */
const PASSED = ['FB-31', 'FB-34', 'FB-35'];

/** Does at tables what nobody else does: bots' answers, and what follows when time is up. */
export class Steward {
  readonly #rooms: Rooms;
  readonly #thinker: Thinker;
  readonly #options: StewardOptions;
  readonly #metrics: Metrics;
  readonly #log: FastifyBaseLogger;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #busy = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  /** Tables we are at work on where a row of another node may have made what is due theirs. */
  readonly #doubted = new Set<string>();
  readonly #unasked = new WeakMap<Room, { seen: Map<Seat, number>; count: number }>();
  #sweeper: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(
    rooms: Rooms,
    thinker: Thinker,
    options: StewardOptions,
    { metrics, logger }: { metrics: Metrics; logger: FastifyBaseLogger },
  ) {
    this.#rooms = rooms;
    this.#thinker = thinker;
    this.#options = options;
    this.#metrics = metrics;
    this.#log = logger;
  }

  /** Begins; with a database of our own, duties of the last run are ours again at once. */
  async start(): Promise<void> {
    const { engine } = this.#rooms.ground;
    if (engine.kind === 'sqlite') await engine.write([releaseDuties(engine, null)]);
    await this.#sweep();
    this.#sweeper = setInterval(() => void this.#sweep(), this.#options.sweep);
  }

  async #sweep(): Promise<void> {
    const { engine, node, now, lease } = this.#rooms.ground;
    try {
      // Questions wait in line for as long as it takes; what we are at work on stays ours.
      const busy = engine.kind === 'postgres' ? [...this.#busy.keys()] : [];
      if (busy.length > 0)
        await engine.write([renewLeases(engine, busy, { node, now: now(), lease })]);
      const claimed = await claimDuties(engine, { node, now: now(), lease, limit: 200 });
      for (const id of claimed) {
        this.#doubted.delete(id);
        await this.#wakeTable(id);
      }
    } catch (error) {
      this.#log.warn({ err: error }, 'duties could not be claimed');
    }
  }

  /** A row was appended. Who appended it sees to what follows, unless somebody does already. */
  noticed(room: Room, { entry }: LoggedEntry, own: boolean): void {
    clearTimeout(this.#timers.get(room.id));
    this.#timers.delete(room.id);
    if (room.table.phase !== 'running') this.#unasked.delete(room);
    else if (entry.kind !== 'answer' || entry.by !== 'bot') this.#unasked.delete(room);
    const ours = own && !room.elsewhere;
    if (ours) this.#doubted.delete(room.id);
    else if (this.#busy.has(room.id)) this.#doubted.add(room.id);
    if (ours && room.table.phase === 'running' && needed(room.table)) this.#wake(room);
  }

  /** By name: the room may have been dropped from memory and be another one by now. */
  async #wakeTable(id: string): Promise<void> {
    try {
      const room = await this.#rooms.get(id);
      if (!('problem' in room)) this.#wake(room);
    } catch (error) {
      this.#log.warn({ err: error }, 'a table could not be woken');
    }
  }

  #wake(room: Room): void {
    if (this.#closed) return;
    if (this.#busy.has(room.id)) {
      this.#again.add(room.id);
      return;
    }
    this.#again.delete(room.id);
    const work = this.#work(room).finally(() => {
      this.#busy.delete(room.id);
      if (this.#again.has(room.id)) this.#wake(room);
    });
    this.#busy.set(room.id, work);
  }

  async #work(room: Room): Promise<void> {
    try {
      // One after the other: each answer may change what is asked next.
      while (!this.#closed && (await this.#once(room)));
    } catch (error) {
      if (error instanceof Vanished) return;
      // The duty stays in the database: the next sweep after its lease takes it up again.
      if (!this.#closed) this.#log.error({ err: error }, 'a duty failed');
    }
  }

  /** Does what is due now; false when there is nothing more for the moment. */
  async #once(room: Room): Promise<boolean> {
    const { now } = this.#rooms.ground;
    const due = await room.look(dues);
    if (!(await this.#ours(room))) return false;
    const bots = due.filter((one) => one.what === 'bot');
    if (bots.length > 0) {
      if (this.#options.pause > 0) await delay(this.#options.pause);
      await Promise.all(bots.map((one) => this.#botAnswers(room, one.seat, one.level, true)));
      // Whoever may speak unasked hears of it before the next round, which may be the last.
      const memory = this.#unasked.get(room);
      if (memory) memory.count = 0;
      await this.#unaskedAnswers(room);
      return true;
    }
    const [first] = due;
    if (first?.what === 'timeout') {
      if (first.at <= now()) {
        await this.#timeUp(room, first);
        return true;
      }
      clearTimeout(this.#timers.get(room.id));
      const timer = setTimeout(
        () => {
          void this.#wakeTable(room.id);
        },
        Math.min(first.at - now(), LONGEST),
      );
      // A house that closes does not wait for somebody's time to run out.
      this.#timers.set(room.id, timer.unref());
    }
    return this.#unaskedAnswers(room);
  }

  /** Whether it is still for us to see to what is due. */
  async #ours({ id }: Room): Promise<boolean> {
    const { engine, node } = this.#rooms.ground;
    return !this.#doubted.delete(id) || holds(engine, id, node);
  }

  /** Bots that may say something unasked get to think whenever something new is told to them. */
  async #unaskedAnswers(room: Room): Promise<boolean> {
    const { table, audience } = room;
    const memory = this.#unasked.get(room) ?? { seen: new Map<Seat, number>(), count: 0 };
    this.#unasked.set(room, memory);
    for (const { seat, owed } of asked(table)) {
      const level = table.seats[seat]!.bot;
      const number = audience.numbers[seat]!;
      if (owed || level === null || memory.seen.get(seat) === number) continue;
      if (memory.count >= UNASKED || !(await this.#ours(room))) return false;
      memory.seen.set(seat, number);
      if (!(await this.#botAnswers(room, seat, level, false))) continue;
      memory.count++;
      memory.seen.set(seat, audience.numbers[seat]!);
      return true;
    }
    return false;
  }

  async #botAnswers(room: Room, seat: Seat, level: LevelName, owed: boolean): Promise<boolean> {
    const { seq, turn, question, errand } = await room.look((table) => ({
      seq: room.seq,
      turn: table.questions[seat]!.turn,
      errand: errandOf(table),
      question: this.#question(table, seat, level, owed),
    }));
    let found: Json | null = null;
    try {
      found = await this.#thinker.think(question, errand);
    } catch (error) {
      if (this.#closed) return false;
      this.#metrics.thoughts.inc({ how: 'failed' });
      this.#log.error({ err: error, game: question.game, level }, 'a bot failed');
    }
    if (found !== null) {
      const done = await room.act(answerOfBot(seat, turn, found));
      if (!('problem' in done)) {
        this.#metrics.thoughts.inc({ how: 'answered' });
        return true;
      }
      // Where several may act, what it answered to may be gone: it is asked again.
      const late = room.seq !== seq || PASSED.includes(done.problem.rule);
      if (late) this.#metrics.thoughts.inc({ how: 'late' });
      if (!owed || late) return false;
      this.#log.error(
        { problem: done.problem, game: question.game, level },
        'a bot answered wrongly',
      );
    }
    if (!owed) return false;
    this.#metrics.thoughts.inc({ how: 'fallback' });
    await room.act((table) => answerOfBot(seat, turn, safeAnswer(table, seat))(table));
    return true;
  }

  #question(table: Table, seat: Seat, level: LevelName, owed: boolean): Question {
    return {
      game: table.game.id,
      rules: table.game.rules,
      view: table.game.view(table.play!.state, seat),
      seat,
      level,
      owed,
      kinds: asked(table).flatMap((one) => (one.seat === seat ? one.kind : [])),
      budget: this.#options.budget,
      // Another one each time: who knows how a bot thinks shall not foresee what it draws.
      seed: randomInt(0x1_0000_0000),
    };
  }

  /**
   * A stand-in takes the seat where the table wants it. A phase with a time of its own just ends
   * for the seat: nobody is away who trades until the bell rings.
   */
  async #timeUp(room: Room, { seat }: Due): Promise<void> {
    const { now } = this.#rooms.ground;
    await room.act(
      whenTimeIsUp(seat, now, (table) => {
        const { standIn } = table.setup;
        const phase = ownTime(table.clock!, seat) !== undefined;
        if (standIn !== null && !phase) return { kind: 'replace', seat, level: standIn };
        return { kind: 'answer', seat, answer: safeAnswer(table, seat), by: 'clock' };
      }),
    );
  }

  /** Begins nothing new. */
  stop(): void {
    this.#closed = true;
  }

  /** Ends what is under way, and lets other nodes take over at once. */
  async close(): Promise<void> {
    this.stop();
    if (this.#sweeper) clearInterval(this.#sweeper);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#busy.values());
    const { engine, node } = this.#rooms.ground;
    await engine.write([releaseDuties(engine, node)]).catch(() => {});
  }
}

/** Whether the server has anything to do at this table now or later. */
function needed(table: Table): boolean {
  return table.clock !== null || table.seats.some((seat) => seat.bot !== null);
}

/** Somebody whose seat a bot plays meanwhile does not wait for the others. */
function errandOf({ setup, seats }: Table): Errand {
  const people = seats.some(({ person, bot, left }) => person !== null && bot === null && !left);
  return { host: setup.host, people };
}
