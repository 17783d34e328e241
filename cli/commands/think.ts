import { Command } from 'commander';
import { contendersOf } from '../arena/contenders.ts';
import { listedGame } from '../context/listed-game.ts';
import type { CommandContext } from '../context/command-context.ts';
import { loadGamePosition, decisionOf } from '../think/load-position.ts';
import { thoughtText } from '../think/thought-text.ts';
import { seatOption, whole } from './options.ts';

type Given = {
  readonly at?: number;
  readonly record: number;
  readonly seat?: number;
  readonly level: string;
  readonly seed: number;
  readonly json?: true;
};

/** `faubourg think`: what a bot would answer, and why. */
export function thinkCommand(context: CommandContext): Command {
  return new Command('think')
    .description('ask a bot about a position: its answer, its mix, its best moves and why')
    .argument('<file>', 'a position or a record; - for the input')
    .option('--at <n>', 'of a record: the position after n rows (default: all)', whole(0, 1e6))
    .option('--record <n>', 'which record of a file of many', whole(1, 1e9), 1)
    .option('--seat <seat>', 'who is asked (default: the first who must answer)', seatOption)
    .option('--level <bot>', 'a bot as in the arena: regular, expert:500, expert:200ms', 'expert')
    .option('--seed <n>', 'seed of the bot’s random numbers', whole(0, 2 ** 31 - 1), 1)
    .option('--json', 'the decision and the thought as JSON')
    .action(async (file: string, given: Given) => think(context, file, given));
}

async function think(context: CommandContext, file: string, given: Given): Promise<void> {
  const { terminal, loader } = context;
  const position = await loadGamePosition(context, file, given);
  const { game, state } = position;
  const decision = decisionOf(position, given.seat);
  const listed = await listedGame(loader.module, game.id);
  const [contender] = await contendersOf(listed, [given.level]);
  const { bot, budget } = contender!;
  // The bot gets only the view of its seat, even if the file contains the whole state.
  const view = game.view(state, decision.seat);
  const thought = await bot.think(view, { budget, seed: given.seed });
  if (given.json) {
    terminal.say(
      JSON.stringify({ game: game.id, bot: given.level, question: decision, ...thought }, null, 2),
    );
    return;
  }
  terminal.say(thoughtText(given.level, decision, thought));
}
