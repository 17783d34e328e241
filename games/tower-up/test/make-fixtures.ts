/*
 * Plays the games that `records.test.ts` replays, and writes them to test/fixtures:
 *
 *   node games/tower-up/test/make-fixtures.ts
 *
 * All randomness comes from the seeds below: the same rules give the same files, byte for byte. A
 * change of the rules is a new rules version: then these files stay as they are, and new ones are
 * added.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type GameRecord,
  gameVersions,
  giveAnswer,
  orThrow,
  type Play,
  QuickChance,
  sha256,
  toHex,
  undo,
  undoRefusal,
  utf8,
} from '@faubourg/core';
import { recordGame, recordLines, type WantedRecord } from '@faubourg/core/conformance';
import {
  towerUp,
  type TowerUpAnswer,
  type TowerUpOptions,
  type TowerUpState,
} from '@faubourg/tower-up';
import { tinyBoard } from './boards.ts';

/** How the players of a recorded game choose among their legal answers. */
type Manner = 'any' | 'builds' | 'takes' | 'takes back';

type Wanted = WantedRecord & {
  readonly options: Partial<TowerUpOptions>;
  readonly manner: Manner;
  readonly seed: number;
  /** The rules version; 1 if absent. */
  readonly rules?: number;
};

const withRemark = { $id: 'test.tiny', ...tinyBoard() };

const GAMES: readonly Wanted[] = [
  { name: '2-roofs', seats: 2, options: {}, manner: 'builds', seed: 1 },
  { name: '3-roofs', seats: 3, options: {}, manner: 'any', seed: 1 },
  { name: '4-roofs', seats: 4, options: {}, manner: 'builds', seed: 1 },
  { name: '2-shortage', seats: 2, options: { startFloors: 7 }, manner: 'takes', seed: 30 },
  { name: '3-shortage', seats: 3, options: { startFloors: 6 }, manner: 'takes', seed: 4 },
  { name: '4-shortage', seats: 4, options: { startFloors: 5 }, manner: 'any', seed: 2 },
  { name: '2-blocked', seats: 2, options: { startFloors: 7 }, manner: 'builds', seed: 892 },
  {
    name: '3-blocked',
    seats: 3,
    options: { board: withRemark },
    manner: 'any',
    seed: 1,
  },
  {
    name: '2-start-objectives',
    seats: 2,
    options: { objectives: 'start' },
    manner: 'builds',
    seed: 2,
  },
  {
    name: '3-named-objectives',
    seats: 3,
    options: { objectives: ['twice2', 'grey32', 'heights1234'] },
    manner: 'builds',
    seed: 2,
  },
  { name: '2-chosen', seats: 2, options: { start: 'chosen' }, manner: 'any', seed: 2 },
  {
    name: '3-chosen-7',
    seats: 3,
    options: { start: 'chosen', startFloors: 7, objectives: 'start' },
    manner: 'any',
    seed: 2,
  },
  {
    name: '4-chosen-5',
    seats: 4,
    options: { start: 'chosen', startFloors: 5 },
    manner: 'builds',
    seed: 2,
  },
  { name: '2-taken-back', seats: 2, options: { startFloors: 4 }, manner: 'takes back', seed: 1 },
  { name: '2-rules-2', seats: 2, options: {}, manner: 'takes back', seed: 3, rules: 2 },
  { name: '3-rules-2', seats: 3, options: { startFloors: 5 }, manner: 'takes', seed: 2, rules: 2 },
];

const digest = (words: string): string => toHex(sha256(utf8(words)));

function choose(play: Play<TowerUpState>, manner: Manner, chance: QuickChance): TowerUpAnswer {
  const { state } = play;
  const all = towerUp.answers(state, state.turn)!;
  const builds = all.filter((answer) => 'build' in answer);
  const takes = all.filter((answer) => 'take' in answer);
  const some: readonly TowerUpAnswer[] =
    manner === 'builds' && builds.length > 0
      ? builds
      : manner === 'takes' && takes.length > 0 && chance.int(4) > 0
        ? takes
        : all;
  return some[chance.int(some.length)]!;
}

export function record(wanted: Wanted): GameRecord {
  const { name, seats, manner, seed } = wanted;
  const secret = digest(`${name} ${seed}`);
  const contributions = Array.from({ length: seats }, (_, seat) => digest(`${name} seat ${seat}`));
  const { game } = orThrow(gameVersions([towerUp]).exact('tower-up', wanted.rules ?? 1));
  return recordGame(game, wanted, { secret, contributions }, (begun) => {
    const play = begun as Play<TowerUpState>;
    const chance = new QuickChance(seed);
    while (towerUp.decisions(play.state).length > 0) {
      const seat = play.state.turn;
      const done = giveAnswer(play, seat, choose(play, manner, chance));
      if ('problem' in done) throw new Error(`${name}: ${JSON.stringify(done.problem)}`);
      const again =
        manner === 'takes back' && chance.int(3) === 0 && undoRefusal(play, seat) === null;
      if (again) undo(play, seat);
    }
  });
}

if (import.meta.main) {
  for (const wanted of GAMES) {
    const made = record(wanted);
    const path = join(import.meta.dirname, 'fixtures', `${wanted.name}.json`);
    writeFileSync(path, recordLines(made));
    console.log(wanted.name, made.rows.length, JSON.stringify(made.result));
  }
}
