import type { Features } from '@faubourg/search';
import * as at from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { OBJECTIVES } from '../rules/material.ts';
import { FeatureReader, inputsFor, OF_PLAYER, OF_TABLE } from './feature-reader.ts';

/** Must change whenever the meaning of an input changes; nets are tied to it. */
export const FEATURES_VERSION = 1;

/** The inputs that follow the order of colours, each the first of four: for symmetries. */
export function inputsByColour(players: number): number[] {
  const seats = Array.from({ length: players }, (_, k) => k * OF_PLAYER);
  const table = players * OF_PLAYER;
  return [
    ...seats.flatMap((start) => [start, start + 8, start + 28]),
    table,
    table + 11,
    table + 16,
  ];
}

/** The input that says whether an objective is in play. */
export const inputOfGoal = (players: number, goal: number): number =>
  players * OF_PLAYER + OF_TABLE - OBJECTIVES.length + goal;

/** A position as numbers; players in turn order, starting with the one to act. */
export function featuresFor(players: number): Features<TowerUpNode> {
  const plain = new FeatureReader(players);
  return {
    inputs: inputsFor(players),
    from: ({ data }) => data[at.TURN]!,
    read: (node, from, inputs) => {
      plain.forget();
      plain.read(node, from, inputs);
    },
    parts: Array.from({ length: players }, (_, k) => (k + 1) * OF_PLAYER),
    reader: () => new FeatureReader(players),
  };
}
