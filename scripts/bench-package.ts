/*
 * What the released package costs, measured as somebody would use it: packed, installed without
 * network into an empty folder outside the project, started, and played on by a foreign bot that is
 * taken from the documents of the running server.
 *
 *   npm run bench:package            one JSON line for each figure
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRelease } from './release/build.ts';
import { pack } from './release/pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'faubourg-package-'));
const steps: string[] = [];

const say = (figure: string, value: number | string, unit: string): void =>
  console.log(JSON.stringify({ figure: `package/${figure}`, value, unit }));

/** Megabytes with one digit after the point. */
const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;

function sizeOf(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function install(): void {
  const built = join(folder, 'package');
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const { file, size } = pack(built, folder);
  say('tarball', megabytes(size), 'MB');
  const quietly = ['--offline', '--no-audit', '--no-fund', '--silent'];
  // A shell, because npm is npm.cmd on Windows.
  const shell = process.platform === 'win32';
  execFileSync('npm', ['install', ...quietly, file], { cwd: empty, shell });
  steps.push('npm install faubourg');
  const modules = join(empty, 'node_modules');
  const packages = readdirSync(modules).filter((name) => !name.startsWith('.'));
  say('installed', megabytes(sizeOf(modules)), 'MB');
  say('packages', packages.length, 'packages');
}

/** The memory of a process that Linux counts as in use, in megabytes; null on other systems. */
function residentMemory(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return line ? Math.round((Number(line[1]) * 1024) / 1e6) : null;
}

async function main(): Promise<void> {
  await buildRelease(join(folder, 'package'));
  install();
  const empty = join(folder, 'empty');
  const program = join(empty, 'node_modules', 'faubourg', 'bin', 'faubourg.js');
  const started = performance.now();
  const server = spawn(
    process.execPath,
    [program, 'serve', '--port', '0', '--data', join(empty, 'data'), '--json'],
    { cwd: empty, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const { address } = JSON.parse(line.toString()) as { address: string };
    steps.push('faubourg serve');
    await (await fetch(address)).text();
    say('first-page', Math.round(performance.now() - started), 'ms');
    say('memory-at-rest', residentMemory(server.pid!) ?? 'not known here', 'MB');

    const bot = join(empty, 'http_bot.py');
    const response = await fetch(`${address}/docs/examples/http_bot.py`);
    writeFileSync(bot, await response.text());
    steps.push('download http_bot.py from /docs/bot-protocol.html');
    const began = performance.now();
    const child = spawn('python3', [bot, address, 'tower-up', '2'], { cwd: empty, stdio: 'pipe' });
    const [out, [code]] = await Promise.all([child.stdout.toArray(), once(child, 'close')]);
    if (code !== 0) throw new Error(`the bot ended with ${String(code)}`);
    steps.push(`python3 http_bot.py <address> tower-up 2`);
    const { scores } = JSON.parse(out.join('')) as { scores: readonly number[] };
    say('game-of-a-foreign-bot', Math.round(performance.now() - began), `ms, ${scores.join(':')}`);
    say('memory-after-the-game', residentMemory(server.pid!) ?? 'not known here', 'MB');
    say('steps-to-a-first-game', steps.length, steps.join('; '));
  } finally {
    const closed = once(server, 'close');
    server.kill();
    await closed;
  }
}

try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
