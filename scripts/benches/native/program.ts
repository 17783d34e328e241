import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const start = promisify(execFile);

const FLAGS = ['-std=c++20', '-O3', '-march=native'];

/**
 * Compiles the native program of a game with the tables for so many seats, in a folder of its own;
 * returns the path of the program.
 */
export async function compileNative(
  root: string,
  source: string,
  seats: number,
  folder: string,
): Promise<string> {
  const tables = await tablesOf(root, source, [String(seats)]);
  await writeFile(join(folder, 'tables.hpp'), tables);
  const program = join(folder, 'random-games');
  const headers = ['-I', import.meta.dirname, '-I', folder];
  await start('g++', [...FLAGS, ...headers, join(root, source, 'random-games.cpp'), '-o', program]);
  return program;
}

/** The numbers of seats that are measured. */
export async function seatsOf(root: string, source: string): Promise<number[]> {
  return (await tablesOf(root, source, [])).trim().split(' ').map(Number);
}

async function tablesOf(root: string, source: string, args: string[]): Promise<string> {
  const { stdout } = await start(process.execPath, [join(root, source, 'tables.ts'), ...args]);
  return stdout;
}

/** What a native program prints: one number. */
export async function runNative(command: readonly string[]): Promise<number> {
  const [program, ...args] = command;
  const { stdout } = await start(program!, args);
  return Number(stdout);
}
