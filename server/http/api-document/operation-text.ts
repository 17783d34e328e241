import type { Json } from '@faubourg/core';
import type { ProblemCode } from './problem-meanings.ts';

/** The groups of operations, in the order of the document. */
export const TAGS = {
  people: 'Who you are: guests, tokens, passkeys, whom you mute or block',
  tables: 'Find tables and open one',
  seats: 'Sit down, start, leave, return',
  game: 'Follow a game and play it',
  chat: 'Talk at a table',
  sharing: 'Short links to games and positions',
  push: 'Web Push',
  operating: 'For the operator of the server',
} as const;

/** What the API document says about an operation beside its schemas. */
export type OperationText = {
  /** A name for programs: generated clients call the operation so. */
  readonly id: string;
  readonly tag: keyof typeof TAGS;
  readonly description: string;
  /** An example of the body of a request; absent where there is none. */
  readonly request?: Json;
  /** An example of the response. */
  readonly response: Json;
  /** The problems of this operation beside those of every request. */
  readonly problems: readonly ProblemCode[];
  /** Whether the rules of a game may refuse, too, with codes of their own. */
  readonly gameRules?: true;
};
/** What the document says about operations, by method and path. */
export type OperationTexts = { readonly [operation: string]: OperationText };

/* Values that the examples share. */
export const TABLE = 'V1StGXR8Z5jdHi6BmyT2aA';
export const ADA = 'Ew5tGMRnth8k7iOx';
export const BOB = 'q7Jf0aKcW2mZx9Lt';
export const ACK = { n: 12 };
