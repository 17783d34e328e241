import type { Json, LevelName, Seat } from '@faubourg/core';
import type { FastifyBaseLogger } from 'fastify';
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Thinker, ThinkPriority, ThinkRequest } from '../bots/thinker.ts';
import type { Payers } from '../limits/payers.ts';
import type { LiveCopy } from '../live-tables/live-copy.ts';
import type { TableHandle } from '../live-tables/table-handle.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { botAnswer, fallbackAnswer } from '../table/answer-commands.ts';
import type { Duty } from '../table/duty.ts';
import type { Entry } from '../table/entry.ts';
import { openDecisions, type Table } from '../table/table.ts';

export type BotOptions = {
  /** Milliseconds a bot may think about one answer. */
  readonly budget: number;
  /**
   * Milliseconds before a bot begins to think, so that people can follow. At their tables a close
   * choice takes up to twice as long.
   */
  readonly pause: number;
};

type BotDuty = Extract<Duty, { what: 'bot' }>;

/** Optional answers that bots may give in a row before somebody gives one that is owed. */
const MOST_UNASKED = 24;

/**
 * Milliseconds that an answer of each level takes about, for the order in which bots think. Where a
 * game's bots take less, their tables wait a little longer than they would have to.
 */
const COSTS: { readonly [level in LevelName]: number } = {
  starter: 50,
  apprentice: 50,
  casual: 50,
  hobbyist: 50,
  regular: 100,
  skilled: 100,
  veteran: 200,
  expert: 500,
};

/** Where people and bots talk, the pause before a bot speaks is this many times as long. */
const TALK_PAUSES = 2;
/** The same before a bot answers what a person has just said, so that all do within a second. */
const ANSWER_PAUSES = 0.5;

/** Refusals of an answer that came too late: the decision or the player of the seat has changed. */
const LATE_RULES = ['FB-31', 'FB-34', 'FB-35'];

/** Tables of which `Unasked` is remembered. Those that were noted first are forgotten first. */
const MOST_REMEMBERED = 10_000;

/** What bots with optional decisions have done since the last answer of somebody else. */
type Unasked = {
  /** For each seat, the number of its last update when it was asked. */
  readonly askedAt: Map<Seat, number>;
  count: number;
};

/** Gives the answers of bots. */
export class BotDriver {
  readonly #thinker: Thinker;
  readonly #payers: Payers;
  readonly #options: BotOptions;
  readonly #metrics: Metrics;
  readonly #log: FastifyBaseLogger;
  /** By table. Kept apart from the tables in memory, which may be evicted while a bot thinks. */
  readonly #unasked = new Map<string, Unasked>();
  readonly #wait: (milliseconds: number) => Promise<unknown>;
  #stopped = false;

  constructor(
    thinker: Thinker,
    options: BotOptions,
    { payers, metrics, logger }: { payers: Payers; metrics: Metrics; logger: FastifyBaseLogger },
    wait: (milliseconds: number) => Promise<unknown> = delay,
  ) {
    this.#wait = wait;
    this.#thinker = thinker;
    this.#payers = payers;
    this.#options = options;
    this.#metrics = metrics;
    this.#log = logger;
  }

  onEntry({ id, table }: LiveCopy, entry: Entry): void {
    const byBot = entry.kind === 'answer' && entry.by === 'bot';
    if (!byBot || table.phase !== 'running') this.#unasked.delete(id);
  }

  /** One round of owed answers: all bots at the same time, or one of them where seats talk. */
  async answerOwed(handle: TableHandle, duties: readonly BotDuty[]): Promise<void> {
    const { now, pauses } = await handle.read((table, live) => {
      if (!isTalk(table, duties)) return { now: duties, pauses: 1 };
      const spoken = spokenSincePerson(table);
      const addressed = duties.filter(({ seat }) => spoken?.has(seat) === false);
      // By turns, so that no bot says all it has to say before another one begins.
      const among = addressed.length > 0 ? addressed : duties;
      const usual = chargedOf(table).people ? TALK_PAUSES : 1;
      return {
        now: [among[live.seq % among.length]!],
        pauses: addressed.length > 0 ? ANSWER_PAUSES : usual,
      };
    });
    const pause = this.#options.pause * pauses;
    if (pause > 0) await this.#wait(pause);
    await Promise.all(now.map(({ seat, level }) => this.#answer(handle, seat, level, true)));
    const unasked = this.#unasked.get(handle.id);
    if (unasked) unasked.count = 0;
  }

  /**
   * Lets the bots with optional decisions think, each once after every update of its seat, until
   * one of them has answered. `mayGoOn` is asked before each.
   */
  async answerUnasked(handle: TableHandle, mayGoOn: () => Promise<boolean>): Promise<boolean> {
    const asked = new Set<Seat>();
    for (;;) {
      const next = await handle.read((table, live) => this.#nextUnasked(table, live, asked));
      if (!next) return false;
      const { seat, level, number, unasked } = next;
      if (unasked.count >= MOST_UNASKED || !(await mayGoOn())) return false;
      asked.add(seat);
      unasked.askedAt.set(seat, number);
      if (!(await this.#answer(handle, seat, level, false))) continue;
      unasked.count++;
      unasked.askedAt.set(seat, await handle.read((_, live) => live.numberOf(seat)));
      return true;
    }
  }

  /** The next bot that may answer and has not been asked since the last update of its seat. */
  #nextUnasked(table: Table, live: LiveCopy, asked: ReadonlySet<Seat>) {
    for (const { seat, owed } of openDecisions(table)) {
      const level = table.seats[seat]!.bot;
      if (owed || level === null || asked.has(seat)) continue;
      const number = live.numberOf(seat);
      const unasked = this.#unaskedOf(table.id);
      if (unasked.askedAt.get(seat) !== number) return { seat, level, number, unasked };
    }
    return null;
  }

  #unaskedOf(table: string): Unasked {
    let unasked = this.#unasked.get(table);
    if (!unasked) {
      unasked = { askedAt: new Map(), count: 0 };
      this.#unasked.set(table, unasked);
      for (const oldest of this.#unasked.keys()) {
        if (this.#unasked.size <= MOST_REMEMBERED) break;
        this.#unasked.delete(oldest);
      }
    }
    return unasked;
  }

  /** True if an answer was given. */
  async #answer(
    handle: TableHandle,
    seat: Seat,
    level: LevelName,
    owed: boolean,
  ): Promise<boolean> {
    const { seq, turn, request, charged, people, talks } = await handle.read((table, live) => ({
      seq: live.seq,
      turn: table.turns[seat]!.turn,
      talks: isTalk(table, [{ seat }]),
      ...chargedOf(table),
      request: this.#request(table, seat, level, owed),
    }));
    let found: Json | null = null;
    let doubt = 0;
    try {
      const priority: ThinkPriority = {
        payer: await this.#payers.of(charged),
        host: charged[0]!,
        people,
        cost: COSTS[level],
      };
      ({ answer: found, doubt = 0 } = await this.#thinker.think(request, priority));
    } catch (error) {
      if (this.#stopped) return false;
      this.#metrics.botAnswers.inc({ how: 'failed' });
      this.#log.error({ err: error, game: request.game, level }, 'a bot failed');
    }
    // People see that a choice was close. Who talks answers at once.
    const longer = people && found !== null && !talks ? this.#options.pause * doubt : 0;
    if (longer > 0) await this.#wait(longer);
    if (found !== null) {
      const done = await handle.run(botAnswer(seat, turn, found));
      if (!('problem' in done)) {
        this.#metrics.botAnswers.inc({ how: 'answered' });
        return true;
      }
      // Where several seats may act, the situation may have changed meanwhile: the bot is asked
      // again.
      const changed = await handle.read((_, live) => live.seq !== seq);
      const late = changed || LATE_RULES.includes(done.problem.rule);
      if (late) this.#metrics.botAnswers.inc({ how: 'late' });
      if (!owed || late) return false;
      this.#log.error(
        // The data of the problem may show the answer.
        { rule: done.problem.rule, code: done.problem.code, game: request.game, level },
        'a bot answered wrongly',
      );
    }
    if (!owed) return false;
    this.#metrics.botAnswers.inc({ how: 'fallback' });
    await handle.run((table) => botAnswer(seat, turn, fallbackAnswer(table, seat))(table));
    return true;
  }

  #request(table: Table, seat: Seat, level: LevelName, owed: boolean): ThinkRequest {
    return {
      game: table.game.id,
      rules: table.game.rules,
      view: table.game.view(table.play!.state, seat),
      seat,
      level,
      character: table.seats[seat]!.character,
      owed,
      kinds: openDecisions(table).flatMap((one) => (one.seat === seat ? one.kind : [])),
      budget: this.#options.budget,
      // Unpredictable: people who know how a bot thinks must not foresee what it draws.
      seed: randomInt(0x1_0000_0000),
    };
  }

  /** Failures of bots are no longer reported: their threads are being ended. */
  stop(): void {
    this.#stopped = true;
  }
}

/**
 * Whether the seats talk to each other, as in a trade, where answers cannot be listed. Then bots
 * speak one at a time, so that people can follow and each bot hears what was said before.
 */
function isTalk({ game, play }: Table, [first]: readonly Pick<BotDuty, 'seat'>[]): boolean {
  return first !== undefined && play !== null && game.answers(play.state, first.seat) === null;
}

/** The bots that have spoken since a person did; null if all have, one of them again. */
function spokenSincePerson({ play, seats }: Table): ReadonlySet<Seat> | null {
  const spoken = new Set<Seat>();
  for (const { seat } of (play?.answers ?? []).toReversed()) {
    if (seats[seat]!.bot === null) return spoken;
    if (spoken.has(seat)) return null;
    spoken.add(seat);
  }
  return null;
}

/**
 * To whom a table's bots are charged: the host, or, if this node does not know the host,
 * a person who plays. A person whose seat a bot plays meanwhile does not wait for others.
 */
function chargedOf({ setup, seats }: Table): { charged: string[]; people: boolean } {
  const playing = seats.flatMap(({ person, bot, left }) =>
    person !== null && bot === null && !left ? person : [],
  );
  return { charged: [setup.host, ...playing], people: playing.length > 0 };
}
