import { Command, CommanderError } from 'commander';
import { readFileSync } from 'node:fs';
import type { CommandContext } from './context/command-context.ts';
import { openCatalogue } from './context/catalogue.ts';
import { EXIT, Failure, messageOf } from './terminal/failure.ts';
import type { Terminal } from './terminal/terminal.ts';

type Make = (context: CommandContext) => Command;

/** Loaded when asked for: most command lines need one of them. */
const COMMANDS: { readonly [name: string]: () => Promise<Make> } = {
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
  environment: async () => (await import('./commands/environment.ts')).environmentCommand,
  join: async () => (await import('./commands/join.ts')).joinCommand,
  serve: async () => (await import('./commands/serve.ts')).serveCommand,
  'new-game': async () => (await import('./commands/new-game.ts')).newGameCommand,
  admin: async () => (await import('./commands/admin.ts')).adminCommand,
};

/** The command a line names, or all of them where it names none (help, or a slip). */
async function needed(args: readonly string[]): Promise<Make[]> {
  const named = Object.hasOwn(COMMANDS, args[0] ?? '') ? COMMANDS[args[0]!] : undefined;
  const wanted = named ? [named] : Object.values(COMMANDS);
  return Promise.all(wanted.map((load) => load()));
}

/** Runs one command line and gives its exit code. Throws nothing. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const catalogue = await openCatalogue(terminal.env['FAUBOURG_GAMES'] || undefined);
    const context: CommandContext = { terminal, catalogue, code: EXIT.fine };
    await programOf(context, await needed(args)).parseAsync(args, { from: 'user' });
    return context.code;
  } catch (error) {
    return explain(error, terminal, args.includes('--json'));
  }
}

function programOf(context: CommandContext, commands: readonly Make[]): Command {
  const { terminal } = context;
  const { version } = JSON.parse(
    readFileSync(new URL('package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  const program = new Command('faubourg')
    .description('The lab of Faubourg: play, simulate, verify and study the games.')
    .version(version)
    .showHelpAfterError('(--help tells more)')
    .addHelpText(
      'after',
      '\nExit codes: 0 fine, 1 refused by a rule or not verified, 2 wrong usage,' +
        '\n3 something outside failed (file, database, bot), 70 a mistake of ours, 130 interrupted.',
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

/** What went wrong: a line for people, or an object for programs that asked for JSON. */
function explain(error: unknown, terminal: Terminal, json: boolean): number {
  // The command line's own parser has said it already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  const known = error instanceof Failure;
  const code = known ? error.code : EXIT.internal;
  const message = known ? error.message : `a mistake of ours: ${messageOf(error)}`;
  terminal.note(json ? JSON.stringify({ error: message, code }) : `faubourg: ${message}`);
  if (!known && error instanceof Error && error.stack !== undefined) terminal.note(error.stack);
  return code;
}
