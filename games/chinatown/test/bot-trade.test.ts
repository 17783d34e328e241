import { canonical, type Json } from '@faubourg/core';
import { type LevelName, LEVELS } from '@faubourg/search';
import { describe, expect, test } from 'vitest';
import { Appraisal } from '../bot/appraisal.ts';
import { winChances } from '../bot/win-chances.ts';
import { bot } from '../bot/index.ts';
import { outlook } from '../bot/outlook.ts';
import type { GiftInput, TradeAnswer } from '../rules/answer.ts';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { play, position } from './positions.ts';

const thinkOptions = { budget: { iterations: 1000 }, seed: 1 };

async function says(state: ChinatownState, seat: number) {
  const { answer, explanation } = await bot('expert').think(
    chinatown.view(state, seat),
    thinkOptions,
  );
  return { answer: answer as TradeAnswer, details: explanation.details! };
}

type ExplainedGain = {
  seat: number;
  gain: number;
  money: number;
  chance: number;
  years: number;
  businesses: { shop: string; from: number; to: number; income: number }[];
  bonus: number;
  prospects: number;
};
const gainsIn = (details: { readonly [field: string]: Json }) =>
  details['gains'] as ExplainedGain[];

/** The first has two fish shops and a tile; the place beside them is the second's. */
const beside = (round = 4, money = [20, 20, 20, 20]): ChinatownState =>
  position({
    seats: 4,
    round,
    money,
    land: { 1: [0, 'fish'], 2: [0, 'fish'], 3: 1, 24: [2, 'radio'], 70: [3, 'radio'] },
    hands: [['fish'], [], [], []],
  });

const bought = (money: number): GiftInput[] => [
  { from: 1, to: 0, locations: [3] },
  { from: 0, to: 1, money },
];

describe('the chance to win', () => {
  test('adds up, is even among equals and grows with money', () => {
    expect(winChances([80, 80, 80, 80], [8, 8, 8, 8])).toEqual([0.25, 0.25, 0.25, 0.25]);
    const chances = winChances([90, 80, 85], [8, 6, 8]);
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    expect(chances[0]).toBeGreaterThan(chances[2]!);
    expect(chances[2]).toBeGreaterThan(chances[1]!);
  });

  test('is that of two normal sums, one larger than the other', () => {
    // 10 ahead, spreads 6 and 8: one standard deviation of the difference.
    expect(winChances([90, 80], [6, 8])[0]).toBeCloseTo(0.8413, 3);
  });

  test('makes a deal with the leader worth less than the same deal with somebody behind', () => {
    const edge = (money: number[]): number => {
      const view = chinatown.view(beside(4, money), 0);
      return new Appraisal(view, outlook(view)).gains(bought(6), [0, 1])[0]!.edge;
    };
    expect(edge([20, 45, 20, 20])).toBeLessThan(edge([20, 10, 20, 20]) - 0.5);
  });
});

describe('three', () => {
  test('make a deal that no two of them could', async () => {
    const state = position({
      seats: 4,
      round: 4,
      land: { 1: [0, 'fish'], 2: [0, 'fish'], 3: 1, 24: [2, 'radio'], 70: [3, 'radio'] },
      hands: [[], [], ['fish'], []],
    });
    const { answer, details } = await says(state, 0);
    expect(answer).toHaveProperty('offer');
    expect(gainsIn(details).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    for (const { gain } of gainsIn(details)) expect(gain).toBeGreaterThan(0);
    play(state, 0, answer);
    for (const seat of [1, 2]) {
      const reply = await says(state, seat);
      expect(['accept', 'counter']).toContain(Object.keys(reply.answer)[0]);
    }
  });
});

describe('a price', () => {
  test('that is too low is answered with another for the same things', async () => {
    const state = beside();
    play(state, 0, { offer: bought(3) });
    const { answer, details } = await says(state, 1);
    expect(details['says']).toBe('counter');
    expect(answer).toMatchObject({ counter: 1, version: 1 });
    const { offer } = answer as { offer: GiftInput[] };
    expect(offer.flatMap(({ locations = [] }) => locations)).toEqual([3]);
    expect(offer.find(({ from }) => from === 0)!.money).toBeGreaterThan(3);
  });

  test('that stays too low is refused, with the least that would do, and talked about no more', async () => {
    const state = beside();
    play(state, 0, { offer: bought(3) });
    play(state, 1, (await says(state, 1)).answer);
    play(state, 0, { counter: 1, version: 2, offer: bought(3) });
    const { answer, details } = await says(state, 1);
    expect(answer).toMatchObject({ decline: 1, version: 3 });
    // Its counter-offer has named the price.
    expect(details).toMatchObject({ says: 'decline', reason: 'last-word' });
    const least = details['notBelow'] as number;
    expect(least).toBeGreaterThan(3);
    play(state, 1, answer);
    // The same in a new offer, or a little more: no other price is named.
    play(state, 0, { offer: bought(least - 1) });
    const again = (await says(state, 1)).answer;
    expect(again).toMatchObject({ decline: 2, version: 1 });
    expect(again).toMatchObject({ says: { reason: 'last-word', notBelow: least } });
    // What was named as the least is enough.
    play(state, 0, { offer: bought(least) });
    play(state, 1, { decline: 2, version: 1 });
    expect((await says(state, 1)).answer).toMatchObject({ accept: 3, version: 1 });
  });

  test('does not help against a deal that costs more than it brings', async () => {
    const state = beside();
    play(state, 1, {
      offer: [
        { from: 0, to: 1, locations: [1] },
        { from: 1, to: 0, money: 1 },
      ],
    });
    const { answer, details } = await says(state, 0);
    expect(answer).toMatchObject({ decline: 1, version: 1 });
    // What it would take for it is more than the other gains by it.
    expect(details).toMatchObject({ reason: 'costs' });
    expect(details['notBelow']).toBeGreaterThan(1);
  });
});

test('an offer is explained business by business, and the parts make up the gain', async () => {
  const { answer, details } = await says(beside(), 0);
  expect(answer).toHaveProperty('offer');
  const gains = gainsIn(details);
  expect(gains[0]!.businesses).toEqual([{ shop: 'fish', from: 2, to: 3, income: 3 }]);
  expect(gains[0]!.years).toBe(3);
  for (const { gain, money, years, businesses, bonus, prospects } of gains) {
    const income = businesses.reduce((sum, one) => sum + one.income, 0);
    expect(years * (income + bonus) + prospects + money).toBeCloseTo(gain, 0);
  }
});

describe('the answers weighed are told with the share of the victory each promises', () => {
  const weighed = async (state: ChinatownState, seat: number, level: LevelName = 'expert') => {
    const thought = await bot(level).think(chinatown.view(state, seat), thinkOptions);
    const { moves } = thought.explanation;
    for (const { answer } of moves) expect(chinatown.check(state, seat, answer)).toBeNull();
    expect(moves.map(({ share }) => share)).toEqual(
      moves.map(({ share }) => share).sort((a, b) => b - a),
    );
    expect(moves.map(({ answer }) => answer)).toContainEqual(thought.answer);
    const now = thought.shares![seat]!;
    return { ...thought, now, said: moves.map(({ answer, share }) => ({ answer, share })) };
  };

  test('an offer, beside saying nothing', async () => {
    const { said, now, answer, explanation } = await weighed(beside(), 0);
    expect(said[0]!.answer).toEqual(answer);
    expect(said.at(-1)).toEqual({ answer: { done: true }, share: now });
    const { chance } = gainsIn(explanation.details!)[0]!;
    expect(said[0]!.share - now).toBeCloseTo(chance, 3);
  });

  test('accepting, beside declining', async () => {
    const state = beside();
    play(state, 0, { offer: bought(7) });
    const { said, now } = await weighed(state, 1);
    expect(said.map(({ answer }) => Object.keys(answer)[0])).toEqual(['accept', 'decline']);
    expect(said[1]!.share).toBe(now);
  });

  test('another price, beside the one offered and none', async () => {
    const state = beside();
    play(state, 0, { offer: bought(3) });
    const { said } = await weighed(state, 1);
    const verbs = said.map(({ answer }) => Object.keys(answer)[0]);
    expect(new Set(verbs)).toEqual(new Set(['accept', 'counter', 'decline']));
    expect(verbs[0]).toBe('counter');
  });

  test.each(LEVELS)('cards to keep, and where to build: %s', async (level) => {
    const keepPhase = position({ seats: 3, phase: 'keep', cards: [[1, 2, 40, 60, 80]] });
    const { said, mix } = await weighed(keepPhase, 0, level);
    expect(said.length).toBeGreaterThan(1);
    expect(mix.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    const building = position({
      phase: 'build',
      land: { 1: [0, 'fish'], 2: 0, 60: 0 },
      hands: [['fish', 'radio']],
    });
    const { said: built, answer } = await weighed(building, 0, level);
    expect(built[0]!.answer).toEqual(answer);
    expect(built.map((one) => one.answer)).toContainEqual({ built: true });
  });
});

test('the weaker levels choose among cards of nearly the same worth, by their seed alone', async () => {
  const state = position({ seats: 3, phase: 'keep', cards: [[10, 20, 40, 60, 80]] });
  const kept = async (level: LevelName, seed: number) =>
    canonical((await bot(level).think(chinatown.view(state, 0), { ...thinkOptions, seed })).answer);
  const different = async (level: LevelName) =>
    new Set(await Promise.all(Array.from({ length: 30 }, (_, seed) => kept(level, seed)))).size;
  expect(await different('apprentice')).toBeGreaterThan(1);
  expect(await different('expert')).toBe(1);
  expect(await kept('apprentice', 7)).toBe(await kept('apprentice', 7));
});

test('a thought that is called off still gives a legal answer', async () => {
  const state = beside();
  const signal = { aborted: true };
  const { answer } = await bot('expert').think(chinatown.view(state, 0), {
    ...thinkOptions,
    signal,
  });
  expect(chinatown.check(state, 0, answer!)).toBeNull();
});
