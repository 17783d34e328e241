/* oxlint-disable no-restricted-globals -- the sheets are laid out in a page */
import { chromium, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '../tools/chromium.ts';
import { root } from '../tools/root.ts';
import { scenes } from './scenes.ts';

/** How strongly the sheets are compressed: small text is still legible. */
const QUALITY = 0.62;
/** The rows of one half of a sheet: columns of the same height, each with one or more pictures. */
const ROWS = [
  [['1440x900-light'], ['1440x900-dark']],
  [['1366x768-light'], ['1366x768-dark']],
  [['zoom-light'], ['zoom-dark']],
  [['390x844-light'], ['390x844-dark'], ['844x390-light', '844x390-dark']],
];
/** A longer page is cut: its height in widths. */
const TALLEST = 2.4;
/** Pixels: the width of a half, the gap between pictures, the height of the title. */
const HALF = 1000;
const GAP = 8;
const TITLE = 44;

type Half = readonly (readonly (readonly string[])[])[];

/** Pictures of a scene that are read by themselves. */
const READ = /^board-/;

/** A picture as a WebP in base 64, in its own size. */
const coded = (page: Page, source: string): Promise<string> =>
  page.evaluate(
    async ([from, quality]) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')!.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1]!;
    },
    [source, QUALITY] as const,
  );

/** Draws both halves under their titles, and returns the sheet as a WebP in base 64. */
async function drawSheet(page: Page, title: string, halves: readonly Half[]): Promise<string> {
  return page.evaluate(
    async ({ title: text, halves: both, half, gap, head, quality, tallest }) => {
      const load = async (source: string): Promise<HTMLImageElement> => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return image;
      };
      const loaded = await Promise.all(
        both.map((rows) =>
          Promise.all(rows.map((row) => Promise.all(row.map((c) => Promise.all(c.map(load)))))),
        ),
      );
      type Column = readonly HTMLImageElement[];
      /** The height of a picture, and of a column, for a width of 1. */
      const tall = ({ width, height }: HTMLImageElement): number =>
        Math.min(height / width, tallest);
      const slope = (column: Column): number => column.reduce((sum, one) => sum + tall(one), 0);
      // All columns of a row have one height: their widths follow from it, and fill the half.
      const heightOf = (row: readonly Column[]): number =>
        (half - gap * (row.length - 1)) / row.reduce((sum, one) => sum + 1 / slope(one), 0);
      const heights = loaded[0]!.map((_, i) =>
        Math.max(...loaded.map((rows) => heightOf(rows[i]!))),
      );
      const canvas = document.createElement('canvas');
      canvas.width = 2 * half + 5 * gap;
      canvas.height = head + heights.reduce((sum, height) => sum + height + gap, 0);
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = '#8c8579';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.imageSmoothingQuality = 'high';
      pen.fillStyle = '#fff';
      pen.font = '600 24px sans-serif';
      for (const [side, rows] of loaded.entries()) {
        const left = gap + side * (half + 3 * gap);
        pen.fillText(`${text} – ${side === 0 ? 'before' : 'after'}`, left, 30);
        let top = head;
        for (const [i, row] of rows.entries()) {
          let x = left;
          for (const column of row) {
            const width = heightOf(row) / slope(column);
            let y = top;
            for (const image of column) {
              const height = width * tall(image);
              const shown = tall(image) * image.width;
              pen.drawImage(image, 0, 0, image.width, shown, x, y, width, height);
              y += height;
            }
            x += width + gap;
          }
          top += heights[i]! + gap;
        }
      }
      return canvas.toDataURL('image/webp', quality).split(',')[1]!;
    },
    { title, halves, half: HALF, gap: GAP, head: TITLE, quality: QUALITY, tallest: TALLEST },
  );
}

const dataUrl = async (path: string): Promise<string> =>
  `data:image/png;base64,${(await readFile(path)).toString('base64')}`;

/** Writes docs/before-and-after/<scene>.webp, and <scene>-desk.webp of the boards, from two folders. */
export async function makeSheets(before: string, after: string): Promise<void> {
  const to = join(root, 'docs', 'before-and-after');
  await mkdir(to, { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  for (const { name, title } of scenes) {
    if (!existsSync(join(after, `${name}-1440x900-light.png`))) continue;
    const halves = await Promise.all(
      [before, after].map((folder) =>
        Promise.all(
          ROWS.map((row) =>
            Promise.all(
              row.map((column) =>
                Promise.all(column.map((size) => dataUrl(join(folder, `${name}-${size}.png`)))),
              ),
            ),
          ),
        ),
      ),
    );
    if (READ.test(name)) {
      const one = await coded(page, await dataUrl(join(after, `${name}-1440x900-light.png`)));
      await writeFile(join(to, `${name}-desk.webp`), Buffer.from(one, 'base64'));
    }
    const sheet = Buffer.from(await drawSheet(page, title, halves), 'base64');
    await writeFile(join(to, `${name}.webp`), sheet);
    console.log(`docs/before-and-after/${name}.webp: ${Math.round(sheet.length / 1024)} kB`);
  }
  await browser.close();
}
