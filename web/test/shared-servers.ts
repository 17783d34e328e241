import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * The servers of the browser tests, shared by all workers of Playwright. Its global set-up starts each
 * of them when a worker first asks for its address, which it does by a file: a run without the toy
 * does not build the toy's page.
 */
const SCRIPTS = {
  games: join(import.meta.dirname, 'play', 'serve.ts'),
  toy: join(import.meta.dirname, 'toy-table', 'serve.ts'),
};
type Name = keyof typeof SCRIPTS;

/** The environment variable with the folder to which each server's address is written. */
const FOLDER = 'FAUBOURG_TEST_SERVERS';

const isName = (text: string): text is Name => Object.hasOwn(SCRIPTS, text);
const wantedFile = (name: string): string => `${name}.wanted`;

// oxlint-disable-next-line import/no-default-export -- Playwright looks for it there
export default async function startServers(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-servers-'));
  process.env[FOLDER] = folder;
  const started = new Map<Name, { child: ChildProcess; ended: Promise<unknown> }>();
  const start = (name: Name): void => {
    if (started.has(name)) return;
    const child = spawn(process.execPath, [SCRIPTS[name]], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = Promise.all([once(child, 'exit'), writeAddress(child, join(folder, name))]);
    started.set(name, { child, ended });
  };
  // Nothing is missed: workers start after this, and ask only then.
  const requests = watch(folder, (_, file) => {
    const name = file?.replace(/\.wanted$/, '') ?? '';
    if (file === wantedFile(name) && isName(name)) start(name);
  });
  return async () => {
    requests.close();
    for (const { child } of started.values()) child.kill('SIGTERM');
    for (const { ended } of started.values()) await ended;
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
  await writeFile(join(folder, wantedFile(name)), '');
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
