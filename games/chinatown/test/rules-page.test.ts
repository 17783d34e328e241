import {
  type AnyAnswer,
  giveAnswer,
  isRefused,
  type Play,
  type Position,
  startFromPosition,
} from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import lesson from '../lessons/first-game.json' with { type: 'json' };
import page from '../manual/page.json' with { type: 'json' };
import { facts } from '../manual/facts.ts';
import { forecast } from '../rules/forecast.ts';
import { chinatown } from '../rules/index.ts';
import type { ChinatownState } from '../rules/state.ts';

type Move = { readonly seat: number; readonly answer: AnyAnswer };

/** What these tests read of a picture and of an example. */
type Picture = {
  readonly position: string;
  readonly caption: string;
  readonly moves?: readonly Move[];
};
type Example = {
  readonly position: string;
  readonly example: string;
  readonly steps: readonly { readonly moves?: readonly Move[] }[];
};
type Page = {
  readonly positions: { readonly [name: string]: Position };
  readonly chapters: readonly {
    readonly blocks: readonly ({ readonly pictures?: readonly Picture[] } | Example)[];
  }[];
};

// The files have these types.
const { chapters, positions } = page as unknown as Page;
const lessonSteps = lesson.steps as unknown as readonly { id: string; position: Position }[];

function positionOf(name: string): Position {
  const step = lessonSteps.find(({ id }) => `lesson:${id}` === name);
  return step?.position ?? positions[name]!;
}

const blocks = chapters.flatMap((chapter) => chapter.blocks);

function pictureOf(name: string): Picture {
  const all = blocks.flatMap((block) => ('pictures' in block ? (block.pictures ?? []) : []));
  return all.find(({ caption }) => caption === name)!;
}

function exampleOf(name: string): Example {
  const examples = blocks.flatMap((block) => ('example' in block ? block : []));
  return examples.find(({ example }) => example === name)!;
}

function begin(name: string): Play<unknown, typeof chinatown> {
  const { options, seats, state, chance } = positionOf(name);
  return startFromPosition(chinatown, options, seats, state, chance!);
}

/** The income of every seat, in money as it is shown, after each step. */
function incomes(position: string, steps: readonly { moves?: readonly Move[] }[]): number[][] {
  const play = begin(position);
  return steps.map(({ moves = [] }) => {
    for (const { seat, answer } of moves) {
      const result = giveAnswer(play, seat, answer);
      if (isRefused(result)) throw new Error(JSON.stringify(result.problem));
    }
    // The play is one of this game.
    const { income } = forecast(chinatown.view(play.state as ChinatownState, 0));
    return income.map((thousands) => thousands * 1000);
  });
}

const incomeOf = ({ position, moves = [] }: Picture): number[] =>
  incomes(position, [{ moves }])[0]!;

const { one, two, three, complete3, complete4, complete5 } = facts.args as {
  readonly [name: string]: number;
};

describe('the rules page', () => {
  test('says what shops together and apart earn (CT-41)', () => {
    expect(incomeOf(pictureOf('together'))[0]).toBe(complete3);
    expect(incomeOf(pictureOf('apart'))[0]).toBe(two! + one!);
  });

  test('says what more shops than the size and two owners earn (CT-42, CT-41)', () => {
    const [you, odile] = incomeOf(pictureOf('five'));
    expect(you).toBe(complete3! + two!);
    expect(odile).toBe(one);
  });

  test('lets tea houses grow step by step (CT-41, CT-42)', () => {
    const { position, steps: grown } = exampleOf('grow');
    const own = incomes(position, grown).map(([you]) => you);
    expect(own).toEqual([one, two, three, complete4, complete4! + one!]);
  });

  test('says what the counter-offer brings the buyer (CT-21, CT-43)', () => {
    const { position, steps: said } = exampleOf('price');
    const after = incomes(position, said).at(-1)!;
    expect(after[1]).toBe(complete5);
  });

  test('calls refused what the rules refuse for want of street access (CT-60)', () => {
    const { position, steps: said } = exampleOf('corner');
    const play = begin(position);
    const alone = [
      { from: 2, to: 1, locations: [78] },
      { from: 1, to: 2, money: 4 },
    ];
    expect(giveAnswer(play, 2, { offer: alone })).toMatchObject({
      problem: { rule: 'CT-60', code: 'lacks-street' },
    });
    for (const { seat, answer } of said.slice(0, 3).flatMap(({ moves = [] }) => moves))
      expect(isRefused(giveAnswer(play, seat, answer))).toBe(false);
    expect(giveAnswer(play, 0, { place: 'fish', at: 77 })).toMatchObject({
      problem: { rule: 'CT-60', code: 'no-street' },
    });
  });
});
