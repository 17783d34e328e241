import type { Chance } from '@faubourg/core';
import type { TrainingTask, Trainable } from '@faubourg/search';
import { PLAYER, PLAYERS } from '../rules/fast/layout.ts';
import { fast } from '../rules/fast/index.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { startFloorsFor, type TowerUpOptions } from '../rules/options.ts';
import { setUpBy } from '../rules/setup.ts';
import { fitsBoard, NET_RULES, standardBoard } from './net-fit.ts';
import { featuresFor } from './features.ts';
import { scoreNow } from './score.ts';

/** Mostly the default options, sometimes each of the others. */
function someOptions(players: number, chance: Chance): TowerUpOptions {
  const floors = startFloorsFor(players);
  return {
    objectives: chance.int(10) === 0 ? 'start' : 'random',
    startFloors: chance.int(2) === 0 ? floors[0]! : floors[chance.int(floors.length)]!,
    start: chance.int(5) === 0 ? 'chosen' : 'random',
    board: 'standard',
  };
}

function trainingTask(players: number): TrainingTask<TowerUpNode> {
  return {
    players,
    fast: fast,
    fits: fitsBoard(standardBoard(players), players),
    features: featuresFor(players),
    hidden: [48],
    start: (chance) =>
      fast.node(setUpBy(NET_RULES, someOptions(players, chance), players, chance).state),
    scores: ({ data }, out) => {
      for (let seat = 0; seat < players; seat++)
        out[seat] = scoreNow(data, PLAYERS + seat * PLAYER) / 30 - 1;
    },
  };
}

export const training: Trainable = { task: trainingTask };
