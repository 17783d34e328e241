import {
  type Bot,
  eachLevel,
  type GameBots,
  type LevelName,
  oneStepBot,
  treeBot,
} from '@faubourg/search';
import { game, type SampleStreetAnswer, type SampleStreetView } from '../rules/index.ts';

/** The iterations of each level, and the milliseconds after which it answers in any case. */
export const levels: GameBots['levels'] = {
  starter: { iterations: 10, milliseconds: 50 },
  apprentice: { iterations: 50, milliseconds: 50 },
  casual: { iterations: 100, milliseconds: 100 },
  hobbyist: { iterations: 200, milliseconds: 150 },
  regular: { iterations: 300, milliseconds: 200 },
  skilled: { iterations: 250, milliseconds: 300 },
  veteran: { iterations: 500, milliseconds: 500 },
  expert: { iterations: 1000, milliseconds: 800 },
};

/** How much worse an answer may be and still be given now and then, as a share of the victory. */
const temperatures: { readonly [level in LevelName]?: number } = {
  starter: 0.2,
  apprentice: 0.1,
  casual: 0.05,
  hobbyist: 0.02,
  regular: 0,
};

/*
 * Bots that know nothing of this game but its rules: they try answers in positions that agree
 * with what their seat sees, and play on at random to the end. The stronger ones search a tree.
 * docs/bots.md tells how to write better ones.
 */
const bots = eachLevel((name): Bot<SampleStreetView, SampleStreetAnswer> => {
  const temperature = temperatures[name];
  return temperature === undefined
    ? treeBot({ game }, { name })
    : oneStepBot({ game }, { name, temperature });
});

export const bot = (level: LevelName): Bot<SampleStreetView, SampleStreetAnswer> => bots[level];
