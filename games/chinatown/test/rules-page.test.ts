import { framesOf } from '@faubourg/web/rules/frames.ts';
import type { ExampleBlock, PictureData, RulesData } from '@faubourg/web/rules/rules-data.ts';
import { giveAnswer, isRefused, type Position, startFromPosition } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import lesson from '../lessons/first-game.json' with { type: 'json' };
import page from '../manual/page.json' with { type: 'json' };
import { facts } from '../manual/facts.ts';
import { forecast } from '../rules/forecast.ts';
import { chinatown } from '../rules/index.ts';
import type { ChinatownView } from '../rules/view.ts';

// The files have these types.
const { chapters, positions } = page as unknown as RulesData;
const steps = lesson.steps as unknown as readonly { id: string; position: Position }[];

function positionOf(name: string): Position {
  const step = steps.find(({ id }) => `lesson:${id}` === name);
  return step?.position ?? positions[name]!;
}

const blocks = chapters.flatMap((chapter) => chapter.blocks);

function pictureOf(name: string): PictureData {
  const all = blocks.flatMap((block) => ('pictures' in block ? block.pictures : []));
  return all.find(({ caption }) => caption === name)!;
}

function exampleOf(name: string): ExampleBlock {
  return blocks.find((block) => 'example' in block && block.example === name) as ExampleBlock;
}

/** The income of every seat, in money as it is shown, after each step. */
function incomes(position: string, moves: Parameters<typeof framesOf>[3]): number[][] {
  const frames = framesOf(chinatown, positionOf(position), 0, moves);
  if (isRefused(frames)) throw new Error(JSON.stringify(frames.problem));
  return frames.map(({ view }) =>
    forecast(view as ChinatownView).income.map((thousands) => thousands * 1000),
  );
}

const incomeOf = ({ position, moves = [] }: PictureData): number[] =>
  incomes(position, [moves])[0]!;

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
    const all = incomes(
      position,
      grown.map(({ moves = [] }) => moves),
    );
    const own = all.map(([you]) => you);
    expect(own).toEqual([one, two, three, complete4, complete4! + one!]);
  });

  test('says what the counter-offer brings the buyer (CT-21, CT-43)', () => {
    const { position, steps: said } = exampleOf('price');
    const after = incomes(
      position,
      said.map(({ moves = [] }) => moves),
    ).at(-1)!;
    expect(after[1]).toBe(complete5);
  });

  test('calls refused what the rules refuse for want of street access (CT-60)', () => {
    const { position, steps: said } = exampleOf('corner');
    const { options, seats, state, chance } = positionOf(position);
    const play = startFromPosition(chinatown, options, seats, state, chance!);
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
