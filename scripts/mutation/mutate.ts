import type { LogLevel } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from './copy.ts';

export type Score = { readonly mutants: number; readonly caught: number };

/** Breaks the sources of a workspace, one small change at a time, and runs its tests on each. */
export async function mutate(wish: {
  /** The house to break a copy of. */
  readonly house: string;
  readonly workspace: string;
  /** Which files, seen from the workspace; none means its rules, or all its sources. */
  readonly globs: readonly string[];
  /** Which test files, seen from the workspace; none means all of its tests. */
  readonly tests: readonly string[];
  /** Only what changed since the last run. */
  readonly incremental: boolean;
  /** Without what runs once, when a module is loaded: each such mutant takes all the tests. */
  readonly quick?: boolean;
  /** Stryker's names for them; `json` writes reports/mutation. */
  readonly reporters: readonly string[];
}): Promise<Score> {
  const { house } = wish;
  const workspace = wish.workspace.replace(/\/+$/, '');
  if (!existsSync(join(house, workspace, 'package.json'))) {
    throw new Error(`${workspace} is not a workspace of the house`);
  }
  const reports = join(house, 'reports', 'mutation');
  await mkdir(reports, { recursive: true });
  const report = join(reports, workspace.replaceAll('/', '-'));
  const copy = await mkdtemp(join(tmpdir(), 'faubourg-mutation-'));
  const home = process.cwd();
  // The kit plays few games then: a broken rule shows in the first ones or never.
  process.env.FAUBOURG_MUTATION = '1';
  const tests = wish.tests.length > 0 ? wish.tests : proofs(workspace);
  if (tests.length > 0) process.env.FAUBOURG_TESTS = tests.join(',');
  // Stryker ends the process itself when it is interrupted.
  const clear = () => {
    rmSync(copy, { recursive: true, force: true });
  };
  process.once('exit', clear);
  try {
    await copyProject(house, copy);
    process.chdir(copy);
    const stryker = new Stryker({
      mutate: patterns(workspace, wish.globs),
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'vitest.config.ts', dir: workspace, related: false },
      coverageAnalysis: 'perTest',
      concurrency: 2,
      // An endless loop shows by how often its mutant is passed. A short time would take the start
      // of a fresh process on a busy machine for one, and count it as caught.
      timeoutMS: 60_000,
      // The copy is ours to break.
      inPlace: true,
      allowEmpty: false,
      reporters: [...wish.reporters],
      logLevel: 'warn' as LogLevel,
      clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
      jsonReporter: { fileName: `${report}.json` },
      incremental: wish.incremental,
      ignoreStatic: wish.quick ?? false,
      incrementalFile: `${report}.incremental.json`,
      allowConsoleColors: false,
    });
    const results = await stryker.runMutationTest();
    const count = (...which: string[]) =>
      results.filter(({ status }) => which.includes(status)).length;
    const caught = count('Killed', 'Timeout');
    // A mutant that cannot even be loaded proves nothing.
    return { mutants: caught + count('Survived', 'NoCoverage'), caught };
  } finally {
    process.chdir(home);
    clear();
    process.off('exit', clear);
  }
}

function patterns(workspace: string, globs: readonly string[]): string[] {
  if (globs.length > 0) return globs.map((glob) => `${workspace}/${glob}`);
  if (workspace.startsWith('games/')) return [`${workspace}/rules/**/*.ts`];
  return [`${workspace}/**/*.ts`, `!${workspace}/{test,bench,conformance}/**`];
}

/**
 * Which tests have to catch what is broken in a game's rules: those named after the rules. Whole
 * games by bots and the kit's random games would catch many a mutant too, at a hundred times the
 * cost of every run.
 */
function proofs(workspace: string): string[] {
  if (!workspace.startsWith('games/')) return [];
  return ['**/test/!(bot*|fallback|conformance).test.ts'];
}
