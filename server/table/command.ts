import type { Refused, Viewer } from '@faubourg/core';
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

/** What a command leads to: an entry to be written, a refusal, or an older acknowledgement. */
export type CommandResult = Proposal | Refused | Ack;
