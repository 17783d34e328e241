/**
 * The longest time for which another player's turn is shown, in milliseconds. At a slow pace it is
 * longer: two steps of one turn, such as a build and the choice after it, always have their time.
 */
const LONGEST_TURN = 1500;
const FULL_STEPS = 2;

/** The time that the steps of one turn have stayed on screen. */
export class TurnTime {
  #seat: number | null = null;
  #spent = 0;

  /** Every step must come by here, shown with a pause or not: another seat begins a new turn. */
  follow(seat: number | null): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#spent = 0;
  }

  /** Spends up to `wanted` milliseconds of the turn, and returns how many it has left for that. */
  spend(wanted: number): number {
    const longest = Math.max(LONGEST_TURN, FULL_STEPS * wanted);
    const granted = Math.max(0, Math.min(wanted, longest - this.#spent));
    this.#spent += granted;
    return granted;
  }
}
