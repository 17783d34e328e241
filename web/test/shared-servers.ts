import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * The servers of the browser tests: started once by Playwright's global set-up and shared by all of
 * its workers. They are ready at different times (the toy's page is built first), so a worker waits
 * for the one it needs.
 */
const SCRIPTS = {
  games: join(import.meta.dirname, 'play', 'serve.ts'),
  toy: join(import.meta.dirname, 'toy-table', 'serve.ts'),
};
type Name = keyof typeof SCRIPTS;

/** The environment variable with the folder to which each server's address is written. */
const FOLDER = 'FAUBOURG_TEST_SERVERS';

// oxlint-disable-next-line import/no-default-export -- Playwright looks for it there
export default async function startServers(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-servers-'));
  process.env[FOLDER] = folder;
  const children = Object.entries(SCRIPTS).map(([name, script]) => {
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    const written = writeAddress(child, join(folder, name));
    return { child, ended, written };
  });
  return async () => {
    for (const { child } of children) child.kill('SIGTERM');
    for (const { ended, written } of children) await Promise.all([ended, written]);
    await rm(folder, { recursive: true });
  };
}

/** Writes the address of a server to a file, or the empty text if it ended before it had one. */
async function writeAddress(child: ChildProcess, file: string): Promise<void> {
  let output = '';
  const address = await new Promise<string>((resolve) => {
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /open at (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => resolve(''));
  });
  // Renamed into place, so that no worker reads a part of the address.
  await writeFile(`${file}.part`, address);
  await rename(`${file}.part`, file);
}

/** Waits for the address of a shared server. */
export async function addressOf(name: Name): Promise<string> {
  const folder = process.env[FOLDER];
  if (folder === undefined) throw new Error('No servers were started: is the set-up missing?');
  // The watch starts before the first read, so that no change is missed.
  const changes = watch(folder);
  try {
    for (;;) {
      const changed = once(changes, 'change');
      const address = await readFile(join(folder, name), 'utf8').catch(() => null);
      if (address === '') throw new Error(`The server "${name}" ended before it was open.`);
      if (address !== null) return address;
      await changed;
    }
  } finally {
    changes.close();
  }
}
