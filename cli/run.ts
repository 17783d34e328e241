import { Command, CommanderError } from 'commander';
import { readFileSync } from 'node:fs';
import { arenaCommand } from './commands/arena.ts';
import { convertCommand } from './commands/convert.ts';
import { environmentCommand } from './commands/environment.ts';
import { gamesCommand } from './commands/games.ts';
import { playCommand } from './commands/play.ts';
import { positionCommand } from './commands/position.ts';
import { replayCommand } from './commands/replay.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';
import { workerCommand } from './commands/worker.ts';
import type { Bench } from './bench.ts';
import { openShelf } from './shelf.ts';
import { EXIT, Failure, messageOf } from './terminal/failure.ts';
import type { Terminal } from './terminal/terminal.ts';

const COMMANDS: readonly ((bench: Bench) => Command)[] = [
  gamesCommand,
  playCommand,
  simulateCommand,
  arenaCommand,
  workerCommand,
  replayCommand,
  verifyCommand,
  convertCommand,
  positionCommand,
  environmentCommand,
  serveCommand,
];

/** Runs one command line and gives its exit code. Throws nothing. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const shelf = await openShelf(terminal.env['FAUBOURG_GAMES'] || undefined);
    const bench: Bench = { terminal, shelf, code: EXIT.fine };
    await programOf(bench).parseAsync(args, { from: 'user' });
    return bench.code;
  } catch (error) {
    return explain(error, terminal);
  }
}

function programOf(bench: Bench): Command {
  const { terminal } = bench;
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
  for (const make of COMMANDS) program.addCommand(make(bench));
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

function explain(error: unknown, terminal: Terminal): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  if (error instanceof Failure) {
    terminal.note(`faubourg: ${error.message}`);
    return error.code;
  }
  terminal.note(`faubourg: a mistake of ours: ${messageOf(error)}`);
  if (error instanceof Error && error.stack !== undefined) terminal.note(error.stack);
  return EXIT.internal;
}
