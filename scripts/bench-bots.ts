/*
 * How late bots answer: the time from the request to the answer, less the time of their level, in
 * Node and in the page's own worker in Chromium. Both get the same positions of random games.
 * One JSON line for each figure.
 *
 *   npm run bench:bots
 *   npm run bench:bots -- tower-up 40     one game, forty positions for each level
 */
import { catalogue } from '../games/index.ts';
import type { GameBots } from '../games/listed-game.ts';
import { type Level, levels } from '../web/src/bots/thinker.ts';
import { botsIn, type BotPosition, botPositions } from './benches/bot-positions.ts';
import { served } from './tools/serve-page.ts';

const [wanted = '', given = '20'] = process.argv.slice(2);
const POSITIONS = Number(given);

/** Asks a bot and returns how many milliseconds it took. */
type Ask = (position: BotPosition, level: Level, seed: number) => Promise<number>;

const inNode =
  (gameBots: GameBots): Ask =>
  async ({ view }, level, seed) => {
    const { iterations, milliseconds } = gameBots.levels[level];
    const start = performance.now();
    await gameBots.bot(level).think(view, { budget: { iterations, milliseconds }, seed });
    return performance.now() - start;
  };

async function measure(
  name: string,
  gameBots: GameBots,
  positions: readonly BotPosition[],
  ask: Ask,
) {
  const say = (what: string, value: number): void => {
    const rounded = Math.round(10 * value) / 10;
    console.log(JSON.stringify({ name: `bots/${name}/${what}`, value: rounded, unit: 'ms' }));
  };
  const [first, ...rest] = positions;
  for (const level of levels) {
    const late = async (position: BotPosition, seed: number): Promise<number> =>
      Math.max(0, (await ask(position, level, seed)) - gameBots.levels[level].milliseconds);
    // The first answer includes loading the bot, for which people wait only once.
    say(`${level}/late-first`, await late(first!, 0));
    const found: number[] = [];
    for (const [seed, position] of rest.entries()) found.push(await late(position, seed));
    found.sort((a, b) => a - b);
    say(`${level}/late-p50`, found[Math.floor(found.length / 2)]!);
    say(`${level}/late-most`, found.at(-1)!);
  }
}

await served(async (browser, address) => {
  for (const { id, rules, bots } of Object.values(catalogue)) {
    if (!id.startsWith(wanted) || !bots) continue;
    const gameBots = await bots();
    const positions = botPositions(await rules(), POSITIONS + 1);
    await measure(`${id}/node`, gameBots, positions, inNode(gameBots));
    const page = await browser.newPage();
    await page.goto(address);
    const ask = await botsIn(page, id);
    const inPage: Ask = async (position, level) => (await ask({ ...position, level })).took;
    await measure(`${id}/chromium`, gameBots, positions, inPage);
    await page.close();
  }
});
