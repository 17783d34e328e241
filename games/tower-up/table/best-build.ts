import { COLOURS } from '../rules/colours.ts';
import type { TowerUpForecast } from '../rules/forecast.ts';

/** The most Millions that a build of this forecast brings at once, and where; null: none is possible. */
export function bestBuild({
  sites,
}: Pick<TowerUpForecast, 'sites'>): { site: string; millions: number } | null {
  let best: { site: string; millions: number } | null = null;
  for (const [site, { colours, problems }] of Object.entries(sites)) {
    if (problems.length > 0) continue;
    for (const colour of COLOURS) {
      for (const { step } of Object.values(colours[colour].roofs))
        if (!best || step.millions > best.millions) best = { site, millions: step.millions };
    }
  }
  return best;
}
