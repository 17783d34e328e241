import {
  type AnyGame,
  type Chance,
  type Decision,
  type GameEvent,
  giveAnswer,
  isRefused,
  type Json,
  type Play,
  problemLine,
  type Seat,
} from '@faubourg/core';
import { type Bot, BotFault, type FaultKind } from './bot.ts';

/** A failure of a bot, reported to the author of the bot. */
export type Incident = {
  readonly bot: string;
  readonly seat: Seat;
  /** The number of the answer in the game, from 0. */
  readonly row: number;
  readonly kind: FaultKind;
  readonly detail: string;
};

/** A bot in its seat, with its own chance. */
export type SeatedBot = { readonly bot: Bot; readonly chance: Chance };

/**
 * Records mark a row with this text if the fallback was played in place of the bot's answer. Stored
 * in records, so it cannot change.
 */
const FALLBACK = 'safe answer';

export type BotTurn = {
  /** Null if the bot gave no answer to a decision that is not owed. */
  readonly events: readonly GameEvent[] | null;
  readonly by: string | undefined;
  readonly incident: Incident | null;
};

/** Asks a bot and plays its answer. If the bot fails and the answer is owed, plays the fallback. */
export async function askBot(
  play: Play<unknown, AnyGame>,
  { bot, chance }: SeatedBot,
  decision: Decision,
): Promise<BotTurn> {
  const { game, state } = play;
  const { seat, owed } = decision;
  try {
    const answer = await bot.answer({ game, state, seat, decision, chance });
    if (answer === null && !owed) return { events: null, by: undefined, incident: null };
    return { events: accepted(play, seat, answer), by: undefined, incident: null };
  } catch (fault) {
    if (!(fault instanceof BotFault)) throw fault;
    const { kind, message: detail } = fault;
    const incident = { bot: bot.name, seat, row: play.moves.length, kind, detail };
    bot.refused?.(fault);
    if (!owed) return { events: null, by: undefined, incident };
    const events = accepted(play, seat, game.fallback(state, seat) as Json);
    return { events, by: FALLBACK, incident };
  }
}

function accepted(play: Play, seat: Seat, answer: Json): readonly GameEvent[] {
  const done = giveAnswer(play, seat, answer);
  if (isRefused(done)) throw new BotFault('illegal', problemLine(done.problem));
  return done.events;
}
