import {
  type GameVersions,
  type PlayData,
  playData,
  type Refused,
  resumePlay,
} from '@faubourg/core';
import type { Attempts } from './attempts.ts';
import type { Table } from './table.ts';

/** The attempts of a seat at its decision and those before, the newest first. */
type AttemptsList = Omit<Attempts, 'before'>[];

/** Everything of a table that its later entries build on. */
export type SnapshotData = Omit<Table, 'id' | 'secret' | 'game' | 'play' | 'attempts'> & {
  readonly play: PlayData | null;
  readonly attempts: readonly AttemptsList[];
};

/**
 * The table as data, to be written as JSON before its next entry. It contains everything hidden and
 * never leaves the server. Its size does not grow with the log: answers that nobody can undo any
 * more are left out.
 */
export function snapshotData(table: Table): SnapshotData {
  const { id: _id, secret: _secret, game: _game, play, ...around } = table;
  const kept = play && playData(play);
  const places = kept?.places ?? [];
  const leftOut = table.secrets.length - places.length;
  return {
    ...around,
    secrets: places.map((place) => table.secrets[place]!),
    attempts: table.attempts.map((one) => listOf(one, leftOut)),
    play: kept?.data ?? null,
  };
}

/** The table of a snapshot; later entries change it as the one that the snapshot was made of. */
export function tableFromSnapshot(
  { id, secret }: Pick<Table, 'id' | 'secret'>,
  { play, attempts, ...around }: SnapshotData,
  games: GameVersions,
): Table | Refused {
  const { game: name, rules, options } = around.setup;
  const found = games.exact(name, rules);
  if ('problem' in found) return found;
  const { game } = found;
  return {
    ...around,
    id,
    secret,
    game,
    play: play && resumePlay(game, options, around.seats.length, play),
    attempts: attempts.map(fromList),
  };
}

/** Counted in answers that stand, of which the snapshot leaves some out. */
function listOf(attempts: Attempts, leftOut: number): AttemptsList {
  const list: AttemptsList = [];
  for (let one: Attempts | null = attempts; one; one = one.before)
    list.push({ from: one.from - leftOut, kind: one.kind, count: one.count });
  return list;
}

const fromList = (list: AttemptsList): Attempts =>
  list.reduceRight<Attempts | null>((before, one) => ({ ...one, before }), null)!;
