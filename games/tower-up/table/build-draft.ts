import { type Colour, COLOURS } from '../rules/colours.ts';
import type { BuildPreview, SitePreview } from '../rules/game.ts';
import type { TowerUpTable } from './types.ts';

/** The build of the draft, or the one under the pointer or focus. */
export type BuildDraft = {
  readonly site: string;
  readonly preview: SitePreview;
  /** Whether it is chosen, not only pointed at. */
  readonly firm: boolean;
  /** The colour chosen. */
  readonly colour: Colour | null;
  readonly roof: string | null;
};

export function buildDraft(table: TowerUpTable): BuildDraft | null {
  const { draft, forecast, pointed } = table;
  const { build: chosen, colour = null, roof = null } = draft;
  if (chosen !== undefined) {
    const preview = forecast.sites[chosen];
    return preview ? { site: chosen, preview, firm: true, colour, roof } : null;
  }
  if (draft.take !== undefined || pointed?.field !== 'build') return null;
  const site = pointed.value;
  const preview = forecast.sites[site];
  if (!preview || preview.problems.length > 0) return null;
  return { site, preview, firm: false, colour: null, roof: null };
}

/** The gain of a roof there, once the colour is chosen. */
export function roofPreview(build: BuildDraft | null, site: string): BuildPreview | null {
  if (!build?.colour) return null;
  return build.preview.colours[build.colour].roofs[site] ?? null;
}

/** The colours that can be built on a site. */
export const possibleColours = (preview: SitePreview): Colour[] =>
  COLOURS.filter((colour) => Object.keys(preview.colours[colour].roofs).length > 0);

/** The largest gain on a site over all colours. */
export function bestStep(preview: SitePreview): BuildPreview | null {
  const all = COLOURS.flatMap((colour) => Object.values(preview.colours[colour].roofs));
  const worth = ({ step, objectives }: BuildPreview): number =>
    step.millions + Object.values(objectives).reduce((sum, token) => sum + token, 0);
  return all.reduce<BuildPreview | null>(
    (best, one) => (best === null || worth(one) > worth(best) ? one : best),
    null,
  );
}

/** Handles a press on a site or roof place. If only one colour fits, it is chosen with the site. */
export function pressSite(
  table: TowerUpTable,
  field: 'build' | 'roof' | 'place',
  site: string,
): void {
  table.choose(field, site);
  const colours = table.options.colour;
  if (field === 'build' && table.draft.build === site && colours?.length === 1)
    table.choose('colour', colours[0]!, 'default');
}
