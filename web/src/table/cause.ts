import { mainEvent, type Seat } from '@faubourg/core';
import type { SeenEvent, Step } from '../source/source.ts';
import type { Sentence } from '../words/sentence.ts';
import { eventSentence } from './default-sentences.ts';
import { stepSentences } from './log.ts';
import type { Table } from './table.svelte.ts';

/**
 * The sentence about the event of a step that carries the change for a seat. In a game that does
 * not weigh its events: the first sentence that says more than who acted.
 */
export function causeSentence(
  table: Pick<Table, 'definition' | 'wordLists' | 'view'>,
  step: Step,
  seat: Seat,
): Sentence | null {
  const { definition, wordLists, view } = table;
  if (!definition.eventWeight) {
    const sentences = stepSentences(table, step);
    return sentences.find(({ args }) => Object.keys(args ?? {}).length > 1) ?? null;
  }
  const weight = (event: SeenEvent, whose: Seat): number => definition.eventWeight!(event, whose);
  const event = mainEvent(step.events, seat, weight);
  return event && eventSentence(definition, wordLists, event, view);
}
