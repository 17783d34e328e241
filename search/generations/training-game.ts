import type { Chance, Seat } from '@faubourg/core';
import { lowest } from '../evaluate.ts';
import { sampleIndex, softmax } from '../probabilities.ts';
import { targets } from '../td/lambda.ts';
import type { GenerationTask } from './generation-task.ts';
import type { GumbelSettings } from './gumbel.ts';
import type { Sample } from './samples.ts';
import type { PlayersNet } from '../net/nets-by-players.ts';
import { search } from './seat-search.ts';

/** How training games are played and what is learnt from them. */
export type GameSettings = GumbelSettings & {
  /** How far the end of the game reaches back into the targets (see `targets`). */
  readonly lambda: number;
};

/** A game is given up after so many answers; nothing is learnt from it. */
const LONGEST = 1500;
/** The most answers of a position whose policy is learnt: those with the highest logits. */
const MOST_LEARNT = 64;

/** Temperature of answers where the policy says nothing, times the number of seats. */
const DRAWN = 0.04;
/** Weight of the position's own search in the target of its shares. */
const OWN_SEARCH = 0.5;

type Looked = {
  readonly inputs: Float32Array;
  readonly from: Seat;
  readonly estimate: Float64Array;
  readonly answers: Sample['answers'];
};

/** A finished game: the samples of the seats that learn, and every seat's share. */
type TrainingGame = { readonly samples: readonly Sample[]; readonly shares: Float64Array };

/**
 * Plays one game, every seat by its net, with a sample of each position in which a seat of
 * `learning` chose. Null if the game did not end.
 */
export function playTrainingGame<Node>(
  task: GenerationTask<Node>,
  nets: readonly PlayersNet<Node>[],
  learning: readonly boolean[],
  settings: GameSettings,
  chance: Chance,
): TrainingGame | null {
  const { fast, players } = task;
  const node = task.start(chance);
  const codes = new Int32Array(fast.mostAnswers);
  const looked: Looked[] = [];
  for (let plies = 0; ; plies++) {
    if (plies > LONGEST) return null;
    const owing = fast.owing(node);
    if (owing === 0) break;
    const answers: number[] = [];
    let seen: Looked | null = null;
    for (let mask = owing; mask !== 0; mask &= mask - 1) {
      const seat = lowest(mask);
      const net = nets[seat]!;
      const count = fast.legal(node, seat, codes);
      const legal = [...codes.subarray(0, count)];
      const chosen = choose(task, net, node, seat, legal, settings, chance);
      if (learning[seat] && chosen.learns) seen ??= lookAt(task, net, node, chosen, chance);
      answers.push(chosen.code);
    }
    if (seen) looked.push(seen);
    let mask = owing;
    for (const code of answers) {
      const seat = lowest(mask);
      mask &= mask - 1;
      // An answer can also settle the decision for the others.
      if ((fast.owing(node) >>> seat) & 1) fast.apply(node, seat, code, chance);
    }
  }
  const shares = new Float64Array(players);
  const scores = new Float64Array(players);
  fast.shares(node, shares);
  task.scores(node, scores);
  return { samples: samplesOf(looked, shares, scores, settings.lambda), shares };
}

type Chosen = {
  readonly code: number;
  /** Whether the position is one that nets evaluate. */
  readonly learns: boolean;
  /** The shares by the search; null where none was made. */
  readonly shares: Float64Array | null;
  readonly answers: Sample['answers'];
};

function choose<Node>(
  task: GenerationTask<Node>,
  net: PlayersNet<Node>,
  node: Node,
  seat: Seat,
  legal: readonly number[],
  settings: GameSettings,
  chance: Chance,
): Chosen {
  const learns = task.worth?.(node) !== false;
  const only = legal.length === 1 ? legal[0]! : null;
  if (!task.answers) {
    const code = only ?? task.choose!(node, seat, net.evaluate, chance);
    return { code, learns, shares: null, answers: null };
  }
  if (only !== null) return { code: only, learns: false, shares: null, answers: null };
  if (!task.answers.speaks(node))
    return {
      code: bestNext(task, net, node, seat, legal, chance),
      learns: false,
      shares: null,
      answers: null,
    };
  const { found, logits } = search(task, net, node, seat, legal, settings, chance);
  const kept = legal
    .map((_, i) => i)
    .sort((a, b) => logits[b]! - logits[a]! || a - b)
    .slice(0, MOST_LEARNT);
  if (!kept.includes(found.chosen)) kept[kept.length - 1] = found.chosen;
  const features = new Int8Array(kept.length * task.answers.size);
  const list = Int32Array.from(kept, (i) => legal[i]!);
  task.answers.read(node, seat, list, kept.length, features, chance);
  const total = kept.reduce((sum, i) => sum + found.policy[i]!, 0);
  const policy = Float32Array.from(kept, (i) => found.policy[i]! / total);
  return {
    code: legal[found.chosen]!,
    learns,
    shares: found.shares,
    answers: { features, policy },
  };
}

/** Where the policy says nothing: one step ahead, drawn so that openings vary. */
function bestNext<Node>(
  { fast, spare, players }: GenerationTask<Node>,
  { evaluate }: PlayersNet<Node>,
  node: Node,
  seat: Seat,
  legal: readonly number[],
  chance: Chance,
): number {
  const next = spare(node);
  const shares = new Float64Array(players);
  const values = legal.map((code) => {
    fast.copy(node, next);
    fast.apply(next, seat, code, chance);
    if (fast.owing(next) === 0) fast.shares(next, shares);
    else evaluate(next, shares, chance);
    return shares[seat]!;
  });
  return legal[sampleIndex(softmax(values, DRAWN / players), chance)]!;
}

function lookAt<Node>(
  { features, players }: GenerationTask<Node>,
  { evaluate }: PlayersNet<Node>,
  node: Node,
  { shares, answers }: Chosen,
  chance: Chance,
): Looked {
  const from = features.from(node);
  const inputs = new Float32Array(features.inputs);
  features.read(node, from, inputs);
  const estimate = shares ?? new Float64Array(players);
  if (!shares) evaluate(node, estimate, chance);
  return { inputs, from, estimate, answers };
}

function samplesOf(
  looked: readonly Looked[],
  shares: Float64Array,
  scores: Float64Array,
  lambda: number,
): Sample[] {
  const estimates = looked.map(({ estimate }) => estimate);
  const wanted = targets({ inputs: [], from: [], estimates, shares, scores }, lambda);
  const players = shares.length;
  return looked.map(({ inputs, from, estimate, answers }, t) => {
    // The search of the position itself counts beside what came later.
    const own = answers ? OWN_SEARCH : 0;
    const target = wanted[t]!.map((later, seat) => (later + own * estimate[seat]!) / (1 + own));
    const turned = (values: Float64Array): Float32Array =>
      Float32Array.from(values, (_, k) => values[(from + k) % players]!);
    return { inputs, shares: turned(target), scores: turned(scores), answers };
  });
}
