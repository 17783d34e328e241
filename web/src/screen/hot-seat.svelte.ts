import type { Decision, Seat } from '@faubourg/core';
import type { Table } from '../table/table.svelte.ts';

/**
 * Several people at one screen: decides whose eyes the table is seen through. Between two people
 * a curtain falls, wherever the one's view shows what the other may not see.
 */
export class HotSeat {
  /** The person the device is to be handed to; the table is hidden until then. */
  awaited: Seat | null;
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.awaited = $state(null);
  }

  /** Looks who is next; to be called whenever what is asked has changed. */
  turn(): void {
    const { source, playback } = this.#table;
    if (source.mine.length < 2 || !playback.isCurrent || this.awaited !== null) return;
    const mine = playback.snapshot.decisions.filter(
      ({ seat, owed }) => owed && source.mine.includes(seat),
    );
    const next = mine[0];
    if (!next || mine.some(({ seat }) => seat === playback.viewer)) return;
    this.#to(next);
  }

  /** Hands the device to somebody who may decide something, too. */
  hand(seat: Seat): void {
    const next = this.#table.decisions.find((decision) => decision.seat === seat);
    if (next) this.#to(next);
  }

  #to(next: Decision): void {
    const { source } = this.#table;
    if (this.#hides(next)) {
      this.awaited = next.seat;
      // Nobody's secrets stay behind the curtain.
      source.setViewer(null);
    } else source.setViewer(next.seat);
  }

  #hides(next: Decision): boolean {
    const { definition, view, me } = this.#table;
    if (!definition.hides) return true;
    return definition.hides(view, next) || (me === null && next.secret);
  }

  /** The person is here. */
  lift(): void {
    const seat = this.awaited;
    this.awaited = null;
    if (seat !== null) this.#table.source.setViewer(seat);
  }
}
