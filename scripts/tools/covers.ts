import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

/** The module that draws the cover of a game, and the file of the cover. */
export type CoverFile = {
  readonly game: string;
  readonly maker: string;
  readonly file: string;
};

/** The covers of all games that draw one. */
export async function coverFiles(): Promise<CoverFile[]> {
  const games = await readdir(join(root, 'games'));
  return games.flatMap((game) => {
    const folder = join(root, 'games', game, 'table');
    const maker = join(folder, 'make-cover.ts');
    return existsSync(maker) ? [{ game, maker, file: join(folder, 'cover.svg') }] : [];
  });
}

/** The text of a cover. The page shows the symbol with the colours of its theme. */
export async function coverText(maker: string): Promise<string> {
  // Every `make-cover.ts` exports this function; a test writes all covers anew.
  const { coverShapes } = (await import(pathToFileURL(maker).href)) as {
    coverShapes: () => string;
  };
  // Two decimals are enough: the picture is less than 500 pixels wide.
  const shapes = coverShapes().replaceAll(/\d+\.\d{3,}/g, (number) =>
    String(Math.round(Number(number) * 100) / 100),
  );
  return `<!-- Made by npm run covers. -->\n<svg xmlns="http://www.w3.org/2000/svg"><symbol id="cover" viewBox="0 0 400 225" preserveAspectRatio="xMidYMid slice">${shapes}</symbol></svg>\n`;
}
