import { type Block, blocksOf, type RunSpec } from './run-spec.ts';
import type { PlayedBlock } from './play-block.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** Blocks kept in memory while an earlier one is still being played, per thread. */
const AHEAD = 4;

/**
 * Plays a run block by block, several at a time, and hands the blocks on in their order: what
 * comes out does not depend on how many were played at once.
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
    for (; next < blocks.length && next < i + AHEAD * jobs; next++) {
      const task = play(blocks[next]!);
      // A block that fails before its turn is reported in its turn.
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
