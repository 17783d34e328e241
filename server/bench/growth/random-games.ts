import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AnyGame, Json } from '@faubourg/core';
import { type CurveLine, type Report, rounded } from './curve.ts';
import { newestGames } from './newest-games.ts';

const player = fileURLToPath(new URL('./play-random-games.ts', import.meta.url));

function gamesPerSecond(game: AnyGame, seats: number, options: { [name: string]: Json }): number {
  const args = [...process.execArgv, player, game.id, String(seats), JSON.stringify(options)];
  return rounded(Number(execFileSync(process.execPath, args, { encoding: 'utf8' })));
}

/** Random whole games of every game by its number of players, and by each value of its options. */
export async function randomGames(report: Report): Promise<void> {
  const lines: CurveLine[] = [];
  const games = await newestGames();
  for (const game of games) {
    const { min, max } = game.seats;
    const points = Array.from({ length: max - min + 1 }, (_, more) => {
      const x = min + more;
      return { x, y: gamesPerSecond(game, x, {}) };
    });
    lines.push({ name: game.id, points });
  }
  await report({ name: 'games/players', x: 'players', y: 'random games/s', lines });
  for (const game of games) await byOption(game, report);
}

/** The number of players for options: the middle, as most tables have. */
const middle = ({ seats: { min, max } }: AnyGame): number => Math.ceil((min + max) / 2);

async function byOption(game: AnyGame, report: Report): Promise<void> {
  const seats = middle(game);
  const bars = [{ name: 'default', y: gamesPerSecond(game, seats, {}) }];
  for (const { name, values } of game.options) {
    for (const value of values(seats).slice(1)) {
      bars.push({
        name: `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
        y: gamesPerSecond(game, seats, { [name]: value }),
      });
    }
  }
  const y = `random games/s, ${seats} players`;
  await report({ name: `games/${game.id}-options`, y, bars });
}
