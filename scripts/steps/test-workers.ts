import { availableParallelism } from 'node:os';

/** As many for each processor, but not more than a computer's memory holds. */
const forEach = (processors: number): number =>
  Math.min(Math.round(processors * availableParallelism()), 12);

/**
 * Tests that run at once: three for each processor, because a test waits for more than half of its
 * time, for disks, frames, servers and programs.
 */
export const TEST_WORKERS = forEach(3);

/** Tests of a kind that run at once while tests of the other kind run beside them. */
export const WORKERS_BESIDE_OTHERS = forEach(1.5);
