import type { DowntownAnswer } from '../rules/answer.ts';
import { type CharacterName, CHARACTERS } from '../rules/characters.ts';
import { fast } from '../rules/fast/index.ts';
import * as at from '../rules/fast/layout.ts';
import type { DowntownNode } from '../rules/fast/node.ts';
import { USES } from '../rules/material.ts';
import type { Stakes } from './ballots.ts';
import type { Liking } from './market.ts';
import type { LevelSettings, ThinkContext, WeighedAnswers } from './think-context.ts';

/** A level with a character; unknown characters change nothing. */
export function withCharacter(level: LevelSettings, name: string | undefined): LevelSettings {
  const character = CHARACTERS.find((one) => one === name);
  return { ...level, character };
}

/** What a taste looks at besides the answer. */
type Situation = {
  readonly node: DowntownNode;
  readonly seat: number;
  /** The uses of the lot in a vote; null in other decisions. */
  readonly stakes: Stakes | null;
  /** The rival with the best chances. */
  readonly leader: number;
};

/** How much a character likes an answer, 0 to 1. */
type Taste = (answer: DowntownAnswer, situation: Situation) => number;

const MOST_PLOTS = 3;
const PLOT_BITS = 3;

const isLaid = ({ laid }: DowntownNode, lot: number): boolean => ((laid >> (lot - 1)) & 1) === 1;

/** The plots that a seat has in a lot. */
const plotsOf = ({ words }: DowntownNode, lot: number, seat: number): number =>
  (words[at.OWNERS + lot - 1]! >> (PLOT_BITS * seat)) & ((1 << PLOT_BITS) - 1);

/** What a use is worth to a seat, from 0 for its worst to 1 for its best. */
function rankOf({ uses, values }: Stakes, use: number, seat: number): number {
  const own = values.map((value) => value[seat]!);
  const [least, most] = [Math.min(...own), Math.max(...own)];
  return most > least ? (own[uses.indexOf(use)]! - least) / (most - least) : 0;
}

/** The use that an answer is for; null if it is for none. */
function useOf(answer: DowntownAnswer): number | null {
  if ('ballot' in answer) return USES.indexOf(answer.ballot);
  if ('decide' in answer) return USES.indexOf(answer.decide);
  return 'use' in answer ? USES.indexOf(answer.use) : null;
}

const tastes: { readonly [character in CharacterName]: Taste } = {
  /** Buys many plots at once, and where nobody knows yet what will be built. */
  gambler: (answer, { node }) => {
    if (!('lot' in answer)) return 0;
    return (answer.plots / MOST_PLOTS + (isLaid(node, answer.lot) ? 0 : 1)) / 2;
  },
  /** Uses its token early, and buys where the use is settled. */
  lobbyist: (answer, { node }) => {
    if ('lobby' in answer) return answer.lobby ? 1 : 0;
    return 'lot' in answer && isLaid(node, answer.lot) ? 1 : 0;
  },
  /** Votes against the strongest rival, and buys into the rivals' lots. */
  spoiler: (answer, { node, seat, stakes, leader }) => {
    const use = useOf(answer);
    if (use !== null) return stakes ? 1 - rankOf(stakes, use, leader) : 0;
    if (!('lot' in answer) || plotsOf(node, answer.lot, seat) > 0) return 0;
    return node.words[at.OWNERS + answer.lot - 1]! >> at.SOLD > 0 ? 1 : 0;
  },
};

/** The part of the victory that a character gives away at most for an answer that it likes. */
const LEAST_WHIM = 0.03;
/** The logarithm of how much more often an answer is given that a character likes fully. */
const FIRMNESS = 2;

const whimOf = ({ settings }: ThinkContext): number => Math.max(LEAST_WHIM, settings.temperature);

/** What the character adds to the worth of orders, to choose which ones it considers. */
export function likingOf(context: ThinkContext, node: DowntownNode): Liking | null {
  const { seat, settings } = context;
  if (settings.character === undefined) return null;
  const taste = tastes[settings.character];
  const situation = { node, seat, stakes: null, leader: -1 };
  const whim = whimOf(context);
  return { seat, of: (code) => whim * taste(fast.answer(node, seat, code), situation) };
}

/**
 * The same answers with weights in favour of what the character likes. `stakes`: the uses in a vote;
 * null in other decisions.
 */
export function inCharacter(
  context: ThinkContext,
  node: DowntownNode,
  found: WeighedAnswers,
  stakes: Stakes | null,
): WeighedAnswers {
  const { seat, settings } = context;
  if (settings.character === undefined) return found;
  const taste = tastes[settings.character];
  const others = Array.from(found.shares, (share, other) => (other === seat ? -1 : share));
  const situation = { node, seat, stakes, leader: others.indexOf(Math.max(...others)) };
  const whim = whimOf(context);
  const top = Math.max(...found.worth);
  const raw = found.codes.map((code, i) => {
    const liked = taste(fast.answer(node, seat, code), situation);
    // Some weight for what is nearly as good, though the mix leaves it out.
    const near = Math.exp((found.worth[i]! - top) / (whim / 4)) / 4;
    return (found.weights[i]! + near) * Math.exp(FIRMNESS * liked);
  });
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  return { ...found, weights: raw.map((weight) => weight / total) };
}
