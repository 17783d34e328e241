import {
  type AnyGame,
  type GameRecord,
  type GameVersions,
  type Json,
  orThrow,
  QuickChance,
  replay,
} from '@faubourg/core';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { openStore } from '../../store/open.ts';
import { readLog } from '../../store/tables.ts';
import { Client } from '../client.ts';
import { loadGames } from './catalogue.ts';
import { Cluster } from './cluster.ts';
import { Player, type Ways } from './player.ts';
import { Relay } from './relay.ts';

export type Report = {
  readonly kills: number;
  /** Kills of nodes that were still starting. */
  readonly killsAtStart: number;
  /** How often the database itself was killed. */
  readonly databaseKills: number;
  /** Games played to the end, by the id of the game. */
  readonly games: { readonly [game: string]: number };
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  /** Messages that arrived after one that was sent later. */
  readonly overtaken: number;
  readonly unverified: number;
  readonly faults: readonly string[];
};

/** What a server that is broken on purpose does to some answers. */
export const BREAKS = ['lose', 'twice'] as const;
export type Break = (typeof BREAKS)[number];

export type Trial = {
  readonly kills: number;
  readonly nodes: number;
  readonly tables: number;
  readonly data: string;
  readonly database?: string;
  /** Draws everything random here; the timing of the servers is not controlled. */
  readonly seed?: number;
  /** The games to play; all if it is absent. */
  readonly only?: readonly string[];
  /** Breaks the servers on purpose. */
  readonly breaks?: Break;
  /** Half of the milliseconds without any message after which a player gives the game up. */
  readonly patience?: number;
  /** Kills the database and starts it again: after every tenth kill of a node, at least once. */
  readonly killDatabase?: () => Promise<void>;
};

/** More than a sound server needs for anything, however busy the machine is. */
const PATIENCE = 60_000;

/** Milliseconds between the start of a node and a kill at any moment, at most. */
const LONGEST_LIFE = 1500;

/** Acknowledgements before a kill right after one, at most, and milliseconds to wait for them. */
const MOST_ACKS = 40;
const LONGEST_WAIT = 10_000;

/** Kills of nodes for each kill of the database. */
const KILLS_PER_DATABASE_KILL = 10;

const newestRules = (versions: GameVersions, id: string): number =>
  orThrow(versions.newest(id)).game.rules;

type Game = {
  readonly table: string;
  readonly game: AnyGame;
  readonly players: readonly Player[];
  readonly client: Client;
};

/**
 * Plays all games in turn at `tables` tables while servers are killed at any moment; then checks
 * everything.
 */
export async function trial(options: Trial): Promise<Report> {
  const { kills, nodes, tables, data, database, killDatabase, breaks } = options;
  const chance = new QuickChance(options.seed ?? 1);
  const versions = await loadGames();
  const offered = versions.games.filter(
    ({ id, rules }) => newestRules(versions, id) === rules && (options.only?.includes(id) ?? true),
  );
  const environment = {
    FAUBOURG_DATA: data,
    DATABASE_URL: database ?? '',
    TEST_CATALOGUE: new URL('./catalogue.ts', import.meta.url).href,
    ...(breaks && { TEST_BREAK: breaks }),
  };
  const sound = new URL('./node.ts', import.meta.url);
  const script = breaks ? new URL('./broken-node.ts', import.meta.url) : sound;
  const cluster = new Cluster(nodes, environment, chance, script);
  await cluster.start();
  const relay = await Relay.open(() => cluster.some(), chance);
  let databaseKills = 0;

  let onAck = (): void => {};
  /** Resolves with a later acknowledgement, in the same turn of the event loop. */
  const laterAck = (): Promise<void> =>
    new Promise((resolve) => {
      let left = 1 + chance.int(MOST_ACKS);
      onAck = () => {
        if (--left === 0) resolve();
      };
    });

  /**
   * Half of the kills come at a moment that has nothing to do with what is being played, the others
   * right after an acknowledgement, while other answers are under way.
   */
  async function killAll(): Promise<void> {
    while (cluster.kills < kills) {
      if (chance.int(2) === 0) await delay(chance.int(LONGEST_LIFE));
      else await Promise.race([laterAck(), delay(LONGEST_WAIT)]);
      await cluster.kill();
      if (killDatabase && cluster.kills > databaseKills * KILLS_PER_DATABASE_KILL) {
        databaseKills++;
        await delay(chance.int(LONGEST_LIFE));
        await killDatabase();
      }
    }
  }

  const games: Game[] = [];
  let opened = 0;
  async function playOn(): Promise<void> {
    do {
      const game = offered[opened++ % offered.length]!;
      const ways = {
        cluster,
        relay,
        chance,
        patience: options.patience ?? PATIENCE,
        onAck: () => {
          onAck();
        },
      };
      const open = await openGame(ways, game);
      games.push(open);
      await Promise.all(
        open.players.map(async (player) => {
          await player.play();
          // Nobody can play on at a table that one of them cannot play on at.
          if (player.isStuck) for (const other of open.players) other.stop();
        }),
      );
      // Every game is played to its end at least once.
    } while (cluster.kills < kills || opened < offered.length);
  }

  await Promise.all([killAll(), ...Array.from({ length: tables }, playOn)]);
  await relay.close();
  const unverified: string[] = [];
  const astray: string[] = [];
  const finished: Record<string, number> = {};
  for (const { table, game, client, players } of games) {
    const read = (by: Client, what: string) =>
      patiently(cluster, by, 'GET', `/api/tables/${table}${what}`);
    try {
      for (const player of players) {
        const whole = await read(player.client, '');
        if (!isDeepStrictEqual(whole['frame'], player.seen)) astray.push('an end seen otherwise');
      }
      const verified = replay((await read(client, '/record')) as unknown as GameRecord, versions);
      if ('problem' in verified) unverified.push(JSON.stringify(verified.problem));
    } catch (error) {
      unverified.push((error as Error).message);
    }
    if (players.some((player) => player.isStuck)) continue;
    finished[game.id] = (finished[game.id] ?? 0) + 1;
  }
  await cluster.stop();
  const count = await compare(games, data, database);
  return {
    kills: cluster.kills,
    killsAtStart: cluster.killsAtStart,
    databaseKills,
    games: finished,
    unverified: unverified.length,
    overtaken: relay.overtaken,
    ...count,
    faults: [...count.faults, ...cluster.deaths, ...astray, ...unverified],
  };
}

/** Whether a report has nothing to complain of. */
export const isSound = ({ lost, twice, unverified, faults }: Report): boolean =>
  lost + twice + unverified + faults.length === 0;

/** Two people, and as many bots as the game needs, one at least. */
async function openGame(ways: Ways, game: AnyGame): Promise<Game> {
  const { cluster } = ways;
  const clients: Client[] = [];
  for (const name of ['Ada', 'Bo']) {
    const client = new Client(await cluster.some());
    const guest = await patiently(cluster, client, 'POST', '/api/guest', { name });
    client.token = guest['token'] as string;
    clients.push(client);
  }
  const bots = Math.max(1, game.seats.min - clients.length);
  const seats = [
    ...clients.map(() => ({ for: 'anyone' })),
    ...Array.from({ length: bots }, () => ({ for: 'bot', level: 'apprentice' })),
  ];
  const client = clients[0]!;
  const opened = await patiently(cluster, client, 'POST', '/api/tables', { game: game.id, seats });
  const table = opened['table'] as string;
  for (const one of clients) await patiently(cluster, one, 'POST', `/api/tables/${table}/sit`, {});
  await patiently(cluster, client, 'POST', `/api/tables/${table}/start`, {});
  return { table, game, client, players: clients.map((one) => new Player(one, table, game, ways)) };
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
    const logged = new Map<string, Json>();
    for (const { key, entry } of await readLog(database, table)) {
      if (entry.kind !== 'answer' || entry.by !== 'person') continue;
      if (key === null || logged.has(key)) twice++;
      else logged.set(key, entry.answer);
    }
    for (const player of players) {
      faults.push(...player.faults);
      for (const { seat, key, answer } of player.acked.values()) {
        acknowledged++;
        if (!isDeepStrictEqual(logged.get(`${seat}:${key}`), answer)) lost++;
        logged.delete(`${seat}:${key}`);
      }
    }
    // Players resend until they know: an entry left over was written without an acknowledgement.
    if (logged.size > 0) faults.push(`${logged.size} answers in the log that nobody was told of`);
  }
  await database.close();
  return { acknowledged, lost, twice, faults };
}
