import { type Puzzle, type PuzzleIndex, PUZZLES_IN_PART } from '@faubourg/core';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, outside, usage } from '../terminal/failure.ts';

/** A collection of puzzles in a folder: `index.json`, and the puzzles in parts. */
export type Collection = { index: PuzzleIndex; readonly puzzles: Puzzle[] };

const partFile = (folder: string, part: number): string => join(folder, `part-${part}.json`);

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw outside(`${file} cannot be read: ${messageOf(error)}`);
  }
}

/**
 * Reads the collection in a folder; null if there is none. The index is written last, so puzzles
 * that it does not count belong to a run that was cut off, and are left out.
 */
export async function readCollection(folder: string): Promise<Collection | null> {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return null;
  const index = (await readJson(file)) as PuzzleIndex;
  if (index.format !== 'faubourg/puzzles')
    throw usage(`${file} is no collection of puzzles: expected "format": "faubourg/puzzles".`);
  const puzzles: Puzzle[] = [];
  const count = index.themes.length;
  for (let part = 1; puzzles.length < count; part++)
    puzzles.push(...((await readJson(partFile(folder, part))) as Puzzle[]));
  return { index, puzzles: puzzles.slice(0, count) };
}

/** Writes a file under another name first, so that a reader never finds half of it. */
async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** One puzzle a line: people can compare two versions. */
const linesOf = (puzzles: readonly Puzzle[]): string =>
  `[\n${puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')}\n]\n`;

/** Writes the parts that hold puzzles from number `from` on, counted from 0, and then the index. */
export async function writeCollection(
  folder: string,
  { index, puzzles }: Collection,
  from: number,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const first = Math.floor(from / PUZZLES_IN_PART);
  for (let part = first; part * PUZZLES_IN_PART < puzzles.length; part++) {
    const some = puzzles.slice(part * PUZZLES_IN_PART, (part + 1) * PUZZLES_IN_PART);
    await writeWhole(partFile(folder, part + 1), linesOf(some));
  }
  const whole = { ...index, themes: puzzles.map(({ theme }) => theme) };
  await writeWhole(join(folder, 'index.json'), `${JSON.stringify(whole, null, 1)}\n`);
}
