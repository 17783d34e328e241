import { canonical, QuickChance } from '@faubourg/core';
import {
  emptyNet,
  fingerprint,
  JsKernel,
  netPolicy,
  outputsOf,
  randomise,
  wasmKernel,
} from '@faubourg/search';
import { expect, test } from 'vitest';
import { answerFeatures } from '../bot/answer-features.ts';
import { featuresFor } from '../bot/features.ts';
import { baselines, bot } from '../bot/index.ts';
import { levelSettings } from '../bot/levels.ts';
import { makeBot } from '../bot/think.ts';
import { fast } from '../rules/fast/index.ts';
import { towerUp, type TowerUpState } from '../rules/index.ts';
import { positionWhere } from './bot-positions.ts';

function positions(many: number, seats?: number): TowerUpState[] {
  const found: TowerUpState[] = [];
  for (let seed = 1; found.length < many; seed++) {
    const players = seats ?? 2 + (seed % 3);
    let plies = new QuickChance(seed).int(14 * players);
    const state = positionWhere(players, seed, (one) => plies-- <= 0 && one.start.length === 0);
    if (state && towerUp.answers(state, state.turn)!.length > 1) found.push(state);
  }
  return found;
}

/** A net of random weights with a policy. */
function randomNet(players: number) {
  const outputs = outputsOf(players, answerFeatures.size);
  const net = emptyNet([featuresFor(players).inputs, 24, outputs]);
  randomise(net, new QuickChance(players));
  return net;
}

/*
 * If this changes, nets with a policy no longer fit: raise FEATURES_VERSION in bot/features.ts,
 * update this value and train again.
 */
const TAUGHT = '9e3fa015142f8368';

test('the policies read what they were taught to read', () => {
  const codes = new Int32Array(fast.mostAnswers);
  const read = positions(40).map((state) => {
    const node = fast.node(state);
    const count = fast.legal(node, state.turn, codes);
    const out = new Int8Array(count * answerFeatures.size);
    if (answerFeatures.speaks(node))
      answerFeatures.read(node, state.turn, codes, count, out, new QuickChance(1));
    return [...out];
  });
  expect(fingerprint(read)).toBe(TAUGHT);
});

test('one pass weighs all answers, with the same bits by both kernels', () => {
  const codes = new Int32Array(fast.mostAnswers);
  for (const state of positions(30)) {
    const players = state.players.length;
    const net = randomNet(players);
    const node = fast.node(state);
    const count = fast.legal(node, state.turn, codes);
    const [plain, vector] = [new JsKernel(net), wasmKernel(net)!].map((kernel) => {
      let passes = 0;
      const counted = { ...kernel, input: kernel.input, output: kernel.output, load: kernel.load };
      const run = (): void => {
        passes++;
        kernel.run();
      };
      const policy = netPolicy({ ...counted, run }, featuresFor(players), answerFeatures, players);
      const logits = new Float64Array(count);
      const share = policy(node, state.turn, codes, count, logits, new QuickChance(1));
      return { share, logits: [...logits], passes };
    });
    expect(vector).toEqual(plain);
    const speaks = answerFeatures.speaks(node);
    expect(plain!.passes).toBe(speaks ? 1 : 0);
    expect(plain!.share !== null).toBe(speaks);
  }
});

test('a bot with a policy gives legal answers, the same whatever it cannot see', async () => {
  const nets = new Map([2, 3, 4].map((players) => [players, randomNet(players)]));
  const one = makeBot({
    ...levelSettings.expert,
    policy: ({ players: { length } }) =>
      netPolicy(new JsKernel(nets.get(length)!), featuresFor(length), answerFeatures, length),
  });
  for (const [seed, state] of positions(24).entries()) {
    const { turn } = state;
    const options = { budget: { iterations: 24 }, seed };
    const thought = await one.think(towerUp.view(state, turn), options);
    const hidden = towerUp.scramble(state, turn, new QuickChance(seed));
    expect(canonical(await one.think(towerUp.view(hidden, turn), options))).toBe(
      canonical(thought),
    );
    expect(towerUp.answers(state, turn)!.map(canonical)).toContain(canonical(thought.answer));
  }
});

test('with two players the search is the former one; with more the rivals are guessed', async () => {
  const former = makeBot({ ...levelSettings.expert, rivals: 'search' });
  const thoughts = async (seats: number): Promise<string[][]> =>
    Promise.all(
      positions(12, seats).map(async (state, seed) => {
        const view = towerUp.view(state, state.turn);
        const options = { budget: { iterations: 60 }, seed };
        return [
          canonical(await bot('expert').think(view, options)),
          canonical(await former.think(view, options)),
        ];
      }),
    );
  for (const [now, before] of await thoughts(2)) expect(now).toBe(before);
  expect((await thoughts(4)).some(([now, before]) => now !== before)).toBe(true);
});

/** The thoughts of the former expert, as it was when it was replaced. */
const FORMER = 'eec7f8edbe4999df';

test('the former expert still thinks the same with its own nets and its own search', async () => {
  const thoughts: string[] = [];
  for (const state of positions(12)) {
    const thought = await baselines
      .sparring()
      .think(towerUp.view(state, state.turn), { budget: { iterations: 40 }, seed: 1 });
    expect(towerUp.answers(state, state.turn)!.map(canonical)).toContain(canonical(thought.answer));
    thoughts.push(canonical(thought));
  }
  expect(fingerprint(thoughts)).toBe(FORMER);
});

test('a shortlist saves evaluations of the tree, but not of a judgement', async () => {
  const each = makeBot({ ...levelSettings.expert, guesses: 'each' });
  const thoughts = async (state: TowerUpState, advise?: { asked: [] }): Promise<string[]> => {
    const options = { budget: { iterations: 60 }, seed: 1, ...(advise && { advise }) };
    const view = towerUp.view(state, state.turn);
    return Promise.all(
      [bot('expert'), each].map(async (one) => canonical(await one.think(view, options))),
    );
  };
  let other = 0;
  for (const state of positions(12)) {
    const [listed, plain] = await thoughts(state);
    if (listed !== plain) other++;
    const [judged, plainly] = await thoughts(state, { asked: [] });
    expect(judged).toBe(plainly);
  }
  expect(other).toBeGreaterThan(0);
});
