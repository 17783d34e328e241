import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { bundleBench } from './bundle.ts';

const FORMAT = 'faubourg-benches-1';

/** The bench files of one commit as programs, in one file. */
export type StoredBuild = {
  readonly format: typeof FORMAT;
  /** The commit, with a plus sign if files were changed after it. */
  readonly commit: string;
  /** By path of the bench file: its program. */
  readonly benches: Readonly<Record<string, string>>;
};

/** Bundles these bench files of the present tree. */
export async function makeBuild(root: string, files: readonly string[]): Promise<StoredBuild> {
  const benches: Record<string, string> = {};
  for (const file of files) benches[file] = await bundleBench(root, file);
  return { format: FORMAT, commit: commitOf(root), benches };
}

export async function storeBuild(build: StoredBuild, path: string): Promise<void> {
  await writeFile(path, `${JSON.stringify(build)}\n`);
}

/** Reads a stored build. Returns the reason if the file is none. */
export async function readBuild(path: string): Promise<StoredBuild | { readonly fault: string }> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return { fault: `${path} cannot be read` };
  }
  const fault = {
    fault: `${path} is no stored build; npm run bench -- --store <file> writes one`,
  };
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return fault;
  }
  const isBuild =
    typeof read === 'object' && read !== null && 'format' in read && read.format === FORMAT;
  // Only `storeBuild` writes this format.
  return isBuild ? (read as StoredBuild) : fault;
}

function commitOf(root: string): string {
  const git = (...args: string[]): string =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
  const commit = git('rev-parse', '--short', 'HEAD');
  if (commit === '') return 'no commit';
  return git('status', '--porcelain') === '' ? commit : `${commit}+`;
}
