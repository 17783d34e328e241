import { type Decision, type Json, type Problem } from '@faubourg/core';
import type { Seen } from '../source/source.ts';
import type { Arg, Args, Catalogue, Sentence } from '../words/message.ts';
import type { GameTable } from './game-table.ts';
import type { Table } from './table.svelte.ts';

/** Fields that name a player wherever they stand in an event, a question or a problem. */
const players = new Set(['seat', 'by', 'winner']);

/** The fields of a piece of data as arguments of a sentence. */
function filled(data: object): Args {
  const args: Record<string, Arg> = {};
  for (const [name, value] of Object.entries(data) as [string, Json][]) {
    if (typeof value === 'number') args[name] = players.has(name) ? { seat: value } : value;
    else if (typeof value === 'string') args[name] = value;
    else if (typeof value === 'boolean') args[name] = String(value);
    else if (Array.isArray(value)) args[name] = value.join(', ');
  }
  return args;
}

const knows = (catalogues: readonly Catalogue[], id: string): boolean =>
  catalogues.some((words) => words[id] !== undefined);

/** What is asked of a seat. */
export function asking(table: Table, decision: Decision): Sentence {
  const own = table.looks.sentences.ask?.(decision, table);
  if (own) return own;
  return { id: `ask.${decision.kind}`, args: { ...filled(decision.about ?? {}) } };
}

/** What a value is called. */
export function naming(table: Table, field: string, value: Json): Sentence {
  const own = table.looks.sentences.choice?.(field, value, table);
  if (own) return own;
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const ids = [`${field}.${plain}`, `${field}.any`];
  const id = ids.find((wanted) => knows(table.catalogues, wanted));
  if (id === undefined)
    return {
      id: typeof value === 'number' ? 'choice.number' : 'choice.plain',
      args: { value: value as string | number },
    };
  return { id, args: { value: typeof value === 'number' ? value : plain } };
}

/** What happened, or null if it is not worth a line. */
export function telling(
  looks: GameTable,
  catalogues: readonly Catalogue[],
  event: Seen,
  view: unknown,
): Sentence | null {
  const own = looks.sentences.event?.(event, view);
  if (own !== undefined) return own;
  const id = `event.${event.kind}`;
  return knows(catalogues, id) ? { id, args: filled(event) } : null;
}

/** Why something was refused. */
export function explaining(table: Table, problem: Problem): Sentence {
  const own = table.looks.sentences.problem?.(problem);
  if (own) return own;
  const id = `why.${problem.code}`;
  if (knows(table.catalogues, id)) return { id, args: filled(problem.data) };
  return { id: 'why.rule', args: { rule: problem.rule } };
}

/** Why a value cannot be chosen now: in the game's words, else by asking the rules. */
export function whyNot(table: Table, field: string, value: Json): Sentence {
  const own = table.looks.sentences.why?.(field, value, table);
  if (own) return 'code' in own ? explaining(table, own) : own;
  const problem = table.check({ ...table.draft, [field]: value });
  // Half an answer has not the right form; that explains nothing to anybody.
  if (!problem || problem.code === 'answer-form') return { id: 'why.not-now' };
  return explaining(table, problem);
}
