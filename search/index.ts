export { type Contender, type MatchResult, playMatch, seedFor } from './arena/match.ts';
export { type Fixture, schedule } from './arena/schedule.ts';
export { interval, type Played, type ShareOf, type Standing, standings } from './arena/standing.ts';
export {
  type Advise,
  type AnyBot,
  type AnyGameBots,
  type ThinkOptions,
  type Bot,
  type GameBots,
  type Budget,
  type ConsideredAnswer,
  type Explanation,
  type Level,
  type LevelName,
  LEVELS,
  seatOf,
  type Stop,
  type Thought,
  type WeightedAnswer,
} from './bot.ts';
export { ThinkTimer } from './think-timer.ts';
export { Halving } from './halving.ts';
export {
  type Evaluate,
  type Prior,
  oneStepPrior,
  lowest,
  playout,
  type AnyFastRules,
} from './evaluate.ts';
export {
  argMax,
  sampleIndex,
  normalise,
  softmax,
  softmaxInPlace,
  uniform,
} from './probabilities.ts';
export { netEvaluator, type Features, sharesFrom } from './net/evaluator.ts';
export { netsByPlayers } from './net/nets-by-players.ts';
export { Learner, randomise } from './net/learner.ts';
export { emptyNet, flatten, type Kernel, type Net, netSize, unflatten } from './net/net.ts';
export { JsKernel } from './net/js-kernel.ts';
export { wasmKernel } from './net/wasm-kernel.ts';
export { fingerprint, kernelOf, readNet, type WeightFile, writeNet } from './net/weights.ts';
export { oneStepBot, type OneStepSettings } from './one-step-bot.ts';
export { randomBot } from './random-bot.ts';
export { Matching, type Payoff, PayoffTable, regretMatching } from './regret.ts';
export type { TrainingTask, Trainable } from './td/training-task.ts';
export { type Episode, greedyChoice, selfPlay } from './td/self-play.ts';
export { type Checkpoint, Training, type TrainingSettings } from './td/training.ts';
export { forcedThought, mostShown, readableMix, topMoves } from './thought.ts';
export {
  judge,
  type JudgedAnswer,
  type Judgement,
  type JudgeOptions,
  judgedAnswer,
  lossOf,
} from './judge.ts';
export { type RootAnswer, Tree, type TreeSettings } from './tree.ts';
export { type Adjust, searchTree, treeBot, type TreeBotSettings, treeThought } from './tree-bot.ts';
export { sampleWorlds, type SearchableGame } from './sample-worlds.ts';
