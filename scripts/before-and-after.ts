/*
 * Pictures of the page before and after a change, of every scene in scripts/before-and-after/scenes.ts, at
 * every size, light and dark:
 *
 *   npm run before-and-after -- shoot <folder>                       with the page of this working tree
 *   npm run before-and-after -- shoot <folder> --at <address> [scene …]   with that of a server elsewhere
 *   npm run before-and-after -- sheets <before> <after>              docs/before-and-after/<scene>.webp, side by side
 */
/* oxlint-disable no-restricted-globals -- what holds timers and looks for animations runs in the page */
import { type Browser, chromium, type Locator } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Scene, scenes, type Stage } from './before-and-after/scenes.ts';
import { makeSheets } from './before-and-after/sheets.ts';
import { findChromium } from './tools/chromium.ts';
import { filesArrived } from './tools/open-still.ts';
import { SIZES } from './tools/screen-sizes.ts';
import { served } from './tools/serve-page.ts';

/** Milliseconds after which what an earlier page may lack is not waited for any longer. */
const PATIENCE = 4000;
/** Milliseconds within which a moment comes, where there is one: others are shown before it. */
const MOMENTS = 9000;
/** Shorter timers go on while others are held, in milliseconds. */
const SHORT = 600;

/** Replaces the timers of a page: long ones do not run out while `held` is set. */
function holdTimers(): void {
  const real = window.setTimeout;
  const page = window as unknown as { held?: number; freeze: () => void };
  const running = new Set<number>();
  const timer = (call: TimerHandler, after = 0, ...more: unknown[]): number => {
    const isHeld = page.held !== undefined && after >= page.held;
    const id = real(call, isHeld ? 1e8 : after, ...more);
    running.add(id);
    return id;
  };
  page.freeze = () => {
    page.held = 0;
    for (const id of running) clearTimeout(id);
  };
  Object.assign(window, { setTimeout: timer });
  const known = localStorage.getItem('faubourg.settings');
  if (!known) localStorage.setItem('faubourg.settings', JSON.stringify({ pace: 1400 }));
}

async function shootScene(
  browser: Browser,
  server: string,
  scene: Scene,
  folder: string,
): Promise<void> {
  const touch = { true: ['390x844', '844x390'], false: ['1440x900', '1366x768', 'zoom'] } as const;
  for (const finger of [false, true]) {
    const sizes = touch[`${finger}`];
    const context = await browser.newContext({
      ...SIZES[sizes[0]],
      reducedMotion: 'reduce',
      locale: 'en',
      baseURL: server,
    });
    await context.addInitScript(holdTimers);
    const page = await context.newPage();
    const still = async (): Promise<void> => {
      await page.evaluate('document.fonts.ready');
      await page.waitForFunction(
        () =>
          !document
            .getAnimations()
            .some((one) => one.effect?.getComputedTiming().endTime !== Infinity),
      );
    };
    const hasCome = (what: Locator, timeout = PATIENCE): Promise<boolean> =>
      what
        .first()
        .waitFor({ timeout })
        .then(
          () => true,
          () => false,
        );
    const stage: Stage = {
      page,
      server,
      context,
      touch: finger,
      async go(address) {
        await page.goto(address);
        await page.locator('main').first().waitFor();
        await filesArrived(page);
      },
      async hold() {
        await page.addInitScript((least) => {
          Object.assign(window, { held: least });
        }, SHORT);
      },
      press: async (what) =>
        (await hasCome(what)) &&
        what
          .first()
          .click({ timeout: PATIENCE })
          .then(
            () => true,
            () => false,
          ),
      async freezeAt(what) {
        if (await hasCome(what, MOMENTS)) await page.evaluate('freeze()');
      },
      see: (what) => hasCome(what),
    };
    try {
      await scene.open(stage);
    } catch (error) {
      console.error(`${scene.name}: ${(error as Error).message.slice(0, 200)}`);
    }
    for (const size of sizes) {
      await page.setViewportSize(SIZES[size].viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        await still().catch(() => null);
        const path = join(folder, `${scene.name}-${size}-${colorScheme}.png`);
        await page.screenshot({ path, fullPage: scene.full ?? false });
      }
    }
    await context.close();
  }
  console.log(scene.name);
}

const { values, positionals } = parseArgs({
  options: { at: { type: 'string' } },
  allowPositionals: true,
});
const [command, first, ...rest] = positionals;

async function shoot(browser: Browser, server: string): Promise<void> {
  const folder = resolve(first!);
  await mkdir(folder, { recursive: true });
  for (const scene of scenes)
    if (rest.length === 0 || rest.includes(scene.name))
      await shootScene(browser, server, scene, folder);
}

if (command === 'shoot' && first !== undefined) {
  if (values.at === undefined) await served(shoot);
  else {
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    });
    await shoot(browser, values.at);
    await browser.close();
  }
} else if (command === 'sheets' && first !== undefined && rest[0] !== undefined)
  await makeSheets(resolve(first), resolve(rest[0]));
else {
  console.error('Usage: npm run before-and-after -- shoot <folder> [--at <address>] [scene …]');
  console.error('       npm run before-and-after -- sheets <before> <after>');
  process.exit(2);
}
