import { Piscina } from 'piscina';
import type { GameLoader } from '../context/game-loader.ts';
import { playBlock, type PlayedBlock } from './play-block.ts';
import type { Block, RunSpec } from './run-spec.ts';
import type { BlockResult, BlockTask } from './thread.ts';

export type Threads = {
  play(spec: RunSpec, block: Block): Promise<PlayedBlock>;
  close(): Promise<void>;
};

/**
 * Starts threads that play blocks of a run. With one job the blocks are played in this thread,
 * which saves the start of another.
 */
export function startThreads(jobs: number, loader: GameLoader): Threads {
  if (jobs > 1) return startPool(jobs, loader.module);
  return { play: (spec, block) => playBlock(spec, block, loader), close: async () => {} };
}

/** Starts threads besides this one, which stays free to answer signals and connections. */
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
