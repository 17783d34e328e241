import { joinSentences } from '@faubourg/web/words/lists.ts';
import { whyNotSentence } from '@faubourg/web/table/default-sentences.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { boardIndexFor } from '../rules/state.ts';
import { colourName } from './phrases.ts';
import { say, type TowerUpTable } from './types.ts';

/** The name of a district; a district of a custom board keeps the name of its file. */
export function districtName({ gameWords }: TowerUpTable, name: string): Sentence {
  const id = `district.${name}`;
  return gameWords[id] === undefined ? { id: 'choice.plain', args: { value: name } } : { id };
}

/** The letters of the coach's answers for this site, where something is built or placed. */
export const siteAdvice = (table: TowerUpTable, site: string): string | null =>
  table.adviceOn('build', site) ?? table.adviceOn('place', site);

/** The name of a site with its state, price and gain, or why it is barred. */
export function siteLabel(
  table: TowerUpTable,
  field: 'build' | 'roof' | 'place',
  site: string,
): string {
  const name = table.nameOf(field, site);
  const barred = table.choiceState(field, site) === 'barred';
  // It is obvious that nothing can be built on a building, or where none stands near.
  const [wrong] = table.forecast.sites[site]?.problems ?? [];
  if (barred && (table.view.buildings[site] || wrong?.code === 'no-neighbour')) return name;
  const why = barred ? whyNotSentence(table, { field, value: site }) : null;
  const more = why === null ? table.hintOf(field, site) : table.text(why);
  return more === null ? name : table.text('join.stop', { a: name, b: more });
}

/** A site with its district, its building and the owners of the roofs. */
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
  return joinSentences(parts, 'join.comma');
}
