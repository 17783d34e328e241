/*
 * How often the coach's first answer is the expert's at ten times the budget, and what it gives away
 * where it is not, over decisions of games that bots play. One JSON line for each figure.
 *
 *   npm run bench:coach
 *   npm run bench:coach -- tower-up 60    one game, sixty decisions
 *
 * The coach judges as in the page, in four thoughts; the reference with ten times the expert's
 * published budget in each of four others. `first` is the part of decisions in which both put
 * the same answer first; `mix` that in which the reference gives the coach's first answer at least
 * one time in ten, as where the choice is secret; `close` that in which the first answer gives away
 * at most 1 % of the victory by the reference, and `loss` what it gives away on average.
 */
import { canonical, QuickChance } from '@faubourg/core';
import { judge, judgedAnswer } from '@faubourg/search';
import { catalogue } from '../games/index.ts';
import type { GameBots } from '../games/listed-game.ts';
import { decisionsOfBots } from './benches/decisions-of-bots.ts';

const [wanted = '', given = '40'] = process.argv.slice(2);
const DECISIONS = Number(given);
const TIMES = 10;
/** What the reference gives at least this often is one of its answers. */
const PART_OF_MIX = 0.1;

async function measure(id: string, bots: GameBots): Promise<void> {
  const game = await catalogue[id]!.rules();
  const { iterations } = bots.levels.expert;
  let [same, mixed, close, lost, count] = [0, 0, 0, 0, 0];
  for await (const { view, seed } of decisionsOfBots(game, bots, DECISIONS, new QuickChance(1))) {
    const coach = await judge(bots, view, { seed });
    const [first] = coach?.answers ?? [];
    if (!first) continue;
    const budget = { iterations: TIMES * iterations };
    const reference = await judge(bots, view, { seed: seed + 1, budget, asked: [first.answer] });
    const best = reference!.answers[0]!;
    const judged = judgedAnswer(reference!, first.answer);
    const loss = judged ? Math.max(0, best.share - judged.share) : best.share;
    if (canonical(best.answer) === canonical(first.answer)) same++;
    if ((judged?.chance ?? 0) >= PART_OF_MIX) mixed++;
    if (loss <= 0.01) close++;
    lost += loss;
    count++;
  }
  const say = (what: string, value: number): void => {
    const rounded = Math.round(10_000 * value) / 10_000;
    console.log(JSON.stringify({ name: `coach/${id}/${what}`, value: rounded, decisions: count }));
  };
  say('first', same / count);
  say('mix', mixed / count);
  say('close', close / count);
  say('loss', lost / count);
}

for (const { id, bots } of Object.values(catalogue))
  if (bots && (wanted === '' || wanted === id)) await measure(id, await bots());
