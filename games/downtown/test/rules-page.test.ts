import {
  type AnyAnswer,
  giveAnswer,
  isRefused,
  type Position,
  startFromPosition,
} from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import lesson from '../lessons/first-game.json' with { type: 'json' };
import page from '../manual/page.json' with { type: 'json' };
import { downtown, type DowntownState, type DowntownView, forecast } from '../rules/index.ts';

/** What these tests read of a picture. */
type Picture = {
  readonly position: string;
  readonly caption: string;
  readonly show?: { readonly worth?: readonly number[] };
  readonly args?: { readonly value?: number | string };
  readonly moves?: readonly { readonly seat: number; readonly answer: AnyAnswer }[];
};
type Page = {
  readonly positions: { readonly [name: string]: Position };
  readonly chapters: readonly {
    readonly blocks: readonly { readonly pictures?: readonly Picture[] }[];
  }[];
};

// The files have these types.
const { chapters, positions } = page as unknown as Page;
const steps = lesson.steps as unknown as readonly { id: string; position: Position }[];

function positionOf(name: string): Position {
  const step = steps.find(({ id }) => `lesson:${id}` === name);
  return step?.position ?? positions[name]!;
}

/** What seat 0 sees after the moves of a picture. */
function viewOf({ position, moves = [] }: Picture): DowntownView {
  const { options, seats, state, chance } = positionOf(position);
  const play = startFromPosition(downtown, options, seats, state, chance!);
  for (const { seat, answer } of moves) {
    const result = giveAnswer(play, seat, answer);
    if (isRefused(result)) throw new Error(JSON.stringify(result.problem));
  }
  // The play is one of this game.
  return downtown.view(play.state as DowntownState, 0);
}

const pictures = chapters.flatMap(({ blocks }) => blocks.flatMap((block) => block.pictures ?? []));
const valued = pictures.filter(({ args }) => typeof args?.value === 'number');

describe('the rules page', () => {
  test.each(valued.map((picture): [string, Picture] => [picture.caption, picture]))(
    'says what a plot pays by DT-41: %s',
    (_, picture) => {
      const view = viewOf(picture);
      const [lot] = picture.show!.worth!;
      const { use } = view.lots[lot! - 1]!;
      expect(use).not.toBeNull();
      const worth = forecast(view).lots[lot! - 1]!.worth;
      expect(worth[use as keyof typeof worth]!.value).toBe(picture.args!.value);
    },
  );

  test('has a use without a square plaque left where it speaks of the shape (DT-22)', () => {
    const picture = pictures.find(({ caption }) => caption === 'shape.picture')!;
    expect(forecast(viewOf(picture)).plaques.square.housing).toBe(0);
    expect(forecast(viewOf(picture)).plaques.rect.housing).toBeGreaterThan(0);
  });
});
