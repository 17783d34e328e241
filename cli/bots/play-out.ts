import {
  type AnyGame,
  type Chance,
  type Decision,
  type GameEvent,
  type Play,
  type Seat,
  eventsFor,
} from '@faubourg/core';
import { type Incident, type SeatedBot, askBot } from './ask-bot.ts';

export type PlayedOut = {
  readonly by: (string | undefined)[];
  readonly incidents: readonly Incident[];
};

/** Answers after which a game counts as endless. */
const LONGEST = 20_000;

/**
 * Plays a game to its end. If several seats owe an answer, `turn` draws which of them is asked
 * first, so that no seat has an advantage from its number.
 */
export async function playOut(
  play: Play<unknown, AnyGame>,
  first: readonly GameEvent[],
  seated: readonly SeatedBot[],
  turn: Chance,
  watch: (events: readonly GameEvent[]) => void = () => {},
): Promise<PlayedOut> {
  const { game, options, seats } = play;
  const by: (string | undefined)[] = [];
  const incidents: Incident[] = [];
  const sendEvents = (events: readonly GameEvent[]): void => {
    watch(events);
    for (const [seat, { bot }] of seated.entries()) bot.see?.(eventsFor(events, seat));
  };
  for (const [seat, { bot }] of seated.entries()) bot.start?.({ game, options, seats, seat });
  sendEvents(first);
  /**
   * Seats that declined a decision that is not owed. They are asked again after the next answer.
   */
  const declined = new Set<Seat>();
  for (;;) {
    const decision = nextDecision(game.decisions(play.state), seated, declined, turn);
    if (!decision) break;
    if (play.moves.length > LONGEST) throw new Error(`no end after ${LONGEST} answers`);
    const taken = await askBot(play, seated[decision.seat]!, decision);
    if (taken.incident) incidents.push(taken.incident);
    if (taken.events === null) {
      declined.add(decision.seat);
      continue;
    }
    by.push(taken.by);
    declined.clear();
    sendEvents(taken.events);
  }
  const outcome = game.outcome(play.state);
  if (outcome) for (const { bot } of seated) bot.end?.(outcome);
  return { by, incidents };
}

/** A decision that is owed or that a bot wants to be asked; null at the end of the game. */
function nextDecision(
  decisions: readonly Decision[],
  seated: readonly SeatedBot[],
  declined: ReadonlySet<Seat>,
  turn: Chance,
): Decision | null {
  const among = decisions.filter(
    ({ seat, kind, owed }) =>
      owed || (!declined.has(seat) && seated[seat]!.bot.eager?.includes(kind) === true),
  );
  if (among.length === 0 && declined.size > 0) throw new Error('the game waits for nobody');
  if (among.length < 2) return among[0] ?? decisions[0] ?? null;
  return among[turn.int(among.length)]!;
}
