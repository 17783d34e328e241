import { canonical, QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { toy } from '../../core/test/toy/index.ts';
import {
  type AnyGameBots,
  eachLevel,
  judge,
  judgedAnswer,
  lossOf,
  oneStepBot,
  type Thought,
  treeBot,
} from '../index.ts';
import { judgeBreaches } from './laws/judge-law.ts';

const level = { iterations: 40, milliseconds: 20 };
const bots: AnyGameBots = {
  levels: eachLevel(() => level),
  bot: (name) => (name === 'expert' ? treeBot({ game: toy }) : oneStepBot({ game: toy })),
};
const position = () => toy.view(toy.setUp({ hand: 3, rounds: 4 }, 3, new QuickChance(4)).state, 0);

test('a judgement by a tree search keeps the laws', async () => {
  const { breaches } = await judgeBreaches(toy, bots, 60);
  expect(breaches).toEqual([]);
});

test('an asked answer is judged with about as much care as the best', async () => {
  const options = { seed: 3, budget: { iterations: 200 } };
  const plain = (await judge(bots, position(), options))!;
  const last = plain.answers.at(-1)!;
  const asked = (await judge(bots, position(), { ...options, asked: [last.answer] }))!;
  // What is asked changes neither the choice nor the chance to win of the seats.
  expect(asked.answer).toEqual(plain.answer);
  expect(asked.shares).toEqual(plain.shares);
  expect(judgedAnswer(asked, last.answer)).not.toBeNull();
  expect(judgedAnswer(asked, { no: 'answer' })).toBeNull();
});

test('the error is that of the mean over the thoughts, and a mix loses nothing', async () => {
  const shares = [0.2, 0.4, 0.3, 0.5];
  let thoughts = 0;
  const scripted: AnyGameBots = {
    ...bots,
    bot: () => ({
      name: 'scripted',
      think: async (): Promise<Thought<string>> => {
        const share = shares[thoughts++]!;
        const moves = [
          { answer: 'a', share, effort: 0.5 },
          { answer: 'b', share: share - 0.1, effort: 0.3 },
          { answer: 'c', share: share - 0.2, effort: 0.2 },
        ];
        const mix = [
          { answer: 'a', chance: 0.7 },
          { answer: 'b', chance: 0.3 },
        ];
        return {
          answer: 'a',
          mix,
          shares: [share, 1 - share],
          explanation: { moves, method: 'scripted', iterations: 10, details: { thoughts } },
        };
      },
    }),
  };
  const seen: number[] = [];
  const progress = (done: number): unknown => seen.push(done);
  const judgement = (await judge(scripted, position(), { seed: 1, progress }))!;
  expect(seen).toEqual([0.25, 0.5, 0.75, 1]);
  expect(judgement.answers.map(({ answer }) => answer)).toEqual(['a', 'b', 'c']);
  expect(judgement.answers[0]!.share).toBeCloseTo(0.35);
  // The standard deviation of the four shares is 0.129; that of their mean is half of it.
  expect(judgement.answers[0]!.error).toBeCloseTo(0.0645, 3);
  expect(judgement.shares![1]).toBeCloseTo(0.65);
  expect(judgement.iterations).toBe(40);
  expect(judgement.details).toEqual({ thoughts: 1 });
  expect(lossOf(judgement, 'b')).toBe(0);
  expect(lossOf(judgement, 'c')).toBeCloseTo(0.2);
  expect(lossOf(judgement, 'd')).toBeNull();
});

test('a stopped judgement is null, and equal seeds give equal judgements', async () => {
  const stop = new AbortController();
  const progress = (): void => stop.abort();
  const options = { seed: 9, budget: { iterations: 30 } };
  const stopped = await judge(bots, position(), { ...options, progress, signal: stop.signal });
  expect(stopped).toBeNull();
  const [one, other] = [
    await judge(bots, position(), options),
    await judge(bots, position(), options),
  ];
  expect(canonical(one)).toBe(canonical(other));
});
