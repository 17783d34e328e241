import { type AnyGameBots, LEVELS } from '@faubourg/search';
import { usage } from '../terminal/failure.ts';
import type { Bot } from './bot.ts';
import { generalBots } from './general-bots.ts';
import { levelBot } from './level-bot.ts';
import { ProgramBot } from './program-bot.ts';

/** How long a program may think about one answer, in milliseconds. */
export const ANSWER_LIMIT_MS = 5000;

const PROGRAM = 'program:';

/** The name under which a run keeps a bot that is a program. */
export const programName = (command: string): string => PROGRAM + command;

export const isProgram = (name: string): boolean => name.startsWith(PROGRAM);

/** The bots within reach for one game. */
export type Bots = {
  readonly names: readonly string[];
  /** A bot by name; programs may think for `patience` milliseconds. */
  find(name: string, patience?: number): Bot;
};

/** The bots that need no game, those of the game itself, and programs. */
export function botsFor(room: AnyGameBots | null): Bots {
  const names = [...Object.keys(generalBots), ...(room ? LEVELS : [])];
  return {
    names,
    find: (name, patience = ANSWER_LIMIT_MS) => {
      if (isProgram(name)) return new ProgramBot(name.slice(PROGRAM.length), patience);
      const level = LEVELS.find((one) => one === name);
      if (room && level) return levelBot(room, level);
      const make = Object.hasOwn(generalBots, name) ? generalBots[name] : undefined;
      if (make) return make();
      throw usage(
        `There is no bot "${name}". There are: ${names.join(', ')}; ` +
          'a program of your own is named by --bot "command".',
      );
    },
  };
}

/** One bot for each seat: programs first, then the names in turn, as often as needed. */
export function seatBots(
  bots: Bots,
  seats: number,
  names: readonly string[],
  programs: readonly string[],
): string[] {
  if (programs.length > seats) {
    throw usage(`--bot was given ${programs.length} times, but there are only ${seats} seats.`);
  }
  if (names.length > seats) throw usage(`--bots names ${names.length} for ${seats} seats.`);
  for (const name of names) bots.find(name);
  const rest = Array.from(
    { length: seats - programs.length },
    (_, i) => names[i % names.length] ?? 'random',
  );
  return [...programs.map(programName), ...rest];
}
