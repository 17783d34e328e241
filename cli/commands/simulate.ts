import { Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import type { CommandContext } from '../context/command-context.ts';
import { ANSWER_LIMIT_MS, seatBots } from '../bots/find-bot.ts';
import { recordFile } from '../records/record-file.ts';
import type { PlayedBlock, RunIncident } from '../simulation/play-block.ts';
import { type Block, blocksOf, type RunSpec } from '../simulation/run-spec.ts';
import { reportPage } from '../simulation/report/page.ts';
import { FAST_CHUNK } from '../simulation/fast-block.ts';
import { simulate } from '../simulation/simulate.ts';
import { summaryOf } from '../simulation/summary.ts';
import { summaryText } from '../simulation/summary-text.ts';
import { startThreads } from '../simulation/threads.ts';
import type { Tally } from '../simulation/tally.ts';
import { messageOf, outside, usage } from '../terminal/failure.ts';
import { progressBar } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { allCores, playersOption, seatCount, settled, several, whole } from './options.ts';

type Given = {
  readonly game: string;
  readonly players?: number;
  readonly bots?: string;
  readonly bot?: string[];
  readonly games: number;
  readonly seed: string;
  readonly jobs?: number;
  readonly option?: string[];
  readonly records?: string;
  readonly report?: string;
  readonly queue?: string;
  readonly rotate?: true;
  readonly fast?: true;
  readonly botTime: number;
  readonly block?: number;
  readonly json?: true;
};

export function simulateCommand(context: CommandContext): Command {
  return new Command('simulate')
    .description('play many games between bots and sum them up; same seed, same bytes')
    .requiredOption('--game <game>', 'the game')
    .option('--players <n>', 'number of seats (default: the fewest)', playersOption)
    .option('--bots <names>', 'bots of the seats, separated by commas, repeated as needed')
    .option('--bot <command>', 'a program that speaks the bot protocol (repeatable)', several)
    .option('--games <n>', 'how many games', whole(1, 1e9), 1000)
    .option('--seed <text>', 'seed of all random numbers', '1')
    .option('--jobs <n>', 'threads (default: one per core)', whole(1, 256))
    .option('--option <name=value>', 'an option of the game (repeatable)', several)
    .option('--rotate', 'move the bots on by one seat after every game')
    .option('--fast', 'random games over the fast rules: only win shares, scores and lengths')
    .option('--records <file>', 'write every game as a line of JSON; - for the output')
    .option('--report <file>', 'write a page of plots, heat maps and data (HTML)')
    .option('--queue <url>', 'let workers on any machine play, through PostgreSQL')
    .option('--bot-time <ms>', 'how long a program may think', whole(1, 3_600_000), ANSWER_LIMIT_MS)
    .option('--block <n>', 'games per unit of work', whole(1, 1e6))
    .option('--json', 'the summary as JSON')
    .action(async (given: Given) => simulateRun(context, given));
}

async function specOf({ loader }: CommandContext, given: Given): Promise<RunSpec> {
  const game = await loader.game(given.game);
  const seats = seatCount(game, given.players);
  const names = given.bots?.split(',') ?? [];
  const bots = seatBots(await loader.bots(given.game), seats, names, given.bot ?? []);
  const fast = given.fast === true;
  if (fast && (given.records !== undefined || bots.some((bot) => bot !== 'random'))) {
    throw usage('--fast plays random bots and writes no records.');
  }
  return {
    game: game.id,
    rules: game.rules,
    options: settled(game, given.option ?? [], seats),
    bots,
    seed: given.seed,
    games: given.games,
    rotate: given.rotate === true,
    patience: given.botTime,
    fast,
    records: given.records !== undefined,
    block: fast
      ? Math.ceil((given.block ?? 10_000) / FAST_CHUNK) * FAST_CHUNK
      : (given.block ?? 50),
  };
}

async function simulateRun(context: CommandContext, given: Given): Promise<void> {
  const { terminal } = context;
  const spec = await specOf(context, given);
  if (given.records === '-' && given.json) throw usage('--records - and --json share one output.');
  const start = performance.now();
  const tally = await playedRun(context, spec, given);
  const seconds = (performance.now() - start) / 1000;
  const summary = summaryOf(spec, tally);
  terminal.note(
    `${summary.games} games in ${seconds.toFixed(1)} s, ${Math.round(summary.games / seconds)} games/s`,
  );
  if (given.report !== undefined) {
    const board = await context.loader.boardReport(spec.game);
    const map = board?.map(spec.options, spec.bots.length) ?? null;
    const title = context.loader.title(spec.game);
    const page = reportPage({ title, summary, tally, map, rotate: spec.rotate });
    await writeReport(given.report, page);
  }
  if (given.records === '-') terminal.note(summaryText(summary));
  else terminal.say(given.json ? JSON.stringify(summary, null, 2) : summaryText(summary));
}

async function playedRun(context: CommandContext, spec: RunSpec, given: Given): Promise<Tally> {
  const { terminal, loader } = context;
  const progress = progressBar(terminal, 'games', spec.games);
  const records = await recordFile(terminal, given.records);
  const done = async (played: PlayedBlock, block: Block): Promise<void> => {
    progress.step(block.to);
    noteIncidents(terminal, played.incidents);
    await records.write(played.records);
  };
  try {
    if (given.queue !== undefined) {
      const { simulateOnQueue } = await import('../queue/simulate-on-queue.ts');
      return await simulateOnQueue(given.queue, spec, done, terminal.note);
    }
    const jobs = Math.min(given.jobs ?? allCores(), blocksOf(spec).length);
    const threads = startThreads(jobs, loader);
    try {
      return await simulate(spec, jobs, (block) => threads.play(spec, block), done);
    } finally {
      await threads.close();
    }
  } finally {
    progress.end();
    await records.close();
  }
}

function noteIncidents(terminal: Terminal, incidents: readonly RunIncident[]): void {
  for (const { game, row, seat, bot, kind, detail } of incidents)
    terminal.note(`game ${game}, answer ${row}, seat ${seat} (${bot}) ${kind}: ${detail}`);
}

async function writeReport(path: string, page: string): Promise<void> {
  try {
    await writeFile(path, page);
  } catch (error) {
    throw outside(`${path} cannot be written: ${messageOf(error)}`);
  }
}
