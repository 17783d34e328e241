import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTool } from '../../tools/open-tool.ts';
import { copyProject } from './copy.ts';

type StrykerModule = {
  readonly Stryker: new (options: object) => {
    runMutationTest(): Promise<readonly { readonly status: string }[]>;
  };
};

export type Score = { readonly mutants: number; readonly caught: number };

/** Makes mutants of the sources of a workspace and runs its tests on each. */
export async function mutate(settings: {
  /** The root of the project, which is copied first. */
  readonly root: string;
  readonly workspace: string;
  /** Which files, relative to the workspace. Empty: the rules of a game, or all sources. */
  readonly globs: readonly string[];
  /** Which test files, relative to the workspace. Empty: all its tests. */
  readonly tests: readonly string[];
  /** Only what changed since the last run. */
  readonly incremental: boolean;
  /**
   * Leaves out mutants of code that runs when a module is loaded, because each of them needs all
   * tests.
   */
  readonly quick?: boolean;
  /** Names of Stryker's reporters; `json` writes to reports/mutation. */
  readonly reporters: readonly string[];
}): Promise<Score> {
  const { Stryker } = await openTool<StrykerModule>('mutation');
  const { root } = settings;
  const workspace = settings.workspace.replace(/\/+$/, '');
  if (!existsSync(join(root, workspace, 'package.json'))) {
    throw new Error(`${workspace} is not a workspace of the project`);
  }
  const reports = join(root, 'reports', 'mutation');
  await mkdir(reports, { recursive: true });
  const report = join(reports, workspace.replaceAll('/', '-'));
  const copy = await mkdtemp(join(tmpdir(), 'faubourg-mutation-'));
  const home = process.cwd();
  // Makes the conformance kit play few games: a broken rule shows in the first games or never.
  process.env.FAUBOURG_MUTATION = '1';
  const tests = settings.tests.length > 0 ? settings.tests : proofs(workspace);
  if (tests.length > 0) process.env.FAUBOURG_TESTS = tests.join(',');
  // Stryker ends the process itself on an interrupt.
  const clear = () => {
    rmSync(copy, { recursive: true, force: true });
  };
  process.once('exit', clear);
  try {
    await copyProject(root, copy);
    process.chdir(copy);
    const stryker = new Stryker({
      mutate: patterns(workspace, settings.globs),
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'vitest.config.ts', dir: workspace, related: false },
      coverageAnalysis: 'perTest',
      concurrency: 2,
      // Stryker finds endless loops by counting how often a mutant runs. With a short limit the
      // start of a process on a busy machine would count as a caught mutant.
      timeoutMS: 60_000,
      // The project is a copy already.
      inPlace: true,
      allowEmpty: false,
      reporters: [...settings.reporters],
      logLevel: 'warn',
      clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
      jsonReporter: { fileName: `${report}.json` },
      incremental: settings.incremental,
      ignoreStatic: settings.quick ?? false,
      incrementalFile: `${report}.incremental.json`,
      allowConsoleColors: false,
    });
    const results = await stryker.runMutationTest();
    const count = (...which: string[]) =>
      results.filter(({ status }) => which.includes(status)).length;
    const caught = count('Killed', 'Timeout');
    // Mutants that cannot be loaded are not counted.
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
 * The tests that must catch mutants of a game's rules: those named after the rules. Games of bots
 * and of the conformance kit would catch many too, but take a hundred times as long.
 */
function proofs(workspace: string): string[] {
  if (!workspace.startsWith('games/')) return [];
  return ['**/test/!(bot*|fallback|conformance).test.ts'];
}
