import { canonical, type Json } from '@faubourg/core';
import { type Evaluate, netsByPlayers, type PlayersNet } from '@faubourg/search';
import type { Card } from '../rules/material-shape.ts';
import { CARDS } from '../rules/material.ts';
import type { TowerUpOptions } from '../rules/options.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { answerFeatures } from './answer-features.ts';
import { fitsBoard, standardBoard } from './net-fit.ts';
import { heuristicEvaluator } from './evaluate.ts';
import { featuresFor } from './features.ts';
import four from './weights/4-players.json' with { type: 'json' };
import three from './weights/3-players.json' with { type: 'json' };
import two from './weights/2-players.json' with { type: 'json' };

const FILES: { readonly [players: number]: unknown } = { 2: two, 3: three, 4: four };

type Game = Pick<TowerUpOptions, 'board' | 'cards'>;

/** Finds the net for a game; null if none fits. */
type NetFor = (options: Game, players: number) => PlayersNet<TowerUpNode> | null;

/** The nets for the standard boards, one file for each number of players. */
export function netsOf(files: { readonly [players: number]: unknown }): NetFor {
  const netFor = netsByPlayers(
    files,
    (players) => fitsBoard(standardBoard(players), players),
    featuresFor,
    answerFeatures,
  );
  return (options, players) => (isStandard(options, players) ? netFor(players) : null);
}

/** Whether a game has the standard board and cards, for which nets were trained. */
function isStandard({ board, cards }: Game, players: number): boolean {
  const usual = standardBoard(players);
  const usualBoard =
    board === 'standard' || fitsBoard(board, players) === fitsBoard(usual, players);
  return usualBoard && (cards === undefined || canonical(played(cards)) === USUAL_CARDS);
}

/** What a card means for the play, by name and without remarks. */
const played = ({ cards }: { readonly cards: readonly Card[] }): Json =>
  cards
    .map(({ id, vehicle, steps, floors, bottom }) => ({ id, vehicle, steps, floors, bottom }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

const USUAL_CARDS = canonical(played({ cards: CARDS }));

/** The nets of the levels. */
export const netFor = netsOf(FILES);

/** The evaluator for a game: its net, or the heuristic evaluator if no net fits. */
export const evaluatorFor = (options: Game, players: number): Evaluate<TowerUpNode> =>
  netFor(options, players)?.evaluate ?? heuristicEvaluator;
