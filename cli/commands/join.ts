import {
  type AnyGame,
  contributionCommitment,
  isRefused,
  QuickChance,
  strongSeed,
} from '@faubourg/core';
import { Command, Option } from 'commander';
import { LEVELS } from '@faubourg/search';
import type { CommandContext } from '../context/command-context.ts';
import { closeAll } from '../bots/bot.ts';
import { ANSWER_LIMIT_MS, programName } from '../bots/find-bot.ts';
import { ApiClient } from '../join/api-client.ts';
import { playSeat } from '../join/play-seat.ts';
import { whyLine } from '../records/check-record.ts';
import { EXIT, refusal, usage } from '../terminal/failure.ts';
import { untilInterrupted } from '../terminal/interrupt.ts';
import { outcomeLine } from '../terminal/outcome.ts';
import { playersOption, seatCount, seatOption, settled, several, whole } from './options.ts';

type Given = {
  readonly table?: string;
  readonly seat?: number;
  readonly game?: string;
  readonly players?: number;
  readonly option?: string[];
  readonly level: string;
  readonly bot?: string;
  readonly bots?: string;
  readonly name: string;
  readonly token?: string;
  readonly botTime: number;
  readonly json?: true;
};

/** `faubourg join`: a bot at a table of a running server, over HTTP. */
export function joinCommand(context: CommandContext): Command {
  return new Command('join')
    .description('let a bot play at a table of a running server, over HTTP')
    .argument('<address>', 'of the server, e.g. http://localhost:8080')
    .option('--table <id>', 'the table to sit down at')
    .option('--seat <n>', 'which seat (default: any that is free)', seatOption)
    .option('--game <game>', 'open a table for this game instead, against bots of the server')
    .option('--players <n>', 'number of seats of that table (default: the fewest)', playersOption)
    .option('--option <name=value>', 'an option of that table (repeatable)', several)
    .addOption(
      new Option('--level <level>', 'of the bots at that table').choices(LEVELS).default('regular'),
    )
    .option('--bot <command>', 'a program that speaks the bot protocol')
    .option('--bots <name>', 'or a bot of the command line', 'random')
    .option('--name <name>', 'what people at the table read', 'a bot of the command line')
    .option('--token <token>', 'of somebody the server knows (default: a new guest)')
    .option('--bot-time <ms>', 'how long a program may think', whole(1, 3_600_000), ANSWER_LIMIT_MS)
    .option('--json', 'the outcome as JSON')
    .action(async (address: string, given: Given) => joinTable(context, address, given));
}

async function joinTable(context: CommandContext, address: string, given: Given): Promise<void> {
  const { terminal, loader } = context;
  const client = new ApiClient(address, given.token ?? null);
  await client.signIn(given.name);
  const table = given.table ?? (await openTable(context, client, given));
  const contribution = strongSeed();
  await client.act(table, 'sit', {
    ...(await shareFor(client, table, contribution)),
    ...(given.seat !== undefined && { seat: given.seat }),
  });
  if (given.table === undefined) await client.act(table, 'start');
  const { frame } = await client.readFrame(table);
  const { find } = await loader.bots(frame.table.game);
  const name = given.bot === undefined ? given.bots! : programName(given.bot);
  const bot = find(name, given.botTime);
  const chance = new QuickChance(Number.parseInt(contribution.slice(0, 8), 16));
  const gameOf = async (id: string, rules: number): Promise<AnyGame> => {
    const found = (await loader.versions([id])).exact(id, rules);
    if (isRefused(found)) throw refusal(whyLine(found.problem));
    return found.game;
  };
  try {
    const outcome = await untilInterrupted((stop) =>
      playSeat({ client, table, contribution, bot, chance, stop, gameOf, note: terminal.note }),
    );
    if (outcome === null) context.code = EXIT.interrupted;
    else terminal.say(given.json ? JSON.stringify({ table, outcome }) : outcomeLine(outcome));
  } finally {
    await closeAll([bot]);
  }
}

/** What is sent to the shuffle: a commitment, where the table takes it. */
async function shareFor(
  client: ApiClient,
  table: string,
  contribution: string,
): Promise<{ commitment: string } | { contribution: string }> {
  const { frame } = await client.readFrame(table);
  return frame.table.shuffle.scheme === 2
    ? { commitment: contributionCommitment(contribution) }
    : { contribution };
}

async function openTable(
  { loader }: CommandContext,
  client: ApiClient,
  given: Given,
): Promise<string> {
  if (given.game === undefined) throw usage('--table or --game: which table to sit down at?');
  const game = await loader.game(given.game);
  const seats = seatCount(game, given.players);
  const bot = { for: 'bot', level: given.level };
  return client.openTable({
    game: game.id,
    options: settled(game, given.option ?? [], seats),
    seats: Array.from({ length: seats }, (_, i) =>
      i === (given.seat ?? 0) ? { for: 'anyone' } : bot,
    ),
  });
}
