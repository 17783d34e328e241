export { fromHex, toHex, utf8 } from './bytes.ts';
export {
  type Chance,
  QuickChance,
  secretChance,
  shuffle,
  strongSeed,
  takeRandom,
} from './chance.ts';
export {
  commitmentTo,
  mixedSeed,
  type Shuffling,
  shufflingFault,
  shufflingShape,
} from './commitment.ts';
export { completed, continuations, type Draft, openTo } from './draft.ts';
export {
  type AnyGame,
  type Applied,
  type Decision,
  type Game,
  type GameEvent,
  type Outcome,
  type Seat,
  eventsFor,
  winShares,
  type Viewer,
} from './game.ts';
export { canonical, copyJson, type Json, notPlain } from './json.ts';
export { omittedInPage, omittedShape } from './omitted.ts';
export { type GameVersions, gameVersions } from './game-versions.ts';
export { type Options, type OptionSpec, readOptions } from './options.ts';
export { type Change, patched, type Step, stepFields, stepTo } from './protocol/patch.ts';
export { packJson, unpackJson } from './packed.ts';
export {
  applyAnswer,
  startPlay,
  startFromPosition,
  giveAnswer,
  type Move,
  type Play,
  randomAnswer,
  refusal,
  undo,
  undoRefusal,
} from './play.ts';
export {
  type LoadedPosition,
  type Position,
  positionShape,
  readPosition,
  writePosition,
} from './position.ts';
export {
  orThrow,
  isRefused,
  type Problem,
  problem,
  problemLine,
  type Refused,
  refused,
} from './problem.ts';
export {
  firstLink,
  type GameRecord,
  type ReplayedRow,
  nextLink,
  parseJson,
  readRecord,
  type RecordHead,
  type RecordSeat,
  recordShape,
  replay,
  type Row,
  stateAt,
  writeRecord,
} from './record.ts';
export { type PlainNode, plainFastRules, type FastRules } from './fast-rules.ts';
export { sha256 } from './sha256.ts';
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
  oneOf,
  type Shape,
  type Shaped,
  table,
  text,
} from './shape.ts';
