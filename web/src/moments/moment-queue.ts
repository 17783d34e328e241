import type { Moment } from '../table/moment.ts';

/** From this many waiting moments on, each is shown for a short time only. */
const CROWDED = 3;
/** The time for a moment while many wait, in milliseconds. */
const SHORT = 900;

/** Shows a moment at one of its beats; −1: before the first. Null: nothing is shown any more. */
export type ShowMoment = (moment: Moment | null, beat: number) => void;

type Waiting = { readonly moment: Moment; readonly end: () => void };

/** Plays moments one after the other. It holds no table: only what is shown, and when. */
export class MomentQueue {
  #waiting: Waiting[] = [];
  #now: Waiting | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  readonly #show: ShowMoment;

  constructor(show: ShowMoment) {
    this.#show = show;
  }

  /** Plays these after all that wait. Resolves when the last of them ended, or was stopped. */
  async play(moments: readonly Moment[]): Promise<void> {
    const ends = moments.map(
      (moment) => new Promise<void>((end) => this.#waiting.push({ moment, end })),
    );
    if (this.#now === null) this.#next();
    await Promise.all(ends);
  }

  /** Ends the moment on show and all that wait. */
  stop(): void {
    const ended = [...(this.#now ? [this.#now] : []), ...this.#waiting];
    this.#waiting = [];
    this.#clear();
    this.#now = null;
    if (ended.length === 0) return;
    this.#show(null, -1);
    for (const { end } of ended) end();
  }

  #clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  #next(): void {
    this.#clear();
    const ended = this.#now;
    this.#now = this.#waiting.shift() ?? null;
    if (this.#now === null) this.#show(null, -1);
    else this.#start(this.#now.moment);
    ended?.end();
  }

  #start(moment: Moment): void {
    const time = this.#waiting.length >= CROWDED ? Math.min(SHORT, moment.time) : moment.time;
    const beats = moment.beats ?? [];
    this.#show(moment, beats[0]?.at === 0 ? 0 : -1);
    for (const [i, { at }] of beats.entries())
      if (at > 0) this.#timers.push(setTimeout(() => this.#show(moment, i), at));
    this.#timers.push(setTimeout(() => this.#next(), time));
  }
}
