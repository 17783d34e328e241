import type { Json, LevelName, Options, Seat } from '@faubourg/core';
import type { ClockRule } from '@faubourg/protocol';

/** Who may sit in a seat when a table is opened. */
export type SeatPlan =
  | { readonly for: 'anyone' }
  | { readonly for: 'person'; readonly person: string; readonly name: string }
  /** Tables opened before bots had names have none. */
  | ({ readonly for: 'bot'; readonly level: LevelName } & BotPerson);

/** Who a bot is, apart from how well it plays. */
type BotPerson = {
  readonly name?: string | undefined;
  /** One of the characters of the game; absent: none, as at tables opened before there were any. */
  readonly character?: string | undefined;
};

/** Everything that is decided when a table is opened. */
export type TableSetup = {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly SeatPlan[];
  /** Shown in the public list; otherwise only people who have the link find it. */
  readonly listed: boolean;
  /** Whether people without a seat may watch. */
  readonly spectators: boolean;
  readonly clock: ClockRule | null;
  /** The level of the bot that plays for a person who left or ran out of time; null: none does. */
  readonly standIn: LevelName | null;
  /** Whether everybody who plays may ask the coach. Absent: nobody may. */
  readonly coach?: true | undefined;
  readonly host: string;
  /** The commitment of the server to the secret of the shuffle. */
  readonly commitment: string;
  /** The scheme of the shuffle; absent: 1, as at tables opened before there was another. */
  readonly scheme?: 2 | undefined;
  /**
   * Milliseconds without an answer after which the others can agree on a bot for the seat. Absent
   * from tables that were opened before there was such an agreement.
   */
  readonly patience?: number | undefined;
  /** The table this one is the rematch of. */
  readonly after: string | null;
  /** In a rematch: the game begins as soon as every seat is taken. */
  readonly startsWhenFull?: true | undefined;
  /**
   * In a rematch: until when reserved seats are kept, in milliseconds since 1970; then anybody who
   * has the link may sit there. Absent: for ever.
   */
  readonly keptUntil?: number | undefined;
};

/** Who gave an answer: the person, the seat's bot, or the clock (a fallback answer). */
export type AnsweredBy = 'person' | 'bot' | 'clock';

/** Everything that can happen at a table. A table is the result of its entries. */
export type Entry =
  | { readonly kind: 'open'; readonly setup: TableSetup }
  | {
      readonly kind: 'sit';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      /** Null if the client keeps it to itself or gives none. */
      readonly contribution: string | null;
      /** The commitment to a contribution that the client keeps to itself. */
      readonly commitment?: string | undefined;
    }
  | { readonly kind: 'stand'; readonly seat: Seat }
  | { readonly kind: 'put-out'; readonly seat: Seat; readonly person: string }
  | { readonly kind: 'readmit'; readonly person: string }
  | ({
      readonly kind: 'bot';
      readonly seat: Seat;
      readonly level: LevelName | null;
    } & BotPerson)
  /** Until `revealUntil` (milliseconds since 1970) seats reveal; without it the game begins. */
  | { readonly kind: 'start'; readonly revealUntil?: number | undefined }
  | { readonly kind: 'reveal'; readonly seat: Seat; readonly contribution: string }
  /** Seats that have not revealed until now get the default. */
  | { readonly kind: 'end-reveals' }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly answer: Json; readonly by: AnsweredBy }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'leave'; readonly seat: Seat; readonly level: LevelName | null }
  | { readonly kind: 'return'; readonly seat: Seat }
  | { readonly kind: 'replace'; readonly seat: Seat; readonly level: LevelName }
  | { readonly kind: 'agree'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'resign'; readonly seat: Seat; readonly level: LevelName }
  | { readonly kind: 'close' }
  | { readonly kind: 'rematch'; readonly table: string };

/** Whether the game may have begun with an entry: with the start, or with the end of the reveals. */
export const mayBegin = ({ kind }: Entry): boolean =>
  kind === 'start' || kind === 'reveal' || kind === 'end-reveals';

/** An entry in the log. */
export type LoggedEntry = {
  readonly seq: number;
  readonly key: string | null;
  readonly entry: Entry;
  readonly told: number;
  readonly number: number;
  readonly at: number;
};
