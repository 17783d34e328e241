import { availableParallelism } from 'node:os';

/**
 * Tests that run at once: three for each processor, because a test waits for more than half of its
 * time, for disks, frames, servers and programs. Not more than a computer's memory holds.
 */
export const TEST_WORKERS = Math.min(3 * availableParallelism(), 12);
