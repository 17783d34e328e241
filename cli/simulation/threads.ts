import { Piscina } from 'piscina';
import type { Catalogue } from '../context/catalogue.ts';
import { playBlock, type PlayedBlock } from './play-block.ts';
import type { Block, RunSpec } from './run-spec.ts';
import type { BlockResult, BlockTask } from './thread.ts';

export type Threads = {
  play(spec: RunSpec, block: Block): Promise<PlayedBlock>;
  close(): Promise<void>;
};

/**
 * Threads that play blocks of a run. A single one is this one: starting another would only cost
 * time.
 */
export function startThreads(jobs: number, catalogue: Catalogue): Threads {
  if (jobs > 1) return startPool(jobs, catalogue.module);
  return { play: (spec, block) => playBlock(spec, block, catalogue), close: async () => {} };
}

/** Threads apart from this one, which stays free for other things. */
export function startPool(jobs: number, module: string): Threads {
  const pool = new Piscina<BlockTask, BlockResult>({
    filename: new URL('thread.ts', import.meta.url).href,
    name: 'playTask',
    minThreads: jobs,
    maxThreads: jobs,
  });
  return {
    play: async (spec, block) => {
      const { tally, records } = await pool.run({ module, spec: JSON.stringify(spec), block });
      return { ...(JSON.parse(tally) as Omit<PlayedBlock, 'records'>), records };
    },
    close: () => pool.destroy(),
  };
}
