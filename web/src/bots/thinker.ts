import type { AnyView, LevelName as Level, Seat } from '@faubourg/core';
import type { JudgeOptions, Judgement } from '../../../games/listed-game.ts';

/** How well a bot plays. */
export { LEVELS as levels, type LevelName as Level } from '@faubourg/core';

/** What a bot is given to decide: the view of its seat, and nothing hidden from it. */
export type ThinkRequest = {
  readonly game: string;
  readonly seat: Seat;
  readonly level: Level;
  /** The character of the bot, if it has one. */
  readonly character?: string | undefined;
  /** Milliseconds between two steps that a person can follow: a close choice takes longer. */
  readonly pace?: number;
  readonly view: AnyView;
};

/** Computes the answers of the bots. */
export interface Thinker {
  /** The bot's answer; null if it leaves a decision that is not owed. */
  think(request: ThinkRequest): Promise<unknown>;
  /** The kinds of decision that a bot looks at even when its answer is not owed. */
  eager(game: string, level: Level): Promise<readonly string[]>;
}

/** What is judged: the view of a seat, and how (see `judge` in docs/bots.md). */
export type JudgeRequest = Omit<JudgeOptions, 'signal' | 'progress' | 'now'> & {
  readonly view: AnyView;
};

/** Judges positions, for people who ask for advice or review a game. */
export interface Judger {
  /** Null if the signal ended it. `progress` gets the part that is done, 0 to 1. */
  judge(
    request: JudgeRequest,
    options?: { readonly signal?: AbortSignal; readonly progress?: (done: number) => void },
  ): Promise<Judgement | null>;
}
