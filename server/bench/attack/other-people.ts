import type { GameVersions } from '@faubourg/core';
import { setTimeout as delay } from 'node:timers/promises';
import { frameOf } from '../../test/tables.ts';
import { quantiles } from '../quantiles.ts';
import { LocalClient } from './local-client.ts';
import {
  answerAnyhow,
  connected,
  type Connected,
  isAsked,
  isOver,
  seatPeople,
  type Seated,
} from './table-player.ts';

/** Milliseconds each person thinks, so that a few people give some dozens of answers a second. */
const THINKING = 100;

/** The address that the other people share. */
const FROM = '127.0.0.1';

/** The people at each table. */
const PEOPLE = 3;

/** Milliseconds. What a person should wait at most for their apprentice. */
const LONGEST_APPRENTICE = 2000;

/** Tables of one person with an apprentice. */
const APPRENTICES = 3;

export type Period = 'quiet' | 'attacked';

type Samples = { readonly [period in Period]: number[] };

const noSamples = (): Samples => ({ quiet: [], attacked: [] });

const figures = (samples: readonly number[]) => ({
  count: samples.length,
  ...quantiles(samples),
});

/** People who play real games, and how long they wait: the figures of the benchmark. */
export class OtherPeople {
  /** Milliseconds from an answer to its acknowledgement. */
  readonly #answers = noSamples();
  /** Milliseconds from the question to an apprentice to its answer, with its pause. */
  readonly #apprentice = noSamples();
  readonly #games: GameVersions;
  readonly #address: string;
  readonly #at: Promise<void>[] = [];
  #period: Period | null = null;
  #stopped = false;
  readonly #seated: Seated[] = [];

  constructor(games: GameVersions, address: string) {
    this.#games = games;
    this.#address = address;
  }

  /** Sits down at a table of every game, and at some with an apprentice. */
  async start(): Promise<void> {
    const ids = [...new Set(this.#games.games.map(({ id }) => id))];
    for (const game of ids) await this.#openTable(game, PEOPLE, []);
    // A game in which seats take turns in the open, so that an update names the bot.
    for (let i = 0; i < APPRENTICES; i++) await this.#openTable('tower-up', 1, ['apprentice']);
  }

  async #openTable(game: string, count: number, bots: readonly string[]): Promise<void> {
    const people = await Promise.all(
      Array.from({ length: count }, async (_, i) => {
        return connected(await LocalClient.newGuest(this.#address, FROM, `Person ${i}`));
      }),
    );
    const seated = await seatPeople(this.#games, game, people, bots);
    this.#seated.push(...seated);
    this.#at.push(this.#playOn(game, people, seated, bots));
  }

  /** Plays one game after the other. */
  async #playOn(
    game: string,
    people: readonly Connected[],
    first: readonly Seated[],
    bots: readonly string[],
  ): Promise<void> {
    for (let seated = first; !this.#stopped;) {
      const watchBots = bots.map((_, i) => this.#watchBot(seated[0]!, seated.length + i));
      await Promise.all([...seated.map((one) => this.#play(one)), ...watchBots]);
      // A connection may watch a limited number of tables.
      for (const { live, table } of seated) await live.ask({ do: 'unwatch', table });
      if (!this.#stopped) seated = await seatPeople(this.#games, game, people, bots);
    }
  }

  async #play(seated: Seated): Promise<void> {
    const { live } = seated;
    for (;;) {
      await live.until(() => this.#stopped || isOver(seated) || isAsked(seated));
      if (this.#stopped || isOver(seated)) return;
      await delay(THINKING);
      if (!isAsked(seated)) continue;
      const period = this.#period;
      const milliseconds = await answerAnyhow(seated);
      if (period) this.#answers[period].push(milliseconds);
    }
  }

  /** Measures the answers of a bot. */
  async #watchBot(seated: Seated, seat: number): Promise<void> {
    const { live, table } = seated;
    const asked = (): boolean =>
      frameOf(live, table).asks.some((ask) => ask.seat === seat && ask.owed);
    const given = (): number => live.received.filter(({ by }) => by === seat).length;
    const ended = (): boolean => this.#stopped || isOver(seated);
    for (;;) {
      await live.until(() => ended() || asked());
      if (ended()) return;
      const [start, before, period] = [performance.now(), given(), this.#period];
      await live.until(() => ended() || given() > before || !asked());
      const milliseconds = performance.now() - start;
      // A wait that has not ended counts only if it is too long already.
      const counts = !this.#stopped || milliseconds > LONGEST_APPRENTICE;
      if (period && counts) this.#apprentice[period].push(milliseconds);
    }
  }

  /** Answers that are sent from now on belong to this period. */
  measure(period: Period | null): void {
    this.#period = period;
  }

  /** Waits for the replies that are still to come, and returns the figures. */
  async stop() {
    this.#stopped = true;
    // Every connection gets a reply, by which all that wait for a message look again.
    await Promise.all(
      this.#seated.map(({ live }) => live.ask({ do: 'unwatch', table: 'A'.repeat(22) })),
    );
    await Promise.all(this.#at);
    for (const { live, client } of this.#seated) {
      live.close();
      client.close();
    }
    const both = (samples: Samples) => ({
      quiet: figures(samples.quiet),
      attacked: figures(samples.attacked),
    });
    return { answers: both(this.#answers), apprentice: both(this.#apprentice) };
  }
}
