'use strict';
// boardgame.io's own server with the same game, its matches in memory (it has no durable store
// of its own that it would wait for).
const { Server } = require('boardgame.io/server');

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
const server = Server({ games: [counter], origins: ['*'] });

async function open() {
  const { appServer } = await server.run({ port: 0, callback: () => {} });
  process.on('message', () => {
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    process.send({ rss: process.memoryUsage().rss, cpu: user + system });
  });
  process.once('disconnect', () => process.exit());
  process.send({ address: `http://localhost:${appServer.address().port}` });
}

void open();
