import {
  type AnyPlayableGame,
  type Decision,
  giveAnswer,
  orThrow,
  QuickChance,
  randomAnswer,
  readOptions,
  startPlay,
} from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { isFixed, OwnSteps } from '../src/source/own-steps.ts';

const asked = (seat: number, kind: string, round: number): Decision => ({
  seat,
  kind,
  rule: 'TOY-2',
  owed: true,
  secret: kind === 'bid',
  about: { round },
});
const moment = (row: number, ...decisions: Decision[]) => ({ row, decisions });

test('own steps of a secret phase are taken back one by one until it ends', () => {
  const own = new OwnSteps(toy);
  const bids = moment(3, asked(0, 'bid', 1), asked(1, 'bid', 1));
  expect(own.mayUndo(bids)).toBe(false);
  own.add(3, own.phaseOf(bids, 0));
  own.add(4, own.phaseOf(bids, 0));
  // Others act, also so that it is seen: the row grows.
  const later = moment(7, asked(1, 'bid', 1));
  own.update(later);
  expect(own.mayUndo(later)).toBe(true);
  own.removeLast();
  expect(own.mayUndo(later)).toBe(true);
  own.removeLast();
  expect(own.mayUndo(later)).toBe(false);
});

test('nothing of a phase that ended is taken back, also in the next one of its kind', () => {
  const own = new OwnSteps(toy);
  own.add(1, own.phaseOf(moment(0, asked(0, 'bid', 1)), 0));
  own.update(moment(2, asked(1, 'light', 1)));
  const next = moment(3, asked(0, 'bid', 1));
  own.update(next);
  expect(own.mayUndo(next)).toBe(false);
});

test('an open answer is taken back as long as nobody else has acted', () => {
  const own = new OwnSteps(toy);
  const open = moment(5, asked(1, 'light', 1));
  own.add(5, own.phaseOf(open, 1));
  expect(own.mayUndo(open)).toBe(true);
  expect(own.mayUndo(moment(6, asked(0, 'light', 1)))).toBe(false);
});

/** Plays a random game; says of every answer whether the page and the rules of undo call it fixed. */
function fixedAnswers(game: AnyPlayableGame, seed: number): { page: boolean; rules: boolean }[] {
  const chance = new QuickChance(seed);
  const { options } = orThrow(readOptions(game, {}, 3));
  const { play } = startPlay(game, options, 3, String(seed).padStart(64, '0'));
  const found: { page: boolean; rules: boolean }[] = [];
  for (;;) {
    const decisions = game.decisions(play.state).filter(({ owed }) => owed);
    if (decisions.length === 0) return found;
    const { seat } = decisions[chance.int(decisions.length)]!;
    const view = game.view(play.state, seat);
    const answer = randomAnswer(game, play.state, seat, chance);
    const page = isFixed(game, view, seat, answer);
    giveAnswer(play, seat, answer);
    const { fixed, finalBy } = play.answers.at(-1)!;
    found.push({ page, rules: fixed || finalBy !== null });
  }
}

test.each(Object.keys(catalogue))(
  '%s: the page knows which answers can never be taken back',
  async (id) => {
    const found = fixedAnswers(await catalogue[id]!.rules(), 7);
    expect(found.map(({ page }) => page)).toEqual(found.map(({ rules }) => rules));
    // There are answers of both kinds, so that the comparison says something.
    expect(new Set(found.map(({ rules }) => rules)).size).toBe(2);
  },
);
