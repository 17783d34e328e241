import type { AnyView, Decision, Options, Outcome, Seat, Viewer } from '@faubourg/core';
import type { Player } from './source.ts';

/** A seat as the server shows it to everybody. */
export type FrameSeat = {
  readonly name: string;
  readonly person: string | null;
  readonly keptFor: string | null;
  readonly bot: string | null;
  readonly left: boolean;
  readonly resigned: boolean;
};

/** All the server shows of a table at one moment. */
export type Frame = {
  readonly you: Viewer;
  readonly table: {
    readonly id: string;
    readonly game: string;
    readonly rules: number;
    readonly options: Options;
    readonly phase: 'open' | 'running' | 'over' | 'closed';
    readonly host: string;
    readonly listed: boolean;
    readonly seats: readonly FrameSeat[];
    readonly clock: FrameClock | null;
    /** The level of the bot that takes over a seat whose player leaves; null: the seat waits. */
    readonly standIn: string | null;
    readonly outcome: Outcome | null;
    readonly rematch: string | null;
  };
  readonly asks: readonly Decision[];
  readonly turn: number | null;
  /** Null while the game has not begun. */
  readonly view: AnyView | null;
};

export type FrameClock = {
  readonly rule: {
    readonly live?: { readonly bank: number; readonly increment: number };
    readonly slow?: { readonly perDecision: number };
    readonly kinds?: { readonly [kind: string]: number };
  };
  /** The time left in each seat's bank, in milliseconds, without the running decision. */
  readonly left: readonly number[];
  /** When each seat's time is up, in milliseconds since 1970; null while its clock does not run. */
  readonly until: readonly (number | null)[];
};

/**
 * The players of a table on the server. The server names bots by their level, so they get names
 * here. `connected` may be shorter than the list of seats: the others count as connected.
 */
export function playersIn(
  { table, you }: Frame,
  connected: readonly boolean[],
  botName: (seat: Seat) => string,
): Player[] {
  return table.seats.map(({ person, bot, name, left }, seat) => {
    const machine = bot !== null && person === null;
    return {
      name: machine ? botName(seat) : name || String(seat + 1),
      kind: machine ? 'bot' : 'person',
      connected: !left && (seat === you || (connected[seat] ?? true)),
      until: table.clock?.until[seat] ?? null,
    };
  });
}
