import type { Refused, Seat, Viewer } from '@faubourg/core';
import type { Entry } from './entry.ts';

/** The person who sends a command. */
export type Caller = { readonly id: string; readonly name: string };

/** An entry that passed all checks and has not been written yet. */
export type Proposal = {
  readonly entry: Entry;
  readonly key?: string;
  /** The viewer whose update number acknowledges the entry. */
  readonly viewer: Viewer;
};

/** The acknowledgement: the number of the sender's last update once the entry was written. */
export type Ack = { readonly number: number };

/** A command by its key, and the turn of the seat that it was made for. */
export type KeyedCommand = { readonly key: string; readonly seat: Seat; readonly turn: number };

/**
 * A refusal. `unlessDone`: of a command that may have been carried out before; then its old
 * acknowledgement is the answer.
 */
export type Refusal = Refused & { readonly unlessDone?: KeyedCommand };

/** What a command leads to: an entry to be written, a refusal, or an older acknowledgement. */
export type CommandResult = Proposal | Refusal | Ack;
