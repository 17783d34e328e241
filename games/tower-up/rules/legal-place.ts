import { problem, type Problem } from '@faubourg/core';
import type { Place } from './answer.ts';
import { type Colour, COLOURS } from './colours.ts';
import { boardIndexFor, type Town } from './state.ts';

/** TU-10: the empty sites on which a starting floor of this colour has no equal neighbour. */
export function startSites(town: Town, colour: Colour): string[] {
  return boardIndexFor(town)
    .spots.filter(
      ({ id, next }) =>
        !town.buildings[id] && next.every((site) => town.buildings[site]?.colour !== colour),
    )
    .map(({ id }) => id);
}

/** The colours a starting floor can have, limited to those with a legal site. */
export function startColours(town: Town, floor: Colour | 'joker'): Colour[] {
  const colours = floor === 'joker' ? COLOURS : [floor];
  return colours.filter((colour) => startSites(town, colour).length > 0);
}

export function placeAnswers(town: Town): Place[] {
  return startColours(town, town.start[0]!).flatMap((colour) =>
    startSites(town, colour).map((place) => ({ place, colour })),
  );
}

export function placeProblem(town: Town, { place, colour }: Place): Problem | null {
  const floor = town.start[0]!;
  if (floor !== 'joker' && floor !== colour) return problem('TU-10', 'other-colour', { floor });
  const spot = boardIndexFor(town).at(place);
  if (!spot) return problem('TU-1', 'site-unknown', { site: place });
  if (town.buildings[place]) return problem('TU-10', 'site-taken', { site: place });
  const same = spot.next.filter((site) => town.buildings[site]?.colour === colour);
  if (same.length === 0) return null;
  return problem('TU-10', 'colour-clash', { site: place, colour, with: same });
}
