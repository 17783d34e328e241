import type { AnyAnswer } from '@faubourg/core';
import type { JudgedAnswer, Judgement } from '../../../games/listed-game.ts';
import { joinSentences } from '../words/lists.ts';
import type { Sentence } from '../words/sentence.ts';
import { say } from './coach-words.ts';
import type { Reason } from './game-coach.ts';

/** The most answers that are shown; more where a game chooses them itself, such as a deal with each player. */
export const MOST_ROWS = 3;
export const MOST_OWN_ROWS = 5;
/** The least share of the victory that is told as a difference. */
const TOLD = 0.01;
/** A difference above this decides the game. */
const DECIDES = 0.4;
/** An answer of a secret mix that the bot gives less often than this is not told. */
const RARE = 0.1;

/** An answer as the coach shows it. */
export type AdviceRow = {
  readonly letter: string;
  readonly answer: AnyAnswer;
  readonly share: number;
  /** The doubt about `share`, to either side. */
  readonly band: number;
  /** How often the bot gives it. */
  readonly chance: number;
};

/** Twice the standard error, at least one in a hundred: no estimate is surer than that. */
const bandOf = ({ error }: JudgedAnswer, exact: boolean): number =>
  exact ? 0 : Math.max(0.01, 2 * error);

/** Answers counted to the end of the game have no doubt. */
export const isExact = ({ method }: Pick<Judgement, 'method'>): boolean => method === 'exact';

export const percent = (share: number): number => Math.round(100 * share);

/** Answers behind the first that are compared by their share, though the search preferred others. */
const COMPARED = 8;

/** The first answer is the bot's choice; of the next few, those with the higher share come first. */
const inOrder = ([first, ...rest]: readonly JudgedAnswer[]): JudgedAnswer[] =>
  first ? [first, ...rest.slice(0, COMPARED).sort((a, b) => b.share - a.share)] : [];

/** The best answers, one for each idea. */
export function adviceRows(
  judgement: Judgement,
  answers: readonly JudgedAnswer[],
  ideaOf: (answer: AnyAnswer) => string,
  most = MOST_ROWS,
): AdviceRow[] {
  const known = new Set<string>();
  const rows: AdviceRow[] = [];
  for (const judged of most === MOST_ROWS ? inOrder(answers) : answers) {
    // Answers of every game are objects of fields.
    const answer = judged.answer as AnyAnswer;
    const idea = ideaOf(answer);
    if (known.has(idea) || rows.length === most) continue;
    known.add(idea);
    rows.push({
      letter: 'ABCDE'[rows.length]!,
      answer,
      share: judged.share,
      band: bandOf(judged, isExact(judgement)),
      chance: judged.chance,
    });
  }
  return rows;
}

/** The two heaviest reasons as one text; null if there is none. */
export function reasonText(reasons: readonly Reason[]): Sentence | null {
  const told = reasons
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 2)
    .map(({ sentence }) => sentence);
  return told.length === 0 ? null : joinSentences(told, 'join.space');
}

/** Why the first answer is the best, in one or two sentences. */
function whyFirst(
  rows: readonly AdviceRow[],
  reasons: readonly Reason[],
  { method }: Judgement,
): Sentence {
  const [first, second] = rows as [AdviceRow, AdviceRow?];
  const told = reasonText(reasons);
  const more = second ? first.share - second.share : 0;
  if (told) {
    if (more > DECIDES) return say('coach.by.decides', { reasons: told });
    return more >= TOLD ? say('coach.by', { reasons: told, percent: percent(more) }) : told;
  }
  if (method === 'exact' && second && first.share > 0.5 && second.share < 0.5)
    return say('coach.exact');
  if (second && Math.abs(more) < TOLD) return say('coach.equal');
  return say('coach.search');
}

/** What the selected answer brings; of a later one also what it gives away against the first. */
export function whySentence(
  rows: readonly AdviceRow[],
  at: number,
  reasons: readonly Reason[],
  judgement: Judgement,
): Sentence {
  if (at === 0) return whyFirst(rows, reasons, judgement);
  const [first, row] = [rows[0]!, rows[at]!];
  const less = first.share - row.share;
  const compared =
    less >= TOLD && less > row.band
      ? say('coach.less', { percent: percent(less), letter: first.letter })
      : say('coach.same', { letter: first.letter });
  const told = reasonText(reasons);
  return told ? joinSentences([told, compared], 'join.space') : compared;
}

/**
 * Why an answer with a lower chance stands first: it is the bot's own choice. Null where the first
 * answer has the highest chance, or is not the bot's.
 */
export function orderSentence(rows: readonly AdviceRow[], judgement: Judgement): Sentence | null {
  const [first, ...others] = rows;
  const [own] = judgement.answers;
  if (!first || judgement.answer === null || own?.answer !== first.answer) return null;
  const higher = others.toSorted((a, b) => b.share - a.share)[0];
  const more = higher ? percent(higher.share) - percent(first.share) : 0;
  if (!higher || more <= 0) return null;
  const args = { letter: first.letter, other: higher.letter, percent: more };
  if (higher.share - first.share <= first.band + higher.band) return say('coach.order.doubt', args);
  const { effort } = judgement.answers.find(({ answer }) => answer === higher.answer)!;
  return effort < own.effort ? say('coach.order.effort', args) : say('coach.order', args);
}

/** How to mix a choice that the others must not guess; null where one answer is always given. */
export function mixSentence(rows: readonly AdviceRow[], secret: boolean): Sentence | null {
  const mixed = rows.filter(({ chance }) => chance >= RARE);
  if (!secret || mixed.length < 2) return null;
  const total = mixed.reduce((sum, { chance }) => sum + chance, 0);
  const times = mixed.map(({ chance }) => Math.max(1, Math.round((10 * chance) / total)));
  // The first takes what rounding leaves, so that they add up to ten.
  times[0]! += 10 - times.reduce((sum, one) => sum + one, 0);
  const parts = mixed.map(({ letter }, i) => say('coach.mix.part', { letter, times: times[i]! }));
  return say('coach.mix', { parts: joinSentences(parts, 'join.comma') });
}
