import { readRecorded, recordedMoments } from '../../../web/gallery-moments.ts';
import { expect, test } from '../../../web/test/app.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test('a telephone shows all tiles of a large hand, each large enough for a finger', async ({
  page,
}) => {
  // Ten kinds of tiles.
  const [moment] = await recordedMoments(
    await readRecorded('chinatown', '3p-all-cards.json'),
    [80],
  );
  await page.goto(`/#/position/${moment!.packed}/1`);
  const tiles = page.locator('main .hand .press');
  await expect(tiles).toHaveCount(10);
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 844, height: 390 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size);
    for (const tile of await tiles.all()) {
      await expect(tile).toBeInViewport({ ratio: 1 });
      const { width, height } = (await tile.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  }
});
