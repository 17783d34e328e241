import {
  type AnyGame,
  gameVersions,
  type GameRecord,
  isRefused,
  orThrow,
  packJson,
  problemLine,
  replay,
  type Seat,
  writePosition,
} from '@faubourg/core';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '../games/index.ts';
import { testFacts } from '../games/test-facts.ts';

/* Moments of the recorded games: for the gallery, for screenshots and for tests. */

const games = join(import.meta.dirname, '..', 'games');
const folderOf = (game: string): string => join(games, game, 'test', 'fixtures');

/** How far into a recorded game its picture is taken, where the game's facts do not say it. */
const USUAL_PART = 0.7;

/** A game and the names of its recorded games, the one with the picture first. */
export type RecordedGame = { readonly game: string; readonly records: readonly string[] };

export async function recordedGames(): Promise<RecordedGame[]> {
  const all: RecordedGame[] = [];
  for (const { id: game, page } of Object.values(catalogue)) {
    if (!page || !existsSync(folderOf(game))) continue;
    const names = (await readdir(folderOf(game))).filter((name) => name.endsWith('.json')).sort();
    const first = names.filter((name) => name === testFacts(game).picture?.record);
    all.push({ game, records: [...new Set([...first, ...names])] });
  }
  return all;
}

/** One moment of a recorded game, as a link can carry it. */
export type RecordedMoment = {
  readonly row: number;
  /** Why it was chosen: `start`, `picture`, `end`, and the kinds of decisions it stands for. */
  readonly names: readonly string[];
  /** The seat that decides there; the first seat where none does. */
  readonly seat: Seat;
  /** The position as the address `#/position/…` carries it. */
  readonly packed: string;
};

export async function readRecorded(game: string, record: string): Promise<GameRecord> {
  // The fixtures are records: the tests of the games read all of them.
  return JSON.parse(await readFile(join(folderOf(game), record), 'utf8')) as GameRecord;
}

/** The row at which the picture of a recorded game is taken. */
export const pictureRow = ({ game, rows }: GameRecord): number =>
  Math.round((testFacts(game).picture?.part ?? USUAL_PART) * rows.length);

/** The start, the end, the picture, and one decision of every kind; or the rows that are wanted. */
export async function recordedMoments(
  record: GameRecord,
  rows?: readonly number[],
): Promise<RecordedMoment[]> {
  const versions = gameVersions([await catalogue[record.game]!.rules()]);
  const { game } = orThrow(versions.exact(record.game, record.rules));
  const wanted = rows
    ? new Map(rows.map((row) => [row, [`row ${row}`]]))
    : chosenRows(record, game);
  const moments: Promise<RecordedMoment>[] = [];
  eachRow(record, game, (row, state) => {
    const names = wanted.get(row);
    if (!names) return;
    const decisions = game.decisions(state);
    const seat = (decisions.find(({ owed }) => owed) ?? decisions[0])?.seat ?? 0;
    const position = writePosition(game, record.options, record.seats.length, state);
    moments.push(packJson(position).then((packed) => ({ row, names, seat, packed })));
  });
  return Promise.all(moments);
}

/** Of the decisions of a kind the one in the middle: more lies on the table than at the first. */
function chosenRows(record: GameRecord, game: AnyGame): Map<number, string[]> {
  const byKind = new Map<string, number[]>();
  eachRow(record, game, (row, state) => {
    for (const kind of new Set(game.decisions(state).map((decision) => decision.kind)))
      byKind.set(kind, [...(byKind.get(kind) ?? []), row]);
  });
  const chosen = new Map<number, string[]>();
  const choose = (row: number, name: string): void => {
    chosen.set(row, [...(chosen.get(row) ?? []), name]);
  };
  choose(0, 'start');
  for (const [kind, rows] of byKind) choose(rows[Math.floor(rows.length / 2)]!, kind);
  choose(pictureRow(record), 'picture');
  choose(record.rows.length, 'end');
  return chosen;
}

function eachRow(
  record: GameRecord,
  game: AnyGame,
  look: (row: number, state: unknown) => void,
): void {
  const done = replay(record, gameVersions([game]), ({ row, play }) => look(row, play.state));
  if (isRefused(done)) throw new Error(problemLine(done.problem));
}
