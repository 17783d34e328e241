import { Command, CommanderError } from 'commander';
import type { CommandContext } from './context/command-context.ts';
import { openGames } from './context/game-loader.ts';
import { places } from './context/places.ts';
import { EXIT, Failure, messageOf } from './terminal/failure.ts';
import type { Terminal } from './terminal/terminal.ts';

type Make = (context: CommandContext) => Command;

/** Each command is loaded when it is needed, because most command lines use only one. */
const COMMANDS: { readonly [name: string]: () => Promise<Make> } = {
  open: async () => (await import('./commands/open.ts')).openCommand,
  games: async () => (await import('./commands/games.ts')).gamesCommand,
  play: async () => (await import('./commands/play.ts')).playCommand,
  simulate: async () => (await import('./commands/simulate.ts')).simulateCommand,
  arena: async () => (await import('./commands/arena.ts')).arenaCommand,
  worker: async () => (await import('./commands/worker.ts')).workerCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  convert: async () => (await import('./commands/convert.ts')).convertCommand,
  position: async () => (await import('./commands/position.ts')).positionCommand,
  think: async () => (await import('./commands/think.ts')).thinkCommand,
  puzzles: async () => (await import('./commands/puzzles.ts')).puzzlesCommand,
  review: async () => (await import('./commands/review.ts')).reviewCommand,
  environment: async () => (await import('./commands/environment.ts')).environmentCommand,
  join: async () => (await import('./commands/join.ts')).joinCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  'new-game': async () => (await import('./commands/new-game.ts')).newGameCommand,
  admin: async () => (await import('./commands/admin.ts')).adminCommand,
};

/**
 * The command that a command line names. All commands if it names none or an unknown one, for the
 * help.
 */
async function needed(args: readonly string[]): Promise<Make[]> {
  const named = Object.hasOwn(COMMANDS, args[0] ?? '') ? COMMANDS[args[0]!] : undefined;
  const wanted = named ? [named] : Object.values(COMMANDS);
  return Promise.all(wanted.map((load) => load()));
}

const OWN_OPTIONS = ['-h', '--help', '-V', '--version'];

/** `faubourg` without a command is `faubourg open`, with its options. */
function withCommand(given: readonly string[]): readonly string[] {
  const [first] = given;
  const named = first !== undefined && (!first.startsWith('-') || OWN_OPTIONS.includes(first));
  return named ? given : ['open', ...given];
}

/** Runs one command line and returns its exit code. Never throws. */
export async function run(given: readonly string[], terminal: Terminal): Promise<number> {
  const args = withCommand(given);
  try {
    const loader = await openGames(terminal.env['FAUBOURG_GAMES'] || undefined);
    const context: CommandContext = { terminal, loader, code: EXIT.fine };
    await programOf(context, await needed(args)).parseAsync(args, { from: 'user' });
    return context.code;
  } catch (error) {
    return explain(error, terminal, args.includes('--json'));
  }
}

function programOf(context: CommandContext, commands: readonly Make[]): Command {
  const { terminal } = context;
  const program = new Command('faubourg')
    .description('The command line of Faubourg: play, simulate, verify and study the games.')
    .version(places.version)
    .showHelpAfterError('(see --help)')
    .addHelpText(
      'after',
      '\nExit codes: 0 success, 1 refused by a rule or not verified, 2 wrong usage,' +
        '\n3 something outside failed (file, database, bot), 70 an internal error, 130 interrupted.',
    );
  for (const make of commands) program.addCommand(make(context));
  for (const command of everyCommand(program)) {
    command.exitOverride().configureOutput({
      writeOut: (text) => void terminal.output.write(text),
      writeErr: (text) => void terminal.errors.write(text),
      getOutHelpWidth: () => terminal.output.columns ?? 90,
      getErrHelpWidth: () => terminal.errors.columns ?? 90,
      getOutHasColors: () => terminal.paint.colour,
      getErrHasColors: () => terminal.errors.isTTY === true,
    });
  }
  return program;
}

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}

/** Prints an error: a sentence, or with `--json` an object. */
function explain(error: unknown, terminal: Terminal, json: boolean): number {
  // commander has printed the message already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  const known = error instanceof Failure;
  const code = known ? error.code : EXIT.internal;
  const message = known ? error.message : `an internal error: ${messageOf(error)}`;
  terminal.note(json ? JSON.stringify({ error: message, code }) : `faubourg: ${message}`);
  if (!known && error instanceof Error && error.stack !== undefined) terminal.note(error.stack);
  return code;
}
