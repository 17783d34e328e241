import type { FastRules } from '@faubourg/core';
import { onTestFinished, vi } from 'vitest';

/**
 * A simulated time that advances with work: playing an answer takes a while, reading the time
 * hardly any. So lateness is measured in plays, independent of the machine. `count` is for work that
 * takes the place of a play.
 */
export function workTimer<State, Answer, Node>(
  fast: FastRules<State, Answer, Node>,
  perPlay: number,
): { plays(): number; now(): number; count(): void } {
  let plays = 0;
  let readings = 0;
  const count = (): void => {
    plays++;
  };
  const { apply } = fast;
  const watched = vi.spyOn(fast, 'apply').mockImplementation((...played) => {
    count();
    apply(...played);
  });
  onTestFinished(() => {
    watched.mockRestore();
  });
  return { plays: () => plays, now: () => plays * perPlay + ++readings * 1e-4, count };
}
