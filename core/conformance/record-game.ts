import { QuickChance } from '../chance.ts';
import { commitmentTo, mixedSeed } from '../commitment.ts';
import type { AnyGame } from '../game.ts';
import { readOptions } from '../options.ts';
import { startPlay, type Play } from '../play.ts';
import { problemLine } from '../problem.ts';
import { type GameRecord, writeRecord } from '../record.ts';

/** A game to be recorded as a fixture. */
export type WantedRecord = {
  readonly name: string;
  readonly seats: number;
  readonly options: object;
};

/** The shuffle of a recorded game; nothing of it is secret here. */
export type KnownShuffle = {
  readonly secret: string;
  readonly contributions: readonly string[];
};

/** Plays a game to its end and records it. */
export function recordGame(
  game: AnyGame,
  { name, seats, options: given }: WantedRecord,
  { secret, contributions }: KnownShuffle,
  playOn: (play: Play) => void,
): GameRecord {
  const read = readOptions(game, given, seats);
  if ('problem' in read) throw new Error(`${name}: ${problemLine(read.problem)}`);
  const { play } = startPlay(game, read.options, seats, mixedSeed(secret, contributions));
  playOn(play);
  return writeRecord(play, {
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: `Player ${String.fromCharCode(65 + seat)}`,
    })),
    shuffling: { scheme: 1, commitment: commitmentTo(secret), contributions, secret },
  });
}

/** A shuffle derived from one seed, and a chance that continues from there. */
export function shuffleFrom(seed: number, seats: number): KnownShuffle & { chance: QuickChance } {
  const chance = new QuickChance(seed);
  const hex = (): string => Array.from({ length: 64 }, () => chance.int(16).toString(16)).join('');
  const secret = hex();
  return { secret, contributions: Array.from({ length: seats }, hex), chance };
}

/** The text of a record, one row per line, for readable diffs. */
export function recordLines({ rows, ...head }: GameRecord): string {
  const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"rows":[\n${lines}\n]}\n`;
}
