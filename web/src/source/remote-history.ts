import type { AnyView } from '@faubourg/core';
import { applyPatch, type Frame, type Patch, type UpdateMessage } from '@faubourg/protocol';
import type { Snapshot, SeenEvent, Step } from './source.ts';

/** The parts of a frame that make up a snapshot of the game. */
type GamePart = {
  /** Null before the first message. */
  readonly view: AnyView | null;
  readonly asks: Frame['asks'];
  readonly outcome: Frame['table']['outcome'];
};

/**
 * The steps and snapshots of a game, built from the server's messages. Messages that
 * the server says are no step of the game add no row.
 */
export class RemoteHistory {
  readonly steps: Step[] = [];
  readonly snapshots: Snapshot[] = [];
  #game: GamePart = { view: null, asks: [], outcome: null };

  /** Adds one message. Returns the step it made, or null. */
  add({ by, undo, step, events, patch }: UpdateMessage): Step | null {
    this.#game = patchGame(this.#game, patch);
    const { view, asks, outcome } = this.#game;
    if (step === false || view === null) return null;
    const row = this.snapshots.length;
    const happened = events as unknown as readonly SeenEvent[];
    const added = { row, seat: by, events: happened, undo: undo === true };
    this.steps.push(added);
    this.snapshots.push({ row, view, decisions: asks, outcome });
    return added;
  }
}

/** The game part of the frame after a patch of the whole frame. */
function patchGame(game: GamePart, { view, asks, table }: UpdateMessage['patch']): GamePart {
  const outcome = (table as { readonly outcome?: Patch } | undefined)?.outcome;
  const changes = {
    ...(view !== undefined && { view }),
    ...(asks !== undefined && { asks }),
    ...(outcome !== undefined && { outcome }),
  };
  return applyPatch(game, changes) as unknown as GamePart;
}
