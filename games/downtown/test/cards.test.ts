import { describe, expect, test } from 'vitest';
import { downtown } from '../rules/index.ts';
import { eventOf, give, draws, town, why } from './positions.ts';

describe('DT-20 the mayor turns a card', () => {
  test('from the pile chosen, whichever chance says', () => {
    const s = town();
    expect(downtown.decisions(s)).toEqual([
      { seat: 0, kind: 'pile', rule: 'DT-20', owed: true, secret: false, about: {} },
    ]);
    expect(downtown.answers(s, 0)).toEqual([{ pile: 'left' }, { pile: 'right' }]);
    expect(downtown.answers(s, 1)).toEqual([]);
    // The left pile is 1 to 9, 11, 12.
    const events = give(s, 0, { pile: 'left' }, draws(3));
    expect(eventOf(events, 'turned')).toEqual({ kind: 'turned', lot: 4, pile: 'left' });
    expect(s.turned).toEqual([4]);
    expect(s.piles.left).not.toContain(4);
    expect(s.phase).toBe('ballot');
  });

  test('an even number stays alone', () => {
    const s = town({ mayor: 2 });
    const chance = draws(1);
    give(s, 2, { pile: 'right' }, chance);
    expect(s.turned).toEqual([14]);
    expect(chance.draws).toBe(1);
  });

  test('an odd number calls for a second card, an odd second one for no third', () => {
    const s = town();
    const events = give(s, 0, { pile: 'left' }, draws(0, 0));
    expect(events.filter(({ kind }) => kind === 'turned')).toEqual([
      { kind: 'turned', lot: 1, pile: 'left' },
      { kind: 'turned', lot: 13, pile: 'right' },
    ]);
    expect(s.turned).toEqual([1, 13]);
    expect(s.phase).toBe('ballot');
  });

  test('nobody but the mayor is asked, and only for a pile', () => {
    const s = town({ mayor: 3 });
    expect(why(s, 3, { ballot: 'housing' })).toBe('DT-20 other-question');
    expect(downtown.check(s, 3, { ballot: 'housing' })!.data).toEqual({ asked: 'pile' });
    expect(why(s, 3, { pass: true })).toBe('DT-20 other-question');
    expect(why(s, 3, { lot: 4, plots: 1 })).toBe('DT-20 other-question');
    expect(why(s, 0, { pile: 'left' })).toBe('DT-20 not-asked');
    expect(why(s, 3, { pile: 'left' })).toBe('');
  });

  test('an empty pile cannot be chosen', () => {
    const right = Object.fromEntries(
      [13, 14, 15, 16, 17, 18, 19].map((n, i) => [
        n,
        (['housing', 'industry', 'commerce'] as const)[i % 3]!,
      ]),
    );
    const s = town({ uses: right });
    expect(s.piles.right).toEqual([]);
    expect(why(s, 0, { pile: 'right' })).toBe('DT-20 no-such-pile');
    expect(downtown.check(s, 0, { pile: 'right' })).toMatchObject({
      data: { pile: 'right', possible: ['left'] },
    });
    expect(why(s, 0, { pile: 'left' })).toBe('');
    expect(downtown.answers(s, 0)).toEqual([{ pile: 'left' }]);
    const left = { ...s, piles: { left: [], right: s.piles.left } };
    expect(downtown.answers(left, 0)).toEqual([{ pile: 'right' }]);
  });
});

/** All of the right half but 13 and 14 is built; the left but 1 and 2. */
const built = {
  3: 'housing',
  4: 'housing',
  5: 'industry',
  6: 'industry',
  7: 'commerce',
  8: 'commerce',
  9: 'housing',
  11: 'industry',
  12: 'commerce',
  15: 'commerce',
  16: 'commerce',
  17: 'industry',
  18: 'housing',
  19: 'commerce',
  21: 'housing',
  23: 'industry',
} as const;

describe('DT-21 the second card', () => {
  test('other-pile: from the other pile', () => {
    const s = town({ options: { secondCard: 'other-pile' } });
    give(s, 0, { pile: 'right' }, draws(0, 2));
    expect(s.turned).toEqual([13, 3]);
  });

  test('other-pile: from the same pile if the other is empty', () => {
    const s = town({ uses: { ...built, 13: 'housing', 14: 'industry' } });
    expect(s.piles).toEqual({ left: [1, 2], right: [] });
    give(s, 0, { pile: 'left' }, draws(0, 0));
    expect(s.turned).toEqual([1, 2]);
  });

  test('no second card if both piles are empty', () => {
    const s = town({ uses: { ...built, 13: 'housing', 14: 'industry', 2: 'housing' } });
    expect(s.piles).toEqual({ left: [1], right: [] });
    give(s, 0, { pile: 'left' }, draws(0));
    expect(s.turned).toEqual([1]);
  });

  test('any-pile: the mayor chooses after seeing the first', () => {
    const s = town({ options: { secondCard: 'any-pile' }, mayor: 1 });
    give(s, 1, { pile: 'left' }, draws(0));
    expect(s.phase).toBe('second');
    expect(downtown.decisions(s)).toEqual([
      { seat: 1, kind: 'pile', rule: 'DT-21', owed: true, secret: false, about: { first: 1 } },
    ]);
    expect(why(s, 1, { ballot: 'housing' })).toBe('DT-21 other-question');
    const same = structuredClone(s);
    give(same, 1, { pile: 'left' }, draws(1));
    // The last card of the pile, 12, has filled the place of the first.
    expect(same.turned).toEqual([1, 2]);
    give(s, 1, { pile: 'right' }, draws(0));
    expect(s.turned).toEqual([1, 13]);
    expect(s.phase).toBe('ballot');
  });

  test('any-pile: an even first card asks for nothing', () => {
    const s = town({ options: { secondCard: 'any-pile' } });
    give(s, 0, { pile: 'left' }, draws(1));
    expect(s.turned).toEqual([2]);
    expect(s.phase).toBe('ballot');
  });

  test('any-pile: no question where one pile alone is left', () => {
    const s = town({
      options: { secondCard: 'any-pile' },
      uses: { ...built, 13: 'housing', 2: 'housing' },
    });
    expect(s.piles).toEqual({ left: [1], right: [14] });
    give(s, 0, { pile: 'left' }, draws(0, 0));
    expect(s.turned).toEqual([1, 14]);
  });

  test('a round whose only card lies in one pile begins by itself', () => {
    const s = town({
      uses: { ...built, 2: 'housing', 13: 'housing' },
      turned: [2],
      phase: 'order',
      mayor: 3,
      orders: [{ pass: true }, { pass: true }, null, { pass: true }],
    });
    s.piles.left = [];
    s.lots[0]!.use = 'commerce';
    expect(s.piles).toEqual({ left: [], right: [14] });
    const events = give(s, 2, { pass: true });
    expect(eventOf(events, 'mayor')).toEqual({ kind: 'mayor', seat: 0, round: 4 });
    expect(eventOf(events, 'turned')).toEqual({ kind: 'turned', lot: 14, pile: 'right' });
    expect(s.turned).toEqual([14]);
  });
});
