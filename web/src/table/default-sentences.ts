import {
  type AnyView,
  type Choice,
  citedRules,
  type Decision,
  type Outcome,
  type Problem,
} from '@faubourg/core';
import type { SeenEvent } from '../source/source.ts';
import { citing } from '../words/citing.ts';
import { argsFrom } from '../words/problem-args.ts';
import type { Words, Sentence } from '../words/sentence.ts';
import type { TableDefinition, GameTypes } from './table-definition.ts';
import type { Table } from './table.svelte.ts';

const hasWords = (wordLists: readonly Words[], id: string): boolean =>
  wordLists.some((words) => words[id] !== undefined);

/*
 * Where a function has two signatures, the first is for the tables of games; the second is for the
 * body, which hasWords no game's types.
 */

/** The question of a decision. */
export function askSentence(table: Table, decision: Decision): Sentence {
  const own = table.definition.sentences.ask?.(decision, table);
  if (own) return own;
  return { id: `ask.${decision.kind}`, args: { ...argsFrom(decision.about ?? {}) } };
}

/** The name of a value. */
export function choiceSentence<P extends GameTypes>(
  table: Table<P>,
  choice: Choice<P['answer']>,
): Sentence;
export function choiceSentence(table: Table, { field, value }: Choice): Sentence {
  const own = table.definition.sentences.choice?.({ field, value }, table);
  if (own) return own;
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const ids = [`${field}.${plain}`, `${field}.any`];
  const id = ids.find((wanted) => hasWords(table.wordLists, wanted));
  if (id === undefined)
    return {
      id: typeof value === 'number' ? 'choice.number' : 'choice.plain',
      args: { value: value as string | number },
    };
  return { id, args: { value: typeof value === 'number' ? value : plain } };
}

/** The sentence about an event, or null if the log leaves it out. */
export function eventSentence(
  definition: TableDefinition,
  wordLists: readonly Words[],
  event: SeenEvent,
  view: AnyView,
): Sentence | null {
  const own = definition.sentences.event?.(event, view);
  if (own !== undefined) return own;
  const id = `event.${event.kind}`;
  return hasWords(wordLists, id) ? { id, args: argsFrom(event) } : null;
}

/** Why the game ended, or null if nothing is said about it. */
export function endSentence(table: Table, outcome: Outcome): Sentence | null {
  const own = table.definition.sentences.end?.(outcome, table.view);
  if (own) return own;
  const id = `end.${outcome.reason}`;
  return hasWords(table.wordLists, id) ? { id } : null;
}

/** Why something was refused, with the numbers of the rules. */
export function problemSentence<P extends GameTypes>(table: Table<P>, problem: Problem): Sentence;
export function problemSentence(table: Table, problem: Problem): Sentence {
  const own = table.definition.sentences.problem?.(problem);
  if (own) return citing(own, table.text(own), citedRules(problem));
  const id = `why.${problem.code}`;
  const rules = citedRules(problem);
  const sentence: Sentence = hasWords(table.wordLists, id)
    ? { id, args: { ...argsFrom(problem.data), rules } }
    : { id: 'why.rule', args: { rule: rules } };
  return citing(sentence, table.text(sentence), rules);
}

/** Why a value cannot be chosen now: from the game's `why`, otherwise from the rules' refusal. */
export function whyNotSentence<P extends GameTypes>(
  table: Table<P>,
  choice: Choice<P['answer']>,
): Sentence;
export function whyNotSentence(table: Table, { field, value }: Choice): Sentence {
  const own = table.definition.sentences.why?.({ field, value }, table);
  if (own) return 'code' in own ? problemSentence(table, own) : own;
  const problem = table.check({ ...table.draft, [field]: value });
  // An incomplete answer is refused for its form, which explains nothing to a player.
  if (!problem || problem.code === 'answer-form') return { id: 'why.not-now' };
  return problemSentence(table, problem);
}
