import { QuickChance } from '@faubourg/core';
import type { Net } from '../net/net.ts';
import { uniform } from '../probabilities.ts';
import type { GenerationTask } from './generation-task.ts';
import { encodeBlock, type Sample, type SampleHeader } from './samples.ts';
import type { PlayersNet } from '../net/nets-by-players.ts';
import { playingNet } from './seat-search.ts';
import { type GameSettings, playTrainingGame } from './training-game.ts';

/** The part of the games in which some seats are played by older nets. */
const WITH_POOL = 0.25;

/** The nets of a generation: the newest, which learns, and older ones as opponents. */
export type GenerationNets = { readonly newest: Net | null; readonly pool: readonly Net[] };

/** Which games a block consists of. Game g of a generation depends on seed, generation and g. */
export type Block = {
  readonly seed: number;
  readonly generation: number;
  readonly first: number;
  readonly games: number;
};

/** The first line of the task's sample files. */
export function headerOf<Node>(game: string, task: GenerationTask<Node>): SampleHeader {
  const { players, fits, features, answers, symmetries } = task;
  return {
    format: 'faubourg/samples',
    version: 1,
    game,
    players,
    fits,
    inputs: features.inputs,
    answers: answers?.size ?? 0,
    first: features.first ?? null,
    symmetries: symmetries ?? { all: [], unless: null },
  };
}

function gameChance(of: { seed: number; generation: number; game: number }): QuickChance {
  const mixed = Math.imul(of.seed ^ Math.imul(of.generation + 1, 0x85ebca6b), 0x9e3779b1);
  return new QuickChance(mixed ^ Math.imul(of.game + 1, 0xc2b2ae35));
}

/** Plays games with the frozen nets of a generation. */
export class BlockPlayer<Node> {
  private readonly task: GenerationTask<Node>;
  private readonly header: SampleHeader;
  private readonly settings: GameSettings;
  private readonly teacher: PlayersNet<Node>;
  private newest: PlayersNet<Node>;
  private pool: readonly PlayersNet<Node>[] = [];

  constructor(task: GenerationTask<Node>, header: SampleHeader, settings: GameSettings) {
    this.task = task;
    this.header = header;
    this.settings = settings;
    this.teacher = playingNet(task, null);
    this.newest = this.teacher;
  }

  /** Takes the nets of the next generation. */
  load({ newest, pool }: GenerationNets): void {
    this.newest = playingNet(this.task, newest);
    this.pool = pool.map((net) => playingNet(this.task, net));
  }

  /** Plays a block; its samples as bytes of a file. */
  play({ seed, generation, first, games }: Block): Uint8Array<ArrayBuffer> {
    const samples: Sample[] = [];
    for (let game = first; game < first + games; game++) {
      samples.push(...this.playGame(gameChance({ seed, generation, game })));
    }
    return encodeBlock(this.header, samples);
  }

  /** The mean share of one seat of the newest net against teachers, every seed in every seat. */
  match({ seed, generation, first, games }: Block): number {
    const { task, newest, teacher } = this;
    const { players } = task;
    const settings = { ...this.settings, draws: false };
    let won = 0;
    for (let game = first; game < first + games; game++) {
      const chance = gameChance({ seed: ~seed, generation, game: Math.floor(game / players) });
      const seat = game % players;
      const nets = Array.from({ length: players }, (_, i) => (i === seat ? newest : teacher));
      const learning = nets.map(() => false);
      won += playTrainingGame(task, nets, learning, settings, chance)?.shares[seat] ?? 1 / players;
    }
    return won / games;
  }

  private playGame(chance: QuickChance): readonly Sample[] {
    const { task, settings, newest, pool } = this;
    const { players } = task;
    const nets = Array.from({ length: players }, () => newest);
    if (pool.length > 0 && uniform(chance) < WITH_POOL) {
      const learner = chance.int(players);
      const other = pool[chance.int(pool.length)]!;
      // The others are the older net or the newest one, by lot.
      for (let seat = 0; seat < players; seat++)
        if (seat !== learner && (players === 2 || chance.int(2) === 0)) nets[seat] = other;
    }
    const learning = nets.map((net) => net === newest);
    return playTrainingGame(task, nets, learning, settings, chance)?.samples ?? [];
  }
}
