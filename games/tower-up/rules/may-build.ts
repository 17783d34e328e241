import { problem, type Problem, type Seat } from '@faubourg/core';
import type { Build } from './answer.ts';
import { type Colour, COLOURS, type Counts, each, lacking, sum, tally } from './colours.ts';
import { FLOORS } from './material.ts';
import type { Spot } from './plan.ts';
import { planFor, type Town } from './state.ts';

/** The neighbouring sites that are built on. */
export const builtNext = (town: Town, spot: Spot): string[] =>
  spot.next.filter((site) => town.buildings[site] !== undefined);

/** TU-21: a floor of its own colour for every neighbouring building. */
export const priceOf = (town: Town, spot: Spot): Counts =>
  tally(builtNext(town, spot).map((site) => town.buildings[site]!.colour));

/** What a whole building costs: the price of the site and its own first floor. */
const costOf = (price: Counts, colour: Colour): Counts =>
  each((one) => price[one] + (one === colour ? 1 : 0));

function lackProblems(town: Town, seat: Seat, cost: Counts): Problem[] {
  const lacks = lacking(town.players[seat]!.stock, cost);
  return sum(lacks) === 0 ? [] : [problem('TU-21', 'too-few-floors', { lacks, price: cost })];
}

/** Everything that keeps a seat from building on a site, whatever the colour. */
export function siteProblems(town: Town, seat: Seat, site: string): Problem[] {
  const spot = planFor(town).at(site);
  if (!spot) return [problem('TU-1', 'site-unknown', { site })];
  if (town.buildings[site]) return [problem('TU-21', 'site-taken', { site })];
  const price = priceOf(town, spot);
  return [
    ...(sum(price) === 0 ? [problem('TU-21', 'no-neighbour', { site })] : []),
    ...(town.players[seat]!.roofs === 0 ? [problem('TU-26', 'no-roof', { site })] : []),
    ...lackProblems(town, seat, price),
  ];
}

/** What further speaks against one colour on a site that has no such problem. */
export function colourProblems(town: Town, seat: Seat, spot: Spot, colour: Colour): Problem[] {
  const same = builtNext(town, spot).filter((site) => town.buildings[site]!.colour === colour);
  const clash = problem('TU-21', 'colour-clash', { site: spot.id, colour, with: same });
  return [
    ...(same.length > 0 ? [clash] : []),
    ...lackProblems(town, seat, costOf(priceOf(town, spot), colour)),
  ];
}

/** TU-22: the new building and every neighbour just raised. */
export const roofPlaces = (town: Town, spot: Spot): string[] => [spot.id, ...builtNext(town, spot)];

export function buildAnswers(town: Town, seat: Seat): Build[] {
  return planFor(town).spots.flatMap((spot) => {
    if (siteProblems(town, seat, spot.id).length > 0) return [];
    const colours = COLOURS.filter((one) => colourProblems(town, seat, spot, one).length === 0);
    const roofs = roofPlaces(town, spot);
    return colours.flatMap((colour) => roofs.map((roof) => ({ build: spot.id, colour, roof })));
  });
}

export function buildProblem(town: Town, seat: Seat, answer: Build): Problem | null {
  const { build: site, colour, roof } = answer;
  const bySite = siteProblems(town, seat, site)[0];
  if (bySite) return bySite;
  const spot = planFor(town).at(site)!;
  const byColour = colourProblems(town, seat, spot, colour)[0];
  if (byColour) return byColour;
  const places = roofPlaces(town, spot);
  return places.includes(roof) ? null : problem('TU-22', 'roof-elsewhere', { roof, places });
}

/** Every floor that does not stand on the board: more than anyone could ever gather. */
export function floorsLeft(town: Town): Counts {
  const left = { ...FLOORS };
  for (const { colour, floors } of Object.values(town.buildings)) left[colour] -= floors.length;
  return left;
}

/**
 * TU-42: no empty site can ever be built again. Sites without neighbours need no look: they get
 * one only when a site next to a building is built. Prices only rise and floors only go.
 */
export function isBlocked(town: Town): boolean {
  const left = floorsLeft(town);
  return planFor(town).spots.every((spot) => {
    if (town.buildings[spot.id]) return true;
    const price = priceOf(town, spot);
    if (sum(price) === 0) return true;
    return COLOURS.every(
      (colour) => price[colour] > 0 || sum(lacking(left, costOf(price, colour))) > 0,
    );
  });
}
