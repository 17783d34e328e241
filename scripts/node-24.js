// Loaded before every script of ours. Plain JavaScript: it must run on the Node it complains about.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Faubourg needs Node 24 or later; this is ${process.version}. On Linux \`npm ci\` brings ` +
      'one along for the npm scripts (unless optional dependencies are left out).',
  );
  process.exit(1);
}
