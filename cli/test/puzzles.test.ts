import { gameVersions, isRefused, type Puzzle, readPosition, writePosition } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { isRefusal, type PuzzleFinder } from '@faubourg/search';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { readCollection } from '../puzzles/collection.ts';
import { confirmAgain, replaceWithdrawn } from '../puzzles/confirm-again.ts';
import { emptyCollection, findPuzzles } from '../puzzles/find-puzzles.ts';
import { game as puzzlingToy } from './catalogue/puzzling-toy.ts';
import { runCli } from './run-command.ts';

const puzzling = join(import.meta.dirname, 'catalogue', 'puzzling-toy.ts');
const folders: string[] = [];

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'puzzles-'));
  folders.push(made);
  return made;
}

afterAll(async () => {
  for (const made of folders) await rm(made, { recursive: true });
});

const make = (out: string, count: number, seed = 3) =>
  runCli(`puzzles toy --count ${count} --seed ${seed} --out ${out}`, '', puzzling);

/** All files of a collection by name, apart from the command that its header states. */
async function filesOf(out: string): Promise<{ [name: string]: string }> {
  const names = (await readdir(out)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(out, name), 'utf8')));
  return Object.fromEntries(
    names.map((name, i) => [name, texts[i]!.replace(/"command": ".*"/, '')]),
  );
}

test('the same seed gives the same files, in one run or in several', async () => {
  const [once, often, other] = await Promise.all([folder(), folder(), folder()]);
  const ran = await make(once, 45);
  expect(ran.code).toBe(0);
  for (const count of [1, 7, 30, 45]) expect((await make(often, count)).code).toBe(0);
  await make(other, 45, 4);
  expect(Object.keys(await filesOf(once))).toEqual([
    'index.json',
    'part-1.json',
    'part-2.json',
    'part-3.json',
  ]);
  expect(await filesOf(often)).toEqual(await filesOf(once));
  expect(await filesOf(other)).not.toEqual(await filesOf(once));
});

test('a collection says how it was made and what was refused, and its positions are possible', async () => {
  const out = await folder();
  const { out: said } = await make(out, 21);
  const { index, puzzles } = (await readCollection(out))!;
  expect(index.themes).toEqual(puzzles.map(({ theme }) => theme));
  const { made } = index;
  expect(made.command).toContain('puzzles toy --count 21 --seed 3');
  expect(made.deep).toBeGreaterThanOrEqual(20 * made.expert);
  const refused = Object.values(made.refused).reduce((sum, times) => sum + times, 0);
  expect(made.examined).toBe(refused + puzzles.length);
  expect(said).toContain(`${refused} of ${made.examined} positions refused`);
  for (const { state, seat, best } of puzzles) {
    const { options, seats } = toy.startOf(state as never);
    const read = readPosition(writePosition(toy, options, seats, state), gameVersions([toy]));
    if (isRefused(read)) throw new Error(JSON.stringify(read.problem));
    expect(toy.check(read.state as never, seat, best[0]![0] as never)).toBeNull();
  }
});

test('what a run that was cut off wrote beyond its index is left out', async () => {
  const out = await folder();
  await make(out, 5);
  const before = await filesOf(out);
  const file = join(out, 'part-1.json');
  const puzzles = JSON.parse(await readFile(file, 'utf8')) as Puzzle[];
  await writeFile(file, JSON.stringify([...puzzles, puzzles[0]]));
  expect((await readCollection(out))!.puzzles).toEqual(puzzles);
  await make(out, 8);
  const again = await folder();
  await make(again, 8);
  expect(await filesOf(out)).toEqual(await filesOf(again));
  expect(await filesOf(out)).not.toEqual(before);
});

test('beyond its count a collection is filled with the themes that have too few, and with no others', async () => {
  const finder = await puzzlingToy.puzzles!();
  const choosy: PuzzleFinder = {
    ...finder,
    find: async (moment) => {
      const found = await finder.find(moment);
      return isRefusal(found) || moment.wanted(found.theme) ? found : { refused: 'theme-full' };
    },
  };
  const search = {
    game: toy,
    bots: await puzzlingToy.bots!(),
    finder: choosy,
    budget: { expert: 1, deep: 20, seeds: [1, 2] },
    seed: 3,
  };
  const themesOf = async (least: number): Promise<readonly string[]> => {
    const collection = emptyCollection(search, 'puzzles toy');
    const stop = { aborted: false };
    await findPuzzles(search, collection, await folder(), { count: 4, least }, stop, () => {});
    return collection.puzzles.map(({ theme }) => theme);
  };
  const count = (themes: readonly string[], theme: string): number =>
    themes.filter((one) => one === theme).length;
  const few = await themesOf(0);
  const filled = await themesOf(7);
  expect(filled.slice(0, few.length)).toEqual(few);
  for (const theme of finder.themes)
    expect(count(filled, theme)).toBe(Math.max(7, count(few, theme)));
});

test('searched again, a puzzle gets its new values, and one that is not confirmed is replaced at its number', async () => {
  const out = await folder();
  await make(out, 21);
  const collection = (await readCollection(out))!;
  const { games: played } = collection.index.made;
  const before = collection.puzzles.map((puzzle) => ({ ...puzzle, method: 'search' as const }));
  collection.puzzles.splice(0, before.length, ...before);
  const finder = await puzzlingToy.puzzles!();
  /** Confirms every puzzle with another value, but for those of the second bot game. */
  const doubting: PuzzleFinder = {
    ...finder,
    find: async (moment) => {
      const found = await finder.find(moment);
      if (isRefusal(found)) return found;
      const isSecond = before.some(
        ({ state, from }) => from.game === 2 && isDeepStrictEqual(state, moment.state),
      );
      return isSecond ? { refused: 'gap-closes' } : { ...found, value: 1000, method: 'search' };
    },
  };
  const search = {
    game: toy,
    bots: await puzzlingToy.bots!(),
    finder: doubting,
    budget: { expert: 40, deep: 800, seeds: [1, 2] },
    seed: 3,
  };
  const stop = { aborted: false };
  const withdrawn = await confirmAgain(search, collection, stop, () => {});
  const second = before.flatMap(({ from }, at) => (from.game === 2 ? at : []));
  expect(second.length).toBeGreaterThan(0);
  expect(withdrawn).toEqual(second.map((at) => ({ at, refused: 'gap-closes' })));
  await replaceWithdrawn(search, collection, out, withdrawn, 0, stop);
  const { index, puzzles } = (await readCollection(out))!;
  expect(puzzles).toHaveLength(before.length);
  const { made } = index;
  const isNew = puzzles.map(({ from }) => from.game > played);
  expect(isNew).toEqual(before.map(({ from }) => from.game === 2));
  const kept = puzzles.filter((_, at) => !isNew[at]);
  expect(kept.map(({ state, from }) => ({ state, from }))).toEqual(
    before.filter((_, at) => !isNew[at]).map(({ state, from }) => ({ state, from })),
  );
  expect(new Set(puzzles.map(({ value }) => value))).toEqual(new Set([1000]));
  expect([made.expert, made.deep]).toEqual([40, 800]);
  const refused = Object.values(made.refused).reduce((sum, times) => sum + times, 0);
  expect(made.examined).toBe(refused + puzzles.length);
});

test('a game without a rule to find puzzles, and a folder of another seed, are named', async () => {
  const out = await folder();
  const none = await runCli(`puzzles toy --out ${out}`);
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('brings no rule')]);
  await make(out, 2);
  const other = await make(out, 2, 9);
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('--seed 3')]);
  await writeFile(join(out, 'index.json'), '{"format":"something"}');
  const damaged = await make(out, 2);
  expect([damaged.code, damaged.err]).toEqual([2, expect.stringContaining('expected "format"')]);
});
