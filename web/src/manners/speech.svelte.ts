import type { Seat } from '@faubourg/core';
import type { Step } from '../source/source.ts';
import type { Table } from '../table/table.svelte.ts';
import { chooseLine, chooseSpeaker, type Occasion } from './choose-line.ts';

/** A line that a bot says. */
export type Spoken = { readonly seat: Seat; readonly id: ReturnType<typeof chooseLine> };

/** Lines that wait for their turn; more are not said, so that nobody talks about what is long past. */
const MOST_WAITING = 2;

/** What the bots of a table say, one after the other. It is no chat: nothing of it is kept. */
export class Speech {
  readonly #table: Table;
  /** The line on screen; null while nobody speaks. */
  now: Spoken | null;
  #waiting: Spoken[] = [];
  #over: boolean;

  constructor(table: Table) {
    this.#table = table;
    this.now = $state.raw(null);
    this.#over = table.source.now.outcome !== null;
    const { steps } = table.source;
    // A game that has only begun: nobody has played a second turn yet.
    const begun = steps.filter(({ seat }) => seat !== null && seat === table.me).length;
    if (!this.#over && begun <= 1) this.#greet();
    table.playback.onShown((step) => this.#onShown(step));
  }

  get #bots(): Seat[] {
    return this.#table.source.players.flatMap(({ kind }, seat) => (kind === 'bot' ? seat : []));
  }

  /** Two bots at most: a table of five would talk for long. */
  #greet(): void {
    const { id } = this.#table.source;
    const first = chooseSpeaker(id, this.#bots, 0);
    const second = chooseSpeaker(
      id,
      this.#bots.filter((seat) => seat !== first),
      1,
    );
    for (const seat of [first, second]) if (seat !== null) this.#say(seat, 'greet', 0);
  }

  #onShown(step: Step): void {
    const { definition, source } = this.#table;
    const { dealOf } = definition;
    for (const event of step.events) {
      const parties = dealOf?.(event)?.filter((seat) => this.#bots.includes(seat)) ?? [];
      if (parties.length === 0) continue;
      const before = source.steps
        .slice(0, step.row)
        .flatMap(({ events }) => events)
        .filter((earlier) => dealOf?.(earlier)).length;
      const seat = chooseSpeaker(source.id, parties, before);
      if (seat !== null) this.#say(seat, 'deal', before);
    }
  }

  /** The game is over: one bot that has won and one that has lost say so. */
  end(winners: readonly Seat[]): void {
    if (this.#over) return;
    this.#over = true;
    this.#waiting = [];
    const { id } = this.#table.source;
    const bots = this.#bots;
    const won = bots.filter((seat) => winners.includes(seat));
    const lost = bots.filter((seat) => !winners.includes(seat));
    const speakers = [
      [chooseSpeaker(id, won, 0), 'win'],
      [chooseSpeaker(id, lost, 0), 'loss'],
    ] as const;
    for (const [seat, occasion] of speakers) if (seat !== null) this.#say(seat, occasion, 0);
  }

  #say(seat: Seat, occasion: Occasion, before: number): void {
    const { source } = this.#table;
    const spoken = {
      seat,
      id: chooseLine(source.id, source.players[seat]!, seat, occasion, before),
    };
    if (this.now === null) this.now = spoken;
    else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(spoken);
  }

  /** Ends the line on screen and begins the next one. */
  next(): void {
    this.now = this.#waiting.shift() ?? null;
  }
}
