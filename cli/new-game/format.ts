import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Formats the files of a new game: names of another length break lines elsewhere. Tells whether
 * that was possible; where the formatter is not installed, `npm run format` does it later.
 */
export async function format(root: string, folder: string): Promise<boolean> {
  const formatter = join(root, 'node_modules', '.bin', 'oxfmt');
  try {
    await promisify(execFile)(process.execPath, [formatter, folder], { cwd: root });
    return true;
  } catch {
    return false;
  }
}
