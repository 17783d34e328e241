import { gameVersions, readRecord, type GameRecord, type AnyGame } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { expect, test } from 'vitest';
import { convertRules } from '../records/convert-rules.ts';
import { runCli } from './run-command.ts';

async function oneRecord(): Promise<string> {
  const { out } = await runCli('simulate --game toy --games 1 --records -');
  return out;
}

test('convert lays records out in three ways and keeps them sound', async () => {
  const text = await oneRecord();
  const pretty = await runCli('convert - --to pretty', text);
  expect(pretty.out.split('\n').length).toBeGreaterThan(100);
  const lines = await runCli('convert -', pretty.out);
  expect(lines.out).toBe(text);
  const notation = await runCli('convert - --to notation', text);
  expect(notation.out).toMatch(/^# toy, rules 1: random, random\n\d+\. cards/);
  expect(notation.out).toMatch(/# rounds: \d+ \d+\n$/);
});

test('convert refuses what it does not know, and goes on with the rest', async () => {
  const text = await oneRecord();
  const { code, out, err } = await runCli('convert -', `${text}{"format":"chess"}\n${text}`);
  expect(code).toBe(1);
  expect(out).toBe(text + text);
  expect(err).toContain('input:2: format: expected one of faubourg/record');
});

test('a game can be played again under newer rules, up to the answer they refuse', async () => {
  const read = readRecord(JSON.parse(await oneRecord()));
  const { record } = read as { record: GameRecord };
  const kinder = { ...toy, rules: 2 } as unknown as AnyGame;
  const again = convertRules(record, gameVersions([toy, kinder]), 'newest');
  expect(again).toMatchObject({ record: { rules: 2, result: record.result } });
  const stricter: AnyGame = {
    ...(toy as unknown as AnyGame),
    rules: 3,
    check: (state, seat, answer) =>
      (answer as { pay?: number }).pay === undefined
        ? toy.check(state as never, seat, answer as never)
        : { rule: 'TOY-3', code: 'too-few-coins', data: {} },
  };
  expect(convertRules(record, gameVersions([toy, stricter]), 3)).toMatchObject({
    problem: { code: 'row-illegal', data: { rule: 'TOY-3' } },
  });
});

test('replay goes to any row and gives its position', async () => {
  const text = await oneRecord();
  const position = await runCli('replay - --to 5 --position', text);
  const shown = await runCli('position legal --json', position.out);
  const { rows } = JSON.parse(text) as GameRecord;
  const { questions } = JSON.parse(shown.out) as { questions: { seat: number }[] };
  expect(questions.map(({ seat }) => seat)).toContain(rows[5]!.seat);
});

test('replay as a seat shows nothing the seat did not see', async () => {
  const text = await oneRecord();
  const { out } = await runCli('replay - --as 1 --json', text);
  const kinds = out
    .trim()
    .split('\n')
    .slice(0, -1)
    .flatMap((line) => {
      const { seat, events } = JSON.parse(line) as { seat: number; events: { kind: string }[] };
      return events.map(({ kind }) => `${seat} ${kind}`);
    });
  expect(kinds).toContain('1 chosen');
  expect(kinds).not.toContain('0 chosen');
});

test('replay refuses what lies beyond the record, and records that are not sound', async () => {
  const text = await oneRecord();
  expect((await runCli('replay - --to 999', text)).code).toBe(2);
  expect((await runCli('replay - --as 7', text)).code).toBe(2);
  const forged = text
    .replace('"secret":"', '"secret":"0')
    .replace(/"secret":"0(.{63})./, '"secret":"0$1');
  const { code, err } = await runCli('replay -', forged);
  expect(code).toBe(1);
  expect(err).toContain('shuffling.secret: expected a secret whose commitment is');
});
