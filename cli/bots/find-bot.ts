import { type AnyGameBots, LEVELS } from '@faubourg/search';
import { usage } from '../terminal/failure.ts';
import type { Bot } from './bot.ts';
import { generalBots } from './general-bots.ts';
import { levelBot } from './level-bot.ts';
import { charactersText, levelOf } from './level-names.ts';
import { ProgramBot } from './program-bot.ts';

/**
 * How long a program may think about one answer, in milliseconds, unless the command line says
 * otherwise.
 */
export const ANSWER_LIMIT_MS = 5000;

const PROGRAM = 'program:';

/** The name of a program as a bot in the spec of a run. */
export const programName = (command: string): string => PROGRAM + command;

export const isProgram = (name: string): boolean => name.startsWith(PROGRAM);

/** All bots that can play one game. */
export type Bots = {
  readonly names: readonly string[];
  /** A bot by name. A program has `answerLimitMs` milliseconds for each answer. */
  find(name: string, answerLimitMs?: number): Bot;
};

/** The general bots, the levels of the game's own bots, and programs. */
export function botsFor(gameBots: AnyGameBots | null): Bots {
  const names = [...Object.keys(generalBots), ...(gameBots ? LEVELS : [])];
  return {
    names,
    find: (name, answerLimitMs = ANSWER_LIMIT_MS) => {
      if (isProgram(name)) return new ProgramBot(name.slice(PROGRAM.length), answerLimitMs);
      const [level, character] = levelOf(gameBots, name);
      if (gameBots && level) return levelBot(gameBots, level, character);
      const make = Object.hasOwn(generalBots, name) ? generalBots[name] : undefined;
      if (make) return make();
      throw usage(
        `There is no bot "${name}". There are: ${names.join(', ')}; ` +
          charactersText(gameBots) +
          'a program of your own is named by --bot "command".',
      );
    },
  };
}

/**
 * The names of one bot for each seat: programs first, then the names in turn, repeated as needed.
 */
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
