import { QuickChance } from '@faubourg/core';
import { setTimeout as pause } from 'node:timers/promises';
import { installTool } from '../../tools/open-tool.ts';
import { type Match, move, openMatches } from './boardgame-tables.ts';
import { Saturation } from './load.ts';
import { launch } from './process.ts';
import { quantiles, round } from './quantiles.ts';
import { answer, type BenchTable, connect, openTables } from './tables.ts';

const SEATS = 4;
const faubourg = new URL('./server.ts', import.meta.url);
const boardgame = new URL('./boardgame-server.cjs', import.meta.url);

/** From sending an answer until all four screens show it, each table answering once per `every`. */
export async function latency(tables: number, every: number, duration: number) {
  const server = await launch(faubourg);
  const samples: number[] = [];
  const under = new Map<BenchTable, { at: number; shown: number }>();
  const opened = await openTables(server.address, tables, (table) => {
    const one = under.get(table);
    if (!one || ++one.shown < SEATS) return;
    samples.push(performance.now() - one.at);
    under.delete(table);
  });
  let late = 0;
  const chance = new QuickChance(1);
  const timers = opened.map(async (table) => {
    // Spread over the whole period.
    await pause(chance.int(every));
    const beat = setInterval(() => {
      if (under.has(table)) late++;
      else {
        under.set(table, { at: performance.now(), shown: 0 });
        answer(table);
      }
    }, every);
    return beat;
  });
  const beats = await Promise.all(timers);
  // The time of compilation does not count.
  await pause(every);
  samples.length = 0;
  const start = performance.now();
  await pause(duration);
  const seconds = (performance.now() - start) / 1000;
  for (const beat of beats) clearInterval(beat);
  const count = samples.length;
  for (const { sockets } of opened) for (const socket of sockets) socket.close();
  await server.stop();
  return {
    tables,
    connections: tables * SEATS,
    answersPerSecond: round(count / seconds),
    unit: 'ms from answer to all four screens',
    ...quantiles(samples),
    late,
  };
}

/** Memory of the server for connections that watch an idle table. */
export async function idle(connections: number) {
  const server = await launch(faubourg);
  const [table] = await openTables(server.address, 1, () => {});
  const before = (await server.used()).rss;
  let opened = 0;
  const opener = async (): Promise<void> => {
    while (opened < connections) {
      opened++;
      const socket = await connect(server.address, '');
      socket.send(JSON.stringify({ do: 'watch', id: 1, table: table!.id }));
      sockets.push(socket);
    }
  };
  const sockets: { close(): void }[] = [];
  await Promise.all(Array.from({ length: 32 }, opener));
  await pause(1000);
  const after = (await server.used()).rss;
  for (const socket of sockets) socket.close();
  await server.stop();
  return { connections, kibPerConnection: round((after - before) / connections / 1024) };
}

/**
 * Durable answers a second when every table answers as fast as it can, over games of `length`
 * answers; the same four people on the same connections at `together` tables each.
 */
export async function saturation(tables: number, length: number, together = 1) {
  const server = await launch(faubourg);
  const measured = await afterWarmUp(async () => {
    const load = new Saturation<BenchTable>(SEATS);
    const opened = await openTables(server.address, tables, load.shown, together);
    const found = await load.measure(server, { tables: opened, again: answer }, length);
    for (const { sockets } of opened) for (const socket of sockets) socket.close();
    return found;
  });
  await server.stop();
  return measured;
}

/** Everything twice on the same server: the first round warms up the compiler. */
async function afterWarmUp<T>(round: () => Promise<T>): Promise<T> {
  await round();
  return round();
}

/** The same with boardgame.io, with matches in memory or in its own files. */
export async function boardgameSaturation(
  tables: number,
  length: number,
  kept: 'memory' | 'files',
) {
  installTool('rivals');
  const server = await launch(boardgame, [kept]);
  const measured = await afterWarmUp(async () => {
    const load = new Saturation<Match>(SEATS);
    const matches = await openMatches(server.address, tables, load.shown);
    const found = await load.measure(server, { tables: matches, again: move }, length);
    for (const { sockets } of matches) for (const socket of sockets) socket.close();
    return found;
  });
  await server.stop();
  return measured;
}
