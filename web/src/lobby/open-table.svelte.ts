import { isRefused, type Problem } from '@faubourg/core';
import { applyPatch, type Frame, type FrameMessage, type Person } from '@faubourg/protocol';
import type { Level } from '../bots/thinker.ts';
import { settings } from '../app/settings.svelte.ts';
import type { ConnectionState } from '../client/connection-state.ts';
import { Retry } from '../client/retry.ts';
import { callApi, signedIn, whoAmI } from '../client/api.ts';
import { LiveConnection, type Message } from '../client/live-connection.ts';
import { keepCommitment, newShare, reveal, shareToReveal } from '../shuffle/own-share.ts';

/** A table on the server whose game has not begun: its seats, and the commands of this phase. */
export class OpenTable {
  readonly id: string;
  frame: Frame | null;
  me: Person | null;
  problem: Problem | null;
  /** Which seats have somebody connected; empty until the server has said so. */
  connected: readonly boolean[];
  connection: ConnectionState;
  readonly #retry = new Retry(() => this.#open());
  #number: number | null = null;
  #live: LiveConnection | null = null;

  constructor(id: string) {
    this.id = id;
    this.frame = $state.raw(null);
    this.me = $state.raw(null);
    this.problem = $state.raw(null);
    this.connected = $state.raw([]);
    this.connection = $state('steady');
    this.#retry.start();
  }

  /** Resolves to whether the server answered. */
  async #open(): Promise<boolean> {
    this.me = await whoAmI();
    // The name known to the server fills the form.
    if (this.me && settings.name === '') settings.name = this.me.name;
    await this.#load();
    if (this.frame?.table.phase === 'open') this.#watch();
    return !this.unreachable;
  }

  get unreachable(): boolean {
    return this.frame === null && this.problem?.code === 'no-server';
  }

  /** Tries to reach the server again, at once. */
  retry(): void {
    this.#retry.start();
  }

  /** Reads the whole table. */
  async #load(): Promise<void> {
    const whole = await callApi<FrameMessage>('GET', `/tables/${this.id}`);
    this.problem = isRefused(whole) ? whole.problem : null;
    if (!isRefused(whole)) {
      this.#number = whole.n;
      this.#show(whole.frame);
    }
  }

  #watch(): void {
    this.#live?.close();
    this.#live = new LiveConnection(this.id, {
      onMessage: (message) => this.#receive(message),
      onState: () => (this.connection = this.#live?.state ?? 'steady'),
      lastNumber: () => this.#number,
    });
  }

  #receive(message: Message): void {
    if ('here' in message) this.connected = message.here;
    if (!('n' in message)) return;
    const { n } = message;
    if ('frame' in message) this.#show(message.frame);
    else if (this.frame && n === (this.#number ?? 0) + 1) {
      this.#show(applyPatch(this.frame, message.patch) as unknown as Frame);
    } else {
      void this.#load();
      return;
    }
    this.#number = n;
  }

  /** Shows the table as it is now; keeps what binds its shuffle, and reveals when that is due. */
  #show(frame: Frame): void {
    this.frame = frame;
    keepCommitment(frame.table);
    const { seat } = this;
    const contribution = shareToReveal(frame.table, seat);
    if (contribution !== null) void reveal(this.id, seat!, contribution);
  }

  /** The seat of this person; null if they have none. */
  get seat(): number | null {
    const seats = this.frame?.table.seats ?? [];
    const found = seats.findIndex(({ person }) => person !== null && person === this.me?.id);
    return found < 0 ? null : found;
  }

  get host(): boolean {
    return this.me !== null && this.frame?.table.host === this.me.id;
  }

  async #do(what: string, body: object = {}): Promise<boolean> {
    const done = await callApi('POST', `/tables/${this.id}/${what}`, body);
    this.problem = isRefused(done) ? done.problem : null;
    return this.problem === null;
  }

  /** Takes a seat under a name, with this person's share of the shuffle. */
  async sit(name: string): Promise<void> {
    const person = await signedIn(name);
    if (isRefused(person)) {
      this.problem = person.problem;
      return;
    }
    this.me = person;
    // What binds the shuffle is known before this person's share of it leaves the device.
    if (!this.frame) await this.#load();
    if (await this.#do('sit', newShare(this.id, this.frame?.table.shuffle.scheme))) {
      // The old connection is a spectator's, and messages are numbered for each viewer.
      this.#live?.close();
      this.#number = null;
      this.#watch();
    }
  }

  stand(): Promise<boolean> {
    return this.#do('stand');
  }

  /** Whether the host has put this person out. */
  get isOut(): boolean {
    return this.frame?.table.putOut.some(({ id }) => id === this.me?.id) ?? false;
  }

  putOut(person: string): Promise<boolean> {
    return this.#do('put-out', { person });
  }

  readmit(person: string): Promise<boolean> {
    return this.#do('readmit', { person });
  }

  /** Without a character a bot keeps its own, and a new one draws one; with null it has none. */
  bot(seat: number, level: Level | null, character?: string | null): Promise<boolean> {
    return this.#do('bot', { seat, level, ...(character !== undefined && { character }) });
  }

  start(): Promise<boolean> {
    return this.#do('start');
  }

  close(): void {
    this.#retry.stop();
    this.#live?.close();
  }
}
