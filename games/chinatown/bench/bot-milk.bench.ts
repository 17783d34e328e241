/*
 * Whether a trader can get more out of three experts than its fair share: a search over strategies of
 * bargaining, then games of the best one found on seeds that the search has not seen. A few games by
 * default; for a figure worth quoting
 *
 *   STRATEGIES=24 TRIES=8 GAMES=400 npm run bench -- chinatown/bot/milk
 *
 * STRATEGIES are drawn, each plays TRIES games first, the best plays GAMES. With STRATEGY='{…}' that
 * one plays at once. SEED draws others. The lead is in thousands.
 */
import { challengeFigure } from '@faubourg/search';
import { milking } from './milk/milking.ts';

const prefix = process.argv[2] ?? '';
const NAME = 'chinatown/bot/milk';

if (NAME.startsWith(prefix) || prefix.startsWith(NAME)) {
  const figure = await challengeFigure(milking, process.env, (line) => {
    console.error(line);
  });
  console.log(JSON.stringify({ name: NAME, ...figure }));
}
