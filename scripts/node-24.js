// Loaded before every script. Plain JavaScript, because it must run on older versions of Node too.
import './compile-cache.js';

const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Faubourg needs Node 24 or later; this is ${process.version}. On Linux \`npm ci\` brings ` +
      'one along for the npm scripts (unless optional dependencies are left out).',
  );
  process.exit(1);
}
