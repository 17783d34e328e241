import type { Seat } from '@faubourg/core';
import { COLOURS, sum } from './colours.ts';
import { CARDS, FLOORS, LIMIT, MARKET, OBJECTIVES, ROOFS, TRACKS } from './material.ts';
import { floorsLeft, isBlocked } from './legal-build.ts';
import { startColours } from './legal-place.ts';
import { metBy } from './objectives.ts';
import { startFloorsFor } from './options.ts';
import { visibleRoofs } from './presence.ts';
import { boardIndexFor, type Player, type Town, type TowerUpState } from './state.ts';
import { starsReached } from './tracks.ts';

/** Everything impossible about a state of the right shape, one line each. */
export function faults(state: TowerUpState, seats = state.players.length): string[] {
  if (state.players.length !== seats)
    return [`players: ${state.players.length} for ${seats} seats`];
  // The other checks call the rules, which need seats and sites that exist.
  const frame = [...optionFaults(state), ...seatFaults(state), ...buildingFaults(state)];
  if (frame.length > 0) return frame;
  return [
    ...cardFaults(state),
    ...floorFaults(state),
    ...state.players.flatMap((player, seat) => playerFaults(state, player, seat)),
    ...goalFaults(state),
    ...(state.start.length > 0 ? startFaults(state) : []),
    ...(state.returning ? returnFaults(state) : []),
    ...endFaults(state),
  ];
}

function optionFaults(town: Town): string[] {
  const seats = town.players.length;
  const found: string[] = [];
  if (!boardIndexFor(town).board.players.includes(seats))
    found.push(`options.board: not for ${seats} players`);
  if (!startFloorsFor(seats).includes(town.options.startFloors)) {
    found.push(`options.startFloors: ${town.options.startFloors} not with ${seats} players`);
  }
  return found;
}

function seatFaults(town: Town): string[] {
  const found: string[] = [];
  const name = (at: string, seat: Seat | null): void => {
    if (seat !== null && seat >= town.players.length) found.push(`${at}: there is no seat ${seat}`);
  };
  name('first', town.first);
  name('turn', town.turn);
  if (town.end) name('end.seat', town.end.seat);
  for (const { id, takers } of town.goals) for (const seat of takers) name(`goals ${id}`, seat);
  for (const [site, { floors }] of Object.entries(town.buildings)) {
    for (const roof of floors) name(`buildings.${site}`, roof);
  }
  return found;
}

/** TU-1, TU-21 */
function buildingFaults(town: Town): string[] {
  const plan = boardIndexFor(town);
  return Object.entries(town.buildings).flatMap(([site, { colour }]) => {
    const spot = plan.at(site);
    if (!spot) return [`buildings.${site}: there is no such site`];
    return spot.next
      .filter((other) => other > site && town.buildings[other]?.colour === colour)
      .map((other) => `buildings.${site}: ${colour} like its neighbour ${other}`);
  });
}

/** TU-3: every card is somewhere, once. */
function cardFaults({ market, pile, discards }: TowerUpState): string[] {
  const all = [...market, ...pile, ...discards];
  const found: string[] = [];
  if (market.length !== MARKET) found.push(`market: ${market.length} cards, expected ${MARKET}`);
  if (all.length !== CARDS.length || new Set(all).size !== CARDS.length) {
    found.push(`cards: expected each of the ${CARDS.length} once`);
  }
  return found;
}

/** TU-2: floors are neither made nor lost. */
function floorFaults(town: Town): string[] {
  const offBoard = floorsLeft(town);
  return COLOURS.flatMap((colour) => {
    const held = town.players.reduce((all, { stock }) => all + stock[colour], 0);
    const off = town.supply[colour] + held;
    if (off === offBoard[colour]) return [];
    const standing = FLOORS[colour] - offBoard[colour];
    return [`floors: ${off + standing} ${colour} ones, expected ${FLOORS[colour]}`];
  });
}

/** The most floors a card shows, so the most by which a stock can exceed its limit. */
const MOST_SHOWN = Math.max(...CARDS.map(({ floors }) => floors.length));

function playerFaults(town: Town, { stock, roofs, markers, cone }: Player, seat: Seat): string[] {
  const at = `players[${seat}]`;
  let placed = 0;
  for (const { floors } of Object.values(town.buildings)) {
    for (const roof of floors) if (roof === seat) placed++;
  }
  const most = TRACKS.cone.max_counted;
  const found: string[] = [];
  const returns = town.returning !== undefined && seat === town.turn;
  const limit = returns ? LIMIT + MOST_SHOWN : LIMIT;
  if (sum(stock) > limit) found.push(`${at}.stock: ${sum(stock)} floors, at most ${limit}`);
  if (returns && sum(stock) <= LIMIT) found.push(`returning: ${at} has no floors to return`);
  if (roofs + placed !== ROOFS)
    found.push(`${at}.roofs: ${roofs} left and ${placed} placed, expected ${ROOFS}`);
  if (COLOURS.some((colour) => markers[colour] > TRACKS.last_step)) {
    found.push(`${at}.markers: a track ends at ${TRACKS.last_step}`);
  }
  // After the cone was placed roofs can be covered but not uncovered.
  if (cone !== null && (cone > most || cone < Math.min(most, visibleRoofs(town, seat)))) {
    found.push(`${at}.cone: ${cone} does not fit the roofs on top`);
  }
  return found;
}

/** TU-12, TU-30: exactly the seats that meet an objective have one of its tokens. */
function goalFaults(town: Town): string[] {
  const { goals, options } = town;
  const ids = goals.map(({ id }) => id);
  const named =
    options.objectives === 'start'
      ? OBJECTIVES.filter(({ start }) => start).map(({ id }) => id)
      : options.objectives;
  const found: string[] = [];
  if (new Set(ids).size < ids.length) found.push('goals: an objective stands there twice');
  if (named !== 'random' && named.join() !== ids.join())
    found.push(`goals: expected ${named.join()}`);
  const met = town.players.map((_, seat) => metBy(town, seat));
  for (const { id, takers } of goals) {
    if (new Set(takers).size < takers.length) found.push(`goals ${id}: a seat took two tokens`);
    for (const [seat, goals] of met.entries()) {
      if (goals.some((goal) => goal.id === id) !== takers.includes(seat)) {
        found.push(`goals ${id}: seat ${seat} has the token or meets it, not both`);
      }
    }
  }
  return found;
}

/** TU-10: while starting floors are placed nothing else has happened. */
function startFaults(town: Town): string[] {
  const { start, options, players, buildings } = town;
  const found: string[] = [];
  if (options.start !== 'chosen') found.push('start: chance places the floors');
  if (start.length + Object.keys(buildings).length > options.startFloors)
    found.push('start: too many floors');
  if (players.some(({ roofs }) => roofs < ROOFS))
    found.push('start: a roof has been placed already');
  if (startColours(town, start[0]!).length === 0) found.push(`start: no site for ${start[0]}`);
  return found;
}

/** TU-24: floors are returned at the end of a turn that is not over. */
function returnFaults({ start, turn, players, returning }: TowerUpState): string[] {
  const { cone, markers } = players[turn]!;
  const found: string[] = [];
  if (start.length > 0) found.push('returning: the starting floors are not placed');
  if (cone !== null) found.push(`returning: seat ${turn} has had its last turn`);
  if (returning!.extra && starsReached(markers) === 0)
    found.push('returning: an extra turn before any star column');
  return found;
}

/** TU-40 … TU-42: the end is triggered when it must be, and cones are placed turn by turn. */
function endFaults(town: Town): string[] {
  const { end, players, turn } = town;
  const coned = players.flatMap(({ cone }, seat) => (cone === null ? [] : [seat]));
  const blocked = town.start.length === 0 && isBlocked(town);
  if (!end) {
    const found: string[] = [];
    if (coned.length > 0) found.push('end: a cone is placed before it');
    if (players.some(({ roofs }) => roofs === 0))
      found.push('end: a seat has placed its last roof');
    if (blocked) found.push('end: no site can ever be built again');
    return found;
  }
  const { reason, seat } = end;
  const found: string[] = [];
  if (town.start.length > 0) found.push('end: triggered before the start');
  if (reason === 'roofs' && players[seat]!.roofs > 0)
    found.push(`end: seat ${seat} has roofs left`);
  if (reason === 'blocked' && !blocked) found.push('end: there are sites that can be built');
  const first = reason === 'roofs' ? seat : seat + 1;
  const order = players.map((_, i) => (first + i) % players.length);
  if (order.slice(0, coned.length).some((one) => !coned.includes(one))) {
    found.push(`end: cones are placed in the order of seats ${order.join()}`);
  }
  const due = order[Math.min(coned.length, order.length - 1)];
  const triggering = coned.length === 0 && turn === seat;
  if (turn !== due && !triggering) found.push(`turn: it is the turn of seat ${due}`);
  return found;
}
