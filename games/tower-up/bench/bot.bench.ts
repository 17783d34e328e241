/* The expert: iterations per second, and how late it answers within a time budget. */
import { bot } from '../bot/index.ts';
import { views } from './views.ts';

const prefix = process.argv[2] ?? '';
const MILLISECONDS = 100;
const POSITIONS = 40;

for (const seats of [2, 4]) {
  const name = `tower-up/bot/expert-${seats}p`;
  if (!name.startsWith(prefix) && !prefix.startsWith(name)) continue;
  const expert = bot('expert');
  let iterations = 0;
  let late = 0;
  let time = 0;
  for (const [seed, view] of views(seats, POSITIONS).entries()) {
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
