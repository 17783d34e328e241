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
 * Plays a game to its end. Where several seats owe an answer, `turn` says who is asked first, so
 * that no seat profits from its number.
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
  const tell = (events: readonly GameEvent[]): void => {
    watch(events);
    for (const [seat, { bot }] of seated.entries()) bot.see?.(eventsFor(events, seat));
  };
  for (const [seat, { bot }] of seated.entries()) bot.start?.({ game, options, seats, seat });
  tell(first);
  /** Seats that left a question they need not answer: asked again when something has happened. */
  const content = new Set<Seat>();
  for (;;) {
    const decision = nextAsked(game.decisions(play.state), seated, content, turn);
    if (!decision) break;
    if (play.moves.length > LONGEST) throw new Error(`no end after ${LONGEST} answers`);
    const taken = await askBot(play, seated[decision.seat]!, decision);
    if (taken.incident) incidents.push(taken.incident);
    if (taken.events === null) {
      content.add(decision.seat);
      continue;
    }
    by.push(taken.by);
    content.clear();
    tell(taken.events);
  }
  const outcome = game.outcome(play.state);
  if (outcome) for (const { bot } of seated) bot.end?.(outcome);
  return { by, incidents };
}

/** One of the seats the game waits for, or one that wants to be asked; null at the end. */
function nextAsked(
  decisions: readonly Decision[],
  seated: readonly SeatedBot[],
  content: ReadonlySet<Seat>,
  turn: Chance,
): Decision | null {
  const among = decisions.filter(
    ({ seat, kind, owed }) =>
      owed || (!content.has(seat) && seated[seat]!.bot.eager?.includes(kind) === true),
  );
  if (among.length === 0 && content.size > 0) throw new Error('the game waits for nobody');
  if (among.length < 2) return among[0] ?? decisions[0] ?? null;
  return among[turn.int(among.length)]!;
}
