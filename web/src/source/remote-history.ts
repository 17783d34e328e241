import type { AnyView } from '@faubourg/core';
import { applyPatch, type Frame, type Patch, type UpdateMessage } from '@faubourg/protocol';
import type { Snapshot, SeenEvent, Step } from './source.ts';

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
  add({ by, undo, events, patch }: UpdateMessage): Step | null {
    const before = this.#core;
    this.#core = cored(before, patch);
    const { view, asks, outcome } = this.#core;
    const quiet = events.length === 0 && view === before.view && asks === before.asks;
    if (view === null || quiet) return null;
    const row = this.moments.length;
    const happened = events as unknown as readonly SeenEvent[];
    const step = { row, seat: by, events: happened, undo: undo === true };
    this.steps.push(step);
    this.moments.push({ row, view, decisions: asks, outcome });
    return step;
  }
}

/** The core with the changes that concern it. */
function cored(core: GamePart, { view, asks, table }: UpdateMessage['patch']): GamePart {
  const outcome = (table as { readonly outcome?: Patch } | undefined)?.outcome;
  const concern = {
    ...(view !== undefined && { view }),
    ...(asks !== undefined && { asks }),
    ...(outcome !== undefined && { outcome }),
  };
  return applyPatch(core, concern) as unknown as GamePart;
}
