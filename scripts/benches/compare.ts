import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Figure } from './figure.ts';
import { medianRatio, type Ratio, type Verdict, verdictOf } from './ratio.ts';
import { runBench } from './run.ts';
import type { StoredBuild } from './stored-build.ts';

/** One figure of the present tree beside that of the stored build: medians, and their ratio. */
export type Comparison = Ratio & {
  readonly name: string;
  readonly unit: string;
  readonly here: number;
  readonly stored: number;
  readonly pairs: number;
  readonly verdict: Verdict;
};

type Runs = { readonly unit: string; readonly here: number[]; readonly stored: number[] };

/**
 * Runs every figure of both builds whose name starts with `prefix` in turn, one process after the
 * other, `pairs` times each, and reports each figure as soon as it is complete. Every second pair
 * begins with the stored build, so that a machine that becomes slower or faster favours neither.
 */
export async function compareBuilds(
  root: string,
  builds: { readonly here: StoredBuild; readonly stored: StoredBuild },
  { prefix, pairs }: { readonly prefix: string; readonly pairs: number },
  report: (comparison: Comparison) => void,
): Promise<number> {
  // Inside the tree, so that programs find its packages.
  const cache = join(root, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'bench-'));
  let reported = 0;
  try {
    for (const file of Object.keys(builds.here.benches)) {
      if (builds.stored.benches[file] === undefined) continue;
      const programs = await writePrograms(folder, file, builds);
      reported += await compareFile(root, programs, prefix, pairs, report);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return reported;
}

type Side = 'here' | 'stored';
const SIDES: readonly Side[] = ['here', 'stored'];

async function writePrograms(
  folder: string,
  file: string,
  builds: Readonly<Record<Side, StoredBuild>>,
): Promise<Record<Side, string>> {
  const name = file.replaceAll(/[/\\]/g, '-').replace(/\.ts$/, '');
  const programs = {
    here: join(folder, `${name}.here.js`),
    stored: join(folder, `${name}.stored.js`),
  };
  for (const side of SIDES) await writeFile(programs[side], builds[side].benches[file]!);
  return programs;
}

async function compareFile(
  root: string,
  programs: Readonly<Record<Side, string>>,
  prefix: string,
  pairs: number,
  report: (comparison: Comparison) => void,
): Promise<number> {
  const figures = new Map<string, Runs>();
  const run = async (side: Side, wanted: string): Promise<void> => {
    await runBench(root, programs[side], wanted, (line) => {
      const { name, unit, value } = JSON.parse(line) as Figure;
      const runs = figures.get(name) ?? { unit, here: [], stored: [] };
      figures.set(name, runs);
      runs[side].push(value);
    });
  };
  const runPair = async (pair: number, wanted: string): Promise<void> => {
    for (const side of pair % 2 === 0 ? SIDES : SIDES.toReversed()) await run(side, wanted);
  };
  // The first pair finds the names. Then each figure runs alone, close beside its counterpart.
  await runPair(0, prefix);
  let reported = 0;
  for (const [name, runs] of figures) {
    if (!isComparable(runs)) continue;
    while (runs.here.length < pairs) {
      const before = runs.here.length;
      await runPair(before, name);
      if (runs.here.length === before) throw new Error(`${name} is not printed if asked for alone`);
    }
    report(comparisonOf(name, runs));
    reported++;
  }
  return reported;
}

const isRate = (unit: string): boolean => unit.endsWith('/s');
const isTime = (unit: string): boolean => ['s', 'ms', 'µs'].includes(unit);

/** Only rates and times that both builds have: other figures count something. */
function isComparable({ unit, here, stored }: Runs): boolean {
  if (here.length !== stored.length || [...here, ...stored].includes(0)) return false;
  return isRate(unit) || isTime(unit);
}

function comparisonOf(name: string, { unit, here, stored }: Runs): Comparison {
  const ratios = here.map((value, i) => (isRate(unit) ? value / stored[i]! : stored[i]! / value));
  const ratio = medianRatio(ratios);
  const values = { here: medianOf(here), stored: medianOf(stored) };
  return {
    name,
    unit,
    ...values,
    pairs: here.length,
    ...rounded(ratio),
    verdict: verdictOf(ratio),
  };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

function rounded({ ratio, from, to }: Ratio): Ratio {
  const three = (value: number): number => Number(value.toFixed(3));
  return { ratio: three(ratio), from: three(from), to: three(to) };
}
