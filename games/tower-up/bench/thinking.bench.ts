/*
 * The thinking of the expert: iterations per second of processor time with a budget of iterations,
 * and the processor time of 1,000 iterations.
 */
import { bot } from '../bot/index.ts';
import { views } from './views.ts';

const prefix = process.argv[2] ?? '';
const ITERATIONS = 1000;
const POSITIONS = 24;
const ROUNDS = 3;

/** Processor time of this thread in milliseconds: other programs on the machine do not count. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

for (const seats of [2, 4]) {
  const name = `tower-up/thinking/${seats}p`;
  if (!name.startsWith(prefix) && !prefix.startsWith(name)) continue;
  const expert = bot('expert');
  const asked = views(seats, POSITIONS);
  const think = async (): Promise<number> => {
    const from = processorTime();
    for (const [seed, view] of asked.entries())
      await expert.think(view, { budget: { iterations: ITERATIONS }, seed });
    return (processorTime() - from) / asked.length;
  };
  // A warm-up; then the best of some rounds, to reduce the effect of other load.
  await think();
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) least = Math.min(least, await think());
  const say = (what: string, value: number, unit: string): void => {
    if (`${name}/${what}`.startsWith(prefix))
      console.log(JSON.stringify({ name: `${name}/${what}`, value, unit }));
  };
  say('iterations', Math.round((1000 * ITERATIONS) / least), 'iterations/s');
  say('thousand', Number(((1000 / ITERATIONS) * least).toFixed(1)), 'ms');
}
