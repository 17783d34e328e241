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
  /** Seats that left a question they need not answer: asked again when something has happened. */
  const content = new Set<Seat>();
  for (;;) {
    const decision = nextAsked(game.decisions(play.state), sitting, content, turn);
    if (!decision) break;
    if (play.moves.length > LONGEST) throw new Error(`no end after ${LONGEST} answers`);
    const { seat } = decision;
    const { bot, chance } = sitting[seat]!;
    let events: readonly GameEvent[];
    try {
      const asked = bot.answer({ game, state: play.state, seat, decision, chance });
      const answer = asked instanceof Promise ? await asked : asked;
      if (answer === null && !decision.owed) {
        content.add(seat);
        continue;
      }
      events = accepted(play, seat, answer);
      by.push(undefined);
    } catch (fault) {
      if (!(fault instanceof BotFault)) throw fault;
      const { kind, message: detail } = fault;
      incidents.push({ bot: bot.name, seat, row: play.moves.length, kind, detail });
      bot.refused?.(fault);
      content.add(seat);
      if (!decision.owed) continue;
      events = accepted(play, seat, game.fallback(play.state, seat) as Json);
      by.push(SAFE_ANSWER);
    }
    content.clear();
    tell(events);
  }
  const outcome = game.outcome(play.state);
  if (outcome) for (const { bot } of sitting) bot.end?.(outcome);
  return { by, incidents };
}

/** One of the seats the game waits for, or one that wants to be asked; null at the end. */
function nextAsked(
  decisions: readonly Decision[],
  sitting: readonly Sitting[],
  content: ReadonlySet<Seat>,
  turn: Chance,
): Decision | null {
  const among = decisions.filter(
    ({ seat, kind, owed }) =>
      owed || (!content.has(seat) && sitting[seat]!.bot.eager?.includes(kind) === true),
  );
  if (among.length < 2) return among[0] ?? decisions[0] ?? null;
  return among[turn.int(among.length)]!;
}

function accepted(play: Play, seat: Seat, answer: Json): readonly GameEvent[] {
  const done = give(play, seat, answer);
  if (isRefused(done)) throw new BotFault('illegal', problemLine(done.problem));
  return done.events;
}
