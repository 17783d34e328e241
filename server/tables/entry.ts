import type { Json, Options, Seat } from '@faubourg/core';
import type { LevelName } from '@faubourg/search';
import type { ClockRule } from './clock.ts';

/** What a seat is meant for when a table is opened. */
export type SeatPlan =
  | { readonly for: 'anyone' }
  | { readonly for: 'person'; readonly person: string; readonly name: string }
  | { readonly for: 'bot'; readonly level: LevelName };

/** All that is settled when a table is opened. */
export type Setup = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  /** Shown in the public list; otherwise only who has the link finds it. */
  readonly listed: boolean;
  /** Whether people without a seat may look on. */
  readonly spectators: boolean;
  readonly clock: ClockRule | null;
  /** Who plays for a person who left or whose time is up: nobody, or a bot of this level. */
  readonly standIn: LevelName | null;
  readonly host: string;
  readonly commitment: string;
  /** The table this one is the rematch of. */
  readonly after: string | null;
};

/** Whose answer it was: the person's, the bot's, or a safe one because the time was up. */
export type By = 'person' | 'bot' | 'clock';

/** Everything that can happen at a table. A table is nothing but the sum of its entries. */
export type Entry =
  | { readonly kind: 'open'; readonly setup: Setup }
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      readonly contribution: string;
    }
  | { readonly kind: 'stand'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly level: LevelName | null }
  | { readonly kind: 'start' }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly answer: Json; readonly by: By }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'leave'; readonly seat: Seat; readonly level: LevelName | null }
  | { readonly kind: 'return'; readonly seat: Seat }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly level: LevelName }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly level: LevelName }
  | { readonly kind: 'close' }
  | { readonly kind: 'rematch'; readonly table: string };

/** An entry as it stands in the log. */
export type LoggedEntry = {
  readonly seq: number;
  readonly key: string | null;
  readonly entry: Entry;
  readonly told: number;
  readonly number: number;
  readonly at: number;
};
