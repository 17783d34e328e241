import { canonical, type Json, parseJson } from '@faubourg/core';
import { isRefused } from '@faubourg/core';
import type { Terminal } from '../terminal/terminal.ts';
import type { InputLines } from './input-lines.ts';
import { answerText } from './answer-text.ts';

/** What a person typed: an answer or a command. */
export type PlayerInput =
  | { readonly answer: Json }
  | { readonly input: 'undo' | 'quit' | 'board' | 'again' };

/** Longer lists are too long to read; then a person chooses field by field. */
const MOST_LISTED = 24;

export const HELP =
  'Type the number of an answer, or an answer as JSON. Also: u take back, b show the board, ' +
  's start the choice again, q leave.';

/** Lets a person choose one of the answers, field by field if there are many. */
export async function choose(
  terminal: Terminal,
  lines: InputLines,
  answers: readonly unknown[],
): Promise<PlayerInput> {
  let open = answers;
  for (;;) {
    const step = open.length > MOST_LISTED ? nextField(open) : null;
    const choices = step ? step.choices.map(({ label }) => label) : open.map(answerText);
    for (const [i, label] of choices.entries())
      terminal.say(`${String(i + 1).padStart(4)}  ${label}`);
    const input = await readInput(terminal, lines, step?.field ?? 'answer', choices.length);
    if (typeof input !== 'number') return input;
    if (!step) return { answer: open[input] as Json };
    open = step.choices[input]!.answers;
    if (open.length === 1) return { answer: open[0] as Json };
  }
}

async function readInput(
  terminal: Terminal,
  lines: InputLines,
  field: string,
  choices: number,
): Promise<number | PlayerInput> {
  for (;;) {
    const text = await lines.ask(`${field}? `);
    if (text === null || text === 'q') return { input: 'quit' };
    if (text === 'u') return { input: 'undo' };
    if (text === 'b') return { input: 'board' };
    if (text === 's') return { input: 'again' };
    if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= choices) return Number(text) - 1;
    if (text.startsWith('{')) {
      const parsed = parseJson(text);
      if (!isRefused(parsed)) return { answer: parsed.value as Json };
    }
    terminal.say(text === '?' ? HELP : `Expected a number from 1 to ${choices}; ? for help.`);
  }
}

type Step = {
  readonly field: string;
  readonly choices: readonly { readonly label: string; readonly answers: readonly unknown[] }[];
};

/** The first field in which the answers differ, with the answers for each of its values. */
function nextField(answers: readonly unknown[]): Step | null {
  const fields = new Set(answers.flatMap((answer) => Object.keys(answer as object)));
  for (const field of fields) {
    const groups = new Map<string, { label: string; answers: unknown[] }>();
    for (const answer of answers) {
      const value = (answer as { readonly [field: string]: Json | undefined })[field];
      const key = value === undefined ? '' : canonical(value);
      const group = groups.get(key) ?? {
        label: value === undefined ? `no ${field}` : answerText(value),
        answers: [],
      };
      group.answers.push(answer);
      groups.set(key, group);
    }
    if (groups.size > 1 && groups.size < answers.length) {
      return { field, choices: [...groups.values()] };
    }
  }
  return null;
}
