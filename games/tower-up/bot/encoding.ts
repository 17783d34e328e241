import { COLOURS, type Counts } from '../rules/colours.ts';
import type { TowerUpAnswer, TowerUpView } from '../rules/index.ts';
import {
  cardOf,
  FLOORS,
  LIMIT,
  MARKET,
  OBJECTIVES,
  ROOFS,
  tokensFor,
  TRACKS,
} from '../rules/material.ts';
import { boardIndexFor } from '../rules/state.ts';

/*
 * A view as numbers, from the seat of the viewer: that seat first, the others in turn order. Custom
 * boards have up to 64 sites, hence 64 site rows.
 *
 *   64 sites × 7   colour (4), height, an own roof anywhere, roof on top (1 own, −1 another's)
 *   3 cards × 9    floors of each colour and jokers (5), steps of each machine (4)
 *   10 goals × 3   in play, best token left, own
 *   4 seats × 10   stock (4), markers (4), roofs, cone placed
 *   4 + 2          supply; end triggered, cards left
 */
const SITES = 64;
const SEATS = 4;
const ROOF_CHOICES = 8;
const SITE = 7;
const CARD = 9;
const GOAL = 3;
const PLAYER = 10;

const AT_CARDS = SITES * SITE;
const AT_GOALS = AT_CARDS + MARKET * CARD;
const AT_PLAYERS = AT_GOALS + OBJECTIVES.length * GOAL;
const AT_REST = AT_PLAYERS + SEATS * PLAYER;

/*
 * Actions: a card of the market (3; the choice of floors is not encoded); a building by site,
 * colour and roof (on the new building, or on a neighbour in the order of the board); a starting
 * floor by site and colour; a return of floors (1; which ones is not encoded).
 */
const BUILDS = MARKET;
const PLACES = BUILDS + SITES * COLOURS.length * ROOF_CHOICES;
const RETURNS = PLACES + SITES * COLOURS.length;

export const encoding = {
  observationSize: AT_REST + 6,
  actionCount: RETURNS + 1,
  observe: (view: unknown, out: Float32Array): void => {
    const town = view as TowerUpView;
    observeSites(town, out);
    observeTable(town, out);
    observePlayers(town, out);
  },
  action: (view: unknown, given: unknown): number => {
    const town = view as TowerUpView;
    const answer = given as TowerUpAnswer;
    if ('take' in answer) return town.market.indexOf(answer.take);
    if (!('colour' in answer)) return RETURNS;
    const { spots } = boardIndexFor(town);
    const colour = COLOURS.indexOf(answer.colour);
    if ('place' in answer) {
      const site = spots.findIndex(({ id }) => id === answer.place);
      return PLACES + site * COLOURS.length + colour;
    }
    const site = spots.findIndex(({ id }) => id === answer.build);
    const neighbour = spots[site]!.next.indexOf(answer.roof);
    const roof = Math.min(neighbour + 1, ROOF_CHOICES - 1);
    return BUILDS + (site * COLOURS.length + colour) * ROOF_CHOICES + roof;
  },
};

function observeSites(town: TowerUpView, out: Float32Array): void {
  const { viewer, buildings } = town;
  for (const [i, { id }] of boardIndexFor(town).spots.entries()) {
    const building = buildings[id];
    if (!building) continue;
    const at = i * SITE;
    const { colour, floors } = building;
    const top = floors.at(-1) ?? null;
    out[at + COLOURS.indexOf(colour)] = 1;
    out[at + 4] = floors.length / 10;
    out[at + 5] = viewer !== null && floors.includes(viewer) ? 1 : 0;
    out[at + 6] = top === null ? 0 : top === viewer ? 1 : -1;
  }
}

function observeTable(town: TowerUpView, out: Float32Array): void {
  const { viewer, market, goals, supply, end, pile } = town;
  for (const [i, id] of market.entries()) {
    const at = AT_CARDS + i * CARD;
    const { floors, vehicle, steps } = cardOf(town, id);
    for (const floor of floors) {
      const colour = floor === 'joker' ? COLOURS.length : COLOURS.indexOf(floor);
      out[at + colour] = out[at + colour]! + 1 / 4;
    }
    if (vehicle !== null) out[at + 5 + COLOURS.indexOf(vehicle)] = steps / 2;
  }
  const tokens = tokensFor(town.players.length);
  for (const { id, takers } of goals) {
    const at = AT_GOALS + OBJECTIVES.findIndex((objective) => objective.id === id) * GOAL;
    out[at] = 1;
    out[at + 1] = (tokens[takers.length] ?? 0) / 7;
    out[at + 2] = viewer !== null && takers.includes(viewer) ? 1 : 0;
  }
  fill(out, AT_REST, supply, FLOORS.white);
  out[AT_REST + 4] = end === null ? 0 : 1;
  out[AT_REST + 5] = pile / 44;
}

function observePlayers({ viewer, players }: TowerUpView, out: Float32Array): void {
  for (let i = 0; i < players.length; i++) {
    const { stock, markers, roofs, cone } = players[((viewer ?? 0) + i) % players.length]!;
    const at = AT_PLAYERS + i * PLAYER;
    fill(out, at, stock, LIMIT);
    fill(out, at + 4, markers, TRACKS.last_step);
    out[at + 8] = roofs / ROOFS;
    out[at + 9] = cone === null ? 0 : 1;
  }
}

function fill(out: Float32Array, at: number, counts: Counts, most: number): void {
  for (const [i, colour] of COLOURS.entries()) out[at + i] = counts[colour] / most;
}
