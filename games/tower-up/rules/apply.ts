import { type Applied, type Chance, type Seat, takeRandom } from '@faubourg/core';
import type { Build, Return, Take, TowerUpAnswer } from './answer.ts';
import { type Colour, listed, minus, plus, sum, tally } from './colours.ts';
import { endTurn, trigger } from './ending.ts';
import type { TowerUpEvent } from './events.ts';
import { cardOf, tokensFor } from './material.ts';
import { costOf, isBlocked, type BuildSite, buildSiteOf } from './legal-build.ts';
import { cardYield, excess } from './legal-take.ts';
import { metBy } from './objectives.ts';
import { place } from './setup.ts';
import { boardIndexFor, type Town, type TowerUpState } from './state.ts';
import { advanced, starsReached } from './tracks.ts';

export function apply(
  state: TowerUpState,
  seat: Seat,
  answer: TowerUpAnswer,
  chance: Chance,
): Applied<TowerUpEvent> {
  return { events: eventsOf(state, seat, answer, chance), reveals: false };
}

function eventsOf(
  state: TowerUpState,
  seat: Seat,
  answer: TowerUpAnswer,
  chance: Chance,
): TowerUpEvent[] {
  if ('place' in answer) return place(state, answer);
  if (!('build' in answer || 'take' in answer)) return returnFloors(state, seat, answer);
  const player = state.players[seat]!;
  const before = starsReached(player.markers);
  const events = 'build' in answer ? build(state, seat, answer) : take(state, seat, answer, chance);
  const extra = starsReached(player.markers) > before;
  // TU-24: with floors to return, the turn ends when they are returned.
  if (excess(player.stock) > 0) state.returning = { extra };
  else events.push(...endTurn(state, extra));
  return events;
}

/** TU-24: gives floors back and ends the turn. */
function returnFloors(town: Town, seat: Seat, { back }: Return): TowerUpEvent[] {
  const player = town.players[seat]!;
  const floors = tally(back);
  player.stock = minus(player.stock, floors);
  town.supply = plus(town.supply, floors);
  const { extra } = town.returning!;
  delete town.returning;
  return [{ kind: 'returned', seat, floors: back.slice() }, ...endTurn(town, extra)];
}

/** TU-21, TU-22: the buildings that a build changes, as they stand after it. */
export function buildingsAfter(
  town: Town,
  seat: Seat,
  { spot, next }: BuildSite,
  { colour, roof }: Build,
): Town['buildings'] {
  const after: Town['buildings'] = {};
  for (const site of [spot.id, ...next]) {
    const before = town.buildings[site] ?? { colour, floors: [] };
    after[site] = {
      colour: before.colour,
      floors: [...before.floors, site === roof ? seat : null],
    };
  }
  return after;
}

/**
 * TU-21 … TU-23: places the building, pays, places the roof, moves the marker; then checks
 * objectives and the end.
 */
function build(town: Town, seat: Seat, answer: Build): TowerUpEvent[] {
  const { build: site, colour, roof } = answer;
  const player = town.players[seat]!;
  const buildSite = buildSiteOf(town, boardIndexFor(town).at(site)!);
  Object.assign(town.buildings, buildingsAfter(town, seat, buildSite, answer));
  player.stock = minus(player.stock, costOf(buildSite, colour));
  player.roofs--;
  const under = town.buildings[roof]!;
  const height = under.floors.length;
  return [
    { kind: 'built', seat, site, colour, raised: buildSite.next, roof, height },
    move(town, seat, under.colour, height),
    ...claim(town, seat),
    ...(player.roofs === 0 ? trigger(town, seat, 'roofs') : []),
    ...(isBlocked(town) ? trigger(town, seat, 'blocked') : []),
  ];
}

/**
 * TU-20, TU-41: takes the floors, moves the machine's marker, gives floors back where the answer
 * names them (TU-24); triggers the end if a colour ran out.
 */
function take(state: TowerUpState, seat: Seat, answer: Take, chance: Chance): TowerUpEvent[] {
  const { take: card, choose, back = [] } = answer;
  const player = state.players[seat]!;
  const { printed, missing } = cardYield(state, card);
  const gained = plus(printed, tally(choose));
  const kept = minus(gained, tally(back));
  player.stock = plus(player.stock, kept);
  state.supply = minus(state.supply, kept);
  const { vehicle, steps } = cardOf(state, card);
  return [
    { kind: 'took', seat, card, floors: listed(gained), back: back.slice() },
    ...(vehicle === null ? [] : [move(state, seat, vehicle, steps)]),
    ...replaceCard(state, card, chance),
    ...(sum(missing) > 0 ? trigger(state, seat, 'shortage') : []),
  ];
}

/** TU-20: discards a market card and turns up a new one in its place. */
function replaceCard(state: TowerUpState, card: string, chance: Chance): TowerUpEvent[] {
  const events: TowerUpEvent[] = [];
  state.discards.push(card);
  if (state.pile.length === 0) {
    state.pile = state.discards;
    state.discards = [];
    events.push({ kind: 'reshuffled', cards: state.pile.length });
  }
  const revealed = takeRandom(state.pile, chance);
  state.market[state.market.indexOf(card)] = revealed;
  events.push({ kind: 'revealed', card: revealed });
  return events;
}

/** TU-23: moves a marker. */
function move(town: Town, seat: Seat, colour: Colour, steps: number): TowerUpEvent {
  const { markers } = town.players[seat]!;
  const from = markers[colour];
  markers[colour] = advanced(from, steps);
  return { kind: 'moved', seat, colour, from, to: markers[colour] };
}

/**
 * TU-30: takes the highest token left of every objective newly met; one per player and objective.
 */
function claim(town: Town, seat: Seat): TowerUpEvent[] {
  const tokens = tokensFor(town.players.length);
  return metBy(town, seat).flatMap(({ id, takers }): TowerUpEvent[] => {
    if (takers.includes(seat)) return [];
    takers.push(seat);
    return [{ kind: 'objective', seat, objective: id, token: tokens[takers.length - 1]! }];
  });
}
