import { whyNotSentence } from '@faubourg/web/table/default-sentences.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { boardIndexFor } from '../rules/state.ts';
import { colourName, joined } from './phrases.ts';
import { say, type TowerUpTable } from './types.ts';

/** A district in the language in use; one of somebody's own board keeps the name it has. */
export function districtName({ gameWords }: TowerUpTable, name: string): Sentence {
  const id = `district.${name}`;
  return gameWords[id] === undefined ? { id: 'choice.plain', args: { value: name } } : { id };
}

/** A site and all that matters about it: what it is, what it costs and brings, or why not. */
export function siteLabel(
  table: TowerUpTable,
  field: 'build' | 'roof' | 'place',
  site: string,
): string {
  const name = table.nameOf(field, site);
  const barred = table.choiceState(field, site) === 'barred';
  // That buildings cannot be built upon need not be said of each.
  if (barred && table.view.buildings[site]) return name;
  const why = barred ? whyNotSentence(table, { field, value: site }) : null;
  const more = why === null ? table.hintOf(field, site) : table.text(why);
  return more === null ? name : table.text(say('join.stop', { a: name, b: more }));
}

/** What a site is: where it lies, what stands there, and whose roofs. */
export function siteName(table: TowerUpTable, site: string): Sentence {
  const { view } = table;
  const plan = boardIndexFor(view);
  const spot = plan.at(site);
  const district = plan.board.districts.find(({ id }) => id === spot?.district);
  const where = { site, district: districtName(table, district?.name ?? '') };
  const building = view.buildings[site];
  const parts: Sentence[] = [];
  if (building) {
    const { colour, floors } = building;
    parts.push(
      say('site.built', { ...where, colour: colourName(colour), height: floors.length }),
      ...floors.flatMap((seat, i) =>
        seat === null ? [] : [say('site.roof', { seat: { seat }, floor: i + 1 })],
      ),
    );
  } else parts.push(say('site.empty', where));
  if (spot?.park) parts.push(say('site.park'));
  if (spot?.lake) parts.push(say('site.lake'));
  return joined(parts, 'join.comma');
}
