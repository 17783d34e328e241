import { listOf } from '@faubourg/web/words/lists.ts';
import type { Problem } from '@faubourg/core';
import { problem } from '@faubourg/core';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { COLOURS } from '../rules/colours.ts';
import { placeProblem } from '../rules/legal-place.ts';
import { colourName } from './phrases.ts';
import { say, type TowerUpChoice, type TowerUpTable } from './types.ts';

/** Why something on the table cannot be chosen, with the rule. */
export function whyNot(
  { field, value }: TowerUpChoice,
  table: TowerUpTable,
): Sentence | Problem | null {
  const { view, forecast, draft } = table;
  if (field === 'build') return whyNoBuilding(table, value);
  if (field === 'place') {
    if (view.buildings[value]) return problem('TU-10', 'site-taken', { site: value });
    const floor = view.start[0];
    if (floor === undefined || floor === 'joker') return null;
    return placeProblem(view, { place: value, colour: floor });
  }
  if (field === 'colour') {
    const preview = draft.build === undefined ? undefined : forecast.sites[draft.build];
    return preview?.colours[value].problems[0] ?? null;
  }
  return null;
}

function whyNoBuilding({ view, forecast }: TowerUpTable, site: string): Sentence | Problem | null {
  if (view.buildings[site]) return problem('TU-21', 'site-taken', { site });
  const preview = forecast.sites[site];
  if (!preview) return null;
  const [wrong] = preview.problems;
  if (wrong) return wrong;
  // Each colour has its own reason: a neighbour has it, or the stock has too few floors.
  const clash = COLOURS.filter((colour) => preview.price[colour] > 0);
  const reasons =
    clash.length === COLOURS.length
      ? say('why.no-colour.clash')
      : say('why.no-colour.lack', { clash: listOf(clash.map(colourName)) });
  return say('why.no-colour', { site, reasons });
}
