import type { AnyView, Decision, Options, Outcome, Seat, Viewer } from '@faubourg/core';
import type { Player } from './source.ts';

/** A seat as the server tells everybody. */
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
    /** The level of the bot that takes over for who leaves; null: the seat waits. */
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
  /** What is left in each seat's bank, not counting what runs off it now. */
  readonly left: readonly number[];
  /** When each seat's time is up; null while none runs. */
  readonly until: readonly (number | null)[];
};

/**
 * Who sits at a table of the server. The server calls its bots by their level; we give them names.
 * `connected`: as far as it has said so.
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
