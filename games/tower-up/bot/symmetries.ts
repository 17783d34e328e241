import type { Symmetries } from '@faubourg/search';
import { COLOURS } from '../rules/colours.ts';
import { OBJECTIVES } from '../rules/material.ts';
import { answerFeatures, ANSWERS_BY_COLOUR } from './answer-features.ts';
import { inputOfGoal, inputsByColour } from './features.ts';

/** The colours in a circle: if every card is moved along it, the same cards result. */
export const CIRCLE = ['grey', 'white', 'brown', 'black'] as const;

/** For each colour, by number: the one that stands `steps` after it in the circle. */
function moved(steps: number): number[] {
  return COLOURS.map((colour) => {
    const next = CIRCLE[(CIRCLE.indexOf(colour) + steps) % CIRCLE.length]!;
    return COLOURS.indexOf(next);
  });
}

function permutation(size: number, starts: readonly number[], colours: readonly number[]) {
  const places = Array.from({ length: size }, (_, i) => i);
  for (const start of starts)
    for (const [colour, to] of colours.entries()) places[start + colour] = start + to;
  return places;
}

/** Colours can be renamed along the circle unless an objective names one. */
export function symmetriesFor(players: number, inputs: number): Symmetries {
  const named = OBJECTIVES.findIndex(({ rule }) => rule === 'count_colour');
  return {
    all: [1, 2, 3].map((steps) => ({
      inputs: permutation(inputs, inputsByColour(players), moved(steps)),
      answers: permutation(answerFeatures.size, ANSWERS_BY_COLOUR, moved(steps)),
    })),
    unless: inputOfGoal(players, named),
  };
}
