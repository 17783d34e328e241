import {
  isRefused,
  type ReplayedRow,
  replay,
  eventsFor,
  type Viewer,
  writePosition,
} from '@faubourg/core';
import { Command } from 'commander';
import type { CommandContext } from '../context/command-context.ts';
import { recordOf, whyLine } from '../records/check-record.ts';
import { nthRecord } from '../records/read-records.ts';
import { refusal, usage } from '../terminal/failure.ts';
import { outcomeLine } from '../terminal/outcome.ts';
import { seatOption, whole } from './options.ts';

type Given = {
  readonly to?: number;
  readonly as?: number;
  readonly record: number;
  readonly position?: true;
  readonly json?: true;
};

/** `faubourg replay`: a recorded game move by move, and a position of it. */
export function replayCommand(context: CommandContext): Command {
  return new Command('replay')
    .description('show a recorded game move by move, and the position it came to')
    .argument('<file>', 'a record; - for the input')
    .option('--to <n>', 'stop after n rows', whole(0, 1e6))
    .option('--as <seat>', 'as this seat saw it (default: a spectator)', seatOption)
    .option('--record <n>', 'which record of a file of many', whole(1, 1e9), 1)
    .option('--position', 'only the position, as JSON for `faubourg position`')
    .option('--json', 'one JSON object per row')
    .action(async (file: string, given: Given) => replayFile(context, file, given));
}

async function replayFile(context: CommandContext, file: string, given: Given): Promise<void> {
  const { terminal, loader } = context;
  const read = recordOf(await nthRecord(terminal, file, given.record));
  if (isRefused(read)) throw refusal(whyLine(read.problem));
  const { record } = read;
  const to = given.to ?? record.rows.length;
  if (to > record.rows.length) {
    throw usage(`The record has ${record.rows.length} rows; --to ${to} is beyond its end.`);
  }
  if (given.as !== undefined && given.as >= record.seats.length) {
    throw usage(`The record has ${record.seats.length} seats, 0 to ${record.seats.length - 1}.`);
  }
  const viewer: Viewer = given.as ?? null;
  const lines: string[] = [];
  let last: { replayed: ReplayedRow; state: unknown; draws: number } | null = null;
  const done = replay(record, await loader.versions([record.game]), (replayed) => {
    if (replayed.row > to) return;
    const { play } = replayed;
    last = { replayed, state: play.game.copy(play.state), draws: play.chance.draws };
    lines.push(given.json ? rowJson(replayed, viewer) : rowText(replayed, viewer, record.seats));
  });
  if (isRefused(done)) throw refusal(`The record is not sound: ${whyLine(done.problem)}`);
  if (last === null) return;
  const { replayed, state, draws } = last as {
    replayed: ReplayedRow;
    state: unknown;
    draws: number;
  };
  const { game, options, seats, seed } = replayed.play;
  if (given.position) {
    terminal.say(JSON.stringify(writePosition(game, options, seats, state, { seed, draws })));
    return;
  }
  if (given.json) {
    terminal.say(lines.join('\n'));
    terminal.say(JSON.stringify({ view: game.view(state, viewer), outcome: game.outcome(state) }));
    return;
  }
  const board = await loader.text(game.id);
  terminal.say([...lines.filter((line) => line !== ''), ''].join('\n'));
  terminal.say(board(game.view(state, viewer), terminal.paint));
  const outcome = game.outcome(state);
  if (outcome) terminal.say(outcomeLine(outcome));
}

function rowJson({ row, seat, events }: ReplayedRow, viewer: Viewer): string {
  return JSON.stringify({ row, seat, events: eventsFor(events, viewer) });
}

function rowText(
  { row, seat, events, play }: ReplayedRow,
  viewer: Viewer,
  seats: readonly { readonly name: string }[],
): string {
  if (seat === null) return `${play.game.id}, ${seats.map(({ name }) => name).join(', ')}`;
  const visible = events.filter(
    ({ only }) => only === undefined || (viewer !== null && only.includes(viewer)),
  );
  const note = play.game.notate(visible);
  return note === null ? '' : `${String(row).padStart(4)}  ${note}`;
}
