import {
  type AnyAnswer,
  type AnyGame,
  isRefused,
  QuickChance,
  randomAnswer,
  readOptions,
} from '@faubourg/core';
import { judge } from '@faubourg/search';
import { expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import type { ListedGame } from '../../games/listed-game.ts';
import type { GameCoach } from '../src/coach/game-coach.ts';
import { coachSpeech, tableFor } from './coach-speech.ts';

/** COACH_POSITIONS=400 speaks about that many positions of every game. */
const POSITIONS = Number(process.env['COACH_POSITIONS'] ?? 24);

/** Positions of games by regular bots, in which a seat owes an answer. */
async function* positions(game: AnyGame, listed: ListedGame, count: number) {
  const bots = await listed.bots!();
  const { min, max } = game.seats;
  for (let made = 0, seed = 1; made < count; seed++) {
    const chance = new QuickChance(seed);
    const seats = min + (seed % (max - min + 1));
    const read = readOptions(game, {}, seats);
    if (isRefused(read)) throw new Error(read.problem.code);
    const { state } = game.setUp(read.options, seats, chance);
    for (let ply = 0; made < count; ply++) {
      const owed = game.decisions(state).filter((decision) => decision.owed);
      if (owed.length === 0) break;
      const decision = owed[chance.int(owed.length)]!;
      const view = game.view(state, decision.seat);
      if (chance.int(14) === 0) {
        made++;
        yield { view, decision, bots };
      }
      // Now and then a random answer, so that unusual positions come up.
      const thought =
        chance.int(4) > 0 &&
        (await bots.bot('apprentice').think(view, { seed: ply, budget: { iterations: 1 } }));
      const answer = thought ? thought.answer : randomAnswer(game, state, decision.seat, chance);
      game.apply(state, decision.seat, answer ?? game.fallback(state, decision.seat), chance);
    }
  }
}

const listed = Object.values(catalogue).filter(({ page, bots }) => page?.coach && bots);

test.each(listed)('what the coach says about $id is whole in four languages', async (entry) => {
  const game = await entry.rules();
  const coach = (await entry.page!.coach!.advice()) as GameCoach;
  const { say, faults } = await coachSpeech(entry);
  let spoken = 0;
  for await (const { view, decision, bots } of positions(game, entry, POSITIONS)) {
    const judgement = (await judge(bots, view, {
      seed: 1,
      thoughts: 1,
      budget: { iterations: 4 },
    }))!;
    const table = tableFor(game, view, decision);
    const answers = coach.shown?.(judgement as never, table) ?? judgement.answers;
    for (const judged of answers.slice(0, 5)) {
      const answer = judged.answer as AnyAnswer;
      const reasons = coach.reasons(answer, table, judgement as never);
      for (const { weight } of reasons) expect(Number.isFinite(weight)).toBe(true);
      const terms = coach.terms?.(answer, table);
      const told = [coach.name(answer, table), ...reasons.map(({ sentence }) => sentence)];
      for (const sentence of terms ? [...told, terms] : told) say(sentence, decision.seat);
      spoken += reasons.length;
    }
    for (const note of coach.notes?.(table, judgement as never) ?? []) say(note, decision.seat);
  }
  expect(faults).toEqual([]);
  expect(spoken).toBeGreaterThan(POSITIONS / 2);
});
