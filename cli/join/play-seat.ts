import type { AnyGame, Chance, Decision, Json, Outcome } from '@faubourg/core';
import { setTimeout as pause } from 'node:timers/promises';
import { type Bot, BotFault } from '../bots/bot.ts';
import { whyLine } from '../records/check-record.ts';
import { messageOf } from '../terminal/failure.ts';
import type { ApiClient } from './api-client.ts';
import type { Frame } from '@faubourg/protocol';

export type SeatOptions = {
  readonly client: ApiClient;
  readonly table: string;
  readonly bot: Bot;
  readonly chance: Chance;
  readonly stop: AbortSignal;
  gameOf(id: string, rules: number): Promise<AnyGame>;
  note(text: string): void;
};

/**
 * The game is over, somebody else is asked, or the question has changed meanwhile: whatever is
 * asked then comes as a new turn.
 */
const MOVED_ON = ['FB-1', 'FB-2', 'FB-35'];

const REOPEN_AFTER = 500;

/** Turns of a question that were answered; the table may tell of other things meanwhile. */
type Progress = { started: boolean; answered: number };

/**
 * Lets a bot play on a seat of a running server, until the game is over (its outcome) or the bot
 * is told to stop (null). The bot hears and says the same as at a table of the lab.
 */
export async function playSeat(seated: SeatOptions): Promise<Outcome | null> {
  const { client, table, stop } = seated;
  const progress: Progress = { started: false, answered: -1 };
  let heard = 0;
  while (!stop.aborted) {
    const { n, frame } = await client.look(table);
    heard = Math.max(heard, n);
    const over = await attend(seated, frame, progress);
    if (over !== undefined) return over;
    try {
      for await (const news of client.updates(table, heard, stop)) {
        heard = news.n;
        if (progress.started) seated.bot.see?.(news.events);
        const now = await client.look(table);
        const end = await attend(seated, now.frame, progress);
        if (end !== undefined) return end;
      }
    } catch (error) {
      // A stream that breaks is opened again from where it stopped; looking tells if all is lost.
      if (stop.aborted) return null;
      seated.note(`The stream broke off: ${messageOf(error)}`);
    }
    await pause(REOPEN_AFTER);
  }
  return null;
}

/** Answers what is asked now. Undefined while the game goes on. */
async function attend(
  seated: SeatOptions,
  frame: Frame,
  progress: Progress,
): Promise<Outcome | null | undefined> {
  const { bot } = seated;
  const { you, table, asks, turn } = frame;
  if (table.phase === 'over' || table.phase === 'closed') {
    if (table.outcome) bot.end?.(table.outcome);
    return table.outcome;
  }
  if (table.phase !== 'running' || you === null || turn === null) return undefined;
  const game = await seated.gameOf(table.game, table.rules);
  if (!progress.started) {
    progress.started = true;
    bot.start?.({ game, options: table.options, seats: table.seats.length, seat: you });
  }
  const wanted = (decision: Decision): boolean =>
    decision.seat === you && (decision.owed || bot.eager?.includes(decision.kind) === true);
  const decision = asks.find(wanted);
  if (!decision || turn === progress.answered) return undefined;
  progress.answered = turn;
  await answer(seated, game, frame, decision, turn);
  return undefined;
}

async function answer(
  { client, table, bot, chance, note }: SeatOptions,
  game: AnyGame,
  { view }: Frame,
  decision: Decision,
  turn: number,
): Promise<void> {
  const { seat } = decision;
  // What may be answered depends on nothing the seat does not know: any position that agrees
  // with the view will do.
  if (view === null) throw new Error('a seat was asked before the game began');
  const state = game.resample(view, chance);
  const safe = async (fault: BotFault): Promise<void> => {
    note(`${bot.name} ${fault.kind}: ${fault.message}`);
    bot.refused?.(fault);
    if (decision.owed) await client.answer(table, turn, game.fallback(state, seat) as Json);
  };
  try {
    const given = await bot.answer({ game, state, seat, decision, chance });
    if (given === null && !decision.owed) return;
    const problem = await client.answer(table, turn, given);
    if (problem && !MOVED_ON.includes(problem.rule)) {
      await safe(new BotFault('illegal', whyLine(problem)));
    }
  } catch (fault) {
    if (!(fault instanceof BotFault)) throw fault;
    await safe(fault);
  }
}
