import { QuickChance, randomAnswer } from '@faubourg/core';
import { expect, test } from 'vitest';
import type { Thinker } from '../bots/thinker.ts';
import { loadGames } from '../catalogue.ts';
import { BotDriver } from '../duties/bot-driver.ts';
import { dutiesOf } from '../table/duty.ts';
import { applyEntry, openTable, type Table } from '../table/table.ts';

/* The pauses of bots, by a clock that only counts: Ada in seat 0, bots in the others. */

const PAUSE = 500;

async function begun(game: string, bots: number): Promise<Table> {
  const games = await loadGames();
  const found = games.newest(game);
  if ('problem' in found) throw new Error(found.problem.code);
  const setup = {
    game,
    rules: found.game.rules,
    options: Object.fromEntries(
      found.game.options.map(({ name, values }) => [name, values(bots + 1)[0]!]),
    ),
    seats: [
      { for: 'anyone' } as const,
      ...Array.from({ length: bots }, () => ({ for: 'bot', level: 'regular' }) as const),
    ],
    listed: false,
    spectators: true,
    clock: null,
    standIn: null,
    host: 'ada',
    commitment: '',
    after: null,
  };
  const table = openTable('t', 'a'.repeat(64), setup, games);
  if ('problem' in table) throw new Error(table.problem.code);
  const ada = { seat: 0, person: 'ada', name: 'Ada', contribution: null };
  applyEntry(table, { kind: 'sit', ...ada }, 0);
  applyEntry(table, { kind: 'start' }, 0);
  return table;
}

type Handle = Parameters<BotDriver['answerOwed']>[0];
type Duties = Parameters<BotDriver['answerOwed']>[1];

/** Lets the bots answer once; returns the pauses and who answered. */
async function round(table: Table, seq: number, doubt: number) {
  const waits: number[] = [];
  const asked: number[] = [];
  const chance = new QuickChance(seq);
  const thinker: Pick<Thinker, 'think'> = {
    think: async ({ seat }) => {
      asked.push(seat);
      const answer = randomAnswer(table.game, table.play!.state, seat, chance);
      return { answer: answer as never, doubt };
    },
  };
  const nothing = { inc: () => {}, error: () => {} };
  const driver = new BotDriver(
    thinker as Thinker,
    { budget: 1, pause: PAUSE },
    {
      payers: { of: async () => 'ada' } as never,
      metrics: { botAnswers: nothing } as never,
      logger: nothing as never,
    },
    async (milliseconds) => waits.push(milliseconds),
  );
  const live = { seq, numberOf: () => seq };
  const handle = {
    id: table.id,
    read: async (look: (of: Table, copy: typeof live) => unknown) => look(table, live),
    run: async (decide: (of: Table, copy: typeof live) => { entry: never }) => {
      applyEntry(table, decide(table, live).entry, 0);
      return { number: 1 };
    },
  };
  const duties = dutiesOf(table).filter(({ what }) => what === 'bot') as Duties;
  await driver.answerOwed(handle as unknown as Handle, duties);
  return { waits, asked };
}

test('a close choice takes up to twice as long as a clear one', async () => {
  const times: number[] = [];
  for (const doubt of [0, 0.5, 1]) {
    const table = await begun('downtown', 3);
    for (let seq = 0; dutiesOf(table).length === 0 && seq < 9; seq++) {
      const answer = table.game.answers(table.play!.state, 0)![0] as never;
      applyEntry(table, { kind: 'answer', seat: 0, answer, by: 'person' }, 0);
    }
    const { waits, asked } = await round(table, 1, doubt);
    expect(asked.length).toBeGreaterThan(0);
    times.push(waits[0]! + Math.max(0, ...waits.slice(1)));
  }
  expect(times).toEqual([PAUSE, 1.5 * PAUSE, 2 * PAUSE]);
});

test('in a trade every bot answers a person within a second, then they speak slowly by turns', async () => {
  const table = await begun('chinatown', 3);
  const chance = new QuickChance(3);
  const say = (seat: number, by: 'person' | 'bot'): void => {
    const answer = randomAnswer(table.game, table.play!.state, seat, chance) as never;
    applyEntry(table, { kind: 'answer', seat, answer, by }, 0);
  };
  const phase = () => (table.play!.state as { phase: string }).phase;
  while (phase() === 'keep') {
    const { seat } = table.decisions.find(({ owed }) => owed)!;
    say(seat, seat === 0 ? 'person' : 'bot');
  }
  expect(phase()).toBe('trade');
  say(0, 'person');
  const rounds = [];
  for (let seq = 0; seq < 4; seq++) rounds.push(await round(table, seq, 1));
  const answers = rounds.slice(0, 3);
  expect(answers.map(({ asked }) => asked.length)).toEqual([1, 1, 1]);
  expect(answers.flatMap(({ asked }) => asked).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  expect(answers.flatMap(({ waits }) => waits).reduce((a, b) => a + b)).toBeLessThan(1000);
  expect(rounds[3]!.waits).toEqual([2 * PAUSE]);
});
