import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { cache } from '../tools/root.ts';

const MEMORY = '/dev/shm';
const NAME = 'faubourg-tests-';
/** Bytes that must be free in the file system in memory: several times what all tests have at once. */
const FREE = 2e9;
/** Bytes of memory that must be available: the programs of the tests need most of it. */
const MEMORY_LEFT = 6e9;

/** Whether programs may be run from a mounted folder, by the text of /proc/mounts. */
export function mayRunFrom(folder: string, mounts: string): boolean {
  const lines = mounts.split('\n').map((line) => line.split(' '));
  const options = lines.findLast(([, place]) => place === folder)?.[3];
  return options !== undefined && !options.split(',').includes('noexec');
}

/** The folders of runs that have ended without removing them, by the names in a folder. */
export const leftBehind = (names: readonly string[], runs: (id: number) => boolean) =>
  names.filter((name) => name.startsWith(NAME) && !runs(Number(name.slice(NAME.length))));

function runs(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // The process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // It belongs to another user, or a program that is just ending still writes to it: the next run
    // removes it.
  }
}

function isLargeEnough(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const enough = bavail * bsize >= FREE && freemem() >= MEMORY_LEFT;
    return enough && mayRunFrom(MEMORY, readFileSync('/proc/mounts', 'utf8'));
  } catch {
    // Not every system has this folder.
    return false;
  }
}

/**
 * Lets the temporary files of tests be in memory until this process ends, where there is enough of
 * it: a server waits for the disk at every answer, and tests make and remove thousands of files. What
 * was compiled stays where the next run finds it. A TMPDIR that is set is kept.
 */
export function keepTestFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !isLargeEnough()) return;
  for (const name of leftBehind(readdirSync(MEMORY), runs)) remove(join(MEMORY, name));
  const folder = join(MEMORY, `${NAME}${process.pid}`);
  mkdirSync(folder);
  // Databases and installed packages run as other users, who have to reach their folders in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR ??= join(cache, 'playwright');
  process.once('exit', () => remove(folder));
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
}
