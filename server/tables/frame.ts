import type { Decision, Outcome, Viewer } from '@faubourg/core';
import type { LevelName } from '@faubourg/search';
import { type Clock, deadline, newClock } from './clock.ts';
import type { Phase, Table } from './table.ts';
import { asked } from './table.ts';

/** What everybody may know of a seat. */
export type SeatInfo = {
  readonly name: string;
  readonly person: string | null;
  readonly keptFor: string | null;
  readonly bot: LevelName | null;
  readonly left: boolean;
  readonly resigned: boolean;
};

/** What everybody who may see the table knows of it, beside the game itself. */
export type TableInfo = {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: unknown;
  readonly phase: Phase;
  readonly host: string;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly standIn: LevelName | null;
  readonly seats: readonly SeatInfo[];
  readonly clock: unknown;
  readonly shuffle: {
    readonly commitment: string;
    readonly contributions: readonly (string | null)[];
    readonly secret: string | null;
  };
  readonly outcome: Outcome | null;
  readonly after: string | null;
  readonly rematch: string | null;
};

/** What every viewer is shown alike. */
export type SharedFrame = {
  readonly table: TableInfo;
  /** The questions open now, everybody's. */
  readonly asks: readonly Decision[];
};

/** What is one viewer's own. */
export type OwnFrame = {
  readonly you: Viewer;
  /** The viewer's own question; an answer names the turn it was made for. */
  readonly turn: number | null;
  /** The game as this viewer sees it; null before the start. */
  readonly view: unknown;
};

/** Before the start everybody can see by which clock the game will be played. */
function time({ clock, setup, seats }: Table): unknown {
  const shown = clock ?? (setup.clock && newClock(setup.clock, seats.length));
  return shown && clockInfo(shown);
}

const clockInfo = (clock: Clock): unknown => ({
  rule: clock.rule,
  left: clock.left.slice(),
  until: clock.left.map((_, seat) => deadline(clock, seat)),
});

/** The table apart from the game. Built up from nothing. */
function info(table: Table): TableInfo {
  const { setup } = table;
  const over = table.phase === 'over';
  return {
    id: table.id,
    game: setup.game,
    rules: setup.rules,
    options: setup.options,
    phase: table.phase,
    host: setup.host,
    listed: setup.listed,
    spectators: setup.spectators,
    standIn: setup.standIn,
    seats: table.seats.map((seat) => ({
      name: seat.name,
      person: seat.person,
      keptFor: seat.keptFor,
      bot: seat.bot,
      left: seat.left,
      resigned: seat.resigned,
    })),
    clock: time(table),
    shuffle: {
      commitment: setup.commitment,
      contributions: table.seats.map((seat) => seat.contribution),
      secret: over ? table.secret : null,
    },
    outcome: outcome(table),
    after: setup.after,
    rematch: table.rematch,
  };
}

const outcome = ({ play, game }: Table): Outcome | null => play && game.outcome(play.state);

export function sharedFrame(table: Table): SharedFrame {
  return { table: info(table), asks: asked(table) };
}

/** The part of it that can change while nothing changes around the game. */
export function movingFrame(table: Table): {
  table: Partial<TableInfo>;
  asks: SharedFrame['asks'];
} {
  return { table: { clock: time(table), outcome: outcome(table) }, asks: asked(table) };
}

export function ownFrame(table: Table, viewer: Viewer): OwnFrame {
  return {
    you: viewer,
    turn: viewer === null ? null : table.questions[viewer]!.turn,
    view: table.play && table.game.view(table.play.state, viewer),
  };
}
