import type { AnyGame, GameVersions } from '@faubourg/core';
import type { AnyGameBots } from '@faubourg/search';
import { BotPool } from '../../bots/pool.ts';
import type { ThinkRequest } from '../../bots/thinker.ts';
import { loadBots, loadGames } from '../../catalogue.ts';
import { writeLog } from '../log-writer.ts';
import { type CurveLine, type Report, rounded } from './curve.ts';
import { newestGames } from './newest-games.ts';
import { playByBots } from './play-by-bots.ts';

const THREADS = [1, 2, 4];
const REQUESTS = 120;
/** Milliseconds: so long that the iterations of the level decide, not the time. */
const BUDGET = 60_000;

const catalogue = new URL('../../catalogue.ts', import.meta.url);

/** Answers of experts that a server's threads find in a second, by their number. */
export async function queue(report: Report): Promise<void> {
  const games = await loadGames();
  const lines: CurveLine[] = [];
  for (const game of await newestGames()) {
    const bots = await loadBots(game.id);
    if (!bots) continue;
    const requests = await questions(games, game, bots);
    const points = [];
    for (const threads of THREADS)
      points.push({ x: threads, y: rounded(await answersPerSecond(threads, requests)) });
    lines.push({ name: game.id, points });
  }
  await report({ name: 'queue/threads', x: 'threads', y: 'answers of experts/s', lines });
}

/** What experts are asked, from games of bots with as many players as the game allows. */
async function questions(
  games: GameVersions,
  game: AnyGame,
  bots: AnyGameBots,
): Promise<readonly ThinkRequest[]> {
  const people = Array.from({ length: game.seats.max }, (_, seat) => `person-${seat}`);
  const asked: ThinkRequest[] = [];
  for (let played = 1; asked.length < REQUESTS; played++) {
    const writer = writeLog(games, game.id, people, played.toString(16).padStart(64, '0'));
    asked.push(...(await playByBots(writer, game, bots)));
  }
  return asked.slice(0, REQUESTS).map((one) => ({ ...one, level: 'expert', budget: BUDGET }));
}

async function answersPerSecond(
  threads: number,
  requests: readonly ThinkRequest[],
): Promise<number> {
  const pool = new BotPool(catalogue, { threads, grace: BUDGET });
  const ask = (request: ThinkRequest) =>
    pool.think(request, { payer: 'one', host: 'one', people: true, cost: 1000 });
  // Threads load the bots and compile them with their first requests.
  await Promise.all(requests.slice(0, 4 * threads).map(ask));
  const start = performance.now();
  await Promise.all(requests.map(ask));
  const seconds = (performance.now() - start) / 1000;
  await pool.close();
  return requests.length / seconds;
}
