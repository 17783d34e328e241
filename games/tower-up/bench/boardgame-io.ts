import { QuickChance } from '@faubourg/core';
import { type Bot, forcedThought, seatOf } from '@faubourg/search';
import { openTool } from '../../../tools/open-tool.ts';
import { fast } from '../rules/fast/index.ts';
import type { TowerUpAnswer, TowerUpView } from '../rules/index.ts';
import { resample } from '../rules/resample.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';

/*
 * The MCTSBot of boardgame.io as an opponent. Its search is unchanged (selection, expansion,
 * playouts of at most 50 moves, the most visited child). Only the library's engine and random
 * number generator are replaced, which would make it about twenty times slower.
 */
type Action = { readonly payload: { readonly args: readonly [number]; readonly playerID: string } };
type Context = {
  readonly gameover?: { winner?: string; draw?: true };
  readonly currentPlayer: string;
};
type RivalState = { readonly G: TowerUpNode; readonly ctx: Context };
type Rival = {
  reducer: (state: RivalState, action: Action) => RivalState;
  random: (below: number) => number;
  play(state: RivalState, playerID: string): Promise<{ action: Action | null }>;
};
type Settings = {
  game: object;
  enumerate: (G: TowerUpNode) => Action[];
  iterations: number;
};

const { MCTSBot } = await openTool<{ MCTSBot: new (settings: Settings) => Rival }>('rivals');

const codes = new Int32Array(fast.mostAnswers);

function rivalStateOf(node: TowerUpNode): RivalState {
  const owing = fast.owing(node);
  if (owing !== 0) return { G: node, ctx: { currentPlayer: String(31 - Math.clz32(owing)) } };
  const shares = new Float64Array(4);
  fast.shares(node, shares);
  const winners = Array.from(shares).flatMap((share, seat) => (share > 0 ? [String(seat)] : []));
  const gameover = winners.length === 1 ? { winner: winners[0]! } : { draw: true as const };
  return { G: node, ctx: { currentPlayer: '0', gameover } };
}

function enumerate(G: TowerUpNode): Action[] {
  const owing = fast.owing(G);
  if (owing === 0) return [];
  const seat = 31 - Math.clz32(owing);
  const playerID = String(seat);
  const count = fast.legal(G, seat, codes);
  const actions: Action[] = [];
  for (let i = 0; i < count; i++) actions.push({ payload: { args: [codes[i]!], playerID } });
  return actions;
}

export function boardgameIoBot(): Bot<TowerUpView, TowerUpAnswer> {
  return {
    name: 'boardgame.io',
    think: async (view, { budget, seed }) => {
      const chance = new QuickChance(seed);
      const seat = seatOf(view);
      const root = fast.node(resample(view, chance));
      const iterations = 'iterations' in budget ? budget.iterations : 1000;
      const rival = new MCTSBot({ game: { moves: {} }, enumerate, iterations });
      rival.random = (below) => chance.int(below);
      rival.reducer = ({ G }, { payload }) => {
        const next: TowerUpNode = { ...G, data: G.data.slice() };
        fast.apply(next, Number(payload.playerID), payload.args[0], chance);
        return rivalStateOf(next);
      };
      const { action } = await rival.play(rivalStateOf(root), String(seat));
      return forcedThought(fast.answer(root, seat, action!.payload.args[0]));
    },
  };
}
