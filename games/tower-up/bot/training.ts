import type { Chance } from '@faubourg/core';
import type { GenerationTask, TrainingTask, Trainable } from '@faubourg/search';
import { PLAYER, PLAYERS } from '../rules/fast/layout.ts';
import { fast } from '../rules/fast/index.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { startFloorsFor, type TowerUpOptions } from '../rules/options.ts';
import { setUpBy } from '../rules/setup.ts';
import { NEWEST_RULES } from '../rules/versions.ts';
import { answerFeatures } from './answer-features.ts';
import { evaluateReturns } from './evaluate-returns.ts';
import { fitsBoard, NET_RULES, standardBoard } from './net-fit.ts';
import { featuresFor } from './features.ts';
import { evaluatorFor } from './net.ts';
import { scoreNow } from './score.ts';
import { symmetriesFor } from './symmetries.ts';
import { label } from './think.ts';

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

/** By the newest rules, whose positions before a return the net is not asked about. */
function generationTask(players: number): GenerationTask<TowerUpNode> {
  const task = trainingTask(players);
  return {
    ...task,
    hidden: [128, 64],
    start: (chance) =>
      fast.node(setUpBy(NEWEST_RULES, someOptions(players, chance), players, chance).state),
    spare: (node) => ({ ...node, data: node.data.slice() }),
    teacher: evaluatorFor({ board: 'standard' }, players),
    complete: (evaluate) => ({ evaluate: evaluateReturns(evaluate) }),
    answers: answerFeatures,
    label,
    symmetries: symmetriesFor(players, task.features.inputs),
  };
}

export const training: Trainable = { task: trainingTask, generations: generationTask };
