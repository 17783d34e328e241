import type { Viewer } from '@faubourg/core';
import { settings } from '../app/settings.svelte.ts';
import type { Snapshot, SourceEvent, Step, TableSource } from '../source/source.ts';
import { TurnTime } from './turn-time.ts';

/** If more steps than this are waiting, they are not shown one by one. */
const MOST_WAITING = 16;

type Entry = { readonly step: Step; readonly snapshot: Snapshot };

/** Shows more about steps than the board does. */
export type StepShow = {
  /** Shows what a step brought. Resolves when that has ended; null: there is nothing to show. */
  show(step: Step, before: Snapshot, after: Snapshot): Promise<void> | null;
  /** Ends what is shown. */
  stop(): void;
};

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
  /** Shows the moments of steps; null where nothing does. */
  moments: StepShow | null = null;
  /** How many steps have moments that are still shown. */
  showing: number;

  #queue: Entry[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: ((step: Step) => void)[] = [];
  /** What the next step waits for, besides time. */
  #held: Promise<void> | null = null;
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
    this.showing = $state(0);
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
      // `waiting` does not become 1 for a step that is shown at once: all of the table depends on it.
      if (this.#timer === undefined && this.#held === null) this.#next();
      else this.waiting = this.#queue.length;
    } else if (event.kind === 'all') this.#refresh();
    else this.version++;
  }

  #refresh(): void {
    this.#queue = [];
    this.waiting = 0;
    this.#stopWaiting();
    this.viewer = this.source.viewer;
    this.step = null;
    this.revealing = null;
    this.version++;
    if (this.past === null) this.snapshot = this.source.now;
    else void this.jump(this.past);
  }

  #next(): void {
    this.#timer = undefined;
    const isRevealed = this.#startReveal();
    const next = isRevealed ? undefined : this.#queue.shift();
    this.waiting = this.#queue.length;
    if (!next) return;
    const before = this.snapshot;
    for (const call of this.#shown) call(next.step);
    if (this.past === null) {
      this.step = next.step;
      this.snapshot = next.snapshot;
    }
    // With many steps waiting, as after a long absence, the present state is shown at once.
    const pause = this.#pause(next);
    if (this.#queue.length > MOST_WAITING || document.hidden) return this.skip();
    const shown = this.#showMoments(next, before);
    if (shown !== null && !this.#isAsked(next.snapshot)) void this.#hold(shown);
    else if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    // Without a timer: a press between two steps would otherwise meet a table that is not current.
    else this.#next();
  }

  /** Shows the moments of a step; null if it has none. */
  #showMoments({ step, snapshot }: Entry, before: Snapshot): Promise<void> | null {
    const shown =
      this.past === null && !step.undo ? this.moments?.show(step, before, snapshot) : null;
    if (!shown) return null;
    this.showing++;
    return shown.finally(() => this.showing--);
  }

  /** Lets the next step wait until this has ended. */
  async #hold(shown: Promise<void>): Promise<void> {
    this.#held = shown;
    await shown;
    // It may have been skipped.
    if (this.#held !== shown) return;
    this.#held = null;
    this.#next();
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = null;
    this.moments?.stop();
  }

  /** Starts the reveal of the next step, if it has one. Returns whether it did. */
  #startReveal(): boolean {
    const step = this.#queue[0]?.step;
    const played = this.revealing;
    this.revealing = null;
    if (!step || step === played || document.hidden) return false;
    const many = this.#queue.length > MOST_WAITING;
    const long = many || this.past !== null || settings.pace === 0 ? 0 : this.#reveal(step);
    if (long === 0) return false;
    this.revealing = step;
    this.#timer = setTimeout(() => this.#next(), long);
    return true;
  }

  /** Ends the running reveal and all moments at once. */
  endReveal(): void {
    this.moments?.stop();
    if (this.revealing === null) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /**
   * How long a step stays on screen, in milliseconds. Steps of others take time, within the limit
   * for a turn. There is no pause while the viewer has a decision, so that it can be made at once.
   */
  #pause({ step: { seat, events }, snapshot }: Entry): number {
    const own = seat === this.viewer || events.length === 0;
    this.#turnTime.follow(seat);
    if (own || this.#isAsked(snapshot) || this.past !== null) return 0;
    return this.#turnTime.spend(settings.pace);
  }

  #isAsked({ decisions }: Snapshot): boolean {
    return decisions.some(({ seat }) => seat === this.viewer);
  }

  /** Shows all waiting steps at once. */
  skip(): void {
    this.#stopWaiting();
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
    this.#stopWaiting();
    this.#stop();
    this.source.close();
  }
}
