export { type Contender, type MatchResult, playMatch, seedFor } from './arena/match.ts';
export { type Challenge, playUpTo, searchStrategies, type Tried } from './arena/challenge.ts';
export { challengeFigure } from './arena/challenge-figure.ts';
export { eloInterval, eloOf } from './arena/elo.ts';
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
  type ByLevel,
  type ConsideredAnswer,
  eachLevel,
  type Explanation,
  type Level,
  type LevelName,
  LEVELS,
  judgedIterations,
  seatOf,
  type Stop,
  type Thought,
  type Trait,
  type WeightedAnswer,
} from './bot.ts';
export { ThinkTimer } from './think-timer.ts';
export { Halving } from './halving.ts';
export {
  type Evaluate,
  type Policy,
  type Prior,
  blended,
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
export { netsByPlayers, type PlayersNet } from './net/nets-by-players.ts';
export { Learner, randomise } from './net/learner.ts';
export { emptyNet, flatten, type Kernel, type Net, netSize, unflatten } from './net/net.ts';
export { ANSWER_UNIT, type AnswerFeatures, netPolicy, outputsOf } from './net/policy.ts';
export { JsKernel } from './net/js-kernel.ts';
export { wasmKernel } from './net/wasm-kernel.ts';
export { fingerprint, kernelOf, readNet, type WeightFile, writeNet } from './net/weights.ts';
export { confirmBySearch } from './puzzles/confirm.ts';
export {
  type Clarity,
  type FoundPuzzle,
  isRefusal,
  type Moment,
  type PuzzleBudget,
  type PuzzleFinder,
  puzzleValues,
  rank,
  type Ranked,
  type Refusal,
  type ValuedAnswer,
} from './puzzles/finder.ts';
export { PairIndex } from './pair-index.ts';
export { oneStepBot, type OneStepSettings } from './one-step-bot.ts';
export { randomBot } from './random-bot.ts';
export { Matching, type Payoff, PayoffTable, regretMatching } from './regret.ts';
export type { TrainingTask } from './td/training-task.ts';
export type { GenerationTask, Symmetries, Symmetry } from './generations/generation-task.ts';
export {
  type Block,
  BlockPlayer,
  type GenerationNets,
  headerOf,
} from './generations/play-block.ts';
export { learnGeneration, type LearnSettings, type Losses, lossesOf } from './generations/learn.ts';
export {
  encodeBlock,
  encodeHeader,
  readSamples,
  type Sample,
  type SampleHeader,
  type SampleTable,
} from './generations/samples.ts';
export type { GameSettings } from './generations/training-game.ts';
export type { Trainable } from './generations/trainable.ts';
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
export type { RivalModel } from './rival-model.ts';
export { type FirstAnswer, type RootAnswer, Tree, type TreeSettings } from './tree.ts';
export { TreeTables, withTables } from './tree-tables.ts';
export type { RoughGuess, ShortlistSettings } from './shortlist.ts';
export type { TreeAdvice } from './tree-advice.ts';
export { type Adjust, searchTree, treeBot, type TreeBotSettings, treeThought } from './tree-bot.ts';
export { sampleWorlds, type SearchableGame } from './sample-worlds.ts';
export { courseFrom, courseOf, type Course, type CourseRow } from './review/course.ts';
export type { ReviewedAnswer, ReviewedDecision } from './review/decisions.ts';
export type {
  AnyGameReview,
  DealGain,
  DealRow,
  GameReview,
  ReviewedDeal,
  ReviewedDeals,
} from './review/game-review.ts';
export type { ReviewedPlayer } from './review/players.ts';
export { playoutReview } from './review/playout-review.ts';
export { type FinishedGame, reviewGame } from './review/review-game.ts';
export {
  type Review,
  REVIEW_VERSION,
  reviewCourse,
  type ReviewedStep,
  type Reviewer,
} from './review/review.ts';
export type { Cause, ReviewTurningPoint } from './review/turning-points.ts';
export { type Step, stepsOf } from './review/steps.ts';
