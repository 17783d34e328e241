import { type Position, unpackJson } from '@faubourg/core';
import { expect, test } from 'vitest';
import { runCli } from './run-command.ts';

const fresh = async (): Promise<string> =>
  (await runCli('position new --game toy --seed p --option rounds=4')).out;

type Listed = { questions: { seat: number; answers: { card: number }[] }[] };

async function legal(position: string): Promise<Listed> {
  return JSON.parse((await runCli('position legal --json', position)).out) as Listed;
}

test('new: the same seed, the same position', async () => {
  expect(await fresh()).toBe(await fresh());
  expect((JSON.parse(await fresh()) as Position).options).toEqual({ hand: 3, rounds: 4 });
});

test('show: a board for people, a view for programs, of one seat or of a spectator', async () => {
  const position = await fresh();
  const board = await runCli('position show --as 1', position);
  expect(board.out).toMatch(/hand \d+ \d+ \d+\nseat 0 must answer: bid \(TOY-2\)/);
  const view = await runCli('position show --json', position);
  expect(JSON.parse(view.out)).toMatchObject({ viewer: null, hand: null });
});

test('legal and check: what is listed is legal, the rest is refused with the rule', async () => {
  const position = await fresh();
  const { questions } = await legal(position);
  const [{ answers }] = questions as [Listed['questions'][0]];
  const check = (answer: unknown) =>
    runCli(['position', 'check', '--answer', JSON.stringify(answer), '--json'], position);
  for (const answer of answers) expect((await check({ seat: 0, answer })).code).toBe(0);
  const card = [1, 2, 3, 4].find((c) => !answers.some((answer) => answer.card === c));
  const refused = await check({ seat: 0, answer: { card } });
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.out)).toMatchObject({
    legal: false,
    problem: { rule: 'TOY-2', code: 'not-in-hand' },
  });
  const formless = await check({ seat: 0, answer: { card: 'ace' } });
  expect(JSON.parse(formless.out)).toMatchObject({
    legal: false,
    problem: { rule: 'TOY-2', coreRule: 'FB-3', code: 'answer-form' },
  });
  const line = await runCli(
    ['position', 'check', '--answer', JSON.stringify({ seat: 9, answer: answers[0] })],
    position,
  );
  expect(line.out).toBe('refused: not-asked: seat 9, waitingFor [0,1] (TOY-2, FB-2)\n');
});

test('apply: positions can be chained, and chance goes on after the draws so far', async () => {
  const position = await fresh();
  const { questions } = await legal(position);
  const answers = questions.map(({ seat, answers: all }) => ({ seat, answer: all[0] }));
  const one = await runCli(['position', 'apply', '--answers', JSON.stringify(answers)], position);
  const first = await runCli(
    ['position', 'apply', '--answers', JSON.stringify(answers[0])],
    position,
  );
  const two = await runCli(
    ['position', 'apply', '--answers', JSON.stringify([answers[1]])],
    first.out,
  );
  type Applied = { position: Position; events: { kind: string }[][] };
  const whole = JSON.parse(one.out) as Applied;
  expect((JSON.parse(two.out) as Applied).position).toEqual(whole.position);
  expect(whole.events).toHaveLength(2);
  expect(whole.events[1]!.at(-1)!.kind).toBe('revealed');
});

test('apply stops at the first answer that is refused', async () => {
  const answers = '[{"seat":0,"answer":{"pay":1}}]';
  const { code, out, err } = await runCli(
    ['position', 'apply', '--answers', answers],
    await fresh(),
  );
  expect(code).toBe(1);
  expect(err).toContain('answer 0 is refused: other-question');
  expect(JSON.parse(out)).toMatchObject({ events: [], problem: { at: 0, rule: 'TOY-2' } });
});

test.each([
  ['{', /expected JSON/],
  ['{}', /format: expected one of faubourg\/record, faubourg\/position/],
  ['{"format":"faubourg/position","version":9}', /version: expected a version from 1 to 1/],
  ['{"format":"faubourg/position","version":1,"game":"toy"}', /rules: expected a whole number/],
])('a damaged position is refused with the place: %s', async (text, message) => {
  const { code, err } = await runCli('position show', text);
  expect(code).toBe(1);
  expect(err).toMatch(message);
});

test('a position that breaks a conservation law is refused', async () => {
  const position = JSON.parse(await fresh()) as { state: { bank: number } };
  position.state.bank++;
  const { code, err } = await runCli('position legal', JSON.stringify(position));
  expect(code).toBe(1);
  expect(err).toContain('position-impossible');
});

test('--link: an address that carries the position, and the seat that looks at it', async () => {
  const position = await fresh();
  const there = /^https:\/\/play\.example\/#\/position\/([\w-]+)\/1\n?$/;
  const shown = await runCli('position show --as 1 --link https://play.example/', position);
  const packed = there.exec(shown.out)?.[1];
  expect(await unpackJson(packed ?? '')).toEqual({ value: JSON.parse(position) as unknown });
  const made = await runCli('position new --game toy --seed p --option rounds=4 --link');
  expect(made.out).toContain(`http://localhost:8080/#/position/${packed}`);
  for (const wrong of ['--as 7 --link', '--link town.json'])
    expect((await runCli(`position show ${wrong}`, position)).code).toBe(2);
});
