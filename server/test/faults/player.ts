import {
  type AnyGame,
  type AnyView,
  type Json,
  type QuickChance,
  randomAnswer,
} from '@faubourg/core';
import { Client, type Frame, LiveClient, type Message, newKey } from '../client.ts';
import { frameOf, owes } from '../tables.ts';
import type { Cluster } from './cluster.ts';
import type { Relay } from './relay.ts';

/** How nodes are reached: at their own addresses, or through the relay. */
export type Ways = {
  readonly cluster: Cluster;
  readonly relay: Relay;
  readonly chance: QuickChance;
  /** Half of the milliseconds without any message after which a player gives the game up. */
  readonly patience: number;
  /** Called at every acknowledgement. */
  readonly onAck: () => void;
};

/** An acknowledged answer, and the number of the acknowledgement. */
export type Acked = {
  readonly seat: number;
  readonly key: string;
  readonly answer: Json;
  readonly n: number;
};

/** Refusals in a row, at the same frame, after which the player gives up. */
const MOST_REFUSED = 200;

/** Errors of the server after which the player gives up. */
const MOST_ERRORS = 20;

type Sending = { readonly key: string; readonly turn: number; readonly answer: Json };

/**
 * Plays one seat to the end through any number of crashes. Every answer may be sent several times,
 * at once or late, to any node; every acknowledgement of it must be the same. Half of the
 * connections go through the relay, where messages arrive late and overtake each other.
 */
export class Player {
  readonly acked = new Map<string, Acked>();
  readonly faults: string[] = [];
  readonly client: Client;
  readonly #table: string;
  readonly #game: AnyGame;
  readonly #cluster: Cluster;
  readonly #frames: LiveClient['frames'] = new Map();
  readonly #sent: Sending[] = [];
  readonly #onAck: () => void;
  readonly #relay: Relay;
  readonly #chance: QuickChance;
  #live: LiveClient | null = null;
  /** Whether messages may overtake each other on the present connection. */
  #rough = false;
  /** Updates that came too early before the missing one was asked for. */
  #asked = 0;
  /** How often answers to the frame with this number were refused. */
  #refused = { n: -1, times: 0 };
  #errors = 0;
  readonly #patience: number;
  /** Whether the game cannot go on, which is a fault. */
  #stuck = false;

  constructor(client: Client, table: string, game: AnyGame, ways: Ways) {
    const { cluster, relay, chance, onAck, patience } = ways;
    this.#patience = patience;
    this.client = client;
    this.#table = table;
    this.#game = game;
    this.#cluster = cluster;
    this.#relay = relay;
    this.#chance = chance;
    this.#onAck = onAck;
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#chance.int(list.length)]!;
  }

  /** The last frame this player saw, if any. */
  get seen(): Frame | undefined {
    return this.#frames.get(this.#table)?.frame;
  }

  /** Whether this player gave the game up. */
  get isStuck(): boolean {
    return this.#stuck;
  }

  /** Gives the game up. */
  stop(): void {
    this.#stuck = true;
    this.#live?.close();
  }

  #giveUp(why: string): void {
    if (this.#stuck) return;
    this.faults.push(why);
    this.stop();
  }

  async play(): Promise<void> {
    while (!this.#stuck && !(await this.#session()));
    this.#live?.close();
  }

  /**
   * Gives up where nothing arrives on a connection for too long, although the server has answered a
   * request about the table meanwhile: it is not just slow. Returns a function that ends it.
   */
  #listenFor(live: LiveClient): () => void {
    let heard = -1;
    let asked = false;
    let answered = false;
    const ask = async (): Promise<void> => {
      answered = await this.#reached();
      asked = answered;
    };
    const timer = setInterval(() => {
      if (live.received.length > heard) {
        heard = live.received.length;
        asked = false;
        answered = false;
      } else if (answered) {
        this.#giveUp(`nothing happened for ${(2 * this.#patience) / 1000} seconds`);
      } else if (!asked) {
        asked = true;
        void ask();
      }
    }, this.#patience);
    return () => {
      clearInterval(timer);
    };
  }

  /** Whether some node answers a request about the table. */
  async #reached(): Promise<boolean> {
    const client = new Client(await this.#cluster.some());
    client.token = this.client.token;
    const reply = await client.call('GET', `/api/tables/${this.#table}`).catch(() => null);
    return reply !== null && reply.status !== 503;
  }

  /** Plays over one connection; true when the game is over. */
  async #session(): Promise<boolean> {
    const table = this.#table;
    let listened: (() => void) | null = null;
    try {
      this.#live?.close();
      this.#rough = this.#chance.int(2) === 0;
      this.#asked = 0;
      this.#live = await LiveClient.open(
        this.#rough ? this.#relay.address : await this.#cluster.some(),
        this.client.token,
        this.#frames,
      );
      const live = this.#live;
      listened = this.#listenFor(live);
      live.overtaken = this.#rough;
      const held = this.#frames.get(table);
      const watched = await live.ask({ do: 'watch', table, ...(held && { from: held.n }) });
      if (watched.problem) {
        this.#countError(watched.problem);
        return false;
      }
      await this.#until(live, () => this.#frames.has(table));
      for (;;) {
        const over = (): boolean => frameOf(live, table).table.phase === 'over';
        await this.#until(live, () => over() || owes(live, table));
        if (over()) return true;
        await this.#answer(live);
        if (this.#stuck) return false;
      }
    } catch {
      return false;
    } finally {
      listened?.();
    }
  }

  /** A table that cannot be loaded is a fault; a node or a database that is down is not. */
  #countError({ rule, code }: NonNullable<Message['problem']>): void {
    if (rule === 'FB-60' || rule === 'closed') return;
    this.faults.push(`an error of the server: ${rule} ${code}`);
    if (++this.#errors >= MOST_ERRORS) this.#giveUp(`${MOST_ERRORS} errors of the server`);
  }

  /** Waits until the condition holds; after a gap it asks for what is missing. */
  async #until(live: LiveClient, holds: () => boolean): Promise<void> {
    const table = this.#table;
    for (;;) {
      await live.until(() => holds() || this.#lacks(live));
      if (!this.#lacks(live)) return;
      if (!this.#rough) {
        this.faults.push(`${live.gaps} messages were missed`);
        throw new Error('a gap');
      }
      this.#asked = live.ahead;
      const held = this.#frames.get(table);
      await live.ask({ do: 'watch', table, ...(held && { from: held.n }) });
    }
  }

  #lacks(live: LiveClient): boolean {
    return this.#rough ? live.ahead > this.#asked : live.gaps > 0;
  }

  /** A random legal answer, found as a page finds it: from the view alone. */
  #choose(view: AnyView, seat: number): Json {
    const state = this.#game.resample(view, this.#chance);
    return randomAnswer(this.#game, state, seat, this.#chance);
  }

  async #answer(live: LiveClient): Promise<void> {
    const { n, frame } = this.#frames.get(this.#table)!;
    const { turn, view, you } = frame;
    const answer = this.#choose(view as unknown as AnyView, you!);
    const sending = { key: newKey(), turn: turn!, answer };
    // An old answer arrives late, together with the new one, and must get its old reply.
    const old = this.#sent.length > 0 && this.#chance.int(5) === 0 ? [this.#pick(this.#sent)] : [];
    await Promise.all([sending, ...old].map((one) => this.#settle(one)));
    if (!this.acked.has(sending.key)) {
      // Somebody else was first: the frame was not the newest.
      this.#countRefusal(n);
      return;
    }
    this.#sent.push(sending);
    const over = (): boolean => frameOf(live, this.#table).table.phase === 'over';
    await this.#until(live, () => over() || frameOf(live, this.#table).turn !== turn);
  }

  #countRefusal(n: number): void {
    this.#refused = { n, times: this.#refused.n === n ? this.#refused.times + 1 : 1 };
    if (this.#refused.times < MOST_REFUSED) return;
    this.#giveUp(`${MOST_REFUSED} legal answers were refused`);
  }

  /** Sends until the reply is known. */
  async #settle(sending: Sending): Promise<void> {
    for (;;) {
      const copies = this.#chance.int(10) < 3 ? 3 : 1;
      const outcomes = await Promise.allSettled(
        Array.from({ length: copies }, () => this.#send(sending)),
      );
      let settled = false;
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') continue;
        const { ok, problem } = outcome.value;
        if (problem?.rule === 'FB-70') this.#countError(problem);
        if (ok) {
          settled = true;
          this.#acknowledged(sending, ok.n);
        } else if (problem!.rule !== 'FB-60' && problem!.rule !== 'closed') {
          settled = true;
          if (this.acked.has(sending.key)) this.faults.push('an acknowledged answer was refused');
        }
      }
      if (settled || this.#stuck) return;
    }
  }

  #acknowledged({ key, answer }: Sending, n: number): void {
    const known = this.acked.get(key);
    if (known && known.n !== n) this.faults.push(`acknowledged as ${known.n} and as ${n}`);
    if (known) return;
    const seat = this.#frames.get(this.#table)!.frame.you!;
    this.acked.set(key, { seat, key, answer, n });
    this.#onAck();
  }

  async #send(sending: Sending): Promise<Message> {
    if (this.#chance.int(2) === 0 && this.#live) {
      return this.#live.ask({ do: 'answer', table: this.#table, ...sending });
    }
    this.client.address = await this.#cluster.some();
    const { status, body } = await this.client.call(
      'POST',
      `/api/tables/${this.#table}/answer`,
      sending,
    );
    return status === 200 ? { ok: body as { n: number } } : body;
  }
}
