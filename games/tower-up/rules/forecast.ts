import type { Problem, Seat } from '@faubourg/core';
import type { Build } from './answer.ts';
import { type Colour, COLOURS, type Counts, minus, sum } from './colours.ts';
import { buildingsAfter } from './apply.ts';
import { cardOf, LIMIT, tokensFor } from './material.ts';
import {
  colourProblems,
  costOf,
  emptySites,
  isBlocked,
  type BuildSite,
  buildSiteOf,
  siteProblems,
  roofPlaces,
} from './legal-build.ts';
import { placeProblem } from './legal-place.ts';
import { type CardYield, cardYield } from './legal-take.ts';
import { metBy, type Progress, progress } from './objectives.ts';
import { scoreOf } from './outcome.ts';
import type { TowerUpView } from './view.ts';
import { type EndReason, boardIndexFor, type Town } from './state.ts';
import { advanced, starsReached, trackMillions } from './tracks.ts';

/** Where a marker would move, and whether that gives an extra turn (TU-23, TU-25). */
export type TrackStep = {
  readonly colour: Colour;
  readonly from: number;
  readonly to: number;
  readonly millions: number;
  readonly extra: boolean;
};

/** What a build would lead to. */
export type BuildPreview = {
  readonly height: number;
  readonly step: TrackStep;
  /** Objectives it would complete, with the Millions of their tokens. */
  readonly objectives: { readonly [id: string]: number };
  readonly ends: EndReason | null;
};

/** A colour on an empty site: why it cannot be built, or the floors left and every roof place. */
export type ColourPreview = {
  readonly problems: readonly Problem[];
  readonly left: Counts | null;
  readonly roofs: { readonly [site: string]: BuildPreview };
};

export type SitePreview = {
  /** Floors to pay, and the buildings that get them. */
  readonly price: Counts;
  readonly raises: readonly string[];
  /** Why the site cannot be built in any colour. */
  readonly problems: readonly Problem[];
  readonly colours: { readonly [colour in Colour]: ColourPreview };
};

export type CardPreview = CardYield & {
  readonly step: TrackStep | null;
  /** Floors that would have to be given back (TU-24). */
  readonly back: number;
  /** A printed colour is used up: taking it triggers the end (TU-41). */
  readonly ends: boolean;
};

/** A seat's progress on an objective in play. */
export type GoalProgress = Progress & {
  /** The Millions of the token the seat has, or would get next. */
  readonly token: number;
  readonly taken: boolean;
};

export type TowerUpForecast = {
  /** The seat previewed: the viewer; for a spectator, the seat to act. */
  readonly seat: Seat;
  /** Every empty site. */
  readonly sites: { readonly [site: string]: SitePreview };
  /** Every market card. */
  readonly cards: { readonly [card: string]: CardPreview };
  /** By seat, then by objective. */
  readonly goals: readonly { readonly [id: string]: GoalProgress }[];
  /** By seat: Millions if the game ended now. */
  readonly scores: readonly number[];
};

const fromEntries = <T, V>(
  list: readonly T[],
  entry: (one: T) => [string, V],
): { [id: string]: V } => Object.fromEntries(list.map(entry));

/** The result of moving a marker. */
function stepOf(town: Town, seat: Seat, colour: Colour, steps: number): TrackStep {
  const { markers } = town.players[seat]!;
  const after = { ...markers, [colour]: advanced(markers[colour], steps) };
  return {
    colour,
    from: markers[colour],
    to: after[colour],
    millions: trackMillions(after) - trackMillions(markers),
    extra: starsReached(after) > starsReached(markers),
  };
}

/** What a legal build would lead to. */
export function previewBuild(town: Town, seat: Seat, answer: Build): BuildPreview {
  const changed = buildingsAfter(
    town,
    seat,
    buildSiteOf(town, boardIndexFor(town).at(answer.build)!),
    answer,
  );
  const after: Town = { ...town, buildings: { ...town.buildings, ...changed } };
  const { colour, floors } = changed[answer.roof]!;
  const tokens = tokensFor(town.players.length);
  const reached = metBy(after, seat).filter(({ takers }) => !takers.includes(seat));
  return {
    height: floors.length,
    step: stepOf(town, seat, colour, floors.length),
    objectives: fromEntries(reached, ({ id, takers }) => [id, tokens[takers.length]!]),
    ends: town.end ? null : endOf(after, seat),
  };
}

/** TU-40, TU-42: the end that the last roof, or a town without legal sites, would trigger. */
function endOf(after: Town, seat: Seat): EndReason | null {
  if (after.players[seat]!.roofs === 1) return 'roofs';
  return isBlocked(after) ? 'blocked' : null;
}

function previewColour(
  town: Town,
  seat: Seat,
  buildSite: BuildSite,
  colour: Colour,
): ColourPreview {
  const site = buildSite.spot.id;
  if (town.start.length > 0) {
    const wrong = placeProblem(town, { place: site, colour });
    return { problems: wrong ? [wrong] : [], left: null, roofs: {} };
  }
  const problems = colourProblems(town, seat, buildSite, colour);
  if (problems.length + siteProblems(town, seat, buildSite).length > 0) {
    return { problems, left: null, roofs: {} };
  }
  const roofs = fromEntries(roofPlaces(buildSite), (roof) => [
    roof,
    previewBuild(town, seat, { build: site, colour, roof }),
  ]);
  return { problems, left: minus(town.players[seat]!.stock, costOf(buildSite, colour)), roofs };
}

function previewSite(town: Town, seat: Seat, buildSite: BuildSite): SitePreview {
  return {
    price: buildSite.price,
    raises: buildSite.next,
    problems: town.start.length > 0 ? [] : siteProblems(town, seat, buildSite),
    colours: fromEntries(COLOURS, (colour) => [
      colour,
      previewColour(town, seat, buildSite, colour),
    ]) as SitePreview['colours'],
  };
}

function previewCard(town: Town, seat: Seat, card: string): CardPreview {
  const haul = cardYield(town, card);
  const { vehicle, steps } = cardOf(town, card);
  // What is over the limit now has gone when the card is taken.
  const held = Math.min(LIMIT, sum(town.players[seat]!.stock));
  const stock = held + sum(haul.printed) + haul.free;
  return {
    ...haul,
    step: vehicle === null ? null : stepOf(town, seat, vehicle, steps),
    back: Math.max(0, stock - LIMIT),
    ends: town.end === null && sum(haul.missing) > 0,
  };
}

/** A seat's progress on every objective in play, and the token it would get (TU-30). */
function goalsOf(town: Town, seat: Seat): { [id: string]: GoalProgress } {
  const tokens = tokensFor(town.players.length);
  return fromEntries(town.goals, ({ id, takers }) => {
    const taken = takers.includes(seat);
    const token = tokens[taken ? takers.indexOf(seat) : takers.length]!;
    return [id, { ...progress(town, seat, id), token, taken }];
  });
}

/** Previews, reasons and progress, computed from a view alone. */
export function forecast(town: TowerUpView): TowerUpForecast {
  const seat = town.viewer ?? town.turn;
  return {
    seat,
    sites: fromEntries(emptySites(town), (buildSite) => [
      buildSite.spot.id,
      previewSite(town, seat, buildSite),
    ]),
    cards: fromEntries(town.market, (card) => [card, previewCard(town, seat, card)]),
    goals: town.players.map((_, one) => goalsOf(town, one)),
    scores: town.players.map((_, one) => scoreOf(town, one)),
  };
}
