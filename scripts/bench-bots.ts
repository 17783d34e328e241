/*
 * How late bots answer: from the question to the answer, less the time their level has, in Node
 * and in the page's own worker in Chromium. The same questions, out of random games, for both.
 * One JSON line for each figure.
 *
 *   npm run bench:bots
 *   npm run bench:bots -- tower-up 40     one game, forty questions for each level
 */
import { catalogue } from '../games/index.ts';
import type { GameBots } from '../games/listed-game.ts';
import { type Level, levels } from '../web/src/bots/thinker.ts';
import { botsIn, type BotPosition, questions } from './benches/bot-positions.ts';
import { served } from './tools/serve-page.ts';

const [wanted = '', given = '20'] = process.argv.slice(2);
const QUESTIONS = Number(given);

/** Asks and says how many milliseconds it took. */
type Ask = (question: BotPosition, level: Level, seed: number) => Promise<number>;

const inNode =
  (room: GameBots): Ask =>
  async ({ view }, level, seed) => {
    const { milliseconds } = room.levels[level];
    const start = performance.now();
    await room.bot(level).think(view, { budget: { milliseconds }, seed });
    return performance.now() - start;
  };

async function measure(name: string, room: GameBots, asked: readonly BotPosition[], ask: Ask) {
  const say = (what: string, value: number): void => {
    const rounded = Math.round(10 * value) / 10;
    console.log(JSON.stringify({ name: `bots/${name}/${what}`, value: rounded, unit: 'ms' }));
  };
  const [first, ...rest] = asked;
  for (const level of levels) {
    const late = async (question: BotPosition, seed: number): Promise<number> =>
      Math.max(0, (await ask(question, level, seed)) - room.levels[level].milliseconds);
    // The first question also loads what the bot knows; people wait for that once.
    say(`${level}/late-first`, await late(first!, 0));
    const found: number[] = [];
    for (const [seed, question] of rest.entries()) found.push(await late(question, seed));
    found.sort((a, b) => a - b);
    say(`${level}/late-p50`, found[Math.floor(found.length / 2)]!);
    say(`${level}/late-most`, found.at(-1)!);
  }
}

await served(async (browser, house) => {
  for (const { id, rules, bots } of Object.values(catalogue)) {
    if (!id.startsWith(wanted) || !bots) continue;
    const room = await bots();
    const asked = questions(await rules(), QUESTIONS + 1);
    await measure(`${id}/node`, room, asked, inNode(room));
    const page = await browser.newPage();
    await page.goto(house);
    const ask = await botsIn(page, id);
    const inPage: Ask = async (question, level) => (await ask({ ...question, level })).took;
    await measure(`${id}/chromium`, room, asked, inPage);
    await page.close();
  }
});
