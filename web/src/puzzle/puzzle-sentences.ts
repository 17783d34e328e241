import type { Puzzle } from '@faubourg/core';
import type { Table } from '../table/table.svelte.ts';
import type { Arg, Args, Sentence } from '../words/sentence.ts';
import type { Assessment } from './assess.ts';

type Gap = 'ahead' | 'behind' | 'level' | 'less';

/** A difference in words, without a sign. */
const gapIn = (words: Gap, gap: number): Sentence => ({
  id: `puzzle.gap.${words}`,
  args: { gap: Math.abs(gap) },
});

/** A value as it is told: a lead as ahead or behind, all else as a number. */
function told({ measure }: Puzzle, value: number): Arg {
  if (measure !== 'lead') return value;
  return gapIn(value > 0 ? 'ahead' : value < 0 ? 'behind' : 'level', value);
}

/** A fact as it is told: a loss as so much less. */
const factOf = (fact: Arg): Arg =>
  typeof fact === 'number' && fact < 0 ? gapIn('less', fact) : fact;

/** The figures of a puzzle as arguments: its facts, its value and that of the next best answer. */
function figuresOf(puzzle: Puzzle): Args {
  const { value, others, rest } = puzzle;
  const facts = Object.entries(puzzle.facts).map(([name, fact]) => [name, factOf(fact)] as const);
  return {
    ...Object.fromEntries(facts),
    value: told(puzzle, value),
    next: told(puzzle, others[0]?.[1] ?? rest),
  };
}

/** The first of these ids that the words have. */
const known = (table: Table, ids: readonly string[]): string =>
  ids.find((id) => table.wordLists.some((words) => words[id] !== undefined)) ?? ids.at(-1)!;

/** The question: the theme's own where it gives nothing away, otherwise that of the measure. */
export const askSentence = (table: Table, puzzle: Puzzle): Sentence => ({
  id: known(table, [`puzzle.ask.${puzzle.theme}`, `puzzle.ask.${puzzle.measure}`]),
  args: figuresOf(puzzle),
});

/** What a wrong answer leads to. */
export const missedSentence = (
  table: Table,
  puzzle: Puzzle,
  assessed: Extract<Assessment, { kind: 'worse' }>,
): Sentence => ({
  id: known(table, [
    `puzzle.missed.${puzzle.theme}`,
    assessed.exact ? `puzzle.missed.${puzzle.measure}` : `puzzle.missed.${puzzle.measure}.most`,
  ]),
  args: { ...figuresOf(puzzle), value: told(puzzle, assessed.value) },
});

/** Why the answer is best, and by how much. */
export const whySentences = (puzzle: Puzzle): readonly Sentence[] => {
  const args = figuresOf(puzzle);
  return [
    { id: `puzzle.why.${puzzle.theme}`, args },
    { id: `puzzle.value.${puzzle.measure}`, args },
  ];
};

export const themeSentence = (theme: string): Sentence => ({ id: `puzzle.theme.${theme}` });
export const hintSentence = (puzzle: Puzzle): Sentence => ({
  id: `puzzle.hint.${puzzle.theme}`,
  args: figuresOf(puzzle),
});
