import type { ConsideredAnswer, Thought, WeightedAnswer } from './bot.ts';

const RELEVANT = 1e-4;
/** As many moves as a person wants to read. */
export const MOST_SHOWN = 5;

/** The thought of a bot that had no choice. */
export function forcedThought<Answer>(answer: Answer): Thought<Answer> {
  return {
    answer,
    mix: [{ answer, chance: 1 }],
    shares: null,
    explanation: { moves: [], method: 'only', iterations: 0 },
  };
}

/** Puts a mix into the order people read it in, without what never happens. */
export function readableMix<Answer>(
  mix: readonly WeightedAnswer<Answer>[],
): WeightedAnswer<Answer>[] {
  const kept = mix.filter(({ chance }) => chance > RELEVANT);
  const total = kept.reduce((sum, { chance }) => sum + chance, 0);
  return kept
    .map(({ answer, chance }) => ({ answer, chance: chance / total }))
    .sort((a, b) => b.chance - a.chance);
}

/** The best answers, at most so many. */
export function topMoves<Answer>(
  moves: readonly ConsideredAnswer<Answer>[],
  most = MOST_SHOWN,
): ConsideredAnswer<Answer>[] {
  return moves.toSorted((a, b) => b.share - a.share || b.effort - a.effort).slice(0, most);
}
