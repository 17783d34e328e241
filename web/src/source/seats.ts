import type { Level } from '../bots/thinker.ts';
import type { Sitter } from './source.ts';

/** How a seat of a local game is taken. */
export type SeatPlan = {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** How well a bot plays. */
  readonly level?: Level;
};

/** What bots are called, by their ids in the house's words. */
export const botNames = ['bot.1', 'bot.2', 'bot.3', 'bot.4', 'bot.5'] as const;

export function sittersOf(plan: readonly SeatPlan[]): Sitter[] {
  return plan.map(({ name, kind }) => ({ name, kind, here: true }));
}
