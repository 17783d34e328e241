/* The expert: iterations per second, and how late it answers within a time budget. */
import { QuickChance } from '@faubourg/core';
import { bot } from '../bot/index.ts';
import { towerUp, type TowerUpOptions, type TowerUpView } from '../rules/index.ts';

const prefix = process.argv[2] ?? '';
const MILLISECONDS = 100;
const POSITIONS = 40;
const options: TowerUpOptions = {
  objectives: 'random',
  startFloors: 3,
  start: 'random',
  board: 'standard',
};

/** Views from all over random games. */
function views(seats: number): TowerUpView[] {
  const found: TowerUpView[] = [];
  for (let seed = 0; found.length < POSITIONS; seed++) {
    const chance = new QuickChance(seed);
    const { state } = towerUp.setUp(options, seats, chance);
    const stop = chance.int(20 * seats);
    for (let plies = 0; towerUp.outcome(state) === null && plies < stop; plies++) {
      const legal = towerUp.answers(state, state.turn)!;
      towerUp.apply(state, state.turn, legal[chance.int(legal.length)]!, chance);
    }
    if (towerUp.outcome(state) === null) found.push(towerUp.view(state, state.turn));
  }
  return found;
}

for (const seats of [2, 4]) {
  const name = `tower-up/bot/expert-${seats}p`;
  if (!name.startsWith(prefix) && !prefix.startsWith(name)) continue;
  const expert = bot('expert');
  let iterations = 0;
  let late = 0;
  let time = 0;
  for (const [seed, view] of views(seats).entries()) {
    const start = performance.now();
    const thought = await expert.think(view, { budget: { milliseconds: MILLISECONDS }, seed });
    const took = performance.now() - start;
    if (thought.explanation.method !== 'tree') continue;
    time += took;
    iterations += thought.explanation.iterations;
    late = Math.max(late, took - MILLISECONDS);
  }
  const speed = Math.round((1000 * iterations) / time);
  console.log(JSON.stringify({ name: `${name}/iterations`, value: speed, unit: 'iterations/s' }));
  console.log(JSON.stringify({ name: `${name}/late`, value: Math.round(late), unit: 'ms' }));
}
