import {
  startPlay,
  commitmentTo,
  mixedSeed,
  QuickChance,
  type Shuffling,
  strongSeed,
  writeRecord,
} from '@faubourg/core';
import { Command } from 'commander';
import { writeFile } from 'node:fs/promises';
import type { CommandContext } from '../context/command-context.ts';
import { closeAll } from '../bots/bot.ts';
import { ANSWER_LIMIT_MS, seatBots } from '../bots/find-bot.ts';
import { linesOf } from '../play/input-lines.ts';
import { playGame, type TerminalTable } from '../play/play-game.ts';
import { messageOf, outside, usage } from '../terminal/failure.ts';
import { outcomeLine } from '../terminal/outcome.ts';
import { playersOption, seatCount, settled, several, whole } from './options.ts';
import { seedOf } from './position.ts';

type Given = {
  readonly players?: number;
  readonly seat?: string[];
  readonly bots?: string;
  readonly bot?: string[];
  readonly option?: string[];
  readonly seed?: string;
  readonly record?: string;
  readonly botTime: number;
  readonly json?: true;
};

/** `faubourg play`: a game in the terminal, between people at this terminal and bots. */
export function playCommand(context: CommandContext): Command {
  return new Command('play')
    .description('play in the terminal against bots')
    .argument('<game>', 'the game')
    .option('--players <n>', 'number of seats (default: the fewest)', playersOption)
    .option('--seat <n>', 'a seat for a person (repeatable; default 0)', several)
    .option('--bots <names>', 'bots of the other seats, separated by commas')
    .option('--bot <command>', 'a program that speaks the bot protocol (repeatable)', several)
    .option('--option <name=value>', 'an option of the game (repeatable)', several)
    .option('--seed <text>', 'seed of all random numbers (default: a new one)')
    .option('--record <file>', 'keep the game as a record')
    .option('--bot-time <ms>', 'how long a program may think', whole(1, 3_600_000), ANSWER_LIMIT_MS)
    .option('--json', 'the outcome as JSON at the end')
    .action(async (game: string, given: Given) => playTable(context, game, given));
}

async function playTable(context: CommandContext, id: string, given: Given): Promise<void> {
  const { terminal, loader } = context;
  const game = await loader.game(id);
  const seats = seatCount(game, given.players);
  const options = settled(game, given.option ?? [], seats);
  const people = peopleAt(given.seat ?? ['0'], seats);
  const bots = await loader.bots(id);
  const names = seatBots(bots, seats - people.size, given.bots?.split(',') ?? [], given.bot ?? []);
  const shuffling = shufflingFrom(
    given.seed === undefined ? strongSeed() : seedOf(given.seed),
    seats,
  );
  const { play, events } = startPlay(
    game,
    options,
    seats,
    mixedSeed(shuffling.secret, shuffling.contributions),
  );
  const botChance = new QuickChance(Number.parseInt(shuffling.commitment.slice(0, 8), 16));
  const seatedBots = Array.from({ length: seats }, (_, seat) => {
    if (people.has(seat)) return null;
    const bot = bots.find(names.shift()!, given.botTime);
    return { bot, chance: new QuickChance(botChance.int(0x1_0000_0000)) };
  });
  terminal.say(`${id}, ${seats} players. The shuffle is bound by ${shuffling.commitment}.`);
  const lines = linesOf(terminal);
  const by: (string | undefined)[] = [];
  const table: TerminalTable = {
    play,
    terminal,
    lines,
    board: await loader.text(id),
    seatedBots,
    by,
    turn: botChance,
  };
  try {
    const finished = await playGame(table, events);
    if (!finished) terminal.say('The game was left.');
  } finally {
    lines.close();
    await closeAll(seatedBots.flatMap((one) => one?.bot ?? []));
  }
  const outcome = game.outcome(play.state);
  if (given.json) terminal.say(JSON.stringify({ outcome }));
  else if (outcome) {
    terminal.say(table.board(game.view(play.state, null), terminal.paint));
    terminal.say(outcomeLine(outcome));
  }
  if (given.record !== undefined) {
    const seated = seatedBots.map((one) => ({ name: one?.bot.name.slice(0, 80) ?? 'person' }));
    const record = writeRecord(play, { seats: seated, shuffling }, by);
    await writeFile(given.record, `${JSON.stringify(record)}\n`).catch((error: unknown) => {
      throw outside(`${given.record} cannot be written: ${messageOf(error)}`);
    });
  }
}

function peopleAt(given: readonly string[], seats: number): Set<number> {
  const people = given.map(Number);
  const wrong = people.find((seat) => !(Number.isInteger(seat) && seat >= 0 && seat < seats));
  if (wrong !== undefined) throw usage(`--seat: expected 0 to ${seats - 1}, found ${wrong}`);
  return new Set(people);
}

function shufflingFrom(seed: string, seats: number): Shuffling & { secret: string } {
  const contributions = Array.from({ length: seats }, (_, seat) => seedOf(`${seed} ${seat}`));
  return { scheme: 1, commitment: commitmentTo(seed), contributions, secret: seed };
}
