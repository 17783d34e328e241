/*
 * Data for the native program of random games. Without an argument: the numbers of seats that are
 * measured. With one: a C++ header for so many seats.
 */
import { boardIndex } from '../../rules/board-index.ts';
import { COLOURS, type Counts, tally } from '../../rules/colours.ts';
import { colourNumber, floorNumber } from '../../rules/fast/material.ts';
import {
  CARDS,
  FLOORS,
  LIMIT,
  MARKET,
  OBJECTIVES,
  ROOFS,
  START_FLOORS,
  START_STOCK,
  tokensFor,
  TRACKS,
} from '../../rules/material.ts';
import type { Objective } from '../../rules/material-shape.ts';

/** Counts by colour, in one byte each. */
const bytes = (counts: Counts): number =>
  COLOURS.reduce((all, colour, i) => all + counts[colour] * 256 ** i, 0);

/** The parameters of an objective: what its rule counts, and of what or how many otherwise. */
function parameters(objective: Objective): [number, number] {
  if (objective.rule === 'count_feature')
    return [objective.n, objective.feature === 'park' ? 0 : 1];
  if (objective.rule === 'count_colour') return [objective.n, COLOURS.indexOf(objective.colour)];
  if (objective.rule === 'grey_split') return [objective.n[0]!, objective.n[1]!];
  if (objective.rule !== 'roof_levels') return [objective.n, 0];
  return [objective.levels.reduce((all, level) => all | (1 << level), 0), 0];
}

function header(seats: number): string {
  const { spots, crossings, board } = boardIndex('standard', seats);
  const numbers = new Map(spots.map(({ id }, i) => [id, i]));
  const number = (id: string): number => numbers.get(id)!;
  const set = (sites: readonly number[]): string =>
    `${sites.reduce((bits, site) => bits | (1n << BigInt(site)), 0n)}ull`;
  const where = (fits: (spot: (typeof spots)[number]) => boolean): string =>
    set(spots.flatMap((spot, i) => (fits(spot) ? [i] : [])));
  const districts = board.districts.map(({ id }) => where((spot) => spot.district === id));
  const greys = board.districts.flatMap(({ grey }, i) => (grey ? [i] : []));
  const borders = Object.keys(board.borders);
  const roads = crossings.map(
    ({ border, ends }) => `{${ends.map(number).join()},${borders.indexOf(border)}}`,
  );
  const goals = OBJECTIVES.map(
    (objective) => `{${objective.rule},${parameters(objective).join()}}`,
  );
  const cards = CARDS.map(
    ({ floors, vehicle, steps, bottom }) =>
      `{${bytes(tally(floors))},${floors.length},${floors.includes('joker')},` +
      `${colourNumber(vehicle)},${steps},${floorNumber(bottom)}}`,
  );
  const stars = Array.from(
    { length: TRACKS.last_step + 1 },
    (_, step) => TRACKS.star_steps.filter((star) => star <= step).length,
  );
  return [
    `constexpr int SEATS = ${seats}, SITES = ${spots.length}, MARKET = ${MARKET}, ROOFS = ${ROOFS};`,
    `constexpr int LIMIT = ${LIMIT}, START_FLOORS = ${START_FLOORS.default};`,
    `constexpr int LAST_STEP = ${TRACKS.last_step}, MOST_SEEN = ${TRACKS.cone.max_counted};`,
    '// Counts by colour, in one byte each.',
    `constexpr u32 FLOORS = ${bytes(FLOORS)}, START_STOCK = ${bytes(START_STOCK)};`,
    '// Sets of sites.',
    `constexpr u64 NEXT[SITES] = {${spots.map(({ next }) => set(next.map(number))).join()}};`,
    `constexpr u64 FEATURES[2] = {${where(({ park }) => park)},${where(({ lake }) => lake)}};`,
    `constexpr u64 DISTRICTS[${districts.length}] = {${districts.join()}};`,
    `constexpr int GREY[2] = {${greys.join()}};`,
    `struct Crossing { int a, b, border; };`,
    `constexpr Crossing CROSSINGS[] = {${roads.join()}};`,
    `enum Rule { ${[...new Set(OBJECTIVES.map(({ rule }) => rule))].join(', ')} };`,
    'struct Goal { Rule rule; int n, m; };',
    `constexpr Goal GOALS[] = {${goals.join()}};`,
    'struct Card { u32 floors; int shown; bool joker; int machine, steps, bottom; };',
    `constexpr Card CARDS[] = {${cards.join()}};`,
    `constexpr int TOKENS[] = {${tokensFor(seats).join()},0,0,0,0};`,
    `constexpr int STARS_AT[] = {${stars.join()}};`,
    `constexpr int MILLIONS[] = {${TRACKS.millions.join()}};`,
    `constexpr int CONE[] = {${TRACKS.cone.by_visible_roofs.join()}};`,
  ].join('\n');
}

const [seats] = process.argv.slice(2);
console.log(seats === undefined ? '2 4' : header(Number(seats)));
