import { isRefused, patched, type Problem, strongSeed } from '@faubourg/core';
import type { Level } from '../bots/thinker.ts';
import { settings } from '../settings.svelte.ts';
import type { Link } from '../source/source.ts';
import { Again } from './again.ts';
import { call, type Person, signedIn, whoAmI } from './api.ts';
import type { Frame } from './frame.ts';
import { LiveLink, type Message } from './live-link.ts';

/** A table on the server whose game has not begun: who sits down, who is missing. */
export class Waiting {
  readonly id: string;
  frame: Frame | null;
  me: Person | null;
  problem: Problem | null;
  /** Which seats have somebody connected, as far as the server has said so. */
  here: readonly boolean[];
  /** How the connection stands. */
  link: Link;
  readonly #again = new Again(() => this.#open());
  #number: number | null = null;
  #live: LiveLink | null = null;

  constructor(id: string) {
    this.id = id;
    this.frame = $state.raw(null);
    this.me = $state.raw(null);
    this.problem = $state.raw(null);
    this.here = $state.raw([]);
    this.link = $state('steady');
    this.#again.now();
  }

  /** Tells whether the server had an answer. */
  async #open(): Promise<boolean> {
    this.me = await whoAmI();
    // Whom the house knows need not say the name again.
    if (this.me && settings.name === '') settings.name = this.me.name;
    await this.#look();
    if (this.frame?.table.phase === 'open') this.#watch();
    return !this.unreachable;
  }

  get unreachable(): boolean {
    return this.frame === null && this.problem?.code === 'no-server';
  }

  /** Asks the server once more, at once. */
  retry(): void {
    this.#again.now();
  }

  /** Reads the table as it is now. */
  async #look(): Promise<void> {
    const whole = await call<{ n: number; frame: Frame }>('GET', `/tables/${this.id}`);
    this.problem = isRefused(whole) ? whole.problem : null;
    if (!isRefused(whole)) {
      this.#number = whole.n;
      this.frame = whole.frame;
    }
  }

  #watch(): void {
    this.#live?.close();
    this.#live = new LiveLink(this.id, {
      hears: (message) => this.#hear(message),
      changed: () => (this.link = this.#live?.state ?? 'steady'),
      last: () => this.#number,
    });
  }

  #hear({ n, frame, patch, here }: Message): void {
    if (here) this.here = here;
    if (n === undefined) return;
    if (frame !== undefined) this.frame = frame as unknown as Frame;
    else if (patch && this.frame && n === (this.#number ?? 0) + 1) {
      this.frame = patched(this.frame, patch) as unknown as Frame;
    } else {
      void this.#look();
      return;
    }
    this.#number = n;
  }

  /** Where I sit; null as long as I do not. */
  get seat(): number | null {
    const seats = this.frame?.table.seats ?? [];
    const found = seats.findIndex(({ person }) => person !== null && person === this.me?.id);
    return found < 0 ? null : found;
  }

  get host(): boolean {
    return this.me !== null && this.frame?.table.host === this.me.id;
  }

  async #do(what: string, body: object = {}): Promise<boolean> {
    const done = await call('POST', `/tables/${this.id}/${what}`, body);
    this.problem = isRefused(done) ? done.problem : null;
    return this.problem === null;
  }

  /** Sits down under a name, with a part of my own in the shuffle. */
  async sit(name: string): Promise<void> {
    const person = await signedIn(name);
    if (isRefused(person)) {
      this.problem = person.problem;
      return;
    }
    this.me = person;
    if (await this.#do('sit', { contribution: strongSeed() })) {
      // A connection opened before we had a name does not know us; and numbers are each viewer's own.
      this.#live?.close();
      this.#number = null;
      this.#watch();
    }
  }

  stand(): Promise<boolean> {
    return this.#do('stand');
  }

  bot(seat: number, level: Level | null): Promise<boolean> {
    return this.#do('bot', { seat, level });
  }

  start(): Promise<boolean> {
    return this.#do('start');
  }

  close(): void {
    this.#again.stop();
    this.#live?.close();
  }
}
