import {
  type Chance,
  type Decision,
  type GameEvent,
  give,
  isRefused,
  type Json,
  type Play,
  problemLine,
  type Seat,
  seen,
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
export type Sitting = { readonly bot: Bot; readonly chance: Chance };

/** Rows that a bot should have given and did not are marked with this in a record. */
export const SAFE_ANSWER = 'safe answer';

export type PlayedOut = {
  readonly by: (string | undefined)[];
  readonly incidents: readonly Incident[];
};

/** Answers after which a game counts as endless. */
const LONGEST = 20_000;

/**
 * Plays a game to its end. Where several seats owe an answer, `turn` says who is asked first, so
 * that no seat profits from its number. A bot that fails loses its turn to the safe answer.
 */
export async function playOut(
  play: Play,
  first: readonly GameEvent[],
  sitting: readonly Sitting[],
  turn: Chance,
  watch: (events: readonly GameEvent[]) => void = () => {},
): Promise<PlayedOut> {
  const { game, options, seats } = play;
  const by: (string | undefined)[] = [];
  const incidents: Incident[] = [];
  const tell = (events: readonly GameEvent[]): void => {
    watch(events);
    for (const [seat, { bot }] of sitting.entries()) bot.see?.(seen(events, seat));
  };
  for (const [seat, { bot }] of sitting.entries()) bot.start?.({ game, options, seats, seat });
  tell(first);
  for (;;) {
    const decisions = game.decisions(play.state);
    if (decisions.length === 0) break;
    if (play.moves.length > LONGEST) throw new Error(`no end after ${LONGEST} answers`);
    const decision = nextAsked(decisions, turn);
    const { seat } = decision;
    const { bot, chance } = sitting[seat]!;
    let events: readonly GameEvent[];
    try {
      const asked = bot.answer({ game, state: play.state, seat, decision, chance });
      events = accepted(play, seat, asked instanceof Promise ? await asked : asked);
      by.push(undefined);
    } catch (fault) {
      if (!(fault instanceof BotFault)) throw fault;
      incidents.push({
        bot: bot.name,
        seat,
        row: play.moves.length,
        kind: fault.kind,
        detail: fault.message,
      });
      bot.refused?.(fault);
      events = accepted(play, seat, game.fallback(play.state, seat) as Json);
      by.push(SAFE_ANSWER);
    }
    tell(events);
  }
  const outcome = game.outcome(play.state);
  if (outcome) for (const { bot } of sitting) bot.end?.(outcome);
  return { by, incidents };
}

/** One of the seats the game waits for. */
function nextAsked(decisions: readonly Decision[], turn: Chance): Decision {
  const owed = decisions.filter((decision) => decision.owed);
  const among = owed.length > 0 ? owed : decisions;
  return among.length === 1 ? among[0]! : among[turn.int(among.length)]!;
}

function accepted(play: Play, seat: Seat, answer: Json): readonly GameEvent[] {
  const done = give(play, seat, answer);
  if (isRefused(done)) throw new BotFault('illegal', problemLine(done.problem));
  return done.events;
}
