/*
 * The expert: search rounds per second about a purchase, how late it answers each kind of decision
 * within a time budget, and how long after a stop signal.
 */
import { QuickChance } from '@faubourg/core';
import { bot } from '../bot/index.ts';
import { type DowntownState, type DowntownView, downtown } from '../rules/index.ts';

const prefix = process.argv[2] ?? '';
const MILLISECONDS = 100;
const POSITIONS = 60;

/** Views from all over random games. */
function views(seats: number, money: 'open' | 'hidden'): DowntownView[] {
  const found: DowntownView[] = [];
  const options = { map: 'classic', secondCard: 'any-pile', soleBonus: 2, money } as const;
  for (let seed = 0; found.length < POSITIONS; seed++) {
    const chance = new QuickChance(seed);
    const { state } = downtown.setUp(options, seats, chance);
    const view = somewhere(state, chance, chance.int(35 * seats));
    if (view) found.push(view);
  }
  return found;
}

function somewhere(state: DowntownState, chance: QuickChance, stop: number): DowntownView | null {
  for (let answers = 0; ; answers++) {
    const owed = downtown.decisions(state).filter((decision) => decision.owed);
    if (owed.length === 0) return null;
    const { seat } = owed[chance.int(owed.length)]!;
    const legal = downtown.answers(state, seat)!;
    if (answers >= stop && legal.length > 1) return downtown.view(state, seat);
    downtown.apply(state, seat, legal[chance.int(legal.length)]!, chance);
  }
}

for (const [seats, money] of [
  [2, 'open'],
  [4, 'open'],
  [6, 'open'],
  [6, 'hidden'],
] as const) {
  const name = `downtown/bot/expert-${seats}p${money === 'hidden' ? '-hidden' : ''}`;
  if (!name.startsWith(prefix) && !prefix.startsWith(name)) continue;
  const expert = bot('expert');
  const say = (what: string, value: number, unit: string): void => {
    console.log(JSON.stringify({ name: `${name}/${what}`, value: Math.round(value), unit }));
  };
  let rounds = 0;
  let time = 0;
  let late = 0;
  let after = 0;
  for (const [seed, view] of views(seats, money).entries()) {
    const start = performance.now();
    const budget = { milliseconds: MILLISECONDS };
    const thought = await expert.think(view, { budget, seed });
    const took = performance.now() - start;
    late = Math.max(late, took - MILLISECONDS);
    if (thought.explanation.method === 'mix') {
      time += took;
      rounds += thought.explanation.iterations;
    }
    const stop = new AbortController();
    let stopped = Infinity;
    const timer = setTimeout(() => {
      stopped = performance.now();
      stop.abort();
    }, 10);
    const asking = { budget: { milliseconds: 10_000 }, seed, signal: stop.signal };
    await expert.think(view, asking);
    clearTimeout(timer);
    // A thought that ended before the signal is not late.
    after = Math.max(after, performance.now() - Math.min(stopped, performance.now()));
  }
  say('rounds', (1000 * rounds) / time, 'rounds/s');
  say('late', late, 'ms');
  say('after-signal', after, 'ms');
}
