import type { Level } from '../bots/thinker.ts';
import type { Player } from './source.ts';

/** Who plays a seat of a local game. */
export type SeatPlan = {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** How well a bot plays. */
  readonly level?: Level;
  /** One of the characters of the game; drawn when the game begins, if the game has any. */
  readonly character?: string | undefined;
};

/** The default names of a person, in every language of the page. They are no names to other people. */
const unnamed = ['You', 'Vous', 'Jij', 'Du'];

/** A name as it is written into records. "You" becomes the number of the seat, because others read the record. */
export function nameInRecord(name: string, seat: number): string {
  return name === '' || unnamed.includes(name) ? `Seat ${seat + 1}` : name;
}

/** Whether a record holds no name for this seat, only its number. */
export const isNameless = (name: string, seat: number): boolean =>
  nameInRecord(name, seat) === `Seat ${seat + 1}`;

export function playersOf(plan: readonly SeatPlan[]): Player[] {
  return plan.map((seat) => ({ ...seat, connected: true }));
}
