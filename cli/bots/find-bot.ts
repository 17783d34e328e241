import { usage } from '../terminal/failure.ts';
import type { Bot } from './bot.ts';
import { houseBots } from './house-bots.ts';
import { ProgramBot } from './program-bot.ts';

/** How long a program may think about one answer, in milliseconds. */
export const PATIENCE_MS = 5000;

const PROGRAM = 'program:';

/** The name under which a run keeps a bot that is a program. */
export const programName = (command: string): string => PROGRAM + command;

/**
 * A bot by name. Bots that know a game come to the shelf with that game; here are those that
 * need none, and programs.
 */
export function findBot(name: string, patience: number = PATIENCE_MS): Bot {
  if (name.startsWith(PROGRAM)) return new ProgramBot(name.slice(PROGRAM.length), patience);
  const make = Object.hasOwn(houseBots, name) ? houseBots[name] : undefined;
  if (make) return make();
  throw usage(
    `There is no bot "${name}". There are: ${Object.keys(houseBots).join(', ')}; ` +
      'a program of your own is named by --bot "command".',
  );
}

/** One bot for each seat: programs first, then the names in turn, as often as needed. */
export function seatBots(
  seats: number,
  names: readonly string[],
  programs: readonly string[],
): string[] {
  if (programs.length > seats) {
    throw usage(`--bot was given ${programs.length} times, but there are only ${seats} seats.`);
  }
  if (names.length > seats) throw usage(`--bots names ${names.length} for ${seats} seats.`);
  for (const name of names) findBot(name);
  const rest = Array.from(
    { length: seats - programs.length },
    (_, i) => names[i % names.length] ?? 'random',
  );
  return [...programs.map(programName), ...rest];
}
