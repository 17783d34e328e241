import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadGames } from '../../catalogue.ts';
import { attacks } from './attacks.ts';
import { Child } from './child.ts';
import { OtherPeople } from './other-people.ts';

/*
 * npm run bench:attack [-- --seconds 10 --only undo,history --rows 6000]: how long other people
 * wait for the acknowledgement of their answers while one attack at a time runs, beside the same
 * figure before the attack. Everything runs on this machine, on the loopback interface.
 */

/** Milliseconds. What other people may wait under each attack, 99 times of 100. */
const GOAL = 100;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    only: { type: 'string' },
    rows: { type: 'string', default: '6000' },
  },
});
const seconds = Number(values.seconds);
const rows = Number(values.rows);
const names = values.only?.split(',') ?? Object.keys(attacks);
const unknown = names.filter((name) => !(name in attacks));
if (!(seconds > 0) || !(rows > 0) || unknown.length > 0) {
  console.error(
    `--seconds and --rows are numbers above 0; --only is some of ${Object.keys(attacks).join(', ')}.`,
  );
  process.exit(1);
}

const games = await loadGames();
const plenty = { burst: 1_000_000_000, perMinute: 1_000_000_000 };
const noRateLimits = { requests: plenty, strangers: plenty, histories: plenty };

async function startServer(data: string, limits: object) {
  const child = new Child(new URL('server.ts', import.meta.url), [data, JSON.stringify(limits)]);
  const { address } = await child.message<{ address: string }>();
  return { address, stop: () => child.stop() };
}

const attacker = (...args: string[]): Child =>
  new Child(new URL('attacker.ts', import.meta.url), args);

/** What an attack needs in the database before the server starts. */
async function prepare(name: string, data: string): Promise<string> {
  if (!attacks[name]!.prepare) return '';
  const server = await startServer(data, noRateLimits);
  const child = attacker(name, server.address, 'rows', String(rows));
  const { prepared, sent, refused } = await child.message<{
    prepared: string;
    sent: number;
    refused: number;
  }>();
  await child.stop();
  await server.stop();
  console.error(`${name}: ${sent} rows prepared, ${refused} refused`);
  return prepared;
}

async function measure(name: string) {
  const data = await mkdtemp(join(process.env['BENCH_DATA'] ?? tmpdir(), 'faubourg-attack-'));
  const prepared = await prepare(name, data);
  const server = await startServer(data, {});
  const people = new OtherPeople(games, server.address);
  await people.start();
  people.measure('quiet');
  await delay(seconds * 1000);
  people.measure(null);
  const child = attacker(name, server.address, prepared);
  await child.message();
  people.measure('attacked');
  child.send('go');
  await delay(seconds * 1000);
  people.measure(null);
  child.send('stop');
  const counts = await child.message<{ sent: number; refused: number }>();
  await child.stop();
  const figures = await people.stop();
  await server.stop();
  await rm(data, { recursive: true, force: true });
  return { about: attacks[name]!.about, seconds, ...figures, attacker: counts };
}

const over: string[] = [];
for (const name of names) {
  const result = await measure(name);
  if (result.answers.attacked.p99 > GOAL) over.push(name);
  console.log(JSON.stringify({ bench: `attack/${name}`, ...result }));
}
console.log(JSON.stringify({ bench: 'attack', goal: GOAL, over }));
