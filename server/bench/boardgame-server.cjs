'use strict';
// boardgame.io's own server with the same game. Its matches are in memory, or with the argument
// "files" in the file storage it ships (FlatFile), which needs node-persist.
const { mkdtempSync, rmSync } = require('node:fs');
const { createRequire } = require('node:module');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

// The parent process has installed them.
const rivals = createRequire(join(__dirname, '../../tools/rivals/index.js'));
const { Server, FlatFile } = rivals('boardgame.io/server');
rivals.resolve('node-persist');

const counter = {
  name: 'counter',
  setup: () => ({ n: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.n++;
    },
  },
};

console.info = () => {};
const keeps = process.argv[2] === 'files';
const dir = keeps
  ? mkdtempSync(join(process.env.BENCH_DATA ?? tmpdir(), 'boardgame-bench-'))
  : null;
const server = Server({
  games: [counter],
  origins: ['*'],
  ...(keeps && { db: new FlatFile({ dir }) }),
});

async function open() {
  const { appServer } = await server.run({ port: 0, callback: () => {} });
  process.on('message', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send({ rss: process.memoryUsage().rss, cpu: user + system });
  });
  process.once('disconnect', () => {
    if (keeps) rmSync(dir, { recursive: true, force: true });
    process.exit();
  });
  process.send({ address: `http://localhost:${appServer.address().port}` });
}

void open();
