import type { Sentence } from '@faubourg/web/words/message.ts';
import { planFor } from '../rules/state.ts';
import { colourName, counted, joined } from './phrases.ts';
import { say, type TowerUpTable } from './tower-up.ts';

/** A district in the language in use; one of somebody's own board keeps the name it has. */
export function districtName({ gameWords }: TowerUpTable, name: string): Sentence {
  const id = `district.${name}`;
  return gameWords[id] === undefined ? { id: 'choice.plain', args: { value: name } } : { id };
}

/** Everything a site is: where it lies, what stands there, whose roofs, what it would cost. */
export function siteName(table: TowerUpTable, site: string): Sentence {
  const { view, forecast } = table;
  const plan = planFor(view);
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
  const preview = forecast.sites[site];
  if (preview && preview.raises.length > 0)
    parts.push(say('site.costs', { floors: counted(preview.price) }));
  return joined(parts, 'join.comma');
}
