import type { FastRules } from '@faubourg/core';
import { onTestFinished, vi } from 'vitest';

/**
 * Time that is made of work: an answer played by way of trial takes a while, a look at the clock
 * hardly any. So it is known to the play how late a bot is, on a machine as slow as one likes.
 */
export function workTimer<State, Answer, Node>(
  side: FastRules<State, Answer, Node>,
  perPlay: number,
): { plays(): number; now(): number } {
  let plays = 0;
  let looks = 0;
  const { apply } = side;
  const watched = vi.spyOn(side, 'apply').mockImplementation((...played) => {
    plays++;
    apply(...played);
  });
  onTestFinished(() => {
    watched.mockRestore();
  });
  return { plays: () => plays, now: () => plays * perPlay + ++looks * 1e-4 };
}
