import {
  type AnyAnswer,
  type AnyGame,
  gameVersions,
  giveAnswer,
  isRefused,
  type Json,
  type Play,
  readPosition,
  refusal,
  startFromPosition,
} from '@faubourg/core';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import type { LearnerMove, LessonData, LessonMove, LessonStep } from '../src/lesson/lesson-data.ts';
import { matching } from '../src/lesson/match.ts';
import { segments } from '../src/words/sentence.ts';

/** A figure that the sentences of a step state, and where the rules give it. */
type Fact = {
  readonly text: string;
  readonly from: 'event' | 'forecast' | 'state' | 'outcome';
  readonly match?: { readonly [field: string]: Json };
  readonly path: readonly (string | number)[];
  readonly is: Json;
  /** What is played before it is read; without it the whole script. */
  readonly play?: 'none' | 'script' | readonly Given[];
  /** What is played after the script. */
  readonly then?: readonly Given[];
};

type Given = { readonly seat: number; readonly answer: AnyAnswer };

const asMoves = (given: readonly Given[]): LessonMove[] =>
  given.map(({ seat, answer }) =>
    seat === 0 ? { by: 'learner', accept: [answer] } : { by: 'bot', seat, answer },
  );

type Loaded = { readonly game: AnyGame; readonly lesson: LessonData; readonly facts: unknown };

async function load(id: string): Promise<Loaded> {
  const listed = catalogue[id]!;
  const facts = new URL(`../../games/${id}/test/lesson-facts.json`, import.meta.url);
  return {
    game: await listed.rules(),
    lesson: (await listed.page!.lesson!.data()) as LessonData,
    facts: JSON.parse(await readFile(facts, 'utf8')),
  };
}

const taught = Object.values(catalogue).filter(({ page }) => page?.lesson);
const games = new Map<string, Loaded>();
for (const { id } of taught) games.set(id, await load(id));

/** Where a real game begins the draws are free; here they are fixed. */
const FREE = { seed: '7'.repeat(64), draws: 0 };

/** The game of a step before its script. */
function begin(game: AnyGame, { position }: LessonStep): Play {
  const read = readPosition(position, gameVersions([game]));
  if (isRefused(read)) throw new Error(JSON.stringify(read.problem));
  return startFromPosition(game, read.options, position.seats, read.state, position.chance ?? FREE);
}

/** The answers of a learner that lead on by the script itself. Any legal one: the fallback. */
const accepted = (game: AnyGame, play: Play, { accept }: LearnerMove): readonly AnyAnswer[] =>
  accept === 'any' ? [game.fallback(play.state, 0) as AnyAnswer] : accept;

/** Plays a script with the first accepted answers and gives all events. Throws what is refused. */
function playScript(game: AnyGame, play: Play, script: readonly LessonMove[]): unknown[] {
  return script.flatMap((move) => {
    const seat = move.by === 'bot' ? move.seat : 0;
    const answer = move.by === 'bot' ? move.answer : accepted(game, play, move)[0]!;
    const result = giveAnswer(play, seat, answer);
    if (isRefused(result))
      throw new Error(`${JSON.stringify(answer)}: ${JSON.stringify(result.problem)}`);
    return [...result.events];
  });
}

const at = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], data);

const steps = [...games].flatMap(([id, { lesson }]) =>
  lesson.steps.map((step): [string, LessonStep] => [`${id} ${step.id}`, step]),
);

describe.each([...games])('the lesson of %s', (id, { lesson }) => {
  test('hides parts of the table until their step, each of them once, and none at the end', async () => {
    const path = `../../games/${id}/table/parts.ts`;
    const { parts } = (await import(path)) as { readonly parts: readonly string[] };
    const hidden = lesson.steps.map(({ hide = [] }) => hide);
    // What was shown once stays.
    for (const [step, hide] of hidden.entries())
      expect(hidden[step - 1] ?? parts).toEqual(expect.arrayContaining([...hide]));
    expect([...hidden[0]!].sort()).toEqual([...parts].sort());
    expect(hidden.at(-1)).toEqual([]);
  });

  test('ends where a short game begins: all that is left is played for real', () => {
    const last = lesson.steps.at(-1)!;
    expect(last.script).toEqual([]);
    expect(lesson.steps.slice(0, -1).every(({ script }) => script.length > 0)).toBe(true);
  });
});

test('every game has a guided first game', () => {
  const paged = Object.values(catalogue).filter(({ page }) => page);
  expect(taught.map(({ id }) => id)).toEqual(paged.map(({ id }) => id));
});

describe.each(steps)('%s', (name, step) => {
  const [id, stepId] = name.split(' ') as [string, string];
  const { game, facts } = games.get(id)!;

  test('is a possible position in which the learner has seat 0', () => {
    const play = begin(game, step);
    const asked = game.decisions(play.state).map(({ seat }) => seat);
    expect(asked.length).toBeGreaterThan(0);
    const first = step.script[0]?.by === 'bot' ? asked[0] : 0;
    expect(asked).toContain(first);
  });

  test('can be played by the rules with every answer that the lesson accepts', () => {
    for (const [row, move] of step.script.entries()) {
      if (move.by === 'bot') continue;
      const before = begin(game, step);
      playScript(game, before, step.script.slice(0, row));
      const rest = step.script.slice(row + 1);
      for (const answer of fresh(accepted(game, before, move), step.script.slice(0, row))) {
        const play = begin(game, step);
        playScript(game, play, step.script.slice(0, row));
        expect(refusal(game, play.state, 0, answer), JSON.stringify(answer)).toBeNull();
        playScript(game, play, [
          { by: 'learner', accept: [answer] },
          ...withoutRepeats(rest, answer),
        ]);
      }
      for (const branch of move.branches ?? [])
        for (const answer of branch.accept) {
          const play = begin(game, step);
          playScript(game, play, step.script.slice(0, row));
          playScript(game, play, [{ by: 'learner', accept: [answer] }, ...branch.script]);
        }
    }
  });

  test('objects to something at each of its patterns, and as the rules do', () => {
    for (const [number, { match, refused }] of step.otherwise.entries()) {
      const found = attempts(game, step).some(
        ({ attempt, code }) =>
          (code ?? undefined) === refused &&
          matching(step.otherwise, attempt, code === null) === number,
      );
      // Answers that cannot be listed, such as offers, are matched by their kind alone.
      expect(
        found || Object.values(match).every((value) => value === '*'),
        JSON.stringify(match),
      ).toBe(true);
    }
  });

  const told = ((facts as { readonly [step: string]: readonly Fact[] })[stepId] ?? []) as Fact[];
  test.each(told.map((fact): [string, Fact] => [fact.text, fact]))(
    'says what is so: %s',
    (_, fact) => {
      const play = begin(game, step);
      const { play: played = 'script', then = [] } = fact;
      const script = played === 'none' ? [] : played === 'script' ? step.script : asMoves(played);
      const events = playScript(game, play, [...script, ...asMoves(then)]);
      const sources = {
        event: () =>
          events.find((event) =>
            Object.entries(fact.match ?? {}).every(
              ([field, value]) => at(event, [field]) === value,
            ),
          ),
        forecast: () => game.forecast!(game.view(play.state, 0)),
        state: () => play.state,
        outcome: () => game.outcome(play.state),
      };
      expect(at(sources[fact.from](), fact.path)).toEqual(fact.is);
    },
  );
});

/** The answers that the script has not given before. */
function fresh(answers: readonly AnyAnswer[], before: readonly LessonMove[]): AnyAnswer[] {
  const given = before.flatMap((move) =>
    move.by === 'learner' && move.accept !== 'any' ? [JSON.stringify(move.accept[0])] : [],
  );
  return answers.filter((answer) => !given.includes(JSON.stringify(answer)));
}

/** The rest of a script in which the learner does not give the same answer again. */
function withoutRepeats(script: readonly LessonMove[], answer: AnyAnswer): LessonMove[] {
  const given = JSON.stringify(answer);
  return script.map((move) => {
    if (move.by === 'bot' || move.accept === 'any') return move;
    const other = move.accept.filter((one) => JSON.stringify(one) !== given);
    return { ...move, accept: other };
  });
}

/** Legal answers and refused choices at each of the learner's moves, with the code of the refusal. */
function attempts(game: AnyGame, step: LessonStep): { attempt: AnyAnswer; code: string | null }[] {
  return step.script.flatMap((move, row) => {
    if (move.by === 'bot') return [];
    const play = begin(game, step);
    playScript(game, play, step.script.slice(0, row));
    const listed = (game.answers(play.state, 0) ?? []) as readonly AnyAnswer[];
    const legal = listed.map((attempt) => ({ attempt, code: null }));
    const parts = ['accept', 'decline', 'done', 'built'].flatMap((field): AnyAnswer[] =>
      [1, true].map((value) => ({ [field]: value, version: 1 })),
    );
    const more = parts.map((attempt) => ({ attempt, code: null }));
    const refusedOnes = changed(listed).flatMap((attempt) => {
      const problem = refusal(game, play.state, 0, attempt);
      return problem ? [{ attempt, code: problem.code }] : [];
    });
    return [...legal, ...more, ...refusedOnes];
  });
}

/** Answers in which one field has the value of another answer, or a number on the board. */
function changed(listed: readonly AnyAnswer[]): AnyAnswer[] {
  const values = new Map<string, Set<string>>();
  for (const answer of listed)
    for (const [field, value] of Object.entries(answer))
      values.set(field, (values.get(field) ?? new Set()).add(JSON.stringify(value)));
  for (const field of ['lot', 'at'])
    if (values.has(field)) for (let n = 1; n < 90; n++) values.get(field)!.add(String(n));
  for (const field of ['build'])
    if (values.has(field))
      for (const row of 'ABCDE') for (let n = 1; n < 7; n++) values.get(field)!.add(`"${row}${n}"`);
  if (values.has('colour'))
    for (const colour of ['white', 'grey', 'brown', 'black'])
      values.get('colour')!.add(`"${colour}"`);
  const kinds = new Map<string, AnyAnswer>();
  for (const answer of listed) {
    const key = JSON.stringify([answer['build'], answer['lot'] === undefined, Object.keys(answer)]);
    if (!kinds.has(key)) kinds.set(key, answer);
  }
  return [...kinds.values()].flatMap((answer) =>
    Object.keys(answer).flatMap((field) =>
      [...(values.get(field) ?? [])].map((value) => ({
        ...answer,
        [field]: JSON.parse(value) as Json,
      })),
    ),
  );
}

describe.each(taught.map(({ id }) => id))('the sentences of %s', (id) => {
  const { words } = catalogue[id]!.page!.lesson!;
  const { lesson } = games.get(id)!;

  test('exist for every step, in every language, and none is left over', async () => {
    const wanted = new Set<string>();
    const optional = new Set<string>();
    for (const { id: step, script, otherwise } of lesson.steps) {
      wanted.add(`lesson.${step}`).add(`lesson.${step}.say`);
      if (script.length > 0) wanted.add(`lesson.${step}.result`);
      for (const number of otherwise.keys()) wanted.add(`lesson.${step}.not.${number}`);
      for (const [row, { by }] of script.entries())
        optional.add(`lesson.${step}.${by === 'bot' ? 'bot' : 'say'}.${row}`);
    }
    for (const [language, read] of Object.entries(words)) {
      const found = Object.keys(await read());
      expect([language, [...wanted].filter((one) => !found.includes(one))]).toEqual([language, []]);
      const extra = found.filter((one) => !wanted.has(one) && !optional.has(one));
      expect([language, extra]).toEqual([language, []]);
    }
    const [first, ...others] = await Promise.all(Object.values(words).map((read) => read()));
    for (const other of others) expect(Object.keys(other)).toEqual(Object.keys(first!));
  });

  test('are short: a title of up to eight words, a text of up to 50, and nothing to fill in', async () => {
    for (const read of Object.values(words))
      for (const [key, text] of Object.entries(await read())) {
        expect([key, segments(text)]).toEqual([key, [text]]);
        const most = /^lesson\.[\w-]+$/.test(key) ? 8 : 50;
        expect([key, text.split(/[\s\u{a0}]+/u).length <= most]).toEqual([key, true]);
      }
  });
});
