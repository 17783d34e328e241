import type { Decision, Seat } from '@faubourg/core';
import type { Table } from '../table/table.svelte.ts';

/**
 * Several people at one screen: chooses the viewer. A curtain hides the table between two people
 * where the view of one shows what the other may not see.
 */
export class HotSeat {
  /** The seat the device is being passed to; the table is hidden until its player confirms. */
  awaited: Seat | null;
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.awaited = $state(null);
  }

  /** Passes the device on if the viewer has no decision. To be called when the decisions have changed. */
  turn(): void {
    const { source, playback } = this.#table;
    if (source.mine.length < 2 || !playback.isCurrent || this.awaited !== null) return;
    const mine = playback.snapshot.decisions.filter(
      ({ seat, owed }) => owed && source.mine.includes(seat),
    );
    const next = mine[0];
    if (!next || mine.some(({ seat }) => seat === playback.viewer)) return;
    this.#passTo(next);
  }

  /** Passes the device to another seat that has a decision. */
  hand(seat: Seat): void {
    const next = this.#table.decisions.find((decision) => decision.seat === seat);
    if (next) this.#passTo(next);
  }

  #passTo(next: Decision): void {
    const { source } = this.#table;
    if (this.#hides(next)) {
      this.awaited = next.seat;
      // Behind the curtain lies the spectators' view, which shows no secrets.
      source.setViewer(null);
    } else source.setViewer(next.seat);
  }

  #hides(next: Decision): boolean {
    const { definition, view, me } = this.#table;
    if (!definition.hides) return true;
    return definition.hides(view, next) || (me === null && next.secret);
  }

  /** The awaited person has the device. */
  lift(): void {
    const seat = this.awaited;
    this.awaited = null;
    if (seat !== null) this.#table.source.setViewer(seat);
  }
}
