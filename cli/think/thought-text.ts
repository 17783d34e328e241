import type { Decision, Json } from '@faubourg/core';
import type { Thought } from '@faubourg/search';
import { answerText } from '../play/answer-text.ts';
import { columns } from '../terminal/table.ts';

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** As much of a mix as people want to read. */
const LIKELY = 5;
const RARE = 0.0005;

const answered = (answer: unknown): string =>
  answer === null ? 'nothing: it leaves the question' : answerText(answer);

/** A bot's thought for people: the answer, what it was drawn from, and the numbers behind it. */
export function thoughtText(name: string, question: Decision, thought: Thought<unknown>): string {
  const { seat, kind, rule, owed } = question;
  const { answer, mix, shares, explanation } = thought;
  const { moves, method, iterations, details = {} } = explanation;
  const parts = [
    `seat ${seat} ${owed ? 'must' : 'may'} answer: ${kind} (${rule})`,
    `${name} answers: ${answered(answer)}`,
    `found by ${method}, ${iterations} iterations`,
  ];
  const drawn = mix.filter(({ chance }) => chance >= RARE);
  if (drawn.length > 1) {
    const likely = drawn.slice(0, LIKELY).map((one) => [answered(one.answer), percent(one.chance)]);
    const more = drawn.length > LIKELY ? `\n… and ${drawn.length - LIKELY} more` : '';
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

/** What the game's own words need: a list line by line, the rest as it is. */
function detail(field: string, value: Json): string {
  if (!Array.isArray(value)) return `${field}: ${answerText(value)}`;
  return [`${field}:`, ...(value as readonly Json[]).map((one) => `  ${answerText(one)}`)].join(
    '\n',
  );
}
