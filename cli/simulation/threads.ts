import { Piscina } from 'piscina';
import type { PlayedBlock } from './play-block.ts';
import type { Block, RunSpec } from './run-spec.ts';
import type { BlockResult, BlockTask } from './thread.ts';

export type Threads = {
  play(spec: RunSpec, block: Block): Promise<PlayedBlock>;
  close(): Promise<void>;
};

/** Threads that play blocks of a run. */
export function startThreads(jobs: number, module: string): Threads {
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
