import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from './server.ts';

/** The example bots over HTTP: the program, the file, and the tools it needs. */
const BOTS = {
  TypeScript: ['node', 'http-bot.ts', []],
  Python: ['python3', 'http_bot.py', ['python3']],
  'curl and jq': ['sh', 'http-bot.sh', ['curl', 'jq']],
} as const;

const GAMES = [
  ['downtown', 3],
  ['chinatown', 3],
  ['tower-up', 2],
] as const;

type Outcome = { readonly scores: readonly number[]; readonly trades: number };

let server: TestServer;
beforeAll(async () => {
  const bots = { budget: 5, threads: 1 };
  server = await startServer({
    games: new URL('../catalogue.ts', import.meta.url),
    bots,
  });
});
afterAll(() => server.close());

/** What a bot printed when it had opened a table and played it to the end. */
async function played(program: string, file: string, game: string, seats: number) {
  const path = fileURLToPath(new URL(`../../cli/examples/http-bots/${file}`, import.meta.url));
  const child = spawn(program, [path, server.address, game, `${seats}`]);
  const [out, err, code] = await Promise.all([
    child.stdout.toArray(),
    child.stderr.toArray(),
    new Promise((resolve) => child.once('exit', resolve)),
  ]);
  expect([code, code === 0 ? '' : err.join('')]).toEqual([0, '']);
  return JSON.parse(out.join('')) as Outcome;
}

const missing = (tool: string): boolean => spawnSync(tool, ['--version']).error !== undefined;

describe.each(Object.entries(BOTS))('the example bot with %s', (_, [program, file, tools]) => {
  test('plays every game to its end over HTTP, and trades in Chinatown', async (context) => {
    const absent = tools.filter(missing);
    context.skip(absent.length > 0, `not installed here: ${absent.join(', ')}`);
    const all = await Promise.all(
      GAMES.map(
        async ([game, seats]) => [game, seats, await played(program, file, game, seats)] as const,
      ),
    );
    for (const [game, seats, { scores, trades }] of all) {
      expect(scores.length).toBe(seats);
      expect([game, trades > 0]).toEqual([game, game === 'chinatown']);
    }
  });
});
