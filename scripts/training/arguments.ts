import { parseArgs } from 'node:util';

/** The arguments of a run of the trainer. */
export type TrainingArguments = {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: number;
  /** Ends the run early. Null: when all games are played. */
  readonly minutes: number | null;
  /** Games between two checkpoints. */
  readonly every: number;
  readonly resume: boolean;
  /** The folder of checkpoint and net. Null: the default folders. */
  readonly into: string | null;
};

/** A wrong argument, explained in one sentence. */
export class BadArgument extends Error {}

const MOST = 999_999_999;

function whole(name: string, text: string, least: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least) return value;
  throw new BadArgument(
    `--${name}: expected a whole number from ${least} to ${MOST}, found "${text}"`,
  );
}

function someMinutes(text: string): number {
  const value = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (value > 0) return value;
  throw new BadArgument(`--minutes: expected a number above 0, found "${text}"`);
}

export function parseArguments(args: readonly string[]): TrainingArguments {
  const { values, positionals } = parsed(args);
  const [game, ...more] = positionals;
  if (game === undefined) throw new BadArgument('name a game');
  if (more.length > 0) throw new BadArgument(`one game at a time: what is "${more[0]!}"?`);
  return {
    game,
    players: whole('players', values.players, 1),
    games: whole('games', values.games, 1),
    seed: whole('seed', values.seed, 0),
    minutes: values.minutes === undefined ? null : someMinutes(values.minutes),
    every: whole('every', values.every, 1),
    resume: values.resume,
    into: values.into ?? null,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        players: { type: 'string', default: '2' },
        games: { type: 'string', default: '40000' },
        seed: { type: 'string', default: '1' },
        minutes: { type: 'string' },
        every: { type: 'string', default: '500' },
        resume: { type: 'boolean', default: false },
        into: { type: 'string' },
      },
    });
  } catch (error) {
    throw new BadArgument(error instanceof Error ? error.message : String(error));
  }
}
