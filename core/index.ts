export { fromHex, toHex, utf8 } from './bytes.ts';
export {
  type Chance,
  drawRun,
  QuickChance,
  secretChance,
  shuffle,
  strongSeed,
  takeRandom,
} from './chance.ts';
export { commitmentTo, mixedSeed, seedOf, type Shuffling } from './commitment.ts';
export {
  type AnyAnswer,
  type Choice,
  type ChoiceValue,
  completed,
  continuations,
  type Draft,
  type FieldOf,
  openTo,
  type OpenValues,
} from './draft.ts';
export {
  type AnyGame,
  type AnyPlayableGame,
  type AnyView,
  type Applied,
  type CoreRefusal,
  type Decision,
  type Game,
  type GameEvent,
  MAX_KINDS,
  MAX_SEATS,
  type Outcome,
  type PlayableGame,
  type Seat,
  type SeenEvent,
  eventsFor,
  winShares,
  type Start,
  type Viewer,
  type WithFormer,
} from './game.ts';
export { type DataFault, formFault } from './data-fault.ts';
export { eventShape } from './event-shape.ts';
export { canonical, copyJson, type Json, notPlain, quote } from './json.ts';
export { BOT_NAMES, freeBotName } from './bot-names.ts';
export { drawCharacter } from './characters.ts';
export { doubtOf } from './doubt.ts';
export { type LevelName, LEVELS } from './levels.ts';
export { rematchOrder } from './seat-order.ts';
export { type GameVersions, gameVersions } from './game-versions.ts';
export { rulesByVersion, versionField } from './rules-version.ts';
export { type Options, type OptionSpec, readOptions, takesValue } from './options.ts';
export { packJson, unpackJson } from './packed.ts';
export {
  applyAnswer,
  startPlay,
  startFromPosition,
  giveAnswer,
  type Move,
  type Play,
  randomAnswer,
  someAnswers,
  refusal,
  rewind,
  secretPhases,
} from './play.ts';
export { type PlayData, playData, resumePlay } from './resume-play.ts';
export { undo, undoRecorded, undoRefusal } from './undo.ts';
export {
  type LoadedPosition,
  type Position,
  positionShape,
  readPosition,
  writePosition,
} from './position.ts';
export {
  citedRules,
  coreRuleOf,
  orThrow,
  isRefused,
  type Problem,
  problem,
  problemLine,
  type Refused,
  refused,
} from './problem.ts';
export {
  type Puzzle,
  type PuzzleFigure,
  type PuzzleIndex,
  type PuzzleOrigin,
  PUZZLES_IN_PART,
} from './puzzle.ts';
export {
  firstLink,
  type GameRecord,
  type ReplayedRow,
  nextLink,
  parseJson,
  readRecord,
  type RecordHead,
  recordedAnswer,
  type RecordSeat,
  recordShape,
  recordSteps,
  replay,
  type Row,
  stateAt,
  writeRecord,
} from './record.ts';
export { remarked, withoutRemarks } from './remarks.ts';
export { type EventWeight, mainEvent } from './main-event.ts';
export { bitCount, bitEnds, nthBit, nthBitBy } from './bits.ts';
export {
  answerDrawer,
  type PlainNode,
  plainFastRules,
  fastRulesOf,
  type FastRules,
} from './fast-rules.ts';
export {
  contributionCommitment,
  defaultContribution,
  type Reveal,
  REVEALS,
  type SealedShuffling,
  sealedSeed,
  secretCommitment,
} from './sealed-shuffle.ts';
export { sha256 } from './sha256.ts';
export { revealsFault, shufflingFault, shufflingShape } from './shuffling-fault.ts';
export {
  anyJson,
  either,
  type Fault,
  faultLine,
  flag,
  integer,
  list,
  nullable,
  object,
  matching,
  oneOf,
  type Shape,
  type Shaped,
  table,
  sizedText,
  text,
  withDefault,
  variants,
} from './shape.ts';
