import { framesOf } from '@faubourg/web/rules/frames.ts';
import type { PictureData, RulesData } from '@faubourg/web/rules/rules-data.ts';
import { isRefused, type Position } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import lesson from '../lessons/first-game.json' with { type: 'json' };
import page from '../manual/page.json' with { type: 'json' };
import { downtown, type DowntownView, forecast } from '../rules/index.ts';

// The files have these types.
const { chapters, positions } = page as unknown as RulesData;
const steps = lesson.steps as unknown as readonly { id: string; position: Position }[];

function positionOf(name: string): Position {
  const step = steps.find(({ id }) => `lesson:${id}` === name);
  return step?.position ?? positions[name]!;
}

/** What seat 0 sees after the moves of a picture. */
function viewOf({ position, moves = [] }: PictureData): DowntownView {
  const frames = framesOf(downtown, positionOf(position), 0, [moves]);
  if (isRefused(frames)) throw new Error(JSON.stringify(frames.problem));
  return frames[0]!.view as DowntownView;
}

const pictures = chapters.flatMap(({ blocks }) =>
  blocks.flatMap((block) => ('pictures' in block ? block.pictures : [])),
);
const valued = pictures.filter(({ args }) => typeof args?.['value'] === 'number');

describe('the rules page', () => {
  test.each(valued.map((picture): [string, PictureData] => [picture.caption, picture]))(
    'says what a plot pays by DT-41: %s',
    (_, picture) => {
      const view = viewOf(picture);
      const [lot] = picture.show!['worth'] as number[];
      const { use } = view.lots[lot! - 1]!;
      expect(use).not.toBeNull();
      const worth = forecast(view).lots[lot! - 1]!.worth;
      expect(worth[use as keyof typeof worth]!.value).toBe(picture.args!['value']);
    },
  );

  test('has a use without a square plaque left where it speaks of the shape (DT-22)', () => {
    const picture = pictures.find(({ caption }) => caption === 'shape.picture')!;
    expect(forecast(viewOf(picture)).plaques.square.housing).toBe(0);
    expect(forecast(viewOf(picture)).plaques.rect.housing).toBeGreaterThan(0);
  });
});
