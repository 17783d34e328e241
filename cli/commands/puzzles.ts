import { judgedIterations } from '@faubourg/search';
import { Command } from 'commander';
import type { CommandContext } from '../context/command-context.ts';
import { listedGame } from '../context/listed-game.ts';
import { readCollection } from '../puzzles/collection.ts';
import { confirmAgain, replaceWithdrawn } from '../puzzles/confirm-again.ts';
import type { PuzzleSearch } from '../puzzles/examine-game.ts';
import { emptyCollection, findPuzzles } from '../puzzles/find-puzzles.ts';
import { reportText } from '../puzzles/report.ts';
import { EXIT, usage } from '../terminal/failure.ts';
import { untilInterrupted } from '../terminal/interrupt.ts';
import { progressBar } from '../terminal/progress.ts';
import { whole } from './options.ts';

type Given = {
  readonly count: number;
  readonly least: number;
  readonly seed: number;
  readonly out: string;
  readonly again?: true;
};

/** How much larger the budget of a confirming search is than the expert's. */
const DEEPER = 20;
/** Confirming searches of one position, each with a seed of its own. */
const SEARCHES = 3;

/** `faubourg puzzles`: makes a collection of puzzles from bot games, or goes on with one. */
export function puzzlesCommand(context: CommandContext): Command {
  return new Command('puzzles')
    .description('find positions of bot games where one answer is clearly best, as puzzles')
    .argument('<game>', 'the game')
    .option('--count <n>', 'puzzles that the collection is to have', whole(1, 100_000), 200)
    .option('--least <n>', 'puzzles that every theme is to have', whole(0, 1000), 0)
    .option('--seed <n>', 'seed of all random numbers', whole(0, 2 ** 31 - 1), 1)
    .requiredOption('--out <folder>', 'the folder of the collection; one that exists is continued')
    .option(
      '--again',
      "search every puzzle of the collection again with today's expert; replace those that it does not confirm",
    )
    .action(async (game: string, given: Given) => puzzles(context, game, given));
}

async function puzzles(context: CommandContext, id: string, given: Given): Promise<void> {
  const { terminal, loader } = context;
  const { count, least, seed, out, again } = given;
  const game = await loader.game(id);
  const listed = await listedGame(loader.module, id);
  const finder = await listed.puzzles?.();
  const bots = await listed.bots?.();
  if (!finder || !bots) throw usage(`${id} brings no rule to find puzzles by (its game.ts).`);
  const { expert } = bots.levels;
  const seeds = Array.from({ length: SEARCHES }, (_, i) => seed + i + 1);
  // Positions are chosen by the budget of a judgement, and confirmed by that of the expert at play.
  const budget = { expert: judgedIterations(expert), deep: DEEPER * expert.iterations, seeds };
  const search: PuzzleSearch = { game, bots, finder, budget, seed };
  const themes = least > 0 ? ` --least ${least}` : '';
  const command = `faubourg puzzles ${id} --count ${count}${themes} --seed ${seed} --out ${out}`;
  const stored = await readCollection(out);
  if (again && !stored) throw usage(`${out} holds no puzzles that could be searched again.`);
  const collection = stored ?? emptyCollection(search, command);
  const { made, game: has, rules } = collection.index;
  if (has !== id) throw usage(`${out} holds puzzles of ${has}, not of ${id}.`);
  if (made.seed !== seed) throw usage(`${out} was made with --seed ${made.seed}; go on with it.`);
  if (rules !== game.rules) throw usage(`${out} follows rules version ${rules}; start another.`);
  const commands = again ? `${made.command.replace(/ && .*/u, '')} && ${command} --again` : command;
  collection.index = { ...collection.index, made: { ...made, command: commands } };
  const bar = progressBar(terminal, 'puzzles', again ? collection.puzzles.length : count);
  await untilInterrupted(async (stop) => {
    if (again) {
      const withdrawn = await confirmAgain(search, collection, stop, bar.step);
      terminal.say(`${withdrawn.length} puzzles were not confirmed and are replaced`);
      await replaceWithdrawn(search, collection, out, withdrawn, least, stop);
    } else await findPuzzles(search, collection, out, { count, least }, stop, bar.step);
    if (stop.aborted) context.code = EXIT.interrupted;
  });
  bar.end();
  terminal.say(reportText(collection));
}
