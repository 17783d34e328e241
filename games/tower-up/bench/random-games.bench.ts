/*
 * Speed of the fast rules. Random whole games: set-up, and at every decision one of the legal turns
 * drawn uniformly. And the list of legal turns in the worst position found
 * in many random games. Prints one JSON line per figure; every figure runs in a process of its own,
 * so that none is affected by type feedback from another.
 */
import { execFileSync } from 'node:child_process';
import { answerDrawer, QuickChance } from '@faubourg/core';
import { towerUp, type TowerUpOptions } from '@faubourg/tower-up';

const search = towerUp.fast!;
const options: TowerUpOptions = {
  objectives: 'random',
  startFloors: 3,
  start: 'random',
  board: 'standard',
};
const codes = new Int32Array(search.mostAnswers);
const draw = answerDrawer(search);
const start = (seats: number, chance: QuickChance) => towerUp.setUp(options, seats, chance).state;

function playGame(node: unknown, chance: QuickChance): void {
  search.setUp(node, chance);
  for (let owing = search.owing(node); owing !== 0; owing = search.owing(node)) {
    const seat = 31 - Math.clz32(owing);
    search.apply(node, seat, draw(node, seat, chance), chance);
  }
}

/** Processor time of this thread in milliseconds: other programs on the machine do not count. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * How often `task` runs per second: after a warm-up, the best of six half seconds, to reduce the
 * effect of other load.
 */
function perSecond(task: () => void, batch: number): number {
  const during = (milliseconds: number): number => {
    const from = processorTime();
    let done = 0;
    let time = 0;
    for (; time < milliseconds; done += batch, time = processorTime() - from) {
      for (let i = 0; i < batch; i++) task();
    }
    return (1000 * done) / time;
  };
  during(1000);
  return Math.max(...Array.from({ length: 6 }, () => during(500)));
}

function gamesPerSecond(seats: number): number {
  const chance = new QuickChance(seats);
  const node = search.node(start(seats, chance));
  return Math.round(perSecond(() => playGame(node, chance), 100));
}

/** The position with the most legal turns in 3,000 random games, and whose turn it is. */
function worst() {
  let found = { count: 0, seat: 0, state: start(4, new QuickChance(1)) };
  for (let game = 0; game < 3000; game++) {
    const chance = new QuickChance(game);
    const state = start(2 + (game % 3), chance);
    for (let [asked] = towerUp.decisions(state); asked; [asked] = towerUp.decisions(state)) {
      const answers = towerUp.answers(state, asked.seat)!;
      if (answers.length > found.count) {
        found = { count: answers.length, seat: asked.seat, state: towerUp.copy(state) };
      }
      towerUp.apply(state, asked.seat, answers[chance.int(answers.length)]!, chance);
    }
  }
  return found;
}

const microseconds = (perSecond: number): number => Math.round(1e8 / perSecond) / 100;

function worstLegal(): number {
  const { seat, state } = worst();
  const node = search.node(state);
  return microseconds(perSecond(() => search.legal(node, seat, codes), 1000));
}

function worstReadable(): number {
  const { seat, state } = worst();
  return microseconds(perSecond(() => towerUp.answers(state, seat), 100));
}

const figures: Record<string, { unit: string; measure: () => number }> = {
  'tower-up/random-games/2p': { unit: 'games/s', measure: () => gamesPerSecond(2) },
  'tower-up/random-games/3p': { unit: 'games/s', measure: () => gamesPerSecond(3) },
  'tower-up/random-games/4p': { unit: 'games/s', measure: () => gamesPerSecond(4) },
  'tower-up/legal-turns/worst': { unit: 'µs', measure: worstLegal },
  'tower-up/legal-turns/most': { unit: 'turns', measure: () => worst().count },
  'tower-up/legal-turns/readable': { unit: 'µs', measure: worstReadable },
};

const prefix = process.argv[2] ?? '';
const wanted = figures[prefix];
if (wanted) {
  const { unit, measure } = wanted;
  console.log(JSON.stringify({ name: prefix, value: measure(), unit }));
} else {
  for (const name of Object.keys(figures).filter((figure) => figure.startsWith(prefix))) {
    const own = [...process.execArgv, import.meta.filename, name];
    execFileSync(process.execPath, own, { stdio: 'inherit' });
  }
}
