import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyGame, type GameVersions, orThrow } from '@faubourg/core';
import { importTable, openStore } from '../../admin/index.ts';
import { loadBots, loadGames } from '../../catalogue.ts';
import { DATABASE_FILE } from '../../store/open.ts';
import { newBenchFolder } from '../bench-folder.ts';
import { writeLog } from '../log-writer.ts';
import { type CurveLine, type Report, rounded } from './curve.ts';
import { newestGames } from './newest-games.ts';
import { playByBots } from './play-by-bots.ts';

const GAMES = 12;

/** Entries and bytes of finished games in an SQLite file, by the number of players. */
export async function store(report: Report): Promise<void> {
  const games = await loadGames();
  const entries: CurveLine[] = [];
  const kilobytes: CurveLine[] = [];
  for (const game of await newestGames()) {
    const { min, max } = game.seats;
    const stored: Stored[] = [];
    for (let seats = min; seats <= max; seats++) stored.push(await storedGames(games, game, seats));
    const line = (y: (one: Stored) => number): CurveLine => ({
      name: game.id,
      points: stored.map((one) => ({ x: one.seats, y: rounded(y(one)) })),
    });
    entries.push(line((one) => one.entries));
    kilobytes.push(line((one) => one.kilobytes));
  }
  const x = 'players';
  await report({ name: 'store/entries', x, y: 'entries of a game', lines: entries });
  await report({ name: 'store/kilobytes', x, y: 'kB of a game on disk', lines: kilobytes });
}

/** The means of some games. */
type Stored = { readonly seats: number; readonly entries: number; readonly kilobytes: number };

async function storedGames(games: GameVersions, game: AnyGame, seats: number): Promise<Stored> {
  const bots = await loadBots(game.id);
  const folder = await newBenchFolder();
  const path = join(folder, DATABASE_FILE);
  await (await openStore(undefined, path)).close();
  const { size: empty } = await stat(path);
  const database = await openStore(undefined, path);
  let entries = 0;
  for (let played = 1; played <= GAMES; played++) {
    const secret = played.toString(16).padStart(64, '0');
    const people = Array.from({ length: seats }, (_, seat) => `person-${seat}`);
    const writer = writeLog(games, game.id, people, secret);
    await playByBots(writer, game, bots);
    const { id, log } = writer;
    const file = { format: 'faubourg/table', version: 1, createdAt: 0, chat: [], id, secret, log };
    orThrow(await importTable(database, games, file));
    entries += log.length;
  }
  // Closing moves the log of SQLite into the file.
  await database.close();
  const { size } = await stat(path);
  await rm(folder, { recursive: true });
  return { seats, entries: entries / GAMES, kilobytes: (size - empty) / GAMES / 1000 };
}
