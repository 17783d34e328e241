import { coreRuleOf, type Json, type QuickChance } from '@faubourg/core';
import { type Client, type Frame, LiveClient, type Message, newKey } from '../client.ts';
import { frameOf, owes } from '../tables.ts';
import type { Cluster } from './cluster.ts';
import type { Relay } from './relay.ts';

/** How nodes are reached: at their own addresses, or through the relay. */
export type Ways = {
  readonly cluster: Cluster;
  readonly relay: Relay;
  readonly chance: QuickChance;
};

/** An acknowledged answer, and the number of the acknowledgement. */
export type Acked = {
  readonly seat: number;
  readonly key: string;
  readonly answer: Json;
  readonly n: number;
};

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

  constructor(client: Client, table: string, { cluster, relay, chance }: Ways, onAck: () => void) {
    this.client = client;
    this.#table = table;
    this.#cluster = cluster;
    this.#relay = relay;
    this.#chance = chance;
    this.#onAck = onAck;
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#chance.int(list.length)]!;
  }

  /** The last frame this player saw. */
  get seen(): Frame {
    return this.#frames.get(this.#table)!.frame;
  }

  async play(): Promise<void> {
    while (!(await this.#session()));
    this.#live?.close();
  }

  /** Plays over one connection; true when the game is over. */
  async #session(): Promise<boolean> {
    const table = this.#table;
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
      live.overtaken = this.#rough;
      const held = this.#frames.get(table);
      const watched = await live.ask({ do: 'watch', table, ...(held && { from: held.n }) });
      if (watched.problem) return false;
      await this.#until(live, () => this.#frames.has(table));
      for (;;) {
        const over = (): boolean => frameOf(live, table).table.phase === 'over';
        await this.#until(live, () => over() || owes(live, table));
        if (over()) return true;
        await this.#answer(live);
      }
    } catch {
      return false;
    }
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

  async #answer(live: LiveClient): Promise<void> {
    const before = frameOf(live, this.#table).turn;
    this.client.address = await this.#cluster.some();
    const { turn, answers } = await this.client.ok('GET', `/api/tables/${this.#table}/answers`);
    const list = answers as Json[];
    if (turn !== before || list.length === 0) {
      await this.#until(live, () => frameOf(live, this.#table).turn === turn);
      return;
    }
    const sending = { key: newKey(), turn: turn as number, answer: this.#pick(list) };
    // An old answer arrives late, together with the new one, and must get its old reply.
    const old = this.#sent.length > 0 && this.#chance.int(5) === 0 ? [this.#pick(this.#sent)] : [];
    await Promise.all([sending, ...old].map((one) => this.#settle(one)));
    this.#sent.push(sending);
    await this.#until(live, () => frameOf(live, this.#table).turn !== turn);
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
        if (ok) {
          settled = true;
          this.#acknowledged(sending, ok.n);
        } else if (problem!.rule === 'FB-35' || coreRuleOf(problem!) === 'FB-1') {
          settled = true;
          if (this.acked.has(sending.key)) this.faults.push('an acknowledged answer was refused');
        } else if (problem!.rule !== 'FB-60' && problem!.rule !== 'closed') {
          throw new Error(JSON.stringify(problem));
        }
      }
      if (settled) return;
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
