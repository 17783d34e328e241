import type { Puzzle } from '@faubourg/core';
import type { Table } from '../table/table.svelte.ts';
import type { Args, Sentence } from '../words/sentence.ts';
import type { Assessment } from './assess.ts';

/** The figures of a puzzle as arguments: its facts, its value and that of the next best answer. */
function figuresOf({ facts, value, others, rest }: Puzzle): Args {
  return { ...facts, value, next: others[0]?.[1] ?? rest };
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
  args: { ...figuresOf(puzzle), value: assessed.value },
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
