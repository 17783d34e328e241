import { schedule } from '@faubourg/search';
import { Piscina } from 'piscina';
import type { ArenaGame, ArenaSpec } from './spec.ts';
import type { ArenaTask } from './thread.ts';

/** Plays an arena on several threads. The games are returned in the order of the schedule. */
export async function runArena(
  spec: ArenaSpec,
  module: string,
  jobs: number,
  progress: (done: number) => void,
): Promise<ArenaGame[]> {
  const total = schedule(spec.contenders, spec.games, spec.seed).length;
  const block = Math.max(1, Math.min(8, Math.ceil(total / (4 * jobs))));
  const pool = new Piscina<ArenaTask, string>({
    filename: new URL('thread.ts', import.meta.url).href,
    name: 'playArena',
    minThreads: jobs,
    maxThreads: jobs,
  });
  let done = 0;
  const play = async (from: number): Promise<ArenaGame[]> => {
    const to = Math.min(total, from + block);
    const played = await pool.run({ module, spec: JSON.stringify(spec), from, to });
    done += to - from;
    progress(done);
    return JSON.parse(played) as ArenaGame[];
  };
  try {
    const starts = Array.from({ length: Math.ceil(total / block) }, (_, i) => i * block);
    return (await Promise.all(starts.map(play))).flat();
  } finally {
    await pool.destroy();
  }
}
