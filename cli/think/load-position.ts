import {
  type AnyGame,
  type Decision,
  type GameRecord,
  isRefused,
  parseJson,
  replay,
  type Seat,
} from '@faubourg/core';
import type { CommandContext } from '../context/command-context.ts';
import { positionIn } from '../position/load.ts';
import { recordOf, whyLine } from '../records/check-record.ts';
import { nthRecord } from '../records/read-records.ts';
import { refusal, usage } from '../terminal/failure.ts';

/** A position about which a bot is asked. */
export type GamePosition = {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seats: number;
};

/** Which position of a file: the number of the record, and after how many rows. */
export type Place = { readonly record: number; readonly at?: number };

/** Reads a position, or replays a record up to one. */
export async function loadGamePosition(
  context: CommandContext,
  file: string,
  place: Place,
): Promise<GamePosition> {
  const text = await nthRecord(context.terminal, file, place.record);
  const parsed = parseJson(text);
  const isRecord =
    !isRefused(parsed) &&
    (parsed.value as { format?: unknown } | null)?.format === 'faubourg/record';
  if (!isRecord) {
    if (place.at !== undefined) throw usage('--at counts the rows of a record; this is none.');
    const { game, state, seats } = await positionIn(context, text);
    return { game, state, seats };
  }
  const read = recordOf(text);
  if (isRefused(read)) throw refusal(whyLine(read.problem));
  return positionAfter(context, read.record, place.at ?? read.record.rows.length);
}

async function positionAfter(
  context: CommandContext,
  record: GameRecord,
  at: number,
): Promise<GamePosition> {
  const rows = record.rows.length;
  if (at > rows) throw usage(`The record has ${rows} rows; --at ${at} is beyond its end.`);
  const found: GamePosition[] = [];
  const done = replay(record, await context.loader.versions([record.game]), ({ row, play }) => {
    if (row !== at) return;
    const { game, state, seats } = play;
    found.push({ game, state: game.copy(state), seats });
  });
  if (isRefused(done)) throw refusal(`The record is not sound: ${whyLine(done.problem)}`);
  return found.at(-1)!;
}

/** The decision of a seat. Without a seat, the first decision that is owed. */
export function decisionOf({ game, state, seats }: GamePosition, seat?: Seat): Decision {
  if (seat !== undefined && seat >= seats)
    throw usage(`There are ${seats} seats, 0 to ${seats - 1}; not ${seat}.`);
  const decisions = game.decisions(state);
  const found =
    seat === undefined
      ? (decisions.find(({ owed }) => owed) ?? decisions[0])
      : decisions.find((decision) => decision.seat === seat);
  if (found) return found;
  if (decisions.length === 0)
    throw usage('Nobody is asked: the game is over. --at n goes to the position after n rows.');
  throw usage(
    `Seat ${seat} is not asked here; asked are ${decisions.map((one) => one.seat).join(', ')}.`,
  );
}
