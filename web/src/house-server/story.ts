import type { Json } from '@faubourg/core';
import type { Moment, Seen, Step } from '../source/source.ts';
import type { Frame } from './frame.ts';
import type { Message } from './live-link.ts';
import { type Change, patched } from './patch.ts';

/** What of a frame makes up the moments of a game. */
type Core = {
  readonly view: Json;
  readonly asks: Frame['asks'];
  readonly outcome: Frame['table']['outcome'];
};

/**
 * The game's steps and moments, read from the server's messages. What happened before the start
 * (people sitting down) makes no row; neither does what changed only around the game.
 */
export class Story {
  readonly steps: Step[] = [];
  readonly moments: Moment[] = [];
  #core: Core = { view: null, asks: [], outcome: null };

  /** Takes in one message. Gives the step it made, if it made one. */
  tell({ events = [], patch = [] }: Message): Step | null {
    const before = this.#core;
    this.#core = cored(before, patch);
    const { view, asks, outcome } = this.#core;
    const quiet = events.length === 0 && view === before.view && asks === before.asks;
    if (view === null || quiet) return null;
    const row = this.moments.length;
    const happened = events as unknown as readonly Seen[];
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
function cored(core: Core, patch: readonly Change[]): Core {
  let whole: Json = core;
  for (const change of patch) {
    const [[first, second, ...rest]] = change;
    if (first === 'view' || first === 'asks') whole = patched(whole, [change]);
    else if (first === 'table' && second === 'outcome') {
      whole = patched(whole, [[['outcome', ...rest], ...change.slice(1)] as unknown as Change]);
    }
  }
  return whole as unknown as Core;
}
