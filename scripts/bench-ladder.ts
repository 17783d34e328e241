/*
 * How far apart the levels of a game's bots are: every level plays against the one below it, each
 * with the budget that people meet, and the difference is printed in Elo points.
 *
 *   npm run bench:ladder -- tower-up
 *   npm run bench:ladder -- tower-up --games 400 --seed 2 --jobs 1
 *   npm run bench:ladder -- downtown --from casual --to regular   some of the levels
 *   npm run bench:ladder -- downtown --players 4
 *
 * Both levels have as many seats, alternately: one each where two can play, else two each. The share
 * is that of the stronger side; 64 to 76 % are 100 to 200 Elo points.
 */
import { eloInterval, interval, LEVELS } from '@faubourg/search';
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { catalogue } from '../games/index.ts';
import { root } from './tools/root.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    players: { type: 'string' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    from: { type: 'string', default: LEVELS[0] },
    to: { type: 'string', default: LEVELS.at(-1) },
  },
});

/** What is used of the report of an arena. */
type Report = {
  readonly played: number;
  readonly standings: readonly {
    readonly name: string;
    readonly wins: { readonly share: number };
  }[];
};

/** Plays two levels against each other and returns the share of all seats of the stronger level. */
async function play(id: string, seats: number, strong: string, weak: string) {
  const { games, seed, jobs } = values;
  const contenders = Array.from({ length: seats }, (_, i) => (i % 2 === 0 ? strong : weak));
  const options = ['--games', games, '--seed', seed, '--jobs', jobs, '--json'];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', './scripts/node-24.js', 'cli/main.ts', 'arena', id, ...contenders, ...options],
    { cwd: root, maxBuffer: 1 << 24 },
  );
  const { played, standings } = JSON.parse(stdout) as Report;
  const share = standings.find(({ name }) => name === strong)!.wins.share * (seats / 2);
  return { played, wins: interval(share * played, played) };
}

const percent = (share: number): string => (100 * share).toFixed(1);
const points = (elo: number): string => `${elo < 0 ? '−' : '+'}${Math.abs(elo).toFixed(0)}`;

async function measure(id: string): Promise<void> {
  const { seats } = await catalogue[id]!.rules();
  const players = Number(values.players ?? seats.min + (seats.min % 2));
  if (players % 2 !== 0 || players < seats.min || players > seats.max)
    throw new Error(`${id} needs an even number of players from ${seats.min} to ${seats.max}.`);
  console.log(`${id}, ${players} players, seed ${values.seed}`);
  const chosen = LEVELS.slice(
    LEVELS.indexOf(values.from as never),
    LEVELS.indexOf(values.to as never) + 1,
  );
  for (const [i, strong] of chosen.entries()) {
    const weak = chosen[i - 1];
    if (weak === undefined) continue;
    const { played, wins } = await play(id, players, strong, weak);
    const { elo, from, to } = eloInterval(wins);
    console.log(
      `${strong} against ${weak}: ${played} games, ` +
        `${percent(wins.share)} % (${percent(wins.from)}–${percent(wins.to)}), ` +
        `${points(elo)} Elo (${points(from)} … ${points(to)})`,
    );
  }
}

const wanted = positionals.length > 0 ? positionals : Object.keys(catalogue);
for (const id of wanted) {
  if (!catalogue[id]?.bots) throw new Error(`There is no game "${id}" with bots.`);
  await measure(id);
}
