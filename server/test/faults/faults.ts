import { type GameRecord, gameVersions, QuickChance, replay } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { isDeepStrictEqual } from 'node:util';
import { openStore } from '../../store/open.ts';
import { readLog } from '../../store/tables.ts';
import { Client } from '../client.ts';
import { Cluster } from './cluster.ts';
import { Player, type Ways } from './player.ts';
import { Relay } from './relay.ts';

export type Report = {
  readonly kills: number;
  /** How often the database itself was killed. */
  readonly disasters: number;
  readonly games: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  /** Messages that arrived after one that was sent later. */
  readonly overtaken: number;
  readonly unverified: number;
  readonly faults: readonly string[];
};

export type Trial = {
  readonly kills: number;
  readonly nodes: number;
  readonly tables: number;
  readonly data: string;
  readonly database?: string;
  /** Draws everything random here; the timing of the servers is not controlled. */
  readonly seed?: number;
  /** Something else that goes wrong, once, half-way through. */
  readonly disaster?: () => Promise<void>;
};

type Game = {
  readonly table: string;
  readonly players: readonly Player[];
  readonly client: Client;
};

/** Plays games at `tables` tables while servers are killed; then checks everything. */
export async function trial(options: Trial): Promise<Report> {
  const { kills, nodes, tables, data, database } = options;
  const chance = new QuickChance(options.seed ?? 1);
  const cluster = new Cluster(nodes, { FAUBOURG_DATA: data, DATABASE_URL: database ?? '' }, chance);
  await cluster.start();
  const relay = await Relay.open(() => cluster.some(), chance);
  let untilKill = 1;
  const killing: { now: Promise<void> | null } = { now: null };
  let struck = false;

  const onAck = (): void => {
    if (killing.now || cluster.kills >= kills || --untilKill > 0) return;
    untilKill = 1 + chance.int(40);
    const disaster =
      options.disaster && !struck && cluster.kills >= kills / 2 ? options.disaster : null;
    if (disaster) struck = true;
    killing.now = (disaster ? disaster() : cluster.kill()).finally(() => {
      killing.now = null;
    });
  };

  const games: Game[] = [];
  await Promise.all(
    Array.from({ length: tables }, async () => {
      do {
        const game = await open({ cluster, relay, chance }, onAck);
        games.push(game);
        await Promise.all(game.players.map((player) => player.play()));
      } while (cluster.kills < kills);
    }),
  );
  await killing.now;
  await relay.close();
  const unverified: string[] = [];
  const astray: string[] = [];
  for (const { table, client, players } of games) {
    for (const player of players) {
      const whole = await patiently(cluster, player.client, 'GET', `/api/tables/${table}`);
      if (!isDeepStrictEqual(whole['frame'], player.seen)) astray.push('an end seen otherwise');
    }
    const record = await patiently(cluster, client, 'GET', `/api/tables/${table}/record`);
    const verified = replay(record as unknown as GameRecord, gameVersions([toy]));
    if ('problem' in verified) unverified.push(JSON.stringify(verified.problem));
  }
  await cluster.stop();
  const count = await compare(games, data, database);
  const disasters = struck ? 1 : 0;
  return {
    kills: cluster.kills,
    disasters,
    games: games.length,
    unverified: unverified.length,
    overtaken: relay.overtaken,
    ...count,
    faults: [...count.faults, ...cluster.deaths, ...astray],
  };
}

async function open(ways: Ways, onAck: () => void): Promise<Game> {
  const { cluster } = ways;
  const clients: Client[] = [];
  for (const name of ['Ada', 'Bo']) {
    const client = new Client(await cluster.some());
    const guest = await patiently(cluster, client, 'POST', '/api/guest', { name });
    client.token = guest['token'] as string;
    clients.push(client);
  }
  const seats = [{ for: 'anyone' }, { for: 'anyone' }, { for: 'bot', level: 'apprentice' }];
  const client = clients[0]!;
  const opened = await patiently(cluster, client, 'POST', '/api/tables', { game: 'toy', seats });
  const table = opened['table'] as string;
  for (const one of clients) await patiently(cluster, one, 'POST', `/api/tables/${table}/sit`, {});
  await patiently(cluster, client, 'POST', `/api/tables/${table}/start`, {});
  return { table, client, players: clients.map((one) => new Player(one, table, ways, onAck)) };
}

/** Repeats an idempotent request until some node has answered it. */
async function patiently(
  cluster: Cluster,
  client: Client,
  method: string,
  path: string,
  body?: unknown,
) {
  for (;;) {
    client.address = await cluster.some();
    const answer = await client.call(method, path, body).catch(() => null);
    if (!answer || answer.status === 503) continue;
    const { rule, code } = (answer.body['problem'] ?? {}) as { rule?: string; code?: string };
    // It was done, and the reply was lost in a crash.
    if (code === 'already-seated' || (rule === 'FB-31' && path.endsWith('/start'))) return {};
    if (answer.status >= 300) throw new Error(JSON.stringify(answer));
    return answer.body;
  }
}

/** Compares what was acknowledged with what the log contains. */
async function compare(games: readonly Game[], data: string, url: string | undefined) {
  const database = await openStore(url, `${data}/faubourg.sqlite`);
  const faults: string[] = [];
  let acknowledged = 0;
  let lost = 0;
  let twice = 0;
  for (const { table, players } of games) {
    const logged = new Map<string, string>();
    for (const { key, entry } of await readLog(database, table)) {
      if (entry.kind !== 'answer' || entry.by !== 'person') continue;
      if (key === null || logged.has(key)) twice++;
      else logged.set(key, JSON.stringify(entry.answer));
    }
    for (const player of players) {
      faults.push(...player.faults);
      for (const { seat, key, answer } of player.acked.values()) {
        acknowledged++;
        if (logged.get(`${seat}:${key}`) !== JSON.stringify(answer)) lost++;
        logged.delete(`${seat}:${key}`);
      }
    }
    // Players resend until they know: an entry left over was written without an acknowledgement.
    if (logged.size > 0) faults.push(`${logged.size} answers in the log that nobody was told of`);
  }
  await database.close();
  return { acknowledged, lost, twice, faults };
}
