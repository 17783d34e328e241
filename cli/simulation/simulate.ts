import { type Block, blocksOf, type RunSpec } from './run-spec.ts';
import type { PlayedBlock } from './play-block.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** Blocks per thread that may be finished before an earlier one. Limits the memory they need. */
const BLOCKS_AHEAD = 4;

/**
 * Plays the blocks of a run, several at a time, and passes their results on in order, so that the
 * output does not depend on the number of threads.
 */
export async function simulate(
  spec: RunSpec,
  jobs: number,
  play: (block: Block) => Promise<PlayedBlock>,
  done: (played: PlayedBlock, block: Block) => Promise<void> | void,
): Promise<Tally> {
  const total = emptyTally(spec.bots.length);
  const blocks = blocksOf(spec);
  const running: (Promise<PlayedBlock> | null)[] = [];
  let next = 0;
  for (const [i, block] of blocks.entries()) {
    for (; next < blocks.length && next < i + BLOCKS_AHEAD * jobs; next++) {
      const task = play(blocks[next]!);
      // The error of a block is thrown when its turn comes. This handler prevents an unhandled
      // rejection before.
      task.catch(() => {});
      running[next] = task;
    }
    const played = await running[i]!;
    running[i] = null;
    addTally(total, played.tally);
    await done(played, block);
  }
  return total;
}
