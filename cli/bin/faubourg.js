#!/usr/bin/env node
// Plain JavaScript, because it also runs on older versions of Node. The sources need Node 24, which
// `npm ci` installs for systems whose own Node is older.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** The path of Node 24 in the nearest node_modules, or null. */
function nodeBroughtAlong() {
  for (let folder = here; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', '.bin', 'node');
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) return null;
  }
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };

function passOn(program) {
  const child = spawn(program, [join(here, 'faubourg.js'), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  for (const signal of Object.keys(SIGNALS)) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (SIGNALS[signal] ?? 9)));
}

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // With the compile cache, commands start twice as fast. The variable hands it on to threads.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
  module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
  await import('../main.ts');
} else {
  const program = nodeBroughtAlong();
  if (program !== null) passOn(program);
  else {
    console.error(`faubourg needs Node 24 or later; this is ${process.version}.`);
    process.exitCode = 3;
  }
}
