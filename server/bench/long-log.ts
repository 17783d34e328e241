import { type GameVersions, orThrow } from '@faubourg/core';
import { importTable, openStore } from '../admin/index.ts';
import { rm } from 'node:fs/promises';
import { Client, newKey } from '../test/client.ts';
import { newBenchFolder } from './bench-folder.ts';
import { longLog, type LogLimits } from './make-long-log.ts';
import { launch, type Measured } from './process.ts';
import { round } from './quantiles.ts';

/** Histories read at the same time. */
const READERS = 20;

/** Milliseconds of processor time of the server, in all and in the longest turn of its event loop. */
type Cost = { readonly cpu: number; readonly hold: number };

async function cost(server: Measured, work: () => Promise<unknown>): Promise<Cost> {
  const { cpu, hold } = await server.turns(work);
  return { cpu: round(cpu), hold: round(hold) };
}

/** What a table with the longest log that the limits allow costs a server with the real games. */
export async function longLogCosts(games: GameVersions, id: string, limits: LogLimits) {
  const data = await newBenchFolder();
  const start = (): Promise<Measured> =>
    launch(new URL('./server.ts', import.meta.url), ['catalogue', data]);
  let server = await start();
  const seats = orThrow(games.newest(id)).game.seats.max;
  const names = Array.from({ length: seats }, (_, i) => `Person ${i}`);
  const clients = await Promise.all(names.map((name) => Client.guest(server.address, name)));
  const people = clients.map((client) => client.id);
  const whole = longLog(games, id, people, limits);
  const database = await openStore(undefined, `${server.data}/faubourg.sqlite`);
  const file = { format: 'faubourg/table', version: 1, createdAt: 0, chat: [] };
  const { id: finished, secret, log, undoable } = whole;
  orThrow(await importTable(database, games, { ...file, id: finished, secret, log }));
  const running = `${finished.slice(0, 21)}${finished.endsWith('A') ? 'B' : 'A'}`;
  const part = log.slice(0, undoable.length);
  orThrow(await importTable(database, games, { ...file, id: running, secret, log: part }));
  await database.close();

  const seated = clients[undoable.seat]!;
  const get = (path: string) => () => seated.ok('GET', `/api/tables/${path}`);
  const costs: { [what: string]: Cost } = {};
  const measure = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    costs[what] = await cost(server, work);
  };
  await measure('load for the first time', get(running));
  await measure('load of the finished game for the first time', get(finished));
  await server.stop();
  server = await start();
  for (const client of clients) client.address = server.address;
  await measure('load after a restart', get(running));
  const turnOf = async (): Promise<number> =>
    ((await get(running)()) as unknown as { frame: { turn: number } }).frame.turn;
  const turn = await turnOf();
  await measure('undo', () => seated.post(running, 'undo', { key: newKey(), turn }));
  await measure('load of the finished game after a restart', get(finished));
  const { n } = (await get(finished)()) as { n: number };
  await measure('first page of the history', get(`${finished}/events?from=0`));
  await measure('last page', get(`${finished}/events?from=${n - 60}`));
  await measure('a page in the middle', get(`${finished}/events?from=${Math.floor(n / 2)}`));
  await measure(`${READERS} pages at once`, () =>
    Promise.all(
      Array.from({ length: READERS }, (_, i) =>
        get(`${finished}/events?from=${Math.floor((n * i) / READERS)}`)(),
      ),
    ),
  );
  await measure('the record', get(`${finished}/record`));
  await measure('the record again', get(`${finished}/record`));
  await server.stop();
  await rm(data, { recursive: true, force: true });
  const undos = log.filter(({ entry }) => entry.kind === 'undo').length;
  return { seats, rows: log.length, undos, costs };
}
