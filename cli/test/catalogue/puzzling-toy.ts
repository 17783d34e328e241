import { toy, type ToyState } from '@faubourg/core/toy';
import {
  eachLevel,
  oneStepBot,
  type PuzzleFinder,
  puzzleValues,
  rank,
  isRefusal,
} from '@faubourg/search';
import type { GameBots, ListedGame } from '../../../games/listed-game.ts';
import { game as plain } from './toy-catalogue.ts';

const level = { iterations: 4, milliseconds: 10 };

const bots: GameBots = {
  levels: eachLevel(() => level),
  bot: () => oneStepBot({ game: toy }),
};

/** The more is paid for lanterns, the better; only sums that leave a clear gap are puzzles. */
const finder: PuzzleFinder = {
  themes: ['rich', 'poor'],
  tables: [{ seats: 2, options: {}, level: 'regular' }],
  spot: ({ state, kind }) => (kind === 'light' ? String((state as ToyState).round) : null),
  find: async ({ state, seat }) => {
    const answers = toy.answers(state as ToyState, seat)!;
    const coins = (state as ToyState).coins[seat]!;
    const ranked = rank(
      answers.map((answer) => ({
        answer: { ...answer },
        value: Object.values(answer)[0] as number,
      })),
      { equal: 0, gap: 1, most: 1 },
    );
    if (isRefusal(ranked)) return ranked;
    return {
      theme: coins > 5 ? 'rich' : 'poor',
      method: 'exact',
      measure: 'pay',
      ...puzzleValues(ranked, true),
      facts: { coins },
    };
  },
};

/** The toy game with a rule that finds puzzles in it. */
export const game: ListedGame = {
  ...plain,
  bots: async () => bots,
  puzzles: async () => finder,
};
