import { problem, type Problem, type Seat } from '@faubourg/core';
import type { Build } from './answer.ts';
import { type Colour, COLOURS, type Counts, covers, lacking, none } from './colours.ts';
import { FLOORS } from './material.ts';
import type { SiteIndex } from './board-index.ts';
import { boardIndexFor, type Town } from './state.ts';

/** A site and what stands next to it. */
export type BuildSite = {
  readonly spot: SiteIndex;
  /** The neighbouring sites that are built on. */
  readonly next: readonly string[];
  /** TU-21: a floor of its own colour for every neighbouring building. */
  readonly price: Counts;
};

export function buildSiteOf(town: Town, spot: SiteIndex): BuildSite {
  const next: string[] = [];
  const price = none();
  for (const site of spot.next) {
    const building = town.buildings[site];
    if (!building) continue;
    next.push(site);
    price[building.colour]++;
  }
  return { spot, next, price };
}

/** The empty sites, in the order of the board. */
export const emptySites = (town: Town): BuildSite[] =>
  boardIndexFor(town)
    .spots.filter(({ id }) => !town.buildings[id])
    .map((spot) => buildSiteOf(town, spot));

/** What a whole building costs: the price of the site and its own first floor. */
export const costOf = ({ price }: BuildSite, colour: Colour): Counts => ({
  ...price,
  [colour]: price[colour] + 1,
});

function lackProblems(town: Town, seat: Seat, cost: Counts): Problem[] {
  const { stock } = town.players[seat]!;
  if (covers(stock, cost)) return [];
  return [problem('TU-21', 'too-few-floors', { lacks: lacking(stock, cost), price: cost })];
}

/** Why a seat cannot build on an empty site in any colour. */
export function siteProblems(town: Town, seat: Seat, { spot, next, price }: BuildSite): Problem[] {
  const found = lackProblems(town, seat, price);
  if (town.players[seat]!.roofs === 0) found.unshift(problem('TU-26', 'no-roof', {}));
  if (next.length === 0) found.unshift(problem('TU-21', 'no-neighbour', { site: spot.id }));
  return found;
}

/** Why a seat cannot build this colour on an empty site. */
export function colourProblems(
  town: Town,
  seat: Seat,
  buildSite: BuildSite,
  colour: Colour,
): Problem[] {
  const found = lackProblems(town, seat, costOf(buildSite, colour));
  if (buildSite.price[colour] > 0) {
    const same = buildSite.next.filter((site) => town.buildings[site]!.colour === colour);
    found.unshift(
      problem('TU-21', 'colour-clash', { site: buildSite.spot.id, colour, with: same }),
    );
  }
  return found;
}

/** TU-22: the new building and every neighbour just raised. */
export const roofPlaces = ({ spot, next }: BuildSite): string[] => [spot.id, ...next];

export function buildAnswers(town: Town, seat: Seat): Build[] {
  const found: Build[] = [];
  for (const buildSite of emptySites(town)) {
    if (siteProblems(town, seat, buildSite).length > 0) continue;
    for (const colour of COLOURS) {
      if (colourProblems(town, seat, buildSite, colour).length > 0) continue;
      for (const roof of roofPlaces(buildSite))
        found.push({ build: buildSite.spot.id, colour, roof });
    }
  }
  return found;
}

export function buildProblem(town: Town, seat: Seat, answer: Build): Problem | null {
  const { build: site, colour, roof } = answer;
  const spot = boardIndexFor(town).at(site);
  if (!spot) return problem('TU-1', 'site-unknown', { site });
  if (town.buildings[site]) return problem('TU-21', 'site-taken', { site });
  const buildSite = buildSiteOf(town, spot);
  const wrong = [
    ...siteProblems(town, seat, buildSite),
    ...colourProblems(town, seat, buildSite, colour),
  ][0];
  if (wrong) return wrong;
  const places = roofPlaces(buildSite);
  return places.includes(roof) ? null : problem('TU-22', 'roof-elsewhere', { roof, places });
}

/** All floors that are not on the board: an upper bound of what a seat can collect. */
export function floorsLeft(town: Town): Counts {
  const left = { ...FLOORS };
  for (const { colour, floors } of Object.values(town.buildings)) left[colour] -= floors.length;
  return left;
}

/**
 * TU-42: whether no empty site can ever be built again. Sites without neighbours need no check:
 * they get one only when a site next to a building is built. Prices only rise, and floors only
 * leave.
 */
export function isBlocked(town: Town): boolean {
  const left = floorsLeft(town);
  return boardIndexFor(town).spots.every((spot) => {
    if (town.buildings[spot.id]) return true;
    const buildSite = buildSiteOf(town, spot);
    if (buildSite.next.length === 0) return true;
    return COLOURS.every(
      (colour) => buildSite.price[colour] > 0 || !covers(left, costOf(buildSite, colour)),
    );
  });
}
