import { openGames, type GameLoader } from '../context/game-loader.ts';
import { playBlock, type PlayedBlock } from './play-block.ts';
import type { Block, RunSpec } from './run-spec.ts';

/**
 * A block for a thread. The spec is text, because threads exchange text much faster than objects.
 */
export type BlockTask = { readonly module: string; readonly spec: string; readonly block: Block };
export type BlockResult = { readonly tally: string; readonly records: string };

let loader: Promise<GameLoader> | null = null;

/** Entry of the threads that play blocks. */
export async function playTask({ module, spec, block }: BlockTask): Promise<BlockResult> {
  loader ??= openGames(module);
  const { records, ...rest } = await playBlock(JSON.parse(spec) as RunSpec, block, await loader);
  return { tally: JSON.stringify(rest satisfies Omit<PlayedBlock, 'records'>), records };
}
