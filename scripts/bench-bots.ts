/*
 * How late bots answer: from the question to the answer, less the time their level has, in Node
 * and in the page's own worker in Chromium. The same questions, out of random games, for both.
 * One JSON line for each figure.
 *
 *   npm run bench:bots
 *   npm run bench:bots -- tower-up 40     one game, forty questions for each level
 */
/* oxlint-disable no-restricted-globals -- what asks the worker runs in the page */
import { type Browser, chromium, type Page } from '@playwright/test';
import { type AnyGame, QuickChance, readOptions } from '@faubourg/core';
import { serve } from '@faubourg/server';
import { glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RegisteredGame, registry } from '../games/registry.ts';
import { findChromium } from './chromium.ts';
import { buildPage, page as builtPage } from './page.ts';

const [wanted = '', given = '20'] = process.argv.slice(2);
const QUESTIONS = Number(given);
const LEVELS = ['apprentice', 'regular', 'expert'] as const;

type Level = (typeof LEVELS)[number];
type Question = { readonly game: string; readonly seat: number; readonly view: unknown };
/** Asks and says how many milliseconds it took. */
type Ask = (question: Question, level: Level, seed: number) => Promise<number>;

/** Questions with more than one answer, from the middle of games of every size. */
function questions(game: AnyGame): Question[] {
  const found: Question[] = [];
  for (let seed = 1; found.length <= QUESTIONS; seed++) {
    const chance = new QuickChance(seed);
    const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
    const options = readOptions(game, {}, seats);
    if ('problem' in options) throw new Error(options.problem.code);
    const { state } = game.setUp(options.options, seats, chance);
    const question = somewhere(game, state, chance, chance.int(160));
    if (question) found.push(question);
  }
  return found;
}

function somewhere(game: AnyGame, state: unknown, chance: QuickChance, stop: number) {
  for (let given = 0; ; given++) {
    const owed = game.decisions(state).filter((decision) => decision.owed);
    if (owed.length === 0) return null;
    const { seat } = owed[chance.int(owed.length)]!;
    const listed = game.answers(state, seat);
    if (given >= stop && listed?.length !== 1) {
      return { game: game.id, seat, view: game.view(state, seat) };
    }
    const answer = listed
      ? listed[chance.int(listed.length)]
      : (game.sample?.(state, seat, chance) ?? game.fallback(state, seat));
    game.apply(state, seat, answer, chance);
  }
}

async function inNode(registered: RegisteredGame): Promise<Ask> {
  const room = await registered.bot!();
  return async ({ view }, level, seed) => {
    const { milliseconds } = room.levels[level];
    const start = performance.now();
    const budget = { milliseconds };
    await room.bot(level).think(view as { viewer: number | null }, { budget, seed });
    return performance.now() - start;
  };
}

/** In the page: the worker that the page itself would start, asked as the page asks it. */
function startWorker(script: string): void {
  const worker = new Worker(script, { type: 'module' });
  const ask = (question: unknown): Promise<number> =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ error?: string }>) => {
          if (data.error === undefined) resolve(performance.now() - start);
          else reject(new Error(data.error));
        },
        { once: true },
      );
      worker.postMessage({ id: 1, question: JSON.stringify(question) }, {});
    });
  Object.assign(window, { ask });
}

async function inPage(page: Page, house: string): Promise<Ask> {
  const scripts: string[] = [];
  for await (const file of glob('assets/thinking-*.js', { cwd: builtPage })) scripts.push(file);
  if (scripts.length !== 1) throw new Error(`one worker expected, found ${scripts.join(', ')}`);
  await page.goto(house);
  await page.evaluate(startWorker, `/${scripts[0]!}`);
  return (question, level) =>
    page.evaluate(
      (asked) => (window as unknown as { ask(question: unknown): Promise<number> }).ask(asked),
      { ...question, level },
    );
}

async function measure(where: string, registered: RegisteredGame, ask: Ask): Promise<void> {
  const { levels } = await registered.bot!();
  const [first, ...rest] = questions(await registered.rules());
  // The first question also loads what the bot knows; people wait for that once.
  const say = (name: string, value: number): void => {
    const rounded = Math.round(10 * value) / 10;
    const full = `bots/${registered.id}/${where}/${name}`;
    console.log(JSON.stringify({ name: full, value: rounded, unit: 'ms' }));
  };
  for (const level of LEVELS) {
    const { milliseconds } = levels[level];
    const late = [];
    const start = (await ask(first!, level, 0)) - milliseconds;
    for (const [i, question] of rest.entries()) {
      late.push(Math.max(0, (await ask(question, level, i)) - milliseconds));
    }
    late.sort((a, b) => a - b);
    say(`${level}/late-first`, Math.max(0, start));
    say(`${level}/late-p50`, late[Math.floor(late.length / 2)]!);
    say(`${level}/late-most`, late.at(-1)!);
  }
}

await buildPage();
const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
const house = await serve({ port: 0, data, page: builtPage, log: 'silent' });
const browser: Browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const registered of Object.values(registry)) {
    if (!registered.id.startsWith(wanted)) continue;
    await measure('node', registered, await inNode(registered));
    const page = await browser.newPage();
    await measure('chromium', registered, await inPage(page, house.address));
    await page.close();
  }
} finally {
  await browser.close();
  await house.close();
  await rm(data, { recursive: true, force: true });
}
