import type { Page } from '@playwright/test';
import { type AnyGame, QuickChance, randomAnswer, readOptions } from '@faubourg/core';
import { glob } from 'node:fs/promises';
import { page as builtPage } from '../tools/build-page.ts';
import type { ThinkRequest as Asked } from '../../web/src/bots/thinker.ts';

/** A position in which a bot is asked, without the level. */
export type BotPosition = Omit<Asked, 'level'>;

/**
 * Positions with more than one legal answer, from the middle of random games with every number of
 * seats.
 */
export function botPositions(game: AnyGame, count: number): BotPosition[] {
  const found: BotPosition[] = [];
  for (let seed = 1; found.length < count; seed++) {
    const chance = new QuickChance(seed);
    const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
    const read = readOptions(game, {}, seats);
    if ('problem' in read) throw new Error(read.problem.code);
    const { state } = game.setUp(read.options, seats, chance);
    const position = somewhere(game, state, chance, chance.int(160));
    if (position) found.push(position);
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

/** An answer of a bot, and the milliseconds it took. */
export type Thought = { readonly answer: unknown; readonly took: number };

/**
 * Runs in the page. Starts the worker that the page itself would start, and asks it in the same
 * way.
 */
function startWorker(script: string): void {
  const worker = new Worker(script, { type: 'module' });
  const ask = (position: unknown): Promise<Thought> =>
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
      worker.postMessage({ id: 1, task: JSON.stringify(position) }, {});
    });
  Object.assign(globalThis, { askBot: ask });
}

type Stage = { askBot(position: Asked): Promise<Thought> };

/** Starts the worker of a game's bots in this page, which shows the server's page. */
export async function botsIn(
  page: Page,
  game: string,
): Promise<(position: Asked) => Promise<Thought>> {
  const scripts: string[] = [];
  for await (const file of glob(`assets/bots-${game}-*.js`, { cwd: builtPage })) scripts.push(file);
  if (scripts.length !== 1) throw new Error(`one worker expected, found ${scripts.join(', ')}`);
  await page.evaluate(startWorker, `/${scripts[0]!}`);
  return (position) =>
    page.evaluate((asked) => (globalThis as unknown as Stage).askBot(asked), position);
}
