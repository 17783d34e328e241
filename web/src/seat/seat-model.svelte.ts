import { isRefused, type Problem } from '@faubourg/core';
import { callApi, whoAmI } from '../client/api.ts';
import type { Frame, FrameSeat } from '@faubourg/protocol';

/** The part of the frame that is read here. */
type SeatFrame = Pick<Frame, 'you'> & {
  readonly table: Pick<Frame['table'], 'phase' | 'host' | 'seats' | 'standIn'>;
};

/** The seats of a running table on the server: who has left or resigned, and the commands for that. */
export class SeatModel {
  readonly id: string;
  /** Null while the table is not running. */
  frame: SeatFrame | null;
  host: boolean;
  problem: Problem | null;

  constructor(id: string) {
    this.id = id;
    this.frame = $state.raw(null);
    this.host = $state(false);
    this.problem = $state.raw(null);
  }

  /** Reads the table from the server again. */
  async refresh(): Promise<void> {
    const whole = await callApi<{ frame: SeatFrame }>('GET', `/tables/${this.id}`);
    if (isRefused(whole)) return;
    const { frame } = whole;
    this.frame = frame.table.phase === 'running' ? frame : null;
    this.host = frame.table.host === (await whoAmI())?.id;
  }

  get mine(): FrameSeat | null {
    const you = this.frame?.you ?? null;
    return you === null ? null : this.frame!.table.seats[you]!;
  }

  /** The other players who have left and are not yet replaced by a bot. */
  get gone(): readonly { readonly seat: number; readonly name: string }[] {
    const { you, table } = this.frame ?? { you: null, table: { seats: [] } };
    return table.seats.flatMap(({ left, bot, name }, seat) =>
      left && bot === null && seat !== you ? [{ seat, name }] : [],
    );
  }

  async #do(what: string, body: object = {}): Promise<void> {
    const done = await callApi('POST', `/tables/${this.id}/${what}`, body);
    this.problem = isRefused(done) ? done.problem : null;
    await this.refresh();
  }

  leave(): Promise<void> {
    return this.#do('leave');
  }

  comeBack(): Promise<void> {
    return this.#do('return');
  }

  resign(): Promise<void> {
    return this.#do('resign');
  }

  replace(seat: number): Promise<void> {
    return this.#do('replace', { seat, level: 'regular' });
  }
}
