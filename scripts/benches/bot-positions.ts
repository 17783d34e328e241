import type { Page } from '@playwright/test';
import { type AnyGame, QuickChance, randomAnswer, readOptions } from '@faubourg/core';
import { glob } from 'node:fs/promises';
import { page as builtPage } from '../tools/build-page.ts';
import type { ThinkRequest as Asked } from '../../web/src/bots/thinker.ts';

/** What is asked of a bot, at whatever level. */
export type BotPosition = Omit<Asked, 'level'>;

/** Questions with more than one answer, from the middle of random games of every size. */
export function questions(game: AnyGame, count: number): BotPosition[] {
  const found: BotPosition[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const chance = new QuickChance(seed);
    const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
    const read = readOptions(game, {}, seats);
    if ('problem' in read) throw new Error(read.problem.code);
    const { state } = game.setUp(read.options, seats, chance);
    const question = somewhere(game, state, chance, chance.int(160));
    if (question) found.push(question);
  }
  return found;
}

function somewhere(
  game: AnyGame,
  state: unknown,
  chance: QuickChance,
  stop: number,
): BotPosition | null {
  for (let given = 0; ; given++) {
    const owed = game.decisions(state).filter((decision) => decision.owed);
    if (owed.length === 0) return null;
    const { seat } = owed[chance.int(owed.length)]!;
    const listed = game.answers(state, seat);
    if (given >= stop && listed?.length !== 1) {
      return { game: game.id, seat, view: game.view(state, seat) };
    }
    game.apply(state, seat, randomAnswer(game, state, seat, chance), chance);
  }
}

/** What came back, and after how many milliseconds. */
export type Thought = { readonly answer: unknown; readonly took: number };

/** In the page: the worker that the page itself would start, asked as the page asks it. */
function startWorker(script: string): void {
  const worker = new Worker(script, { type: 'module' });
  const ask = (question: unknown): Promise<Thought> =>
    new Promise((resolve, reject) => {
      const start = performance.now();
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<{ answer?: string; error?: string }>) => {
          const took = performance.now() - start;
          if (data.answer === undefined) reject(new Error(data.error));
          else resolve({ answer: JSON.parse(data.answer), took });
        },
        { once: true },
      );
      worker.postMessage({ id: 1, question: JSON.stringify(question) }, {});
    });
  Object.assign(globalThis, { askBot: ask });
}

type Stage = { askBot(question: Asked): Promise<Thought> };

/** Bots of a game in its worker, started in this page, which is open at the house. */
export async function botsIn(
  page: Page,
  game: string,
): Promise<(question: Asked) => Promise<Thought>> {
  const scripts: string[] = [];
  for await (const file of glob(`assets/bots-${game}-*.js`, { cwd: builtPage })) scripts.push(file);
  if (scripts.length !== 1) throw new Error(`one worker expected, found ${scripts.join(', ')}`);
  await page.evaluate(startWorker, `/${scripts[0]!}`);
  return (question) =>
    page.evaluate((asked) => (globalThis as unknown as Stage).askBot(asked), question);
}
