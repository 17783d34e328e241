import { type Bot, type GameBots, type LevelName, oneStepBot, treeBot } from '@faubourg/search';
import { game, type SampleStreetAnswer, type SampleStreetView } from '../rules/index.ts';

/*
 * Bots that know nothing of this game but its rules: they try answers in positions that agree
 * with what their seat sees, and play on at random to the end. docs/bots.md tells how to write
 * better ones.
 */
const bots: { readonly [level in LevelName]: Bot<SampleStreetView, SampleStreetAnswer> } = {
  apprentice: oneStepBot({ game }, { name: 'apprentice', temperature: 0.1 }),
  regular: oneStepBot({ game }, { name: 'regular' }),
  expert: treeBot({ game }, { name: 'expert' }),
};

/** With how many trials a level is measured, and how long it may think where people wait. */
export const levels: GameBots['levels'] = {
  apprentice: { iterations: 50, milliseconds: 50 },
  regular: { iterations: 300, milliseconds: 200 },
  expert: { iterations: 1000, milliseconds: 800 },
};

export const bot = (level: LevelName): Bot<SampleStreetView, SampleStreetAnswer> => bots[level];
