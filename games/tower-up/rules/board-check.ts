import { faultLine, type Shape } from '@faubourg/core';
import { type Board, boardForm } from './board.ts';

/** A stock holds ten floors: one for the new building, at most nine for its neighbours (TU-24). */
const MOST_ROADS = 9;

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) !== i)),
];

/** What does not fit together in a board of the right form. Every line names the entry (TU-1). */
function boardFaults(board: Board): string[] {
  const named = namesTwice(board);
  if (named.length > 0) return named;
  const own = [...districtFaults(board), ...featureFaults(board), ...roadFaults(board)];
  return own.length > 0 ? own : [...borderFaults(board), ...reachFaults(board)];
}

function namesTwice(board: Board): string[] {
  return (['districts', 'features', 'sites'] as const).flatMap((part) =>
    repeated(board[part].map(({ id }) => id)).map((id) => `${part}: "${id}" stands there twice`),
  );
}

function districtFaults(board: Board): string[] {
  const faults: string[] = [];
  for (const { id, sites } of board.districts) {
    const found = board.sites.filter((site) => site.district === id).length;
    if (found === 0) faults.push(`district "${id}": no site lies in it`);
    else if (found !== sites) {
      faults.push(`district "${id}": says ${sites} sites, but ${found} lie in it`);
    }
  }
  for (const { id, district } of board.sites) {
    if (board.districts.every((one) => one.id !== district)) {
      faults.push(`site "${id}": unknown district "${district}"`);
    }
  }
  const grey = board.districts.filter((district) => district.grey).length;
  if (grey !== 2) faults.push(`districts: two must be grey, not ${grey}`);
  return faults;
}

function featureFaults(board: Board): string[] {
  const faults: string[] = [];
  for (const { id, type, sites } of board.features) {
    for (const name of sites) {
      const site = board.sites.find((one) => one.id === name);
      if (!site) faults.push(`${type} "${id}": unknown site "${name}"`);
      else if (site[type] !== id) {
        faults.push(`${type} "${id}": lists site "${name}", which does not name it`);
      }
    }
    for (const name of repeated(sites)) faults.push(`${type} "${id}": site "${name}" twice`);
  }
  for (const site of board.sites) {
    for (const type of ['park', 'lake'] as const) {
      const id = site[type];
      if (id === null) continue;
      const feature = board.features.find((one) => one.id === id && one.type === type);
      if (!feature) faults.push(`site "${site.id}": unknown ${type} "${id}"`);
      else if (!feature.sites.includes(site.id)) {
        faults.push(`site "${site.id}": names ${type} "${id}", which does not list it`);
      }
    }
  }
  return faults;
}

const roadName = (road: readonly string[]): string => road.toSorted().join('–');

function roadFaults(board: Board): string[] {
  const faults: string[] = [];
  const known = new Set(board.sites.map(({ id }) => id));
  for (const [i, road] of board.roads.entries()) {
    for (const end of road) {
      if (!known.has(end)) faults.push(`roads[${i}]: unknown site "${end}"`);
    }
    if (road[0] === road[1]) faults.push(`roads[${i}]: joins "${road[0]}" with itself`);
  }
  for (const name of repeated(board.roads.map(roadName))) faults.push(`roads: ${name} twice`);
  for (const { id } of board.sites) {
    const count = board.roads.filter((road) => road.includes(id)).length;
    if (count > MOST_ROADS) {
      faults.push(`site "${id}": ${count} roads, at most ${MOST_ROADS} can ever be paid for`);
    }
  }
  return faults;
}

/** `borders` repeats what roads and districts say; it must say the same. */
function borderFaults(board: Board): string[] {
  const districtOf = new Map(board.sites.map(({ id, district }) => [id, district]));
  const crossing = (road: readonly string[]): string =>
    road
      .map((end) => districtOf.get(end)!)
      .toSorted()
      .join('|');
  const faults: string[] = [];
  const listed = new Set<string>();
  for (const [border, roads] of Object.entries(board.borders)) {
    for (const road of roads) {
      const real = board.roads.some((one) => roadName(one) === roadName(road));
      if (!real) faults.push(`borders "${border}": there is no road ${roadName(road)}`);
      else if (crossing(road) !== border) {
        faults.push(`borders "${border}": ${roadName(road)} does not cross it`);
      } else if (listed.has(roadName(road))) {
        faults.push(`borders "${border}": ${roadName(road)} twice`);
      }
      listed.add(roadName(road));
    }
  }
  for (const road of board.roads) {
    const [from, to] = road.map((end) => districtOf.get(end));
    if (from !== to && !listed.has(roadName(road))) {
      faults.push(`borders "${crossing(road)}": ${roadName(road)} is missing`);
    }
  }
  return faults;
}

/** Building spreads along roads: every site must be reachable from every other. */
function reachFaults(board: Board): string[] {
  const start = board.sites[0]!.id;
  const reached = new Set([start]);
  for (const id of reached) {
    for (const road of board.roads) {
      if (road.includes(id)) for (const end of road) reached.add(end);
    }
  }
  return board.sites
    .filter(({ id }) => !reached.has(id))
    .map(({ id }) => `site "${id}": no road leads there from "${start}"`);
}

/** A board that makes sense as a whole; the fault found names the entry. */
export const boardShape: Shape<Board> = {
  ...boardForm,
  fault: (value, at) => {
    const fault = boardForm.fault(value, at);
    if (fault) return fault;
    const wrong = boardFaults(value as Board)[0];
    if (wrong === undefined) return null;
    return { at: at || '(top)', expected: 'a board that fits together', found: wrong };
  },
};

/** Everything that is wrong with a board file, a line each; empty when it can be played on. */
export function boardProblems(value: unknown): readonly string[] {
  const fault = boardForm.fault(value, '');
  return fault ? [faultLine(fault)] : boardFaults(value as Board);
}
