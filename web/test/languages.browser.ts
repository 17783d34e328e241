import type { Page } from '@playwright/test';
import { catalogue } from '../../games/index.ts';
import { readRecorded, recordedGames, recordedMoments } from '../gallery-moments.ts';
import { de as firstDe } from '../src/words/de.ts';
import { de as lazyDe } from '../src/words/lazy.de.ts';
import { en as firstEn } from '../src/words/en.ts';
import { en as lazyEn } from '../src/words/lazy.en.ts';
import { fr as firstFr } from '../src/words/fr.ts';
import { fr as lazyFr } from '../src/words/lazy.fr.ts';
import { languageNames } from '../src/words/languages.ts';
import type { PageWords } from '../src/words/locale.svelte.ts';
import { nl as firstNl } from '../src/words/nl.ts';
import { nl as lazyNl } from '../src/words/lazy.nl.ts';
import { expect, test } from './app.ts';
import { over } from './play/browser-table.ts';
import { misfits, textsFit } from './play/misfits.ts';
import { hurry } from './toy.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const en = { ...firstEn, ...lazyEn };
const fr = { ...firstFr, ...lazyFr };
const nl = { ...firstNl, ...lazyNl };
const de = { ...firstDe, ...lazyDe };
type Texts = { readonly [id in keyof PageWords]: string };
const texts: { readonly [language: string]: Texts } = { en, fr, nl, de };
const games = Object.values(catalogue).filter(({ page }) => page);

test.describe('the language', () => {
  for (const [locale, language] of [
    ['nl-BE', 'nl'],
    ['de-AT', 'de'],
    ['fr-CA', 'fr'],
    ['pt-BR', 'en'],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale });

      test(`is ${language} in a browser in ${locale}, unless another is chosen, which is kept`, async ({
        page,
      }) => {
        const lines = await games[0]!.page!.tagline!();
        const other = language === 'nl' ? 'de' : 'nl';
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(
          page.getByRole('region', { name: texts[language]!['home.games'], exact: true }),
        ).toBeVisible();
        await expect(page.getByText(lines[language]!)).toBeVisible();
        await page.getByRole('button', { name: texts[language]!['settings.title'] }).click();
        await page.getByRole('radio', { name: nameOf(other) }).check();
        await expect(page.getByText(lines[other]!)).toBeAttached();
        await page.reload();
        await expect(page.locator('html')).toHaveAttribute('lang', other);
        await expect(page.getByText(lines[other]!)).toBeVisible();
      });
    });
  }

  test('changes at a table, with what the game says', async ({ page }) => {
    await hurry(page, { language: 'de' });
    await page.goto('/#/new/tower-up');
    await page.locator('form button.strong').click();
    const words = catalogue['tower-up']!.page!.words!;
    for (const language of ['de', 'nl'] as const) {
      const own = await words[language]!();
      await expect(page.getByRole('heading', { name: own['market.title']! })).toBeAttached();
      await expect(page.getByRole('main', { name: texts[language]!['table.board'] })).toBeVisible();
      if (language === 'nl') break;
      await page.getByRole('button', { name: texts.de!['settings.title'] }).click();
      await page.getByRole('radio', { name: nameOf('nl') }).check();
      await page.getByRole('button', { name: texts.nl!['settings.close'] }).click();
    }
  });
});

const nameOf = (language: string): string => languageNames.find(([code]) => code === language)![1];

/*
 * By default German, which has the longest words, is looked at everywhere, and the others where
 * most of their texts are. FAUBOURG_LANGUAGES=all npm run test:browser -- languages looks at every
 * screen in every language.
 */
const everywhere = (language: string): boolean =>
  process.env.FAUBOURG_LANGUAGES === 'all' || language === 'de';

const recorded = await recordedGames();

test('a text that does not fit is found', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await hurry(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await textsFit(page);
  await page.evaluate(() => {
    const add = (tag: string, text: string, style: string): void => {
      const element = document.createElement(tag);
      element.textContent = text;
      element.style.cssText = `white-space: nowrap; ${style}`;
      document.querySelector('main')!.append(element);
    };
    add('button', 'Grundstücksverkehrsgenehmigung', 'width: 60px; overflow: hidden');
    add('span', 'Zuständigkeit', 'display: block; width: 20px; overflow: hidden');
    add('p', 'Übertragungsverordnung', 'position: fixed; left: 300px');
  });
  const found = (await misfits(page)).join();
  for (const text of ['Grundstück', 'Zuständig', 'Übertragung']) expect(found).toContain(text);
});

for (const [language] of languageNames) {
  test.describe(`on a small telephone, in ${language},`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
    test.beforeEach(({ page }) => hurry(page, { language, confirm: 'always', name: 'Ana' }));
    const said = texts[language]!;

    test('home, settings and account fit', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByText((await games[0]!.page!.tagline!())[language]!)).toBeVisible();
      await textsFit(page);
      await page.getByRole('button', { name: said['settings.title'] }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await textsFit(page);
      await page.goto('/#/me');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said['account.nobody']);
      await textsFit(page);
      await page.goto('/#/position');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said['position.title']);
      await textsFit(page);
    });

    test('set-up and the table that waits for friends fit', async ({ page }) => {
      for (const { id } of everywhere(language) ? games : games.slice(0, 1)) {
        await page.goto(`/#/new/${id}`);
        await expect(page.locator('select[data-option]').first()).toBeVisible();
        await textsFit(page);
        await page.getByRole('button', { name: said['setup.where.friends'] }).click();
        await expect(page.getByRole('button', { name: said['lobby.friends'] })).toBeVisible();
        await textsFit(page);
      }
      await page.getByRole('button', { name: said['lobby.friends'] }).click();
      await expect(page.getByLabel(said['lobby.link'])).toBeVisible();
      await textsFit(page);
      await page.goto('/#/me');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said['account.title']);
      await textsFit(page);
    });

    for (const { id, credits, page: brought } of games) {
      if (!everywhere(language)) continue;

      test(`${credits.title}: every kind of decision, the tabs and the end fit`, async ({
        page,
      }) => {
        const { records } = recorded.find(({ game }) => game === id)!;
        for (const { packed, seat, names } of await recordedMoments(
          await readRecorded(id, records[0]!),
        )) {
          await test.step(names.join(), async () => {
            await page.goto(`/#/position/${packed}/${seat}`);
            await expect(page).toHaveURL(/#\/table\//);
            await expect(page.getByRole('main', { name: said['table.board'] })).toBeVisible();
            await textsFit(page);
            if (names.includes('end')) {
              await page.getByRole('button', { name: said['end.show'] }).click();
              await expect(over(page)).toBeVisible();
              await textsFit(page);
            }
            if (names.includes('picture')) await tabsFit(page);
          });
        }
      });

      if (brought?.rules) {
        test(`${credits.title}: the rules fit`, async ({ page }) => {
          await page.goto(`/#/rules/${id}`);
          await expect(page.locator('#chapter-reconstructed')).toBeVisible();
          await textsFit(page);
        });
      }

      if (brought?.lesson) {
        test(`${credits.title}: the steps of the lesson fit`, async ({ page }) => {
          await page.goto(`/#/learn/${id}`);
          const card = page.locator('section.card');
          const skip = card.getByRole('button', { name: said['lesson.skip'] });
          for (;;) {
            await expect(card.getByRole('heading')).toBeVisible();
            await textsFit(page);
            if (!(await skip.isVisible())) break;
            const title = await card.getByRole('heading').innerText();
            await skip.click();
            await expect(card.getByRole('heading').filter({ hasText: title })).toHaveCount(0);
          }
        });
      }
    }
  });
}

/** Expects that every tab beside the board fits when it is open. */
async function tabsFit(page: Page): Promise<void> {
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await textsFit(page);
  }
}
