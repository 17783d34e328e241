/*
 * Plays tables over the API of a server and stores all of it, for the tests of later versions:
 *
 *   node server/test/make-stored.ts server/test/fixtures/stored-0.1.0
 *
 * The folder must not exist. Shuffles and bots differ from run to run, so a folder is made once
 * with the version it is named after and never again; the script itself runs with later versions.
 */
import {
  copyJson,
  type Json,
  QuickChance,
  randomAnswer,
  replay,
  writePosition,
} from '@faubourg/core';
import type { AnyView, GameRecord } from '@faubourg/core';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, exportTable, loadGames, openStore } from '../admin/index.ts';
import { Client, type LiveClient, newKey } from './client.ts';
import { startServer } from './server.ts';
import { clientOf, collectAnswers, type StoredPerson, type StoredTable } from './stored/answers.ts';
import { type Exchange, exchange } from './stored/session.ts';
import { frameOf, watch } from './tables.ts';

const folder = process.argv[2];
if (folder === undefined) throw new Error('which folder?');
await mkdir(folder);
const games = await loadGames();
const serverGames = new URL('../catalogue.ts', import.meta.url);
const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
const chance = new QuickChance(1);

const server = await startServer({
  data,
  games: serverGames,
  bots: { budget: 20, threads: 1, grace: 600_000 },
});
const { address } = server;
const names = ['Ada', 'Bob', 'Cleo', 'Dora'];
const clients: Client[] = [];
for (const name of names) clients.push(await Client.guest(address, name));
const [ada, bob, cleo, dora] = clients as [Client, Client, Client, Client];
const tables: StoredTable[] = [];
const idOf = (title: string): string => tables.find((one) => one.title === title)!.table;

const anyone = { for: 'anyone' };
const bot = { for: 'bot', level: 'apprentice' };

async function open(
  host: Client,
  title: string,
  newTable: Record<string, unknown>,
): Promise<string> {
  const { table } = await host.ok('POST', '/api/tables', { listed: true, ...newTable });
  tables.push({ title, table: table as string });
  return table as string;
}

async function start(
  host: Client,
  title: string,
  newTable: Record<string, unknown>,
  sit: Client[],
) {
  const table = await open(host, title, newTable);
  for (const client of sit) await client.post(table, 'sit');
  await host.post(table, 'start');
  return table;
}

type Ask = { readonly seat: number; readonly kind: string; readonly owed: boolean };

const owed = (live: LiveClient, table: string): Ask[] =>
  frameOf(live, table).asks.filter((ask) => ask.owed);

/** Whether only people are waited for: bots have done all they owe. */
function settled(live: LiveClient, table: string): boolean {
  const { seats, phase } = frameOf(live, table).table;
  return phase !== 'running' || owed(live, table).some(({ seat }) => seats[seat]!.bot === null);
}

/** Some legal answer for what this client is asked now. */
async function answerSome(client: Client, table: string): Promise<void> {
  const { frame } = (await client.ok('GET', `/api/tables/${table}`)) as unknown as {
    frame: { you: number; turn: number; view: AnyView; table: { game: string; rules: number } };
  };
  const found = games.exact(frame.table.game, frame.table.rules);
  if ('problem' in found) throw new Error(JSON.stringify(found));
  const state = found.game.resample(frame.view, chance);
  const answer = randomAnswer(found.game, state, frame.you, chance);
  const body = { key: newKey(), turn: frame.turn, answer };
  await client.call('POST', `/api/tables/${table}/answer`, body);
}

/** Plays on with random answers of these people until `enough`, at a moment that waits for people. */
async function playUntil(
  table: string,
  players: readonly Client[],
  enough: (live: LiveClient, answers: number) => boolean,
): Promise<void> {
  const lives = await Promise.all(players.map((client) => watch(client, table)));
  const [first] = lives as [LiveClient];
  for (let answers = 0; ; answers++) {
    await first.until(() => settled(first, table));
    if (frameOf(first, table).table.phase !== 'running' || enough(first, answers)) break;
    const { seat } = owed(first, table).find(
      (ask) => frameOf(first, table).table.seats[ask.seat]!.bot === null,
    )!;
    const at = lives.findIndex((live) => frameOf(live, table).you === seat);
    await answerSome(players[at]!, table);
    await first.ask({ do: 'unwatch', table: 'A'.repeat(22) });
  }
  for (const live of lives) live.close();
}

/** Answers and undoes the answer, at the first moment where that is allowed. */
async function undoOnce(table: string, players: readonly Client[]): Promise<void> {
  let undone = 0;
  for (let round = 0; round < 200 && undone === 0; round++) {
    for (const client of players) {
      const { body } = await client.call('GET', `/api/tables/${table}`);
      const frame = body['frame'] as unknown as { you: number; turn: number; asks: Ask[] };
      if (!frame.asks.some((ask) => ask.seat === frame.you && ask.owed)) continue;
      await answerSome(client, table);
      const after = (await client.ok('GET', `/api/tables/${table}`))['frame'] as { turn: number };
      const undo = { key: newKey(), turn: after.turn };
      const { status } = await client.call('POST', `/api/tables/${table}/undo`, undo);
      if (status === 200) undone++;
      break;
    }
  }
  if (undone === 0) throw new Error(`nothing was undone at ${table}`);
}

const plans = [
  { game: 'downtown', fewest: 3, options: { money: 'hidden' }, rest: 'ballot' },
  { game: 'chinatown', fewest: 3, options: {}, rest: 'keep' },
  { game: 'tower-up', fewest: 2, options: {}, rest: null },
];
for (const { game, fewest, options, rest } of plans) {
  const people = [ada, bob, cleo].slice(0, fewest);
  const open3 = Array.from({ length: 3 }, () => anyone);
  const openAll = people.map(() => anyone);
  /** A moment at which no bot may act unasked. */
  const atRest = (live: LiveClient, table: string): boolean =>
    rest === null || owed(live, table).some(({ kind }) => kind === rest);

  await open(ada, `${game}: open`, { game, seats: open3, options });
  const secret = await open(bob, `${game}: open, unlisted, without spectators`, {
    game,
    seats: open3,
    listed: false,
    spectators: false,
  });
  await bob.post(secret, 'sit');

  const waiting = await open(ada, `${game}: waiting`, {
    game,
    seats: [anyone, { for: 'person', person: dora.id }, anyone],
    clock: { live: { bank: 300_000, increment: 20_000 } },
    standIn: 'regular',
  });
  await ada.post(waiting, 'sit', { contribution: 'ab'.repeat(32) });
  await cleo.post(waiting, 'sit', { seat: 2 });
  await cleo.post(waiting, 'stand');
  await ada.post(waiting, 'bot', { seat: 2, level: 'expert' });
  await ada.post(waiting, 'bot', { seat: 2, level: null });
  await bob.post(waiting, 'sit', { seat: 2 });
  await bob.post(waiting, 'chat', { text: `Who plays ${game}?` });
  await cleo.post(waiting, 'chat', { text: 'I only watch.' });

  const closed = await open(cleo, `${game}: closed`, { game, seats: open3 });
  await ada.post(closed, 'sit');
  await cleo.post(closed, 'close');

  const withBots = await start(
    dora,
    `${game}: running with bots`,
    { game, seats: [anyone, bot, bot] },
    [dora],
  );
  await playUntil(withBots, [dora], (live, n) => n >= 3 && atRest(live, withBots));

  const undone = await start(
    ada,
    `${game}: running, undone`,
    { game, seats: openAll, options },
    people,
  );
  await undoOnce(undone, people);
  await ada.post(undone, 'chat', { text: 'Sorry, that was a slip.' });

  const mixed = await start(
    ada,
    `${game}: running, left, replaced and resigned`,
    {
      game,
      seats: game === 'tower-up' ? [...openAll, anyone, anyone] : [...openAll, anyone],
      spectators: false,
    },
    [ada, bob, cleo, dora],
  );
  await playUntil(mixed, clients, (_live, n) => n >= 4);
  await bob.post(mixed, 'leave');
  await bob.post(mixed, 'return');
  await cleo.post(mixed, 'leave');
  await ada.post(mixed, 'replace', { seat: 2, level: 'apprentice' });
  await bob.post(mixed, 'leave');
  await dora.post(mixed, 'resign');
  await playUntil(mixed, [ada, bob], (live, n) => {
    const mine = owed(live, mixed).some(({ seat }) => seat === 1) || n >= 12;
    return mine && atRest(live, mixed);
  });

  const returned = await start(
    ada,
    `${game}: running, a bot stands in for one who left, another came back`,
    { game, seats: openAll, standIn: 'apprentice', clock: { slow: { perDecision: 259_200_000 } } },
    people,
  );
  await bob.post(returned, 'leave');
  await bob.post(returned, 'return');
  await playUntil(returned, people, (_live, n) => n >= 3);
  await bob.post(returned, 'leave');
  await playUntil(
    returned,
    people.filter((client) => client !== bob),
    (live) => atRest(live, returned),
  );

  const clocked = await start(
    ada,
    `${game}: running with a bank`,
    { game, seats: openAll, options, clock: { live: { bank: 86_400_000, increment: 5000 } } },
    people,
  );
  await playUntil(clocked, people, (_live, n) => n >= 5);

  const over = await start(
    ada,
    `${game}: over`,
    { game, seats: [anyone, ...Array.from({ length: fewest - 1 }, () => bot)], options },
    [ada],
  );
  await playUntil(over, [ada], (_live, n) => n >= 6);
  await ada.post(over, 'chat', { text: 'I give up.' });
  await ada.post(over, 'resign');
  const live = await watch(bob, over);
  await live.until(() => frameOf(live, over).table.phase === 'over');
  live.close();
  await bob.post(over, 'chat', { text: 'Well played.' });
  const { table } = await ada.post(over, 'rematch');
  tables.push({ title: `${game}: rematch`, table: table as string });
  console.log(game, 'played');
}

const timed = await start(
  ada,
  'chinatown: trade ended by its clock',
  { game: 'chinatown', seats: [anyone, anyone, anyone], clock: { kinds: { trade: 1000 } } },
  [ada, bob, cleo],
);
await playUntil(timed, [ada, bob, cleo], (live) =>
  owed(live, timed).every(({ kind }) => kind === 'trade'),
);
const looking = await watch(ada, timed);
await looking.until(() => owed(looking, timed).some(({ kind }) => kind !== 'trade'));
looking.close();

await ada.ok('POST', '/api/mutes', { person: dora.id, muted: true });
await ada.ok('PATCH', '/api/me', { webhook: 'https://faubourg.invalid/turn' });
const { codes } = await ada.ok('POST', '/api/recovery-codes', {});
await server.close();
// Not the file itself: what was written last may still lie beside it.
await backup(join(data, 'faubourg.sqlite'), join(folder, 'faubourg.sqlite'));

const exports = join(folder, 'tables');
await mkdir(exports);
const store = await openStore(undefined, join(data, 'faubourg.sqlite'));
for (const { game } of plans) {
  for (const what of ['waiting', 'closed', 'over', 'running with a bank']) {
    const file = await exportTable(store, idOf(`${game}: ${what}`));
    const name = `${game}-${what.replaceAll(' ', '-')}.json`;
    await writeFile(join(exports, name), `${JSON.stringify(file)}\n`);
  }
}
await store.close();

/* From here on time stands still, as it will for whoever compares. */
const madeAt = Date.now();
Date.now = () => madeAt;

const people: StoredPerson[] = clients.map(({ id, token }, i) => ({ name: names[i]!, id, token }));
const write = (name: string, value: unknown): Promise<void> =>
  writeFile(join(folder, name), `${JSON.stringify(value, null, 1)}\n`);

const again = await startServer({ data, games: serverGames });
const answers = await collectAnswers(again.address, people, tables);
// One table a line: long, and still to be compared by eye.
const lines = answers.tables.map((one) => JSON.stringify(one)).join(',\n');
await writeFile(
  join(folder, 'answers.json'),
  `{"madeAt":${madeAt},\n"recoveryCode":${JSON.stringify((codes as Json[])[0])},\n` +
    `"people":${JSON.stringify(people)},\n"lists":${JSON.stringify(answers.lists)},\n` +
    `"mine":${JSON.stringify(answers.mine)},\n"tables":[\n${lines}\n]}\n`,
);
await write('openapi.json', await new Client(again.address).ok('GET', '/api/openapi.json'));

/** Commands of two players and a spectator at one table, some of them refused. */
async function session(): Promise<{ table: string; exchanges: Exchange[] }> {
  const table = idOf('downtown: running, undone');
  const connections = new Map<string, LiveClient>();
  for (const person of people) {
    connections.set(person.name, await clientOf(again.address, person).live());
  }
  const exchanges: Exchange[] = [];
  const say = async (from: string, send: Record<string, unknown>): Promise<void> => {
    exchanges.push(await exchange(connections, from, { ...send, table }));
  };
  for (const { name } of people) await say(name, { do: 'watch' });
  let keys = 0;
  const key = (): string => `session-${String(keys++).padStart(4, '0')}`;
  const turnOf = (name: string) => frameOf(connections.get(name)!, table).turn;
  for (let answers = 0; answers < 12; answers++) {
    const [first] = connections.values();
    const { seat } = owed(first!, table)[0]!;
    const [name, live] = [...connections].find(([, one]) => frameOf(one, table).you === seat)!;
    const client = clientOf(
      again.address,
      people.find((person) => person.name === name)!,
    );
    const listed = (await client.ok('GET', `/api/tables/${table}/answers`))['answers'] as Json[];
    const answer = copyJson(listed[chance.int(listed.length)]);
    const sent = { do: 'answer', key: key(), turn: turnOf(name), answer };
    await say(name, sent);
    await say(name, { do: 'undo', key: key(), turn: frameOf(live, table).turn });
    // The same again is acknowledged and does nothing.
    await say(name, sent);
    if (owed(live, table).some((ask) => ask.seat === seat)) {
      await say(name, { ...sent, key: key(), turn: turnOf(name) });
    }
    if (answers === 3) await say('Bob', { do: 'chat', text: 'Thinking …' });
    if (answers === 4) await say('Dora', { do: 'chat', text: 'From the gallery.' });
    if (answers === 5) await say('Bob', { ...sent, key: key() });
    if (answers === 6) await say('Dora', { do: 'answer', key: key(), turn: 0, answer });
  }
  await say('Cleo', { do: 'unwatch' });
  await say('Cleo', { do: 'watch', from: 3 });
  await say('Cleo', { do: 'nonsense' });
  for (const live of connections.values()) live.close();
  return { table, exchanges };
}
const { table, exchanges } = await session();
await writeFile(
  join(folder, 'session.json'),
  `{"table":"${table}","exchanges":[\n${exchanges.map((one) => JSON.stringify(one)).join(',\n')}\n]}\n`,
);
await again.close();

/* Positions out of the games that are over. */
const positions = join(folder, 'positions');
await mkdir(positions);
for (const { game } of plans) {
  const over = answers.tables.find(({ title }) => title === `${game}: over`)!;
  const record = over.record.body as unknown as GameRecord;
  const wanted = [0, 1, 2, 3, 4].map((i) => Math.floor((record.rows.length * i) / 4));
  const files: [name: string, text: string][] = [];
  const replayed = replay(record, games, ({ row, play }) => {
    if (!wanted.includes(row)) return;
    const chanceState = { seed: play.seed, draws: play.chance.draws };
    const position = writePosition(play.game, play.options, play.seats, play.state, chanceState);
    const decisions = copyJson(play.game.decisions(play.state));
    const legal = decisions.map(({ seat }) => play.game.answers(play.state, seat)?.length ?? null);
    // Written at once: the state goes on changing.
    files.push([`${game}-row-${row}.json`, JSON.stringify({ position, decisions, legal })]);
  });
  if ('problem' in replayed) throw new Error(JSON.stringify(replayed));
  for (const [name, text] of files) await writeFile(join(positions, name), `${text}\n`);
}
await rm(data, { recursive: true });
