import {
  type AnyGame,
  type Chance,
  type Decision,
  type GameEvent,
  giveAnswer,
  isRefused,
  type Play,
  type Seat,
  someAnswers,
  eventsFor,
  undo,
} from '@faubourg/core';
import { type SeatedBot, askBot } from '../bots/ask-bot.ts';
import { whyLine } from '../records/check-record.ts';
import type { TextBoard } from '../context/game-loader.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { choose, HELP } from './choose.ts';
import type { InputLines } from './input-lines.ts';

/** A game in the terminal with its people and bots. */
export type TerminalTable = {
  readonly play: Play<unknown, AnyGame>;
  readonly terminal: Terminal;
  readonly lines: InputLines;
  readonly board: TextBoard;
  /** Null for the seat of a person. */
  readonly seatedBots: readonly (SeatedBot | null)[];
  readonly by: (string | undefined)[];
  readonly turn: Chance;
};

const EXAMPLES = 6;

/** Plays until the end of the game (true) or until the person quits (false). */
export async function playGame(
  table: TerminalTable,
  first: readonly GameEvent[],
): Promise<boolean> {
  const { play, seatedBots, turn } = table;
  for (const [seat, one] of seatedBots.entries())
    one?.bot.start?.({ game: play.game, options: play.options, seats: play.seats, seat });
  sendEvents(table, first);
  table.terminal.say(HELP);
  let shownTo: Seat | null = null;
  for (;;) {
    const decisions = play.game.decisions(play.state);
    if (decisions.length === 0) return true;
    const owed = decisions.filter((decision) => decision.owed);
    const bots = owed.filter(({ seat }) => seatedBots[seat] !== null);
    // Bots answer first. What they choose in secret is not shown to people.
    if (bots.length > 0) {
      await botTurn(table, bots[turn.int(bots.length)]!);
      shownTo = null;
      continue;
    }
    const decision = owed[0] ?? decisions.find(({ seat }) => seatedBots[seat] === null);
    if (!decision) return false;
    if (shownTo !== decision.seat) showBoard(table, decision.seat);
    shownTo = decision.seat;
    const done = await personTurn(table, decision);
    if (done === 'quit') return false;
    if (done === 'moved') shownTo = null;
  }
}

function showBoard({ play, terminal, board }: TerminalTable, seat: Seat): void {
  terminal.say('');
  terminal.say(board(play.game.view(play.state, seat), terminal.paint));
}

async function personTurn(
  table: TerminalTable,
  { seat, kind, rule }: Decision,
): Promise<'moved' | 'same' | 'quit'> {
  const { play, terminal, lines, turn } = table;
  const { game, state } = play;
  terminal.say(terminal.paint.bold(`Seat ${seat}: ${kind} (${rule})`));
  const listed = game.answers(state, seat);
  const suggested = listed ?? someAnswers(game, state, seat, turn, EXAMPLES);
  if (!listed && game.parts) {
    terminal.say(`Made of ${JSON.stringify(game.parts(state, seat))}; for example:`);
  }
  const input = await choose(terminal, lines, suggested);
  if ('input' in input) {
    if (input.input === 'quit') return 'quit';
    if (input.input === 'board') showBoard(table, seat);
    if (input.input !== 'undo') return 'same';
    const why = undo(play, seat);
    if (why) terminal.say(`Not taken back: ${whyLine(why.problem)}`);
    else table.by.push(undefined);
    return why ? 'same' : 'moved';
  }
  const done = giveAnswer(play, seat, input.answer);
  if (isRefused(done)) {
    terminal.say(`Refused: ${whyLine(done.problem)}`);
    return 'same';
  }
  table.by.push(undefined);
  sendEvents(table, done.events);
  return 'moved';
}

async function botTurn(table: TerminalTable, decision: Decision): Promise<void> {
  const { play, seatedBots, terminal } = table;
  const { seat } = decision;
  const { events, by, incident } = await askBot(play, seatedBots[seat]!, decision);
  if (incident) {
    terminal.note(`seat ${seat} (${incident.bot}) ${incident.kind}: ${incident.detail}`);
  }
  if (events === null) return;
  table.by.push(by);
  sendEvents(table, events);
}

/** Sends each bot the events that its seat may see, and prints the notation of public events. */
function sendEvents(
  { play, terminal, seatedBots }: TerminalTable,
  events: readonly GameEvent[],
): void {
  for (const [seat, one] of seatedBots.entries()) one?.bot.see?.(eventsFor(events, seat));
  const open = events.filter(({ only }) => only === undefined);
  const note = open.length > 0 ? play.game.notate(open) : null;
  if (note !== null) terminal.say(terminal.paint.dim(`  ${note}`));
}
