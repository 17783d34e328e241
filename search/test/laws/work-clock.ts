import type { SearchSide } from '@faubourg/core';
import { onTestFinished, vi } from 'vitest';

/**
 * Time that is made of work: an answer played by way of trial takes a while, a look at the clock
 * hardly any. So it is known to the play how late a bot is, on a machine as slow as one likes.
 */
export function workClock<State, Answer, Node>(
  side: SearchSide<State, Answer, Node>,
  perPlay: number,
): { plays(): number; now(): number } {
  let plays = 0;
  let looks = 0;
  const { play } = side;
  const watched = vi.spyOn(side, 'play').mockImplementation((...played) => {
    plays++;
    play(...played);
  });
  onTestFinished(() => {
    watched.mockRestore();
  });
  return { plays: () => plays, now: () => plays * perPlay + ++looks * 1e-4 };
}
