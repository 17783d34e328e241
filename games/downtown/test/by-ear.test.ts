import { expect, test } from 'vitest';
import { boardOf, MAPS } from '../rules/options.ts';
import type { DowntownView } from '../rules/view.ts';
import { byEar } from '../table/by-ear.ts';

test('DT-1: the neighbours that are named are the lots that share a stretch of edge', () => {
  for (const map of MAPS) {
    const view = { options: { map } } as DowntownView;
    const { lots } = boardOf(view.options);
    for (const a of lots) {
      const touching = lots.filter((b) => {
        const wide = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
        const high = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
        return (wide === 0 && high > 0) || (high === 0 && wide > 0);
      });
      expect(byEar.neighbours(view, String(a.n)).map(Number)).toEqual(touching.map(({ n }) => n));
    }
  }
});
