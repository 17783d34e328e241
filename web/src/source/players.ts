import type { Level } from '../bots/thinker.ts';
import type { Player } from './source.ts';

/** How a seat of a local game is taken. */
export type SeatPlan = {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** How well a bot plays. */
  readonly level?: Level;
};

/** What bots are called, by their ids in the house's words. */
export const botNames = ['bot.1', 'bot.2', 'bot.3', 'bot.4', 'bot.5'] as const;

/** What people are called who gave no name, in every language of the house: nobody's name elsewhere. */
const unnamed = ['You', 'Vous'];

/** A name as it goes out into the world: whoever reads "You" there is somebody else. */
export function nameInRecord(name: string, seat: number): string {
  return name === '' || unnamed.includes(name) ? `Seat ${seat + 1}` : name;
}

/** Whether a record tells no name of this seat, only its number. */
export const isNameless = (name: string, seat: number): boolean =>
  nameInRecord(name, seat) === `Seat ${seat + 1}`;

export function playersOf(plan: readonly SeatPlan[]): Player[] {
  return plan.map(({ name, kind }) => ({ name, kind, connected: true }));
}
