/*
 * Whether a trader can get more out of three experts than its fair share: a search over strategies of
 * bargaining, then games of the best one found on seeds that the search has not seen. A few games by
 * default; for a figure worth quoting
 *
 *   STRATEGIES=24 TRIES=8 GAMES=400 npm run bench -- chinatown/bot/milk
 *
 * STRATEGIES are drawn, each plays TRIES games first, the best plays GAMES. With STRATEGY='{…}' that
 * one plays at once. SEED draws others.
 */
import { leadOf, playUpTo, searchTraders, type Tried, winShare } from './milk/search.ts';
import type { Strategy } from './milk/strategy.ts';

const prefix = process.argv[2] ?? '';
const NAME = 'chinatown/bot/milk';
const { STRATEGIES = '3', TRIES = '1', GAMES = '4', SEED = '1', STRATEGY } = process.env;
/** Fresh seeds for the best one. */
const FRESH = 1000;

const note = (line: string): void => {
  console.error(line);
};

async function found(): Promise<{ strategy: Strategy; played: number }> {
  if (STRATEGY) return { strategy: JSON.parse(STRATEGY) as Strategy, played: 0 };
  const effort = { strategies: Number(STRATEGIES), games: Number(TRIES) };
  const { best, played } = await searchTraders(effort, Number(SEED), note);
  return { strategy: best[0]!.strategy, played };
}

if (NAME.startsWith(prefix) || prefix.startsWith(NAME)) {
  const { strategy, played } = await found();
  note(JSON.stringify(strategy));
  const best: Tried = { strategy, results: [] };
  await playUpTo(best, Number(GAMES), FRESH + Number(SEED));
  const { share, from, to } = winShare(best);
  const percent = (part: number): number => Math.round(1000 * part) / 10;
  const unit = `% of ${GAMES} games (${percent(from)}–${percent(to)}), lead ${leadOf(best).toFixed(1)} thousand, found in ${played} games; fair 25`;
  console.log(JSON.stringify({ name: NAME, value: percent(share), unit }));
}
