import type { Decision, Json } from '@faubourg/core';
import type { Thought } from '@faubourg/search';
import { answerText } from '../play/answer-text.ts';
import { columns } from '../terminal/table.ts';

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** How many answers of a mix are shown; the others are rarely of interest. */
const MOST_SHOWN = 5;
const RARE = 0.0005;

const answered = (answer: unknown): string =>
  answer === null ? 'nothing: it declines' : answerText(answer);

/** A bot's thought as text: the answer, the mix from which it was drawn, and its numbers. */
export function thoughtText(name: string, decision: Decision, thought: Thought<unknown>): string {
  const { seat, kind, rule, owed } = decision;
  const { answer, mix, shares, explanation } = thought;
  const { moves, method, iterations, details = {} } = explanation;
  const parts = [
    `seat ${seat} ${owed ? 'must' : 'may'} answer: ${kind} (${rule})`,
    `${name} answers: ${answered(answer)}`,
    `found by ${method}, ${iterations} iterations`,
  ];
  const drawn = mix.filter(({ chance }) => chance >= RARE);
  if (drawn.length > 1) {
    const likely = drawn
      .slice(0, MOST_SHOWN)
      .map((one) => [answered(one.answer), percent(one.chance)]);
    const more = drawn.length > MOST_SHOWN ? `\n… and ${drawn.length - MOST_SHOWN} more` : '';
    parts.push('', columns([['drawn from', 'chance'], ...likely]) + more);
  }
  if (moves.length > 0) {
    const rows = moves.map((one) => [
      answered(one.answer),
      percent(one.share),
      percent(one.effort),
    ]);
    parts.push('', columns([['best moves', 'win share', 'thought'], ...rows]));
  }
  if (shares) {
    const rows = shares.map((share, who) => [`seat ${who}`, percent(share)]);
    parts.push('', columns([['expects', 'win share'], ...rows]));
  }
  const told = Object.entries(details).map(([field, value]) => detail(field, value));
  if (told.length > 0) parts.push('', ...told);
  return parts.join('\n');
}

/** A detail of a thought: a list line by line, other values as they are. */
function detail(field: string, value: Json): string {
  if (!Array.isArray(value)) return `${field}: ${answerText(value)}`;
  return [`${field}:`, ...(value as readonly Json[]).map((one) => `  ${answerText(one)}`)].join(
    '\n',
  );
}
