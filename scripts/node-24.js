// Loaded before every script. Plain JavaScript, because it must run on older versions of Node too.
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Faubourg needs Node 24 or later; this is ${process.version}. On Linux \`npm ci\` brings ` +
      'one along for the npm scripts (unless optional dependencies are left out).',
  );
  process.exit(1);
}
// Compiled sources are kept for the next start, which is then about twice as fast. The variable
// hands this on to threads and to the programs that a script starts.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
