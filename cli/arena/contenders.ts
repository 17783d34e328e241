import type { AnyGame } from '@faubourg/core';
import {
  type AnyBot,
  type Budget,
  type Contender,
  LEVELS,
  oneStepBot,
  randomBot,
  treeBot,
} from '@faubourg/search';
import type { GameBots, ListedGame } from '../../games/listed-game.ts';
import { charactersText, levelOf } from '../bots/level-names.ts';
import { usage } from '../terminal/failure.ts';

/** Bots that work for every game, and how many iterations they get if the name says none. */
const GENERAL = { random: 1, 'one-step': 200, mcts: 1000 } as const;
type General = keyof typeof GENERAL;

/** `expert`, `expert@haggler` (a character), `expert:500` (iterations), `expert:20ms`. */
const FORM = /^([a-z][a-z-]*(?:@[a-z][a-z-]*)?)(?::(\d{1,9})(ms)?)?$/;

/** Reads the names of the contenders. Throws a usage failure if there is no such bot. */
export async function contendersOf(
  entry: ListedGame,
  names: readonly string[],
): Promise<Contender[]> {
  const game = await entry.rules();
  const gameBots = await entry.bots?.();
  return names.map((text) => {
    const [, name = '', amount, unit] = FORM.exec(text) ?? [];
    const found = find(game, gameBots, name);
    if (!found) {
      const generalNames = Object.keys(GENERAL);
      const own = gameBots ? [...LEVELS, ...Object.keys(gameBots.baselines ?? {})] : [];
      throw usage(
        `There is no bot "${text}" for ${game.id}. There are: ${[...own, ...generalNames].join(', ')}; ` +
          charactersText(gameBots) +
          'after a colon, iterations (expert:500) or time (expert:20ms).',
      );
    }
    const count = Number(amount ?? found.iterations);
    const budget: Budget = unit === 'ms' ? { milliseconds: count } : { iterations: count };
    return { bot: found.bot, budget };
  });
}

type Found = { readonly bot: AnyBot; readonly iterations: number };

function find(game: AnyGame, gameBots: GameBots | undefined, name: string): Found | null {
  const [level, character] = levelOf(gameBots, name);
  if (level && gameBots) {
    return { bot: gameBots.bot(level, character), iterations: gameBots.levels[level].iterations };
  }
  const baselines = gameBots?.baselines;
  if (baselines && Object.hasOwn(baselines, name))
    return { bot: baselines[name]!(), iterations: 2 };
  return Object.hasOwn(GENERAL, name) ? general(game, name as General) : null;
}

function general(game: AnyGame, name: General): Found {
  const iterations = GENERAL[name];
  if (name === 'random') return { bot: randomBot(game), iterations };
  return { bot: name === 'mcts' ? treeBot({ game }) : oneStepBot({ game }), iterations };
}
