import type { Viewer } from '@faubourg/core';
import { reducedMotion, settings } from '../app/settings.svelte.ts';
import type { Snapshot, SourceEvent, Step, TableSource } from '../source/source.ts';

/** The longest that one turn of somebody else is shown for, in milliseconds. */
const LONGEST = 1500;
/** More steps than this are not shown one by one. */
const MANY = 16;

/**
 * What is on show. Steps that arrive faster than people can follow wait in a queue and are shown
 * one after the other; and the table can be looked at as it stood at any earlier row.
 */
export class Playback {
  readonly source: TableSource;
  snapshot: Snapshot;
  viewer: Viewer;
  /** The step that led to what is on show; null after a jump. */
  step: Step | null;
  /** The row looked at in the past; null for now. */
  past: number | null;
  /** A step whose reveal is played now; what came of it is held back until then. */
  revealing: Step | null;
  /** How many steps have happened and are not shown yet. */
  waiting: number;
  /** Counts up whenever something about the table beside the game changed. */
  version: number;

  #queue: { step: Step; snapshot: Snapshot }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: ((step: Step) => void)[] = [];
  /** Whose turn is being shown, and for how long already. */
  #turn: { seat: number | null; spent: number } = { seat: null, spent: 0 };
  #stop: () => void;

  /** How long the reveal of a step is played before what came of it is shown. */
  #reveal: (step: Step) => number;

  constructor(source: TableSource, reveal: (step: Step) => number) {
    this.source = source;
    this.#reveal = reveal;
    this.revealing = $state.raw(null);
    this.snapshot = $state.raw(source.now);
    this.viewer = $state(source.viewer);
    this.step = $state.raw(null);
    this.past = $state(null);
    this.waiting = $state(0);
    this.version = $state(0);
    this.#stop = source.listen((news) => this.#receive(news));
  }

  /** Whether what is on show is what is. */
  get isCurrent(): boolean {
    return this.past === null && this.waiting === 0;
  }

  /** Calls back for every step as it is shown. */
  onShown(call: (step: Step) => void): void {
    this.#shown.push(call);
  }

  #receive(news: SourceEvent): void {
    if (news.kind === 'step') {
      this.#queue.push(news);
      this.waiting = this.#queue.length;
      if (this.#timer === undefined) this.#next();
    } else if (news.kind === 'all') this.#refresh();
    else this.version++;
  }

  #refresh(): void {
    this.#queue = [];
    this.waiting = 0;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.viewer = this.source.viewer;
    this.step = null;
    this.revealing = null;
    this.version++;
    if (this.past === null) this.snapshot = this.source.now;
    else void this.jump(this.past);
  }

  #next(): void {
    this.#timer = undefined;
    if (this.#plays()) return;
    const next = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!next) return;
    for (const call of this.#shown) call(next.step);
    if (this.past === null) {
      this.step = next.step;
      this.snapshot = next.snapshot;
    }
    // Somebody who comes back after a while wants to see what is, not what was.
    const pause = this.#pause(next);
    if (this.#queue.length > MANY || document.hidden) this.skip();
    else if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    // Nothing stands still between two steps that are not waited for: a press is never lost there.
    else this.#next();
  }

  /** Begins the reveal of the next step, if it has one: it happens on the table as it still is. */
  #plays(): boolean {
    const step = this.#queue[0]?.step;
    const played = this.revealing;
    this.revealing = null;
    if (!step || step === played || reducedMotion() || document.hidden) return false;
    const many = this.#queue.length > MANY;
    const long = many || this.past !== null || settings.pace === 0 ? 0 : this.#reveal(step);
    if (long === 0) return false;
    this.revealing = step;
    this.#turn = { seat: step.seat, spent: long };
    this.#timer = setTimeout(() => this.#next(), long);
    return true;
  }

  /** Ends a reveal that somebody does not want to see to its end. */
  endReveal(): void {
    if (this.revealing === null) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /**
   * How long a step stays on show: what others did gets its time, but no turn takes long. Who may
   * decide something meanwhile is never kept waiting: it would be taken out of their hands.
   */
  #pause({ step: { seat, events }, snapshot }: { step: Step; snapshot: Snapshot }): number {
    const own = seat === this.viewer || events.length === 0;
    const busy = snapshot.decisions.some((decision) => decision.seat === this.viewer);
    if (own || busy || reducedMotion() || this.past !== null) return 0;
    if (seat !== this.#turn.seat) this.#turn = { seat, spent: 0 };
    const pause = Math.max(0, Math.min(settings.pace, LONGEST - this.#turn.spent));
    this.#turn.spent += pause;
    return pause;
  }

  /** Shows everything that waits at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.revealing = null;
    while (this.#queue.length > 0) {
      const { step, snapshot } = this.#queue.shift()!;
      for (const call of this.#shown) call(step);
      if (this.past === null) {
        this.step = step;
        this.snapshot = snapshot;
      }
    }
    this.waiting = 0;
  }

  /** Looks at the table after `row` rows; `null` comes back to now. */
  async jump(row: number | null): Promise<void> {
    this.skip();
    const last = this.source.now.row;
    if (row === null || (row >= last && this.source.kind !== 'replay')) {
      this.past = null;
      this.step = null;
      this.snapshot = this.source.now;
      return;
    }
    const wanted = Math.max(0, Math.min(row, last));
    this.past = wanted;
    const moment = await this.source.at(wanted);
    // A later jump may have overtaken this one.
    if (this.past !== wanted) return;
    this.step = this.source.steps[wanted] ?? null;
    this.snapshot = moment;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
    this.source.close();
  }
}
