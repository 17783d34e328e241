import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Summary } from '../simulation/summary.ts';
import { runCli, root } from './run-command.ts';

const BOTS = {
  TypeScript: ['node', 'cli/examples/bots/random-bot.ts'],
  Python: ['python3', 'cli/examples/bots/random_bot.py'],
  'shell and jq': ['sh', 'cli/examples/bots/random-bot.sh'],
} as const;

async function against(bot: string, ...more: string[]) {
  const { code, out, err } = await runCli([
    ...'simulate --game toy --games 3 --jobs 1 --json --bot'.split(' '),
    bot,
    ...more,
  ]);
  expect(code).toBe(0);
  return { summary: JSON.parse(out) as Summary, err };
}

describe.each(Object.entries(BOTS))('the reference bot in %s', (_, [program, file]) => {
  const path = join(root, file);

  test('is short', () => {
    expect(readFileSync(path, 'utf8').split('\n').length).toBeLessThan(100);
  });

  test('plays legal games', async () => {
    const { summary } = await against(`${program} '${path}'`, '--players', '3');
    expect(summary.games).toBe(3);
    expect(summary.faults).toEqual({});
  });
});

/** A bot that answers every question with this line of JavaScript. */
const answering = (reply: string): string => {
  const source =
    'require("readline").createInterface({input:process.stdin}).on("line",(l)=>{' +
    `const m=JSON.parse(l);if(m.type==="ask"){${reply}}})`;
  return `'${process.execPath}' -e '${source}'`;
};

describe('a bot that fails loses its turns to the safe answer, and nothing hangs', () => {
  const cases: readonly (readonly [string, string, string, RegExp])[] = [
    ['silent', answering(''), 'slow', /no answer within 400 ms/],
    ['not started', 'no-such-program', 'dead', /ended with 127.*not found/],
    ['dying', answering('process.exit(7)'), 'dead', /ended with 7/],
    ['dying with a word', answering('throw new Error("ouch")'), 'dead', /ended with 1/],
    ['no JSON', answering('console.log("well…")'), 'nonsense', /expected a line of JSON/],
    [
      'no answer in it',
      answering('console.log(JSON.stringify({id:m.id}))'),
      'nonsense',
      /"choose"/,
    ],
    [
      'beyond the list',
      answering('console.log(JSON.stringify({id:m.id,choose:999}))'),
      'nonsense',
      /"choose" from 0 to/,
    ],
    [
      'an illegal answer',
      answering('console.log(JSON.stringify({id:m.id,answer:{card:99}}))'),
      'illegal',
      /FB-3 answer-form/,
    ],
    [
      'another question',
      answering('console.log(JSON.stringify({id:m.id+5,choose:0}))'),
      'nonsense',
      /expected an answer to 1, found one to 6/,
    ],
    [
      'endless',
      answering('setInterval(()=>process.stdout.write("x".repeat(1e5)),1)'),
      'nonsense',
      /a line of more than/,
    ],
  ];
  test.each(cases)('%s', async (_, bot, kind, detail) => {
    const { summary, err } = await against(bot, '--bot-time', kind === 'slow' ? '100' : '3000');
    expect(summary.games).toBe(3);
    const [faults] = Object.values(summary.faults);
    expect(Object.keys(faults!)).toContain(kind);
    expect(err).toMatch(detail);
  });
});

test('a program has four times as long for its first answer, because it starts meanwhile', async () => {
  const bot = answering(
    'setTimeout(()=>console.log(JSON.stringify({id:m.id,choose:0})),m.id===1?3000:0)',
  );
  const { summary } = await against(bot, '--bot-time', '2000', '--games', '1');
  expect(summary.faults).toEqual({});
});

test('a late answer is not taken for the answer to the next question', async () => {
  const late = answering(
    'setTimeout(()=>console.log(JSON.stringify({id:m.id,choose:0})),m.id===2?3000:0)',
  );
  const { summary } = await against(late, '--bot-time', '2000', '--games', '1');
  const [faults] = Object.values(summary.faults);
  expect(faults).toEqual({ slow: 1 });
});

test('a record says which answers were not the bot’s own', async () => {
  const { out } = await runCli('simulate --game toy --games 1 --records - --bot no-such-program');
  const record = JSON.parse(out.split('\n')[0]!) as { rows: { seat: number; by?: string }[] };
  for (const { seat, by } of record.rows) expect(by).toBe(seat === 0 ? 'safe answer' : undefined);
  expect((await runCli('verify -', out)).out).toBe('1 verified, 0 not\n');
});
