import { packJson } from '@faubourg/core';
import { readRecorded } from '../../../web/gallery-moments.ts';
import { expect, test } from '../../../web/test/app.ts';

test('a line of a sentence with drawn shops never begins with a sign, however wide it is', async ({
  page,
}) => {
  const record = await readRecorded('chinatown', '4p-1999.json');
  await page.goto(`/#/record/${await packJson(record)}/${record.rows.length}`);
  await page.getByRole('tab', { name: 'Log' }).click();
  const sentences = page.getByRole('tabpanel').locator('li button > span:has(svg)');
  await expect(sentences.filter({ hasText: ';' }).first()).toBeAttached();
  const [narrowest, widest] = [160, 420];
  const wrong = await sentences.evaluateAll(
    (all, [from, to]) => {
      const found: string[] = [];
      const range = document.createRange();
      for (const one of all.filter(({ textContent }) => textContent.includes(';')).slice(0, 12)) {
        const style = (one as HTMLElement).style;
        style.display = 'block';
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const signs: [Node, number][] = [];
        while (texts.nextNode())
          for (const { index } of texts.currentNode.textContent!.matchAll(/[.,;:]/g))
            signs.push([texts.currentNode, index]);
        for (let width = from!; width < to!; width++) {
          style.width = `${width}px`;
          const { left } = one.getBoundingClientRect();
          for (const [text, at] of signs) {
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const box = range.getBoundingClientRect();
            if (box.width > 0 && box.left - left < 2) found.push(`${width}: ${one.textContent}`);
          }
        }
      }
      return found;
    },
    [narrowest, widest],
  );
  expect(wrong).toEqual([]);
});
