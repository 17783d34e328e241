import { parseArgs } from 'node:util';
import { BadArgument } from './arguments.ts';

/** The arguments of a run of training by generations. */
export type GenerationArguments = {
  readonly game: string;
  readonly players: number;
  /** Generations of the plan; the learning rate falls along it. */
  readonly generations: number;
  /** Games of a generation, and of each block that a worker plays at a time. */
  readonly games: number;
  readonly block: number;
  /** Iterations of the tree for an answer, and the most answers it tries at the root. */
  readonly simulations: number;
  readonly considered: number;
  readonly lambda: number;
  /** Widths of the hidden layers; null for those of the task. */
  readonly hidden: readonly number[] | null;
  readonly steps: number;
  readonly batch: number;
  readonly rate: number;
  /** Generations whose samples are learnt from. */
  readonly window: number;
  /** Games against the first generation's evaluator after every generation. */
  readonly match: number;
  readonly seed: number;
  readonly jobs: number;
  /** Ends the run after the generation in which they are over. Null: no limit. */
  readonly minutes: number | null;
  /** The Python that runs the learner with PyTorch; null: the plain learner. */
  readonly python: string | null;
  /** A net file to begin with; null: the teacher plays the first generation. */
  readonly from: string | null;
  readonly into: string;
  /** The folder of sample files and of the nets of all generations. */
  readonly work: string;
  readonly resume: boolean;
};

const OPTIONS = {
  players: '2',
  generations: '4',
  games: '100',
  block: '4',
  simulations: '32',
  considered: '16',
  lambda: '0.8',
  hidden: '',
  steps: '100',
  batch: '256',
  rate: '0.001',
  window: '6',
  match: '0',
  seed: '1',
  jobs: '1',
  minutes: '',
  python: '',
  from: '',
  into: 'reports/generations',
  work: '',
} as const;

type Name = keyof typeof OPTIONS;

/** Reads the command line; throws a `BadArgument` that says what was expected. */
export function parseGenerationArguments(args: readonly string[]): GenerationArguments {
  const { values, positionals } = parsed(args);
  const [game, ...more] = positionals;
  if (game === undefined) throw new BadArgument('name a game');
  if (more.length > 0) throw new BadArgument(`one game at a time: what is "${more[0]!}"?`);
  const text = (name: Name): string => values[name] ?? OPTIONS[name];
  const number = (name: Name, least: number, most: number, whole = true): number => {
    const value = text(name).trim() === '' ? Number.NaN : Number(text(name));
    if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
    const kind = whole ? 'a whole number' : 'a number';
    throw new BadArgument(
      `--${name}: expected ${kind} from ${least} to ${most}, found "${text(name)}"`,
    );
  };
  const players = number('players', 1, 12);
  const hidden = text('hidden');
  if (!/^(\d{1,4}(,\d{1,4}){0,3})?$/.test(hidden))
    throw new BadArgument(`--hidden: expected widths such as "128,64", found "${hidden}"`);
  return {
    game,
    players,
    generations: number('generations', 1, 100_000),
    games: number('games', 1, 1e7),
    block: number('block', 1, 1e6),
    simulations: number('simulations', 1, 100_000),
    considered: number('considered', 2, 1000),
    lambda: number('lambda', 0, 1, false),
    hidden: hidden === '' ? null : hidden.split(',').map(Number),
    steps: number('steps', 0, 1e7),
    batch: number('batch', 1, 1e6),
    rate: number('rate', 0, 1, false),
    window: number('window', 1, 10_000),
    match: number('match', 0, 1e6),
    seed: number('seed', 0, 2 ** 31 - 1),
    jobs: number('jobs', 1, 256),
    minutes: text('minutes') === '' ? null : number('minutes', 0, 1e6, false),
    python: text('python') === '' ? null : text('python'),
    from: text('from') === '' ? null : text('from'),
    into: text('into'),
    work: text('work') === '' ? `${text('into')}/work` : text('work'),
    resume: values.resume === true,
  };
}

function parsed(args: readonly string[]) {
  const names = Object.keys(OPTIONS) as Name[];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...options, resume: { type: 'boolean' as const } },
    });
    return { values: values as { [name in Name]?: string } & { resume?: boolean }, positionals };
  } catch (error) {
    throw new BadArgument(error instanceof Error ? error.message : String(error));
  }
}
