/*
 * The thinking of the expert about a purchase: search rounds per second of processor time with a
 * budget of rounds, everything that belongs to the answer included.
 */
import { QuickChance } from '@faubourg/core';
import { bot, levels } from '../bot/index.ts';
import { type DowntownView, downtown } from '../rules/index.ts';

const prefix = process.argv[2] ?? '';
const SEATS = 4;
const POSITIONS = 24;
const WARM_UP = 4;
const ROUNDS = 8;
const { iterations } = levels.expert;
const options = { map: 'classic', secondCard: 'any-pile', soleBonus: 2, money: 'open' } as const;

/** Views of purchases with at least one lot without a plaque, from all over random games. */
function views(): DowntownView[] {
  const found: DowntownView[] = [];
  for (let seed = 0; found.length < POSITIONS; seed++) {
    const chance = new QuickChance(seed);
    const { state } = downtown.setUp(options, SEATS, chance);
    const stop = chance.int(35 * SEATS);
    for (let answers = 0; ; answers++) {
      const owed = downtown.decisions(state).filter((decision) => decision.owed);
      if (owed.length === 0) break;
      const { seat } = owed[chance.int(owed.length)]!;
      const legal = downtown.answers(state, seat)!;
      const searched = state.phase === 'order' && state.lots.some(({ use }) => use === null);
      if (answers >= stop && searched && legal.length > 1) {
        found.push(downtown.view(state, seat));
        break;
      }
      downtown.apply(state, seat, legal[chance.int(legal.length)]!, chance);
    }
  }
  return found;
}

/** Processor time of this thread in milliseconds: other programs on the machine do not count. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const name = `downtown/thinking/${SEATS}p/rounds`;
if (name.startsWith(prefix)) {
  const expert = bot('expert');
  const asked = views();
  const think = async (): Promise<number> => {
    const from = processorTime();
    for (const [seed, view] of asked.entries())
      await expert.think(view, { budget: { iterations }, seed });
    return (processorTime() - from) / asked.length;
  };
  // A warm-up; then the best of some rounds, to reduce the effect of other load.
  for (let round = 0; round < WARM_UP; round++) await think();
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) least = Math.min(least, await think());
  const value = Math.round((1000 * iterations) / least);
  console.log(JSON.stringify({ name, value, unit: 'rounds/s' }));
}
