import { LEVELS } from '@faubourg/search';
import { expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';

/** Milliseconds. Nobody waits longer for a bot, on any machine. */
const LONGEST = 1000;

test.each(Object.values(catalogue).filter(({ bots }) => bots))(
  '$id has a bot of every level, which answers within a second',
  async ({ bots }) => {
    const { levels, bot } = await bots!();
    expect(LEVELS.map((level) => bot(level).name)).toEqual([...LEVELS]);
    expect(Object.keys(levels)).toEqual([...LEVELS]);
    const caps = LEVELS.map((level) => levels[level].milliseconds);
    expect(Math.max(...caps)).toBeLessThanOrEqual(LONGEST);
    // A stronger level never has to answer sooner.
    expect(caps).toEqual(caps.toSorted((a, b) => a - b));
  },
);
