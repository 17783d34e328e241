import { type AnyAnswer, type Choice, continuations } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { chosen, draftOf, availableValues, choiceStates } from '../src/table/choices.ts';

/** Two kinds of answer: take a card, or build on a site in a colour. */
const turns: readonly AnyAnswer[] = [
  { take: 1 },
  { take: 2 },
  { site: 'a', colour: 'white' },
  { site: 'a', colour: 'black' },
  { site: 'b', colour: 'black' },
];
/** Keep two of three. */
const keepTwo: readonly AnyAnswer[] = [{ keep: [1, 2] }, { keep: [1, 3] }, { keep: [2, 3] }];

const all = (
  choices: readonly Choice[],
  answers: readonly AnyAnswer[],
  ...more: [string, string | number][]
) =>
  more.reduce<readonly Choice[]>(
    (so, [field, value]) => chosen(so, answers, { field, value }),
    choices,
  );

describe('an answer under construction', () => {
  test('another value of a field replaces the first and keepTwo what still fits', () => {
    const made = all([], turns, ['site', 'a'], ['colour', 'black'], ['site', 'b']);
    expect(draftOf(made, turns)).toEqual({ site: 'b', colour: 'black' });
    const lost = all([], turns, ['site', 'a'], ['colour', 'white'], ['site', 'b']);
    expect(draftOf(lost, turns)).toEqual({ site: 'b' });
  });

  test('a value of the other kind of answer starts anew', () => {
    expect(all([], turns, ['site', 'a'], ['take', 2])).toEqual([{ field: 'take', value: 2 }]);
  });

  test('entries of a list add up, and one chosen again is put back', () => {
    const two = all([], keepTwo, ['keep', 3], ['keep', 1]);
    expect(draftOf(two, keepTwo)).toEqual({ keep: [3, 1] });
    expect(draftOf(all(two, keepTwo, ['keep', 3]), keepTwo)).toEqual({ keep: [1] });
    expect(availableValues(keepTwo, two, 'keep')).toEqual([1, 2, 3]);
  });

  test('every choice leads on to a legal answer', () => {
    for (const answers of [turns, keepTwo]) {
      for (const [field, values] of Object.entries(continuations(answers, {}))) {
        for (const value of values) {
          const draft = draftOf(chosen([], answers, { field, value }), answers);
          expect(answers.length).toBeGreaterThan(0);
          expect(Object.keys(draft)).toEqual([field]);
        }
      }
    }
  });
});

describe('how a value stands', () => {
  const at = (choices: readonly Choice[]) => choiceStates(turns, choices);

  test('before anything is chosen everything legal is open, the rest barred or not asked', () => {
    expect(at([])('site', 'a')).toBe('open');
    expect(at([])('site', 'z')).toBe('barred');
    expect(at([])('roof', 1)).toBe('idle');
  });

  test('after a choice: chosen, open, instead and barred', () => {
    const choiceState = at(all([], turns, ['site', 'b']));
    expect(choiceState('site', 'b')).toBe('chosen');
    expect(choiceState('site', 'a')).toBe('instead');
    expect(choiceState('take', 1)).toBe('instead');
    expect(choiceState('colour', 'black')).toBe('open');
    expect(choiceState('colour', 'white')).toBe('barred');
  });
});
