import type { Outcome, Seat, Viewer } from '@faubourg/core';
import type {
  FrameClock,
  FrameTable,
  FrameWaiting,
  OwnFrame,
  SharedFrame,
} from '@faubourg/protocol';
import { type Clock, deadline, newClock } from './clock.ts';
import type { TableSetup } from './entry.ts';
import { frameShuffle } from './shuffle.ts';
import { openDecisions, type SeatState, type Table } from './table.ts';
import { patienceOf, waitsSince } from './waiting.ts';

/** Before the start the frame shows the clock the game will be played by. */
function clockOf({ clock, setup, seats }: Table): FrameClock | null {
  const shown = clock ?? (setup.clock && newClock(setup.clock, seats.length));
  return shown && frameClock(shown);
}

const frameClock = (clock: Clock): FrameClock => ({
  rule: clock.rule,
  left: clock.left.slice(),
  until: clock.left.map((_, seat) => deadline(clock, seat)),
});

function waitingOf(table: Table): FrameWaiting | null {
  const { setup, waiting, phase } = table;
  const ended = phase === 'over' || phase === 'closed';
  if (ended || setup.clock?.live || setup.clock?.slow) return null;
  return {
    after: patienceOf(setup),
    since: table.seats.map((_, seat) => waitsSince(table, seat)),
    agreed: waiting.agreed.map((seats) => seats.slice()),
  };
}

/** For whom a seat is kept that nobody plays yet. */
function keptName({ seats }: TableSetup, { keptFor, person, bot }: SeatState, seat: Seat) {
  const plan = seats[seat]!;
  const waits = keptFor !== null && person === null && bot === null;
  return waits && plan.for === 'person' ? { keptName: plan.name } : {};
}

/** The table apart from its game. Lists every field it shows, so that nothing slips through. */
function frameTable(table: Table): FrameTable {
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
    ...(setup.coach && { coach: true as const }),
    ...(setup.startsWhenFull && { startsWhenFull: true as const }),
    ...(setup.keptUntil !== undefined && { keptUntil: setup.keptUntil }),
    seats: table.seats.map((seat, i) => ({
      name: seat.name,
      person: seat.person,
      keptFor: seat.keptFor,
      bot: seat.bot,
      left: seat.left,
      resigned: seat.resigned,
      ...(seat.character !== undefined && { character: seat.character }),
      ...keptName(setup, seat, i),
    })),
    clock: clockOf(table),
    waiting: waitingOf(table),
    putOut: table.phase === 'open' ? table.putOut.slice() : [],
    shuffle: frameShuffle(
      setup,
      table.seats.map(({ share }) => share),
      {
        begun: table.play !== null,
        revealUntil: table.revealUntil,
        secret: over ? table.secret : null,
      },
    ),
    outcome: outcome(table),
    after: setup.after,
    rematch: table.rematch,
  };
}

const outcome = ({ play, game }: Table): Outcome | null => play && game.outcome(play.state);

export function sharedFrame(table: Table): SharedFrame {
  return { table: frameTable(table), asks: openDecisions(table) };
}

/** The part of it that can change while nothing around the game changes. */
export function changingFrame(table: Table): {
  table: Partial<FrameTable>;
  asks: SharedFrame['asks'];
} {
  return {
    table: { clock: clockOf(table), waiting: waitingOf(table), outcome: outcome(table) },
    asks: openDecisions(table),
  };
}

export function ownFrame(table: Table, viewer: Viewer): OwnFrame {
  return {
    you: viewer,
    turn: viewer === null ? null : table.turns[viewer]!.turn,
    view: table.play && table.game.view(table.play.state, viewer),
  };
}
