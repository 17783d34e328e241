import {
  type Block,
  emptyNet,
  encodeHeader,
  type GenerationTask,
  headerOf,
  learnGeneration,
  type Losses,
  type Net,
  outputsOf,
  randomise,
  readNet,
  readSamples,
  type SampleHeader,
  type WeightFile,
  writeNet,
} from '@faubourg/search';
import { QuickChance } from '@faubourg/core';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { BadArgument } from './arguments.ts';
import { writeWhole } from './checkpoint-file.ts';
import type { GenerationArguments } from './generation-arguments.ts';
import { PythonLearner } from './python-learner.ts';
import { SelfPlayPool } from './self-play-pool.ts';

/** One generation in the curve of a run. */
export type GenerationRow = Losses & {
  readonly generation: number;
  readonly games: number;
  readonly samples: number;
  readonly rate: number;
  /** The share of one seat against teachers, and the fair share; null where none was measured. */
  readonly match: number | null;
  readonly fair: number;
  /** Seconds of self-play and of learning, and since the start of the run. */
  readonly playing: number;
  readonly learning: number;
  readonly since: number;
};

/** How far back the older nets of the opponent pool lie, in generations. */
const POOL = [2, 5, 10, 20];
/** The generation that the teacher plays has half the games and learns five times longer. */
const TAUGHT_GAMES = 0.5;
const TAUGHT_STEPS = 5;
/** Generations between two matches against the teacher. */
const MATCH_EVERY = 4;
const LOWEST_RATE = 0.05;
const seconds = (from: number): number => Math.round(performance.now() - from) / 1000;

/** The steps of a run, with the files it keeps. */
export class GenerationRun {
  private readonly args: GenerationArguments;
  private readonly task: GenerationTask<unknown>;
  private readonly header: SampleHeader;
  private readonly pool: SelfPlayPool;
  private readonly python: PythonLearner | null;
  private readonly start = performance.now();
  private curve: GenerationRow[] = [];

  constructor(
    args: GenerationArguments,
    task: GenerationTask<unknown>,
    entry: URL,
    script: string,
  ) {
    const { game, players, simulations, considered, lambda } = args;
    this.args = args;
    this.task = task;
    this.header = headerOf(game, task);
    mkdirSync(args.work, { recursive: true });
    mkdirSync(args.into, { recursive: true });
    const settings = { simulations, considered, lambda, draws: true };
    this.pool = new SelfPlayPool(entry, args.jobs, { game, players, settings });
    this.python = args.python === null ? null : new PythonLearner(args.python, script);
  }

  private path(name: string, generation: number, end: string): string {
    return join(this.args.work, `${name}-${String(generation).padStart(4, '0')}.${end}`);
  }

  private result(end: string): string {
    return join(this.args.into, `${this.args.game}-${this.args.players}-players${end}.json`);
  }

  /** The net after a generation; −1: the one before the first. */
  private net(generation: number): Net {
    return this.known(this.path('net', generation + 1, 'json'), null);
  }

  private known(path: string, outputs: number | null): Net {
    const { players, fits } = this.task;
    const net = readNet(JSON.parse(readFileSync(path, 'utf8')), players, fits);
    if (!net || (outputs !== null && net.sizes.at(-1) !== outputs))
      throw new BadArgument(`${path} is no net of this game, board, features and policy`);
    return net;
  }

  /** How the net after a generation was made. */
  private made(generation: number): WeightFile['made'] {
    const played = Array.from({ length: generation + 1 }, (_, i) => this.gamesOf(i));
    const games = played.reduce((sum, one) => sum + one, 0);
    return { command: commandOf(this.args), seed: this.args.seed, games };
  }

  private write(net: Net, generation: number): void {
    const { game, players } = this.args;
    const about = { game, players, fits: this.task.fits, made: this.made(generation) };
    const file = writeNet(net, about);
    writeWhole(this.path('net', generation + 1, 'json'), `${JSON.stringify(file, null, 2)}\n`);
  }

  private begin(): void {
    const { args, task } = this;
    if (args.resume && existsSync(this.result('-curve'))) {
      this.curve = JSON.parse(readFileSync(this.result('-curve'), 'utf8')) as GenerationRow[];
      return;
    }
    const outputs = outputsOf(task.players, this.header.answers);
    if (args.from !== null) {
      this.write(this.known(args.from, outputs), -1);
      return;
    }
    const net = emptyNet([task.features.inputs, ...(args.hidden ?? task.hidden), outputs]);
    randomise(net, new QuickChance(args.seed));
    // A correction to a base estimate starts at 0; so does the policy, as even chances.
    const last = net.layers.at(-1)!;
    if (task.features.first) last.weights.fill(0);
    for (let i = 0; i < last.inputs; i++)
      last.weights.fill(0, i * last.stride + 2 * task.players, i * last.stride + outputs);
    this.write(net, -1);
  }

  /** Runs all generations that the arguments allow; `said` gets a line for each. */
  async run(said: (line: string) => void): Promise<void> {
    try {
      this.begin();
      const { generations, minutes } = this.args;
      const isTime = (): boolean => minutes === null || seconds(this.start) < 60 * minutes;
      for (let g = this.curve.length; g < generations && isTime(); g++) {
        const row = await this.generation(g);
        this.curve.push(row);
        writeWhole(this.result('-curve'), `${JSON.stringify(this.curve, null, 1)}\n`);
        writeWhole(this.result(''), readFileSync(this.path('net', g + 1, 'json'), 'utf8'));
        rmSync(this.path('samples', g - this.args.window, 'bin'), { force: true });
        said(lineOf(row));
      }
    } finally {
      this.python?.end();
      await this.pool.end();
    }
  }

  /** The part of the run that is over, by generations and by time. */
  private part(generation: number): number {
    const { generations, minutes } = this.args;
    const timed = minutes === null ? 0 : seconds(this.start) / (60 * minutes);
    return Math.min(1, Math.max(generation / generations, timed));
  }

  private async generation(generation: number): Promise<GenerationRow> {
    const { args } = this;
    const begun = performance.now();
    const newest = this.isTaught(generation) ? null : this.net(generation - 1);
    const older = POOL.map((back) => generation - 1 - back).filter((one) => one >= 0);
    this.pool.load(
      newest,
      older.map((one) => this.net(one)),
    );
    const samples = await this.play(generation);
    const playing = seconds(begun);
    const learnt = performance.now();
    const rate = args.rate * (LOWEST_RATE + (1 - LOWEST_RATE) * (1 - this.part(generation)));
    const losses = await this.learn(generation, rate);
    const learning = seconds(learnt);
    return {
      generation,
      games: this.gamesOf(generation),
      samples,
      ...losses,
      rate,
      match: await this.match(generation),
      fair: 1 / args.players,
      playing,
      learning,
      since: seconds(this.start),
    };
  }

  /** Whether the games of a generation are the teacher's: the first, unless a net is given. */
  private isTaught(generation: number): boolean {
    return generation === 0 && this.args.from === null;
  }

  private gamesOf(generation: number): number {
    return Math.ceil(this.args.games * (this.isTaught(generation) ? TAUGHT_GAMES : 1));
  }

  private blocks(generation: number, games: number, block: number): Block[] {
    const { seed } = this.args;
    return Array.from({ length: Math.ceil(games / block) }, (_, i) => ({
      seed,
      generation,
      first: i * block,
      games: Math.min(block, games - i * block),
    }));
  }

  /** Plays the games of a generation into its sample file; returns the number of samples. */
  private async play(generation: number): Promise<number> {
    const { block } = this.args;
    const games = this.gamesOf(generation);
    const played = await this.pool.play(this.blocks(generation, games, block));
    const path = this.path('samples', generation, 'bin');
    writeFileSync(path, encodeHeader(this.header));
    let samples = 0;
    for (const bytes of played) {
      appendFileSync(path, bytes);
      samples += new Uint32Array(bytes.buffer, 0, 1)[0]!;
    }
    return samples;
  }

  private async learn(generation: number, rate: number): Promise<Losses> {
    const { args } = this;
    const first = Math.max(0, generation - args.window + 1);
    const paths = Array.from({ length: generation - first + 1 }, (_, i) =>
      this.path('samples', first + i, 'bin'),
    );
    const steps = args.steps * (this.isTaught(generation) ? TAUGHT_STEPS : 1);
    const settings = { steps, batch: args.batch, rate, seed: args.seed + generation + 1 };
    const [net, out] = [generation, generation + 1].map((one) => this.path('net', one, 'json'));
    if (this.python) {
      const made = this.made(generation);
      return this.python.learn({ ...settings, net: net!, samples: paths, out: out!, made });
    }
    const learner = this.net(generation - 1);
    const tables = paths.flatMap((path) => readSamples(readFileSync(path))!.tables);
    const losses = learnGeneration(learner, this.header, tables, settings);
    this.write(learner, generation);
    return losses;
  }

  /** The new net against teachers. */
  private async match(generation: number): Promise<number | null> {
    const { match, players } = this.args;
    if (match === 0 || generation % MATCH_EVERY !== 0) return null;
    this.pool.load(this.net(generation), []);
    const games = players * Math.ceil(match / players);
    const shares = await this.pool.match(this.blocks(generation, games, players));
    return shares.reduce((sum, one) => sum + one, 0) / shares.length;
  }
}

function commandOf(args: GenerationArguments): string {
  const { game, players, generations, games, simulations, steps, batch, seed, minutes } = args;
  const time = minutes === null ? '' : ` --minutes ${minutes}`;
  return (
    `npm run generations -- ${game} --players ${players} --generations ${generations}` +
    ` --games ${games} --simulations ${simulations} --steps ${steps} --batch ${batch}` +
    ` --seed ${seed}${time}`
  );
}

function lineOf({ generation, samples, match, fair, ...row }: GenerationRow): string {
  const losses = `shares ${row.shares.toFixed(4)}, scores ${row.scores.toFixed(4)}, policy ${row.policy.toFixed(4)}`;
  const won =
    match === null ? '' : `, wins ${(100 * match).toFixed(1)} % (fair ${(100 * fair).toFixed(0)})`;
  return `generation ${generation}: ${samples} samples, ${losses}${won}; ${row.playing} s playing, ${row.learning} s learning, ${row.since} s in all`;
}
