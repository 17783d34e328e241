import { openCatalogue, type Catalogue } from '../context/catalogue.ts';
import { playBlock, type PlayedBlock } from './play-block.ts';
import type { Block, RunSpec } from './run-spec.ts';

/** Work for a thread. Text, since threads pass text on much faster than trees of objects. */
export type BlockTask = { readonly module: string; readonly spec: string; readonly block: Block };
export type BlockResult = { readonly tally: string; readonly records: string };

let catalogue: Promise<Catalogue> | null = null;

/** Entry of the threads that play blocks. */
export async function playTask({ module, spec, block }: BlockTask): Promise<BlockResult> {
  catalogue ??= openCatalogue(module);
  const { records, ...rest } = await playBlock(JSON.parse(spec) as RunSpec, block, await catalogue);
  return { tally: JSON.stringify(rest satisfies Omit<PlayedBlock, 'records'>), records };
}
