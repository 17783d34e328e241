import {
  type Chance,
  type Decision,
  type GameEvent,
  give,
  isRefused,
  type Json,
  type Play,
  QuickChance,
  type Seat,
  seen,
  undo,
} from '@faubourg/core';
import { BotFault } from '../bots/bot.ts';
import { SAFE_ANSWER, type Sitting } from '../bots/play-out.ts';
import { whyLine } from '../records/check-record.ts';
import type { TextBoard } from '../shelf.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { choose, HELP } from './choose.ts';
import type { Lines } from './lines.ts';

/** A table in the terminal: people and bots around one game. */
export type TerminalTable = {
  readonly play: Play;
  readonly terminal: Terminal;
  readonly lines: Lines;
  readonly board: TextBoard;
  /** Null where a person sits. */
  readonly sitting: readonly (Sitting | null)[];
  readonly by: (string | undefined)[];
  readonly turn: Chance;
};

const EXAMPLES = 6;

/** Plays on until the end (true) or until the person leaves (false). */
export async function playGame(
  table: TerminalTable,
  first: readonly GameEvent[],
): Promise<boolean> {
  const { play, sitting, turn } = table;
  for (const [seat, one] of sitting.entries())
    one?.bot.start?.({ game: play.game, options: play.options, seats: play.seats, seat });
  tell(table, first);
  table.terminal.say(HELP);
  let shownTo: Seat | null = null;
  for (;;) {
    const decisions = play.game.decisions(play.state);
    if (decisions.length === 0) return true;
    const owed = decisions.filter((decision) => decision.owed);
    const bots = owed.filter(({ seat }) => sitting[seat] !== null);
    // Bots do not wait for people: what they choose in secret stays hidden anyway.
    if (bots.length > 0) {
      await botTurn(table, bots[turn.int(bots.length)]!);
      shownTo = null;
      continue;
    }
    const decision = owed[0] ?? decisions.find(({ seat }) => sitting[seat] === null);
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
  const suggested = listed ?? examples(table, seat, new QuickChance(turn.int(0x1_0000_0000)));
  if (!listed && game.parts) {
    terminal.say(`Made of ${JSON.stringify(game.parts(state, seat))}; for example:`);
  }
  const wish = await choose(terminal, lines, suggested);
  if ('wish' in wish) {
    if (wish.wish === 'quit') return 'quit';
    if (wish.wish === 'board') showBoard(table, seat);
    if (wish.wish !== 'undo') return 'same';
    const why = undo(play, seat);
    if (why) terminal.say(`Not taken back: ${whyLine(why.problem)}`);
    else table.by.push(undefined);
    return why ? 'same' : 'moved';
  }
  const done = give(play, seat, wish.answer);
  if (isRefused(done)) {
    terminal.say(`Refused: ${whyLine(done.problem)}`);
    return 'same';
  }
  table.by.push(undefined);
  tell(table, done.events);
  return 'moved';
}

function examples({ play }: TerminalTable, seat: Seat, chance: Chance): unknown[] {
  const { game, state } = play;
  const safe = game.fallback(state, seat);
  const { sample } = game;
  if (!sample) return [safe];
  return [safe, ...Array.from({ length: EXAMPLES }, () => sample(state, seat, chance))];
}

async function botTurn(table: TerminalTable, decision: Decision): Promise<void> {
  const { play, sitting, terminal, by } = table;
  const { game, state } = play;
  const { seat } = decision;
  const { bot, chance } = sitting[seat]!;
  let answer: Json;
  let marked: string | undefined;
  try {
    answer = await bot.answer({ game, state, seat, decision, chance });
    const why = give(play, seat, answer);
    if (!isRefused(why)) {
      by.push(undefined);
      return tell(table, why.events);
    }
    throw new BotFault('illegal', whyLine(why.problem));
  } catch (fault) {
    if (!(fault instanceof BotFault)) throw fault;
    terminal.note(`seat ${seat} (${bot.name}) ${fault.kind}: ${fault.message}`);
    bot.refused?.(fault);
    answer = game.fallback(state, seat) as Json;
    marked = SAFE_ANSWER;
  }
  const done = give(play, seat, answer);
  if (isRefused(done)) throw new Error(`the safe answer was refused: ${whyLine(done.problem)}`);
  by.push(marked);
  tell(table, done.events);
}

/** Bots hear what they may see; the person reads the notation of what everybody saw. */
function tell({ play, terminal, sitting }: TerminalTable, events: readonly GameEvent[]): void {
  for (const [seat, one] of sitting.entries()) one?.bot.see?.(seen(events, seat));
  const open = events.filter(({ only }) => only === undefined);
  const note = open.length > 0 ? play.game.notate(open) : null;
  if (note !== null) terminal.say(terminal.paint.dim(`  ${note}`));
}
