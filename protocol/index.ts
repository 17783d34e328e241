export { channel, type ChatLine, chatLineShape } from './chat.ts';
export { type ClockRule, clockRuleShape, type FrameClock } from './clock.ts';
export { FLOODED, RESTARTING, SIGNED_OUT } from './close-codes.ts';
export {
  agreeShape,
  answerShape,
  botShape,
  chatShape,
  type Command,
  type CommandHeader,
  commandShape,
  personNamedShape,
  REPLACEMENT_LEVEL,
  replaceShape,
  revealShape,
  sitShape,
  undoShape,
} from './command.ts';
export {
  decisionShape,
  type Frame,
  type FrameSeat,
  frameShape,
  type FrameTable,
  type FrameWaiting,
  type OwnFrame,
  type SharedFrame,
} from './frame.ts';
export { gameAnswer, gameEvent, gameParts, type GameView, gameView } from './game-data.ts';
export {
  answersShape,
  MOST_EXAMPLES,
  type GameListing,
  gameListingShape,
  type Listing,
  listingShape,
  type OwnListing,
  ownListingShape,
  type Person,
  personShape,
} from './listing.ts';
export {
  type Ack,
  ackShape,
  type ChatMessage,
  type FrameMessage,
  frameMessageShape,
  type FramedUpdate,
  framedUpdateShape,
  type FramePatch,
  MOST_UPDATES,
  type NoticeMessage,
  type PresenceMessage,
  type Reply,
  type ServerMessage,
  serverMessageShape,
  type TimeMessage,
  type UpdateMessage,
  updateMessageShape,
  type UpdatesPage,
  updatesPageShape,
} from './message.ts';
export { NEW_TABLE, type NewTable, newTableShape, type SeatRequest } from './new-table.ts';
export { type Notice, noticeShape } from './notice.ts';
export { applyPatch, type Diff, diff, diffFields, type Patch } from './patch.ts';
export { BOT_WORDS, NAME_LENGTH, readPersonName } from './person-name.ts';
export { problemShape, refusedShape } from './problem.ts';
export { type Share, SHARE_LENGTH, shareId, shareShape } from './share.ts';
export { digits, level, seat, tableId, type ReadOnly, type TablePhase } from './values.ts';
