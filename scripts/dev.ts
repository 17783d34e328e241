/*
 * Development: the page by Vite with hot reload, the documents at /docs, and behind them a server
 * that restarts whenever one of its files changes.
 *
 *   npm run dev
 *
 * PORT chooses the port of the page (5173), SERVER_PORT that of the server (the next one); 0 takes
 * any free port. FAUBOURG_DATA chooses the folder of the data (data-dev).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { docs } from './dev/docs-plugin.ts';
import { freePort } from './dev/free-port.ts';
import { cache, root } from './tools/root.ts';

function portFrom(name: string, normal: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return normal;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new Error(`${name} must be a whole number from 0 to 65535, but it is "${text}".`);
}

const port = portFrom('PORT', 5173);
const wanted = portFrom('SERVER_PORT', port === 0 ? 0 : port + 1);
// The server uses the same port after every restart, so that the port must be known before the
// first start.
const serverPort = wanted === 0 ? await freePort() : wanted;
const data = resolve(process.env.FAUBOURG_DATA || join(root, 'data-dev'));
const target = `http://localhost:${serverPort}`;

const page = await createServer({
  configFile: join(root, 'web', 'vite.config.ts'),
  cacheDir: join(cache, 'vite-dev'),
  clearScreen: false,
  plugins: [docs()],
  server: {
    port: port === 0 ? await freePort() : port,
    strictPort: true,
    // Keeps the page's host, because the server accepts only requests of its own origin.
    proxy: { '/api': { target, ws: true, changeOrigin: false } },
  },
});
await page.listen();

/** Folders and not imports, because data of the games and lazy imports count as well. */
const watched = ['core', 'games', 'protocol', 'search', 'server']
  .map((name) => join(root, name))
  .filter((folder) => existsSync(folder))
  .map((folder) => `--watch-path=${folder}`);

const server = spawn(
  process.execPath,
  [...watched, '--watch-preserve-output', join(root, 'scripts', 'dev', 'server.ts')],
  {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(serverPort), FAUBOURG_DATA: data },
  },
);
const ended = once(server, 'exit');

console.log(`The page is at ${page.resolvedUrls?.local[0] ?? ''}`);
console.log(`The server is at ${target}, its data in ${data}`);
console.log('Ctrl-C ends both.');

let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // A terminal sends Ctrl-C to both processes. Other programs send their signal to this one alone.
  if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM');
  await Promise.all([page.close(), ended]);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0));
// The page cannot be used without its server.
void ended.then(() => stop(1));
