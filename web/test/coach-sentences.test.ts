import {
  type AnyAnswer,
  type AnyGame,
  isRefused,
  QuickChance,
  randomAnswer,
  readOptions,
} from '@faubourg/core';
import { judge } from '@faubourg/search';
import { expect, test, vi } from 'vitest';
import { catalogue } from '../../games/index.ts';
import type { ListedGame } from '../../games/listed-game.ts';
import { coachWords } from '../src/coach/coach-words.ts';
import type { GameCoach } from '../src/coach/game-coach.ts';
import type { Table } from '../src/table/table.svelte.ts';
import { en } from '../src/words/en.ts';
import { format } from '../src/words/format.ts';
import type { Sentence, Words } from '../src/words/sentence.ts';

/** COACH_POSITIONS=400 speaks about that many positions of every game. */
const POSITIONS = Number(process.env['COACH_POSITIONS'] ?? 24);
const LANGUAGES = ['en', 'fr', 'nl', 'de'];

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

// What the coach says needs no state of Svelte: here a state is its plain value.
const state = <T>(value: T): T => value;
vi.stubGlobal('$state', Object.assign(state, { raw: state }));

const listed = Object.values(catalogue).filter(({ page, bots }) => page?.coach && bots);

test.each(listed)('what the coach says about $id is whole in four languages', async (entry) => {
  const game = await entry.rules();
  const coach = (await entry.page!.coach!.advice()) as GameCoach;
  const wordsOf = async (from: { [language: string]: () => Promise<Words> }, language: string) =>
    (from[language] ?? from['en']!)();
  const lists = await Promise.all(
    LANGUAGES.map(async (language) => [
      await coachWords(language),
      await wordsOf(entry.page!.coach!.words, language),
      await wordsOf(entry.page!.words!, language),
      en,
    ]),
  );
  const faults: string[] = [];
  const check = (sentence: Sentence, me: number): void => {
    for (const [i, wordLists] of lists.entries()) {
      const name = (seat: number): string => `Player${seat + 1}`;
      const text = format(sentence, { language: LANGUAGES[i]!, wordLists, name, me });
      if (/[{}]|NaN|undefined|Infinity|\bcoach\.|[a-z]\.[a-z]/.test(text)) faults.push(text);
    }
  };
  let spoken = 0;
  for await (const { view, decision, bots } of positions(game, entry, POSITIONS)) {
    const judgement = (await judge(bots, view, {
      seed: 1,
      thoughts: 1,
      budget: { iterations: 4 },
    }))!;
    // What the coach of a game reads of a table; the rest needs a page.
    const table = {
      view,
      me: decision.seat,
      decision,
      decisions: [decision],
      draft: {},
      forecast: game.forecast?.(view),
      source: { game },
    } as unknown as Table;
    const answers = coach.shown?.(judgement as never, table) ?? judgement.answers;
    for (const judged of answers.slice(0, 5)) {
      const answer = judged.answer as AnyAnswer;
      const reasons = coach.reasons(answer, table, judgement as never);
      for (const { weight } of reasons) expect(Number.isFinite(weight)).toBe(true);
      const terms = coach.terms?.(answer, table);
      const told = [coach.name(answer, table), ...reasons.map(({ sentence }) => sentence)];
      for (const sentence of terms ? [...told, terms] : told) check(sentence, decision.seat);
      spoken += reasons.length;
    }
    for (const note of coach.notes?.(table, judgement as never) ?? []) check(note, decision.seat);
  }
  expect(faults).toEqual([]);
  expect(spoken).toBeGreaterThan(POSITIONS / 2);
});
