import { type AnyView, type Change, patched } from '@faubourg/core';
import type { Snapshot, SeenEvent, Step } from './source.ts';
import type { Frame } from './remote-players.ts';
import type { Message } from '../client/live-connection.ts';

/** What of a frame makes up the moments of a game. */
type GamePart = {
  /** Null before the first message. */
  readonly view: AnyView | null;
  readonly asks: Frame['asks'];
  readonly outcome: Frame['table']['outcome'];
};

/**
 * The game's steps and moments, read from the server's messages. What happened before the start
 * (people sitting down) makes no row; neither does what changed only around the game.
 */
export class RemoteHistory {
  readonly steps: Step[] = [];
  readonly moments: Snapshot[] = [];
  #core: GamePart = { view: null, asks: [], outcome: null };

  /** Takes in one message. Gives the step it made, if it made one. */
  add({ events = [], patch = {} }: Message): Step | null {
    const before = this.#core;
    this.#core = cored(before, patch);
    const { view, asks, outcome } = this.#core;
    const quiet = events.length === 0 && view === before.view && asks === before.asks;
    if (view === null || quiet) return null;
    const row = this.moments.length;
    const happened = events as unknown as readonly SeenEvent[];
    // The server tells what happened, not who answered; an event that names a player does.
    const actor = happened.map((event) => (event as { seat?: unknown }).seat);
    const seat = actor.find((one) => typeof one === 'number') ?? null;
    const step = { row, seat, events: happened, undo: events.length === 0 && row > 0 };
    this.steps.push(step);
    this.moments.push({ row, view, decisions: asks, outcome });
    return step;
  }
}

/** The core with the changes that concern it. */
function cored(core: GamePart, { view, asks, table }: NonNullable<Message['patch']>): GamePart {
  const outcome = (table as { readonly outcome?: Change } | undefined)?.outcome;
  const concern = {
    ...(view !== undefined && { view }),
    ...(asks !== undefined && { asks }),
    ...(outcome !== undefined && { outcome }),
  };
  return patched(core, concern) as unknown as GamePart;
}
