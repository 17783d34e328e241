/*
 * How often the shortlist of a rough guess holds the answer that the net likes best, and what of the
 * victory is lost where it does not; over places with more than sixteen answers in the trees of
 * games that were not fitted to.
 *
 * ROUGH_GUESS=fit npm run bench -- tower-up/rough-guess
 *
 * fits the weights anew to the other games and writes them to bot/weights/rough-guess.json.
 */
import { QuickChance } from '@faubourg/core';
import {
  type GenerationTask,
  greedyChoice,
  oneStepPrior,
  type Prior,
  Tree,
} from '@faubourg/search';
import { writeFileSync } from 'node:fs';
import { evaluateReturns } from '../bot/evaluate-returns.ts';
import { evaluatorFor } from '../bot/net.ts';
import { readRough, ROUGH_FEATURES } from '../bot/rough-features.ts';
import { phaseOf, roughGuess } from '../bot/rough-guess.ts';
import { label, SHORTLIST } from '../bot/think.ts';
import { training } from '../bot/training.ts';
import { fast } from '../rules/fast/index.ts';
import { PLAYER, PLAYERS, RETURNING, ROOFS_LEFT, STARTS, TURN } from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { fitWeights, type Place } from './fit-weights.ts';

const prefix = process.argv[2] ?? '';
const FITTED = 120;
const GAMES = 160;
const ITERATIONS = 150;
/** The temperature of the games' answers, one step ahead. */
const TEMPERATURE = 0.01;
const LEAST_ANSWERS = 9;
const MANY_ANSWERS = 17;

/** The places of a tree at some position of a game. */
function placesOf(seats: number, game: number): Place[] {
  // Trainers do not know the nodes of the games.
  const task = training.generations!(seats) as unknown as GenerationTask<TowerUpNode>;
  const chance = new QuickChance(game);
  const root = task.start(chance);
  const spare = (): TowerUpNode => ({ ...root, data: root.data.slice() });
  const evaluate = evaluateReturns(evaluatorFor({ board: 'standard' }, seats));
  const choose = greedyChoice(task, spare(), TEMPERATURE);
  for (let left = chance.int(17 * seats); left > 0 && fast.owing(root) !== 0; left--) {
    const seat = root.data[TURN]!;
    fast.apply(root, seat, choose(root, seat, evaluate, chance), chance);
  }
  const places: Place[] = [];
  if (fast.owing(root) === 0) return places;
  const prior = oneStepPrior(fast, evaluate, spare(), seats);
  const guess: Prior<TowerUpNode> = (node, seat, codes, count, guesses, ...rest) => {
    prior(node, seat, codes, count, guesses, ...rest);
    const { data } = node;
    if (count < LEAST_ANSWERS || data[STARTS] !== 0 || data[RETURNING] !== 0) return;
    const features = new Float32Array(count * ROUGH_FEATURES);
    readRough(node, seat, codes, count, features);
    const odds = new Float64Array(count);
    roughGuess(seats)(node, seat, codes, count, odds);
    const phase = phaseOf(data[PLAYERS + seat * PLAYER + ROOFS_LEFT]!);
    places.push({ shares: [...guesses.subarray(0, count)], odds: [...odds], features, phase });
  };
  const seat = root.data[TURN]!;
  const tree = new Tree(fast, seats, [root], spare(), chance, {
    evaluate,
    guess,
    exploration: 0.8,
    sharpness: 0.05,
    label,
    ...(seats > 2 && { rivals: { thinker: seat, widening: 64 } }),
  });
  for (let i = 0; i < ITERATIONS; i++) tree.iterate();
  return places;
}

const placesIn = (seats: number, from: number, to: number): Place[] =>
  Array.from({ length: to - from }, (_, i) => placesOf(seats, from + i)).flat();

if (process.env['ROUGH_GUESS'] === 'fit') {
  let places = 0;
  const fitted = (seats: number): number[] => {
    const found = placesIn(seats, 0, FITTED);
    places += found.length;
    return fitWeights(found, ROUGH_FEATURES);
  };
  const weights = { 2: fitted(2), 3: fitted(3), 4: fitted(4) };
  const made = { command: 'ROUGH_GUESS=fit npm run bench -- tower-up/rough-guess' };
  const file = new URL('../bot/weights/rough-guess.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify({ made, weights }, null, 2)}\n`);
  const name = 'tower-up/rough-guess/fitted';
  console.log(JSON.stringify({ name, value: places, unit: 'places' }));
} else
  for (const seats of [2, 3, 4]) {
    const name = `tower-up/rough-guess/${seats}p`;
    if (!name.startsWith(prefix) && !prefix.startsWith(name)) continue;
    let [places, found, lost] = [0, 0, 0];
    for (const { shares, odds } of placesIn(seats, FITTED, GAMES)) {
      if (shares.length < MANY_ANSWERS) continue;
      const listed = shares
        .map((share, i) => ({ share, odds: odds[i]! }))
        .sort((a, b) => b.odds - a.odds)
        .slice(0, SHORTLIST.length);
      const loss = Math.max(...shares) - Math.max(...listed.map(({ share }) => share));
      places++;
      lost += loss;
      if (loss === 0) found++;
    }
    const percent = (part: number, digits: number): number =>
      Number(((100 * part) / places).toFixed(digits));
    const say = (what: string, value: number): void =>
      console.log(JSON.stringify({ name: `${name}/${what}`, value, unit: '%' }));
    say('found', percent(found, 1));
    say('lost', percent(lost, 2));
  }
