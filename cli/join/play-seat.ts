import {
  type AnyGame,
  type Chance,
  coreRuleOf,
  type Decision,
  type Json,
  type Outcome,
} from '@faubourg/core';
import { setTimeout as pause } from 'node:timers/promises';
import { type Bot, BotFault } from '../bots/bot.ts';
import { whyLine } from '../records/check-record.ts';
import { messageOf } from '../terminal/failure.ts';
import type { ApiClient } from './api-client.ts';
import type { Frame } from '@faubourg/protocol';

export type SeatOptions = {
  readonly client: ApiClient;
  readonly table: string;
  /** What the seat brings to the shuffle; revealed after the start. */
  readonly contribution: string;
  readonly bot: Bot;
  readonly chance: Chance;
  readonly stop: AbortSignal;
  gameOf(id: string, rules: number): Promise<AnyGame>;
  note(text: string): void;
};

/**
 * Rules that refuse an answer because the game is over, the seat is not asked any more or the
 * decision has changed. The next decision arrives as a new turn.
 */
const MOVED_ON = ['FB-1', 'FB-2', 'FB-35'];

/** Pause before a broken stream is opened again, in milliseconds, to not flood the server. */
const REOPEN_MS = 500;

/**
 * `answered` is the last turn that was answered. It prevents a second answer when the table sends
 * an update in the same turn.
 */
type Progress = { started: boolean; answered: number };

/**
 * Lets a bot play on a seat of a table of a server. Returns the outcome at the end of the game, or
 * null if `stop` was aborted. The bot receives and sends the same as in a game of the command line.
 */
export async function playSeat(seated: SeatOptions): Promise<Outcome | null> {
  const { client, table, stop } = seated;
  const progress: Progress = { started: false, answered: -1 };
  let lastNumber = 0;
  while (!stop.aborted) {
    const { n, frame } = await client.readFrame(table);
    lastNumber = Math.max(lastNumber, n);
    const over = await answerIfAsked(seated, frame, progress);
    if (over !== undefined) return over;
    try {
      for await (const update of client.updates(table, lastNumber, stop)) {
        lastNumber = update.n;
        if (progress.started) seated.bot.see?.(update.events);
        const now = await client.readFrame(table);
        const end = await answerIfAsked(seated, now.frame, progress);
        if (end !== undefined) return end;
      }
    } catch (error) {
      // A broken stream is opened again after the last number. If the server cannot be reached,
      // `readFrame` throws.
      if (stop.aborted) return null;
      seated.note(`The stream broke off: ${messageOf(error)}`);
    }
    await pause(REOPEN_MS);
  }
  return null;
}

/** Asks the bot if a decision of its seat is open. Returns undefined while the game goes on. */
async function answerIfAsked(
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
  if (isRevealing(frame)) await reveal(seated);
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

/** Whether the table waits for seats to reveal, and this seat gave a commitment. */
const isRevealing = ({ you, table: { shuffle } }: Frame): boolean =>
  you !== null && (shuffle.revealUntil ?? null) !== null && shuffle.commitments?.[you] !== null;

/** To reveal again does nothing. If it is refused, the game begins with the default. */
async function reveal({ client, table, contribution, note }: SeatOptions): Promise<void> {
  const problem = await client.reveal(table, contribution);
  if (problem) note(`The contribution was not revealed: ${whyLine(problem)}`);
}

async function answer(
  { client, table, bot, chance, note }: SeatOptions,
  game: AnyGame,
  { view }: Frame,
  decision: Decision,
  turn: number,
): Promise<void> {
  const { seat } = decision;
  // The legal answers depend only on what the seat knows, so that every state that agrees with its
  // view has the same ones.
  if (view === null) throw new Error('a seat was asked before the game began');
  const state = game.resample(view, chance);
  const playFallback = async (fault: BotFault): Promise<void> => {
    note(`${bot.name} ${fault.kind}: ${fault.message}`);
    bot.refused?.(fault);
    if (decision.owed) await client.answer(table, turn, game.fallback(state, seat) as Json);
  };
  try {
    const given = await bot.answer({ game, state, seat, decision, chance });
    if (given === null && !decision.owed) return;
    const problem = await client.answer(table, turn, given);
    if (problem && !MOVED_ON.includes(coreRuleOf(problem))) {
      await playFallback(new BotFault('illegal', whyLine(problem)));
    }
  } catch (fault) {
    if (!(fault instanceof BotFault)) throw fault;
    await playFallback(fault);
  }
}
