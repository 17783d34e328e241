import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The output of git, or null if it fails. */
async function git(folder: string, ...args: string[]): Promise<string | null> {
  try {
    return (await run('git', args, { cwd: folder })).stdout.trim();
  } catch {
    return null;
  }
}

/** The last commit that this branch shares with the main branch. */
async function forkPoint(folder: string): Promise<string> {
  for (const branch of ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']) {
    const base = await git(folder, 'merge-base', 'HEAD', branch);
    if (base !== null && base !== '') return base;
  }
  return 'HEAD';
}

/**
 * The files that changed since the branch began, committed or not, and the commit at which it
 * began.
 */
export async function changedFiles(folder: string): Promise<{ since: string; files: string[] }> {
  const since = await forkPoint(folder);
  const changed = await git(folder, 'diff', '--name-only', since);
  const added = await git(folder, 'ls-files', '--others', '--exclude-standard');
  const files = [changed, added].flatMap((text) => text?.split('\n') ?? []);
  return { since, files: files.filter((file) => file !== '') };
}
