import { describe, expect, test } from 'vitest';
import type { Judgement } from '../../games/listed-game.ts';
import { adviceRows, mixSentence, orderSentence, whySentence } from '../src/coach/advice-rows.ts';
import { coachWords } from '../src/coach/coach-words.ts';
import { segments, type Words } from '../src/words/sentence.ts';
import { format } from '../src/words/format.ts';
import { en } from '../src/words/en.ts';
import { catalogue } from '../../games/index.ts';

const judged = (answer: string, share: number, chance = 0) => ({
  answer: { move: answer },
  share,
  error: 0.004,
  chance,
  effort: 0.1,
});
const judgementOf = (
  answers: readonly ReturnType<typeof judged>[],
  method = 'tree',
): Judgement => ({
  seat: 0,
  shares: [0.5, 0.5],
  errors: [0, 0],
  answers,
  answer: answers[0]!.answer,
  method,
  iterations: 1,
  details: {},
});
const ideaOf = ({ move }: { readonly [field: string]: unknown }): string => String(move)[0]!;
const text = async (sentence: { id: string } | null): Promise<string | null> =>
  sentence &&
  format(sentence, {
    language: 'en',
    wordLists: [await coachWords('en'), en, { big: 'It brings 8.', small: 'It opens lot 4.' }],
    name: String,
  });

describe('the rows of the coach', () => {
  test('are the bot’s choice, then the best ideas; of one idea only the best answer', () => {
    const judgement = judgementOf([
      judged('a1', 0.4, 1),
      judged('a2', 0.39),
      judged('b1', 0.3),
      judged('c1', 0.35),
      judged('d1', 0.1),
    ]);
    const rows = adviceRows(judgement, judgement.answers, ideaOf);
    expect(rows.map(({ letter, answer }) => [letter, answer['move']])).toEqual([
      ['A', 'a1'],
      ['B', 'c1'],
      ['C', 'b1'],
    ]);
    // Twice the standard error, but never less than one in a hundred.
    expect(rows[0]!.band).toBe(0.01);
  });

  test('tell why the bot’s choice stands first where another answer has a higher chance', async () => {
    const order = (answers: Parameters<typeof judgementOf>[0]) => {
      const judgement = judgementOf(answers);
      return text(orderSentence(adviceRows(judgement, judgement.answers, ideaOf), judgement));
    };
    expect(await order([judged('a', 0.76, 1), judged('b', 0.74)])).toBeNull();
    expect(await order([judged('a', 0.746, 1), judged('b', 0.764)])).toBe(
      'A stands first because the bot itself would choose it. B is estimated 1 % higher, which is within the doubt.',
    );
    expect(await order([judged('a', 0.7, 1), { ...judged('b', 0.76), effort: 0.05 }])).toBe(
      'A stands first because the bot itself would choose it. B is estimated 6 % higher, but was looked at less.',
    );
    expect(await order([judged('a', 0.7, 1), judged('b', 0.71), judged('c', 0.76)])).toBe(
      'A stands first because the bot itself would choose it, though B is estimated 6 % higher.',
    );
  });

  test('tell the two heaviest reasons and the difference to the next', async () => {
    const judgement = judgementOf([judged('a', 0.4, 1), judged('b', 0.34)]);
    const rows = adviceRows(judgement, judgement.answers, ideaOf);
    const reasons = [
      { sentence: { id: 'small' }, weight: 1 },
      { sentence: { id: 'nothing' }, weight: 0 },
      { sentence: { id: 'big' }, weight: 8 },
    ];
    const first = await text(whySentence(rows, 0, reasons, judgement));
    expect(first).toBe('It brings 8. It opens lot 4. (+6 % to win against the next best)');
    const second = await text(whySentence(rows, 1, [], judgement));
    expect(second).toBe('About 6 % less to win than A.');
  });

  test('never claim a reason that the numbers do not have', async () => {
    const equal = judgementOf([judged('a', 0.4, 1), judged('b', 0.398)]);
    const won = judgementOf([judged('a', 1, 1), judged('b', 0)], 'exact');
    const rowsOf = (judgement: Judgement) => adviceRows(judgement, judgement.answers, ideaOf);
    expect(await text(whySentence(rowsOf(equal), 0, [], equal))).toBe(
      'The best choices are about equal here.',
    );
    expect(await text(whySentence(rowsOf(won), 0, [], won))).toBe(
      'Counted to the end: nothing else wins.',
    );
    expect(rowsOf(won)[0]!.band).toBe(0);
  });

  test('mix a secret choice in tenths that add up, and nothing else', async () => {
    const judgement = judgementOf([
      judged('a', 0.3, 0.64),
      judged('b', 0.3, 0.2),
      judged('c', 0.29, 0.16),
    ]);
    const rows = adviceRows(judgement, judgement.answers, ideaOf);
    expect(await text(mixSentence(rows, true))).toBe(
      'The others must not guess your choice. Mix it: A 6 times in ten, B 2 times in ten, C 2 times in ten.',
    );
    expect(mixSentence(rows, false)).toBeNull();
    expect(mixSentence(rows.slice(0, 1), true)).toBeNull();
  });
});

const LANGUAGES = ['en', 'fr', 'nl', 'de'];
/** The names of a message's places. */
const places = (message: string): string[] =>
  [
    ...new Set(segments(message).flatMap((one) => (typeof one === 'string' ? [] : one.name))),
  ].sort();

const lists: [string, (language: string) => Promise<Words>][] = [
  ['the page', coachWords],
  ...Object.values(catalogue).flatMap(({ id, page }): typeof lists => {
    const words = page?.coach?.words;
    return words ? [[id, async (language) => words[language]!()]] : [];
  }),
];

test.each(lists)('the words of the coach of %s are the same in four languages', async (_, load) => {
  const words = await Promise.all(LANGUAGES.map(load));
  for (const translated of words) {
    expect(Object.keys(translated)).toEqual(Object.keys(words[0]!));
    for (const [id, message] of Object.entries(translated)) {
      expect([id, places(message)]).toEqual([id, places(words[0]![id]!)]);
      expect(message).not.toContain('!');
    }
  }
});
