import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder for a database, in BENCH_DATA where it is set: temporary files may not be on a disk. */
export const newBenchFolder = (): Promise<string> =>
  mkdtemp(join(process.env['BENCH_DATA'] ?? tmpdir(), 'faubourg-bench-'));
