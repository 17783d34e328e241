import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Catalogue } from '../games/catalogue-of.ts';
import { linkPreviewWords } from './src/words/link-previews.ts';

const picture = (id: string): string => `/previews/${id}.png`;
const isDrawn = (id: string): boolean =>
  existsSync(fileURLToPath(new URL(`./public${picture(id)}`, import.meta.url)));

/**
 * Writes `link-previews.json`: the sentences, and the title, line and picture of each game, from
 * which the server makes the tags that messengers read. They run no script.
 */
export function linkPreviews(games: Catalogue): Plugin {
  return {
    name: 'faubourg-link-previews',
    apply: 'build',
    async generateBundle() {
      const listed = Object.values(games).map(async ({ id, credits, page }) => {
        const lines = (await page?.tagline?.()) ?? {};
        const shown = { title: credits.title, lines };
        return [id, isDrawn(id) ? { ...shown, picture: picture(id) } : shown] as const;
      });
      const all = { words: linkPreviewWords, games: Object.fromEntries(await Promise.all(listed)) };
      this.emitFile({ type: 'asset', fileName: 'link-previews.json', source: JSON.stringify(all) });
    },
  };
}
