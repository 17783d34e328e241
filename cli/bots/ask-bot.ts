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

/** What went wrong with a bot, for whoever wrote it. */
export type Incident = {
  readonly bot: string;
  readonly seat: Seat;
  /** Which answer of the game it was. */
  readonly row: number;
  readonly kind: FaultKind;
  readonly detail: string;
};

/** A bot in its seat, with luck of its own. */
export type SeatedBot = { readonly bot: Bot; readonly chance: Chance };

/** Rows that a bot should have given and did not are marked with this in a record. */
const SAFE_ANSWER = 'safe answer';

export type BotTurn = {
  /** Null when nothing was answered: the question was not owed, and left. */
  readonly events: readonly GameEvent[] | null;
  readonly by: string | undefined;
  readonly incident: Incident | null;
};

/** Asks a bot and plays its answer; a bot that fails loses its turn to the safe answer. */
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
    return { events, by: SAFE_ANSWER, incident };
  }
}

function accepted(play: Play, seat: Seat, answer: Json): readonly GameEvent[] {
  const done = giveAnswer(play, seat, answer);
  if (isRefused(done)) throw new BotFault('illegal', problemLine(done.problem));
  return done.events;
}
