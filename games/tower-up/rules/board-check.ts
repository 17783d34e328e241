import { faultLine, type Json, type OptionSpec, type Shape, withoutRemarks } from '@faubourg/core';
import { type Board, boardFileShape } from './board.ts';

/** A stock holds ten floors (TU-24): one for the new building leaves nine for its neighbours. */
const MOST_ROADS = 9;

const repeated = (names: readonly string[]): string[] => [
  ...new Set(names.filter((name, i) => names.indexOf(name) !== i)),
];

/** Contradictions within a board of the right shape. Every line names the entry (TU-1). */
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

/** A fault unless both lists have the same entries, in any order. */
const differs = (at: string, found: readonly string[], expected: readonly string[]): string[] => {
  const [here, there] = [found, expected].map((names) => names.toSorted().join(' ') || 'none');
  return here === there ? [] : [`${at}: lists ${here}, expected ${there}`];
};

/** Parks and lakes list their sites, and every site names its park and its lake. */
function featureFaults(board: Board): string[] {
  const known = board.features.map(({ id, type }) => `${type} "${id}"`);
  const unknown = board.sites.flatMap(({ id, park, lake }) =>
    [park !== null && `park "${park}"`, lake !== null && `lake "${lake}"`]
      .filter((feature) => feature !== false && !known.includes(feature))
      .map((feature) => `site "${id}": unknown ${feature}`),
  );
  const lists = board.features.flatMap(({ id, type, sites }) => {
    const naming = board.sites.filter((site) => site[type] === id);
    return differs(
      `${type} "${id}"`,
      sites,
      naming.map((site) => site.id),
    );
  });
  return [...unknown, ...lists];
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

/** `borders` repeats what roads and districts imply; it must agree with them. */
function borderFaults({ sites, roads, borders }: Board): string[] {
  const districtOf = new Map(sites.map(({ id, district }) => [id, district]));
  const crossing: { [border: string]: string[] } = {};
  for (const road of roads) {
    const [from, to] = road.map((end) => districtOf.get(end)!).toSorted();
    if (from !== to) (crossing[`${from}|${to}`] ??= []).push(roadName(road));
  }
  const names = new Set([...Object.keys(crossing), ...Object.keys(borders)]);
  return [...names].flatMap((border) =>
    differs(`borders "${border}"`, (borders[border] ?? []).map(roadName), crossing[border] ?? []),
  );
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

/** The shape of a consistent board; the fault names the entry. */
export const boardShape: Shape<Board> = {
  ...boardFileShape,
  fault: (value, at) => {
    const fault = boardFileShape.fault(value, at);
    if (fault) return fault;
    const wrong = boardFaults(withoutRemarks(value as Board))[0];
    if (wrong === undefined) return null;
    return { at: at || '(top)', expected: 'a board that fits together', found: wrong };
  },
};

/** All faults of a board file, one line each; empty if it can be played. */
export function boardProblems(value: unknown): readonly string[] {
  const fault = boardFileShape.fault(value, '');
  return fault ? [faultLine(fault)] : boardFaults(withoutRemarks(value as Board));
}

/** What is wrong with a custom board for this number of players; null if it can be played. */
function boardWrong(value: Json, seats: number): string | null {
  const wrong = boardProblems(value);
  if (wrong.length > 0) return wrong.join('; ');
  const { players } = value as Board;
  return players.includes(seats) ? null : `players: the board is for ${players.join(' or ')}`;
}

/** The options with a check of custom boards (TU-1). */
export const withBoardCheck = (options: readonly OptionSpec[]): readonly OptionSpec[] =>
  options.map((option) => (option.name === 'board' ? { ...option, wrong: boardWrong } : option));
