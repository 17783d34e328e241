import type { Chance } from '@faubourg/core';
import { ANSWER_UNIT, type AnswerFeatures } from '@faubourg/search';
import { fast } from '../rules/fast/index.ts';
import * as at from '../rules/fast/layout.ts';
import { affordable, TAKE } from '../rules/fast/legal.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { MISSING } from './progress.ts';
import { coneMillions, nextToken, scoreNow, trackMillions } from './score.ts';

/*
 * What an answer does, read off the position after it: its kind, the steps of each marker, the
 * floors of each colour that come or go, Millions, roofs, objectives, the end. If the meaning of one
 * changes, FEATURES_VERSION must change too.
 */
const [BUILDS, TAKES] = [0, 1];
const MARKER = 2;
const FLOORS = 6;
const COLOUR = 10;
const TRACK_GAIN = 14;
const CONE_GAIN = 15;
const TOKEN_GAIN = 16;
const OWN_ROOFS = 17;
const RIVAL_ROOFS = 18;
const STAR = 19;
const GOALS = 20;
const ENDS = 23;
const ENDS_AHEAD = 24;
const AFFORDABLE = 25;
const EDGES = 26;
const STOCK_AFTER = 27;
const OVER_LIMIT = 28;
const HEIGHT = 29;
const OPEN_SIDES = 30;
const ON_NEW = 31;
const MOST_COVERED = 32;
const COVERS_LEADER = 33;
const SIZE = 34;

const ONE = ANSWER_UNIT;
const limited = (value: number): number => Math.max(-127, Math.min(127, Math.round(value)));

const bits = (word: number): number => {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** Sites that a stock can pay for. */
const payable = (data: Int32Array, stock: number): number =>
  bits(affordable(data, stock, 0)) + bits(affordable(data, stock, 1));

const edges = (data: Int32Array): number => bits(data[at.EDGE]!) + bits(data[at.EDGE + 1]!);

/** The rival with most Millions; its Millions are `scoreNow`. */
function leadingRival(data: Int32Array, seat: number): number {
  let leader = -1;
  let most = -1;
  for (let other = 0; other < data[at.SEATS]!; other++) {
    if (other === seat) continue;
    const score = scoreNow(data, at.PLAYERS + other * at.PLAYER);
    if (score <= most) continue;
    most = score;
    leader = other;
  }
  return leader;
}

/** Numbers of the position before the answer that all its answers are compared with. */
type Before = {
  seat: number;
  me: number;
  leader: number;
  rivalRoofs: number;
  payable: number;
  edges: number;
  readonly missing: Int32Array;
};

const before: Before = {
  seat: 0,
  me: 0,
  leader: 0,
  rivalRoofs: 0,
  payable: 0,
  edges: 0,
  missing: new Int32Array(3),
};

const missingOf = ({ data, tables }: TowerUpNode, me: number, goal: number): number =>
  (data[me + at.REACHED]! >> goal) & 1 ? 0 : MISSING[data[at.GOAL + goal]!]!(data, me, tables);

function rivalRoofs(data: Int32Array, seat: number): number {
  let roofs = 0;
  for (let other = 0; other < data[at.SEATS]!; other++)
    if (other !== seat) roofs += data[at.PLAYERS + other * at.PLAYER + at.VISIBLE]!;
  return roofs;
}

function look(node: TowerUpNode, seat: number): void {
  const { data } = node;
  before.seat = seat;
  before.me = at.PLAYERS + seat * at.PLAYER;
  before.leader = leadingRival(data, seat);
  before.rivalRoofs = rivalRoofs(data, seat);
  before.payable = payable(data, data[before.me + at.STOCK]!);
  before.edges = edges(data);
  for (let goal = 0; goal < 3; goal++) before.missing[goal] = missingOf(node, before.me, goal);
}

function readAnswer(
  node: TowerUpNode,
  after: TowerUpNode,
  code: number,
  out: Int8Array,
  row: number,
): void {
  const [was, is] = [node.data, after.data];
  const { me, seat } = before;
  const isBuild = code < TAKE;
  out.fill(0, row, row + SIZE);
  out[row + (isBuild ? BUILDS : TAKES)] = ONE;
  for (let colour = 0; colour < 4; colour++) {
    const shift = at.BITS * colour;
    const steps = ((is[me + at.MARKERS]! >> shift) & 63) - ((was[me + at.MARKERS]! >> shift) & 63);
    const floors = ((is[me + at.STOCK]! >> shift) & 63) - ((was[me + at.STOCK]! >> shift) & 63);
    out[row + MARKER + colour] = limited((ONE / 2) * steps);
    out[row + FLOORS + colour] = limited((ONE / 2) * floors);
  }
  const tracks = trackMillions(is[me + at.MARKERS]!) - trackMillions(was[me + at.MARKERS]!);
  out[row + TRACK_GAIN] = limited((ONE / 2) * tracks);
  out[row + CONE_GAIN] = limited((ONE / 2) * (coneMillions(is, me) - coneMillions(was, me)));
  out[row + TOKEN_GAIN] = limited((ONE / 4) * (is[me + at.TOKENS]! - was[me + at.TOKENS]!));
  out[row + OWN_ROOFS] = limited(ONE * (is[me + at.VISIBLE]! - was[me + at.VISIBLE]!));
  out[row + STAR] = limited(ONE * (is[me + at.STARS]! - was[me + at.STARS]!));
  out[row + AFFORDABLE] = limited((ONE / 4) * (payable(is, is[me + at.STOCK]!) - before.payable));
  out[row + STOCK_AFTER] = limited((ONE / 8) * is[me + at.TOTAL]!);
  out[row + OVER_LIMIT] = is[at.RETURNING] === 0 ? 0 : ONE;
  if (was[at.END] === 0 && is[at.END] !== 0) {
    const lead = scoreNow(is, me) - scoreNow(is, at.PLAYERS + before.leader * at.PLAYER);
    out[row + ENDS] = ONE;
    out[row + ENDS_AHEAD] = limited((ONE / 8) * lead);
  }
  if (isBuild) readBuild(node, after, code, out, row, seat);
}

function readBuild(
  node: TowerUpNode,
  after: TowerUpNode,
  code: number,
  out: Int8Array,
  row: number,
  seat: number,
): void {
  const [was, is] = [node.data, after.data];
  const { from, next } = node.tables;
  const roof = (code >> 6) & 63;
  out[row + COLOUR + (code >> 12)] = ONE;
  out[row + RIVAL_ROOFS] = limited(ONE * (rivalRoofs(is, seat) - before.rivalRoofs));
  out[row + EDGES] = limited((ONE / 2) * (edges(is) - before.edges));
  out[row + HEIGHT] = limited((ONE / 4) * (is[at.SITE + roof]! & 31));
  out[row + ON_NEW] = roof === (code & 63) ? ONE : 0;
  let open = 0;
  for (let i = from[roof]!; i < from[roof + 1]!; i++) if (is[at.SITE + next[i]!] === 0) open++;
  out[row + OPEN_SIDES] = limited((ONE / 2) * open);
  let most = 0;
  for (let other = 0; other < was[at.SEATS]!; other++) {
    const player = at.PLAYERS + other * at.PLAYER;
    const covered = was[player + at.VISIBLE]! - is[player + at.VISIBLE]!;
    if (other === seat) continue;
    most = Math.max(most, covered);
    if (other === before.leader) out[row + COVERS_LEADER] = limited(ONE * covered);
  }
  out[row + MOST_COVERED] = limited(ONE * most);
  for (let goal = 0; goal < 3; goal++) {
    const nearer = before.missing[goal]! - missingOf(after, before.me, goal);
    out[row + GOALS + goal] = limited((ONE / 4) * nearer * nextToken(was, goal));
  }
}

let spare: TowerUpNode | null = null;

/** The answers of a turn: builds and cards. Starting floors and returns are guessed one by one. */
export const answerFeatures: AnswerFeatures<TowerUpNode> = {
  size: SIZE,
  speaks: ({ data }) => data[at.STARTS] === 0 && data[at.RETURNING] === 0,
  read: (node, seat, codes, count, out, chance: Chance) => {
    // The tables belong to the board, so a spare node serves one board.
    if (spare?.tables !== node.tables) spare = { ...node, data: node.data.slice() };
    look(node, seat);
    for (let i = 0; i < count; i++) {
      fast.copy(node, spare);
      fast.apply(spare, seat, codes[i]!, chance);
      readAnswer(node, spare, codes[i]!, out, i * SIZE);
    }
  },
};

/** The features that follow the order of colours, each the first of four: for symmetries. */
export const ANSWERS_BY_COLOUR = [MARKER, FLOORS, COLOUR];
