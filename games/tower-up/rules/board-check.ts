import {
  type DataFault,
  formFault,
  type Json,
  type OptionSpec,
  type Shape,
  withoutRemarks,
} from '@faubourg/core';
import { type Board, boardFileShape } from './board.ts';
import { cardsWrong } from './card-check.ts';

/** A stock holds ten floors (TU-24): one for the new building leaves nine for its neighbours. */
const MOST_ROADS = 9;

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) !== i)),
];

type Data = { readonly [name: string]: Json };

const fault = (at: string, code: string, data: Data, line: string): DataFault => ({
  at,
  code,
  data,
  line,
});

/** Contradictions within a board of the right shape. Every line names the entry (TU-1). */
function contradictions(board: Board): DataFault[] {
  const named = namesTwice(board);
  if (named.length > 0) return named;
  const own = [...districtFaults(board), ...featureFaults(board), ...roadFaults(board)];
  return own.length > 0 ? own : [...borderFaults(board), ...reachFaults(board)];
}

function namesTwice(board: Board): DataFault[] {
  return (['districts', 'features', 'sites'] as const).flatMap((part) => {
    const names = board[part].map(({ id }) => id);
    return repeated(names).map((id) =>
      fault(
        `${part}[${names.lastIndexOf(id)}].id`,
        'twice',
        { id },
        `${part}: "${id}" stands there twice`,
      ),
    );
  });
}

function districtFaults(board: Board): DataFault[] {
  const faults: DataFault[] = [];
  for (const [i, { id, sites }] of board.districts.entries()) {
    const at = `districts[${i}]`;
    const found = board.sites.filter((site) => site.district === id).length;
    if (found === 0)
      faults.push(fault(at, 'district-empty', { id }, `district "${id}": no site lies in it`));
    else if (found !== sites) {
      const line = `district "${id}": says ${sites} sites, but ${found} lie in it`;
      faults.push(fault(`${at}.sites`, 'district-sites', { id, says: sites, found }, line));
    }
  }
  for (const [i, { id, district }] of board.sites.entries()) {
    if (board.districts.every((one) => one.id !== district)) {
      const line = `site "${id}": unknown district "${district}"`;
      faults.push(fault(`sites[${i}].district`, 'site-district', { id, district }, line));
    }
  }
  const grey = board.districts.filter((district) => district.grey).length;
  if (grey !== 2) {
    const line = `districts: two must be grey, not ${grey}`;
    faults.push(fault('districts', 'grey', { found: grey }, line));
  }
  return faults;
}

/** A fault unless both lists have the same entries, in any order. */
const differs = (
  at: string,
  code: string,
  name: string,
  id: string,
  found: readonly string[],
  expected: readonly string[],
): DataFault[] => {
  const [here, there] = [found, expected].map((names) => names.toSorted());
  const [listed, wanted] = [here!, there!].map((names) => names.join(' ') || 'none');
  if (listed === wanted) return [];
  const line = `${name}: lists ${listed}, expected ${wanted}`;
  return [fault(at, code, { id, found: here!, expected: there! }, line)];
};

/** Parks and lakes list their sites, and every site names its park and its lake. */
function featureFaults(board: Board): DataFault[] {
  const known = board.features.map(({ id, type }) => `${type} "${id}"`);
  const unknown = board.sites.flatMap((site, i) =>
    (['park', 'lake'] as const).flatMap((type) => {
      const feature = site[type];
      if (feature === null || known.includes(`${type} "${feature}"`)) return [];
      const line = `site "${site.id}": unknown ${type} "${feature}"`;
      return [fault(`sites[${i}].${type}`, `site-${type}`, { id: site.id, feature }, line)];
    }),
  );
  const lists = board.features.flatMap(({ id, type, sites }, i) => {
    const naming = board.sites.filter((site) => site[type] === id).map((site) => site.id);
    const at = `features[${i}].sites`;
    return differs(at, 'feature-sites', `${type} "${id}"`, id, sites, naming);
  });
  return [...unknown, ...lists];
}

const roadName = (road: readonly string[]): string => road.toSorted().join('–');

function roadFaults(board: Board): DataFault[] {
  const faults: DataFault[] = [];
  const known = new Set(board.sites.map(({ id }) => id));
  for (const [i, road] of board.roads.entries()) {
    const at = `roads[${i}]`;
    for (const end of road) {
      if (known.has(end)) continue;
      faults.push(fault(at, 'road-site', { site: end }, `${at}: unknown site "${end}"`));
    }
    if (road[0] === road[1]) {
      const line = `${at}: joins "${road[0]}" with itself`;
      faults.push(fault(at, 'road-loop', { site: road[0]! }, line));
    }
  }
  const names = board.roads.map(roadName);
  for (const name of repeated(names)) {
    const at = `roads[${names.lastIndexOf(name)}]`;
    faults.push(fault(at, 'road-twice', { road: name }, `roads: ${name} twice`));
  }
  for (const [i, { id }] of board.sites.entries()) {
    const count = board.roads.filter((road) => road.includes(id)).length;
    if (count > MOST_ROADS) {
      const line = `site "${id}": ${count} roads, at most ${MOST_ROADS} can ever be paid for`;
      faults.push(fault(`sites[${i}]`, 'site-roads', { id, count, most: MOST_ROADS }, line));
    }
  }
  return faults;
}

/** The borders that roads and districts imply: the roads across each, by name. */
function crossingRoads({ sites, roads }: Pick<Board, 'sites' | 'roads'>): {
  [border: string]: string[][];
} {
  const districtOf = new Map(sites.map(({ id, district }) => [id, district]));
  const crossing: { [border: string]: string[][] } = {};
  for (const road of roads) {
    const [from, to] = road.flatMap((end) => districtOf.get(end) ?? []).toSorted();
    if (from === undefined || to === undefined || from === to) continue;
    (crossing[`${from}|${to}`] ??= []).push(road);
  }
  return crossing;
}

/** `borders` repeats what roads and districts imply; it must agree with them. */
function borderFaults(board: Board): DataFault[] {
  const { borders } = board;
  const crossing = crossingRoads(board);
  const names = new Set([...Object.keys(crossing), ...Object.keys(borders)]);
  return [...names].flatMap((border) =>
    differs(
      `borders.${border}`,
      'border',
      `borders "${border}"`,
      border,
      (borders[border] ?? []).map(roadName),
      (crossing[border] ?? []).map(roadName),
    ),
  );
}

/** Building spreads along roads: every site must be reachable from every other. */
function reachFaults(board: Board): DataFault[] {
  const start = board.sites[0]!.id;
  const reached = new Set([start]);
  for (const id of reached) {
    for (const road of board.roads) {
      if (road.includes(id)) for (const end of road) reached.add(end);
    }
  }
  return board.sites.flatMap(({ id }, i) => {
    if (reached.has(id)) return [];
    const line = `site "${id}": no road leads there from "${start}"`;
    return [fault(`sites[${i}]`, 'site-reach', { id, start }, line)];
  });
}

/**
 * The board with everything computed anew that repeats its sites and roads: how many sites a
 * district has, the sites of parks and lakes, and the borders. Remarks stay, but for those of
 * borders.
 */
export function settledBoard(board: Board): Board {
  const { sites } = board;
  const crossing = crossingRoads(board);
  return {
    ...board,
    districts: board.districts.map((district) => ({
      ...district,
      sites: sites.filter((site) => site.district === district.id).length,
    })),
    features: board.features.map((feature) => ({
      ...feature,
      sites: sites.filter((site) => site[feature.type] === feature.id).map(({ id }) => id),
    })),
    borders: Object.fromEntries(Object.entries(crossing).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** The shape of a consistent board; the fault names the entry. */
export const boardShape: Shape<Board> = {
  ...boardFileShape,
  fault: (value, at) => {
    const fault = boardFileShape.fault(value, at);
    if (fault) return fault;
    const wrong = contradictions(withoutRemarks(value as Board))[0];
    if (wrong === undefined) return null;
    return { at: at || '(top)', expected: 'a board that fits together', found: wrong.line };
  },
};

/** All faults of a board file; empty if it can be played. */
export function boardFaults(value: unknown): readonly DataFault[] {
  const wrong = boardFileShape.fault(value, '');
  return wrong ? [formFault(wrong)] : contradictions(withoutRemarks(value as Board));
}

/** The same, one line each. */
export const boardProblems = (value: unknown): readonly string[] =>
  boardFaults(value).map(({ line }) => line);

/** What is wrong with a custom board for this number of players; null if it can be played. */
function boardWrong(value: Json, seats: number): string | null {
  const wrong = boardProblems(value);
  if (wrong.length > 0) return wrong.join('; ');
  const { players } = value as Board;
  return players.includes(seats) ? null : `players: the board is for ${players.join(' or ')}`;
}

const CHECKS: { readonly [option: string]: (value: Json, seats: number) => string | null } = {
  board: boardWrong,
  cards: cardsWrong,
};

/** The options with a check of custom boards (TU-1) and cards (TU-3). */
export const withMaterialCheck = (options: readonly OptionSpec[]): readonly OptionSpec[] =>
  options.map((option) => {
    const wrong = CHECKS[option.name];
    return wrong ? { ...option, wrong } : option;
  });
