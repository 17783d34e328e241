import type { Decision, Json, Options, Outcome, Seat, Viewer } from '@faubourg/core';
import type { Sitter } from '../source/source.ts';

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
    readonly outcome: Outcome | null;
    readonly rematch: string | null;
  };
  readonly asks: readonly Decision[];
  readonly turn: number | null;
  readonly view: Json;
};

export type FrameClock = {
  readonly rule: {
    readonly live?: { readonly bank: number };
    readonly slow?: { readonly perDecision: number };
    readonly kinds?: { readonly [kind: string]: number };
  };
  readonly left: readonly number[];
  readonly since: readonly (number | null)[];
  readonly kind: readonly (string | null)[];
};

/** When a seat's time is up; null while none runs. */
export function deadline(clock: FrameClock | null, seat: Seat): number | null {
  const since = clock?.since[seat] ?? null;
  if (clock === null || since === null) return null;
  const own = clock.rule.kinds?.[clock.kind[seat] ?? ''];
  if (own !== undefined) return since + own;
  if (clock.rule.slow) return since + clock.rule.slow.perDecision;
  return clock.rule.live ? since + clock.left[seat]! : null;
}

/** Who sits at a table of the server. The server calls its bots by their level; we give them names. */
export function sittersIn({ table }: Frame, botName: (seat: Seat) => string): Sitter[] {
  return table.seats.map(({ person, bot, name, left }, seat) => {
    const machine = bot !== null && person === null;
    return {
      name: machine ? botName(seat) : name || String(seat + 1),
      kind: machine ? 'bot' : 'person',
      here: !left,
      until: deadline(table.clock, seat),
    };
  });
}
