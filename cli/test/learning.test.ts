import { toy } from '@faubourg/core/toy';
import { expect, test } from 'vitest';
import { train } from '../examples/learning/train.ts';
import { Environment, VectorEnvironment, type EnvironmentSettings } from '../index.ts';
import { runCli } from './run-command.ts';
import { toyEncoding } from './catalogue/toy-encoding.ts';

const settings: EnvironmentSettings = {
  game: toy,
  encoding: toyEncoding,
  options: { hand: 3, rounds: 8 },
  seats: 2,
  learners: [0],
};

const firstLegal = (mask: Uint8Array): number => mask.indexOf(1);

test('a game goes from reset by steps to its end and pays win shares', () => {
  const environment = new Environment(settings);
  environment.reset(1);
  let steps = 0;
  while (!environment.done) {
    expect(environment.seat).toBe(0);
    expect(environment.rewards()).toEqual([0, 0]);
    environment.step(firstLegal(environment.mask));
    steps++;
  }
  expect(steps).toBeGreaterThan(8);
  expect(environment.rewards().reduce((a, b) => a + b)).toBe(1);
});

test('equal seeds and equal actions give equal games', () => {
  const trace = (): string => {
    const environment = new Environment(settings);
    environment.reset(42);
    let all = '';
    while (!environment.done) {
      all += environment.observation.join();
      environment.step(firstLegal(environment.mask));
    }
    return all + environment.rewards().join();
  };
  expect(trace()).toBe(trace());
});

test('what the mask forbids is refused and changes nothing', () => {
  const environment = new Environment(settings);
  expect(() => environment.step(0)).toThrow('reset first');
  environment.reset(1);
  const before = environment.observation.slice();
  expect(() => environment.step(environment.mask.indexOf(0))).toThrow('not allowed by the mask');
  expect(() => environment.step(1e6)).toThrow('not allowed by the mask');
  expect(environment.observation).toEqual(before);
});

test('in self-play every seat is asked', () => {
  const environment = new Environment({ ...settings, seats: 3, learners: [0, 1, 2] });
  const seatsAsked = new Set<number>();
  environment.reset(5);
  while (!environment.done) {
    seatsAsked.add(environment.seat);
    environment.step(firstLegal(environment.mask));
  }
  expect(seatsAsked).toEqual(new Set([0, 1, 2]));
});

test('many games side by side are the same games one by one', () => {
  const many = new VectorEnvironment(settings, 3, 10);
  const one = new Environment(settings);
  const { observationSize, actionCount } = toyEncoding;
  one.reset(11);
  while (!one.done) {
    const row = many.observations.subarray(observationSize, 2 * observationSize);
    expect(row).toEqual(one.observation);
    const actions = [0, 1, 2].map((i) =>
      firstLegal(many.masks.subarray(i * actionCount, (i + 1) * actionCount)),
    );
    many.step(actions);
    one.step(actions[1]!);
  }
  expect(many.done[1]).toBe(1);
  expect([...many.rewards.subarray(2, 4)]).toEqual(one.rewards());
  expect(() => many.step([0])).toThrow('expected 3 actions, found 1');
});

test('the example learns to beat the random bot', () => {
  const share = train(settings, { games: 3000, rate: 0.05, seed: 1, trial: 500 });
  expect(share).toBeGreaterThan(0.65);
});

test('the environment speaks lines of JSON', async () => {
  const requests = ['{"do":"step","actions":[0,0]}', '{"do":"reset","seed":3}', '{"do":"jump"}'];
  const { out } = await runCli('environment --game toy --count 2', `${requests.join('\n')}\n`);
  const [head, early, fresh, wrong] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object);
  expect(head).toMatchObject({ game: 'toy', seats: 2, count: 2, actionCount: 32 });
  expect(early).toEqual({ error: 'reset first' });
  expect(fresh).toMatchObject({
    games: [
      { seat: 0, done: false },
      { seat: 0, done: false },
    ],
  });
  expect(wrong).toHaveProperty('error');
});
