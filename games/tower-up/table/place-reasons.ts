import type { Seat } from '@faubourg/core';
import type { Reason } from '@faubourg/web/coach/game-coach.ts';
import { sentenceMaker } from '@faubourg/web/words/sentence.ts';
import type { Place } from '../rules/answer.ts';
import { placeAnswers } from '../rules/legal-place.ts';
import { progress } from '../rules/objectives.ts';
import { boardIndexFor, type Building, type Town } from '../rules/state.ts';
import type { de } from '../words/coach-de.ts';
import type { en } from '../words/coach-en.ts';
import type { fr } from '../words/coach-fr.ts';
import type { nl } from '../words/coach-nl.ts';
import { goalName } from './goals.ts';
import { colourName } from './phrases.ts';
import type { TowerUpTable } from './types.ts';

const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();

/** The town with one more starting floor. */
const placed = (town: Town, { place, colour }: Place): Town => ({
  ...town,
  buildings: { ...town.buildings, [place]: { colour, floors: [null] } },
});

/** How far the buildings of a town go towards an objective, for one who is present in all of them. */
function offered(town: Town, seat: Seat, id: string): { have: number; need: number } {
  const buildings: { [site: string]: Building } = {};
  for (const [site, { colour }] of Object.entries(town.buildings))
    buildings[site] = { colour, floors: [seat] };
  return progress({ ...town, buildings }, seat, id);
}

/** Objectives that the floor serves here, but not on every site where it could lie. */
function goalReasons(answer: Place, town: Town, me: Seat): Reason[] {
  const others = placeAnswers(town);
  return town.goals.flatMap(({ id }): Reason[] => {
    const { have, need } = offered(placed(town, answer), me, id);
    // Mostly one of the first sites serves it less, so that few are tried.
    if (!others.some((one) => offered(placed(town, one), me, id).have < have)) return [];
    const sentence = say('coach.place.goal', { goal: goalName(id), have, need });
    return [{ sentence, weight: 1 + have / need }];
  });
}

/** TU-10: why a starting floor would lie here. The others can use it, too. */
export function placeReasons(answer: Place, { view, me }: TowerUpTable): Reason[] {
  const index = boardIndexFor(view);
  const spot = index.at(answer.place);
  if (me === null || !spot || view.start.length === 0) return [];
  const { place: site, colour } = answer;
  const { buildings } = placed(view, answer);
  const reasons = goalReasons(answer, view, me);
  const empty = spot.next.filter((one) => !buildings[one]);
  // TU-21: a build on such a site raises all its neighbours.
  const shared = empty
    .map((at) => ({ at, count: index.at(at)!.next.filter((one) => buildings[one]).length }))
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count)[0];
  if (shared) reasons.push({ sentence: say('coach.place.shared', shared), weight: 0.7 });
  else if (Object.keys(view.buildings).length > 0 && spot.next.every((one) => !buildings[one]))
    reasons.push({ sentence: say('coach.place.apart'), weight: 0.6 });
  const known = Object.values(view.buildings).some((one) => one.colour === colour);
  if (view.start[0] === 'joker' && !known)
    reasons.push({
      sentence: say('coach.place.colour', { colour: colourName(colour) }),
      weight: 0.8,
    });
  reasons.push({ sentence: say('coach.place.room', { site, count: empty.length }), weight: 0.5 });
  return reasons;
}
