export { type Contender, type MatchResult, playMatch, seedFor } from './arena/match.ts';
export { type Fixture, schedule } from './arena/schedule.ts';
export { interval, type Played, type ShareOf, type Standing, standings } from './arena/standing.ts';
export {
  type AnyBot,
  type AnyBotRoom,
  type Asking,
  type Bot,
  type BotRoom,
  type Budget,
  type Considered,
  type Explanation,
  type Level,
  type LevelName,
  LEVELS,
  seatOf,
  type SeatView,
  type Stop,
  type Thought,
  type Weighed,
} from './bot.ts';
export { Clock } from './clock.ts';
export { Halving } from './halving.ts';
export { type Evaluate, type Guess, lookAhead, lowest, playout, type Side } from './leaf.ts';
export { bestOf, drawFrom, normalise, softmax, unit } from './mix.ts';
export { netJudge, type Reading, sharesFrom } from './net/judge.ts';
export { Learner, randomise } from './net/learner.ts';
export { emptyNet, flatten, type Kernel, type Net, netSize, unflatten } from './net/net.ts';
export { PlainKernel } from './net/plain-kernel.ts';
export { vectorKernel } from './net/vector-kernel.ts';
export { fingerprint, kernelOf, readNet, type WeightFile, writeNet } from './net/weights.ts';
export { oneStepBot, type OneStepSettings } from './one-step-bot.ts';
export { randomBot } from './random-bot.ts';
export { Matching, type Payoff, PayoffTable, regretMatching } from './regret.ts';
export type { Lesson, School } from './td/lesson.ts';
export { type Episode, greedyChoice, selfPlay } from './td/self-play.ts';
export { type Checkpoint, Training, type TrainingSettings } from './td/training.ts';
export { onlyAnswer, readableMix, topMoves } from './thought.ts';
export { type RootAnswer, Tree, type TreeSettings } from './tree.ts';
export { type Adjust, treeBot, type TreeBotSettings, treeThought } from './tree-bot.ts';
export { sampleWorlds, type Thinkable } from './worlds.ts';
