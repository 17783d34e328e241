import type { Viewer } from '@faubourg/core';
import { reducedMotion, settings } from '../app/settings.svelte.ts';
import type { Snapshot, SourceEvent, Step, TableSource } from '../source/source.ts';
import { TurnTime } from './turn-time.ts';

/** If more steps than this are waiting, they are not shown one by one. */
const MOST_WAITING = 16;

/**
 * What the screen shows. New steps wait in a queue and are shown one after the other, so that
 * people can follow them. Any earlier row can be shown, too.
 */
export class Playback {
  readonly source: TableSource;
  snapshot: Snapshot;
  viewer: Viewer;
  /** The step that led to the snapshot; null after a jump. */
  step: Step | null;
  /** The earlier row on screen; null: the present. */
  past: number | null;
  /** The step whose reveal is being played; its snapshot is shown afterwards. */
  revealing: Step | null;
  /** How many steps are not shown yet. */
  waiting: number;
  /** Increases when something other than the game changed: players, connection, chat. */
  version: number;

  #queue: { step: Step; snapshot: Snapshot }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: ((step: Step) => void)[] = [];
  readonly #turnTime = new TurnTime();
  #stop: () => void;

  /** How long the reveal of a step is played before its snapshot is shown, in milliseconds. */
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
    this.#stop = source.listen((event) => this.#receive(event));
  }

  /** Whether the screen shows the present state of the game. */
  get isCurrent(): boolean {
    return this.past === null && this.waiting === 0;
  }

  /** Calls back for every step as it is shown. */
  onShown(call: (step: Step) => void): void {
    this.#shown.push(call);
  }

  #receive(event: SourceEvent): void {
    if (event.kind === 'step') {
      this.#queue.push(event);
      this.waiting = this.#queue.length;
      if (this.#timer === undefined) this.#next();
    } else if (event.kind === 'all') this.#refresh();
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
    if (this.#startReveal()) return;
    const next = this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!next) return;
    for (const call of this.#shown) call(next.step);
    if (this.past === null) {
      this.step = next.step;
      this.snapshot = next.snapshot;
    }
    // With many steps waiting, as after a long absence, the present state is shown at once.
    const pause = this.#pause(next);
    if (this.#queue.length > MOST_WAITING || document.hidden) this.skip();
    else if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    // Without a timer: a press between two steps would otherwise meet a table that is not current.
    else this.#next();
  }

  /** Starts the reveal of the next step, if it has one. Returns whether it did. */
  #startReveal(): boolean {
    const step = this.#queue[0]?.step;
    const played = this.revealing;
    this.revealing = null;
    if (!step || step === played || reducedMotion() || document.hidden) return false;
    const many = this.#queue.length > MOST_WAITING;
    const long = many || this.past !== null || settings.pace === 0 ? 0 : this.#reveal(step);
    if (long === 0) return false;
    this.revealing = step;
    this.#turnTime.follow(step.seat);
    this.#turnTime.spend(long);
    this.#timer = setTimeout(() => this.#next(), long);
    return true;
  }

  /** Ends the running reveal at once. */
  endReveal(): void {
    if (this.revealing === null) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /**
   * How long a step stays on screen, in milliseconds. Steps of others take time, within the limit
   * for a turn. There is no pause while the viewer has a decision, so that it can be made at once.
   */
  #pause({ step: { seat, events }, snapshot }: { step: Step; snapshot: Snapshot }): number {
    const own = seat === this.viewer || events.length === 0;
    const busy = snapshot.decisions.some((decision) => decision.seat === this.viewer);
    this.#turnTime.follow(seat);
    if (own || busy || reducedMotion() || this.past !== null) return 0;
    return this.#turnTime.spend(settings.pace);
  }

  /** Shows all waiting steps at once. */
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

  /** Shows the table after `row` rows; null returns to the present. */
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
    const snapshot = await this.source.at(wanted);
    // A later jump may have overtaken this one.
    if (this.past !== wanted) return;
    this.step = this.source.steps[wanted] ?? null;
    this.snapshot = snapshot;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#stop();
    this.source.close();
  }
}
