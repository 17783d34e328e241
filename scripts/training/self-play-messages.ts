import type { Block, GameSettings } from '@faubourg/search';

/** What a self-play thread is started with. */
export type ThreadStart = {
  readonly game: string;
  readonly players: number;
  readonly settings: GameSettings;
};

/** The weights of a net as they travel to a thread (see `flatten`). */
export type SentNet = { readonly sizes: readonly number[]; readonly weights: Float32Array };

/** What the main thread asks of a self-play thread. */
export type ThreadRequest =
  | { readonly do: 'load'; readonly newest: SentNet | null; readonly pool: readonly SentNet[] }
  | { readonly do: 'play'; readonly index: number; readonly block: Block }
  | { readonly do: 'match'; readonly index: number; readonly block: Block };

/** The answer to `play` (the samples) or `match` (the mean share of the newest net). */
export type ThreadReply = {
  readonly index: number;
  readonly result: Uint8Array<ArrayBuffer> | number;
};
