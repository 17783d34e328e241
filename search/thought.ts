import type { Advise, ConsideredAnswer, Thought, WeightedAnswer } from './bot.ts';

const RELEVANT = 1e-4;
/** The most moves listed for people. */
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

/** A mix for display: sorted by probability, without entries of probability 0. */
export function readableMix<Answer>(
  mix: readonly WeightedAnswer<Answer>[],
): WeightedAnswer<Answer>[] {
  const kept = mix.filter(({ chance }) => chance > RELEVANT);
  const total = kept.reduce((sum, { chance }) => sum + chance, 0);
  return kept
    .map(({ answer, chance }) => ({ answer, chance: chance / total }))
    .sort((a, b) => b.chance - a.chance);
}

/** How many moves a thought lists: all of them for a person who asks for advice. */
export const mostShown = (advise: Advise | undefined): number => (advise ? Infinity : MOST_SHOWN);

/** The best answers, at most `most`. */
export function topMoves<Answer>(
  moves: readonly ConsideredAnswer<Answer>[],
  most = MOST_SHOWN,
): ConsideredAnswer<Answer>[] {
  return moves.toSorted((a, b) => b.share - a.share || b.effort - a.effort).slice(0, most);
}
