import { Command } from 'commander';
import { contendersOf } from '../arena/contenders.ts';
import { listedGame } from '../context/listed-game.ts';
import { reportOf, reportText } from '../arena/report.ts';
import { runArena } from '../arena/run.ts';
import type { ArenaSpec } from '../arena/spec.ts';
import type { CommandContext } from '../context/command-context.ts';
import { progressBar } from '../terminal/progress.ts';
import { allCores, playersOption, seatCount, settled, several, whole } from './options.ts';

type Given = {
  readonly players?: number;
  readonly games: number;
  readonly seed: number;
  readonly jobs: number;
  readonly option?: string[];
  readonly json?: true;
};

export function arenaCommand(context: CommandContext): Command {
  return new Command('arena')
    .description('measure bots against each other: win shares, intervals and ratings')
    .argument('<game>', 'the game')
    .argument('<contenders...>', 'bots, e.g. expert regular:50 mcts:20ms; the last fills the seats')
    .option('--players <n>', 'number of seats (default: as many as contenders)', playersOption)
    .option('--games <n>', 'games, rounded up to whole turns of the seats', whole(1, 1e7), 400)
    .option('--seed <n>', 'seed of all random numbers', whole(0, 2 ** 31 - 1), 1)
    .option('--jobs <n>', 'threads', whole(1, 256), allCores())
    .option('--option <name=value>', 'an option of the game (repeatable)', several)
    .option('--json', 'the report as JSON')
    .action(async (game: string, names: string[], given: Given) =>
      arenaRun(context, game, names, given),
    );
}

async function arenaRun(
  { terminal, loader }: CommandContext,
  id: string,
  names: readonly string[],
  given: Given,
): Promise<void> {
  const game = await loader.game(id);
  const seats = seatCount(game, given.players ?? Math.max(game.seats.min, names.length));
  const contenders = Array.from({ length: seats }, (_, i) => names[i] ?? names.at(-1)!);
  const spec: ArenaSpec = {
    game: id,
    rules: game.rules,
    options: settled(game, given.option ?? [], seats),
    contenders,
    games: given.games,
    seed: given.seed,
  };
  // Reports a bot that does not exist before any thread is started.
  await contendersOf(await listedGame(loader.module, id), contenders);
  const bar = progressBar(terminal, 'games', seats * Math.ceil(given.games / seats));
  const games = await runArena(spec, loader.module, given.jobs, bar.step);
  bar.end();
  const report = reportOf(spec, games);
  terminal.say(given.json ? JSON.stringify(report, null, 2) : reportText(report, games));
}
