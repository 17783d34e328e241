import {
  anyJson,
  type Decision,
  faultLine,
  type GameEvent,
  integer,
  type Json,
  list,
  object,
  oneOf,
  type Options,
  type Outcome,
  type Problem,
  type Seat,
  someAnswers,
  text,
} from '@faubourg/core';
import { type BotRequest, BotFault, type BotStart } from './bot.ts';

/** The version of docs/bot-protocol.md. */
export const PROTOCOL = 1;

/** What a bot receives: one JSON object in each line. */
export type ToBot =
  | {
      readonly type: 'game';
      readonly protocol: typeof PROTOCOL;
      readonly game: string;
      readonly rules: number;
      readonly options: Options;
      readonly seats: number;
      readonly seat: Seat;
    }
  | { readonly type: 'events'; readonly events: readonly Omit<GameEvent, 'only'>[] }
  | {
      readonly type: 'ask';
      readonly id: number;
      readonly seat: Seat;
      readonly decision: Decision;
      readonly view: unknown;
      /** Every legal answer; null where they cannot be listed. */
      readonly answers: readonly unknown[] | null;
      /** If the answers cannot be listed: what an answer consists of, and some legal answers. */
      readonly parts?: Json;
      readonly examples?: readonly unknown[];
    }
  | { readonly type: 'refused'; readonly id: number; readonly problem: Problem }
  | { readonly type: 'end'; readonly outcome: Outcome };

const EXAMPLES = 8;

export function startMessage({ game, options, seats, seat }: BotStart): ToBot {
  const { id, rules } = game;
  return { type: 'game', protocol: PROTOCOL, game: id, rules, options, seats, seat };
}

export function askMessage(id: number, { game, state, seat, decision, chance }: BotRequest): ToBot {
  const answers = game.answers(state, seat);
  return {
    type: 'ask',
    id,
    seat,
    decision,
    view: game.view(state, seat),
    answers,
    ...(answers === null && {
      ...(game.parts && { parts: game.parts(state, seat) }),
      examples: someAnswers(game, state, seat, chance, EXAMPLES),
    }),
  };
}

const replyShape = object(
  { id: integer(0, Number.MAX_SAFE_INTEGER) },
  { type: text(20), answer: anyJson, choose: integer(0, 1_000_000), note: text(1000) },
);

/** The answer in a line of a bot. Null if the line is a remark or answers an earlier decision. */
export function readReply(line: string, ask: ToBot & { type: 'ask' }): { answer: Json } | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BotFault('nonsense', `expected a line of JSON, found ${excerpt(line)}`);
  }
  if (isRemark(value)) return null;
  const fault = replyShape.fault(value, '');
  if (fault) throw new BotFault('nonsense', faultLine(fault));
  const reply = value as { id: number; answer?: Json; choose?: number };
  if (reply.id < ask.id) return null;
  if (reply.id > ask.id) {
    throw new BotFault('nonsense', `expected an answer to ${ask.id}, found one to ${reply.id}`);
  }
  if (reply.answer !== undefined) return { answer: reply.answer };
  const choices = ask.answers ?? ask.examples ?? [];
  const chosen = reply.choose === undefined ? undefined : choices[reply.choose];
  if (chosen !== undefined) return { answer: chosen as Json };
  throw new BotFault(
    'nonsense',
    reply.choose === undefined
      ? 'expected "answer" or "choose"'
      : `expected "choose" from 0 to ${choices.length - 1}, found ${reply.choose}`,
  );
}

const eagerShape = object({ type: oneOf('eager'), kinds: list(text(40), 0, 20) });

/**
 * The kinds of decisions that a bot wants to be asked although its answer is not owed; null if the
 * line does not say so.
 */
export function eagerness(line: string): string[] | null {
  // Most lines are answers. This test avoids parsing them twice.
  if (!line.includes('eager')) return null;
  try {
    const value = JSON.parse(line) as unknown;
    return eagerShape.fault(value, '') ? null : (value as { kinds: string[] }).kinds;
  } catch {
    return null;
  }
}

/** Objects of a type other than "answer" are remarks for people and are ignored. */
function isRemark(value: unknown): boolean {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : null;
  return typeof type === 'string' && type !== 'answer';
}

function excerpt(line: string): string {
  return JSON.stringify(line.length > 60 ? `${line.slice(0, 60)}…` : line);
}
