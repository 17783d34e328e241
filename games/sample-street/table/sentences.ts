import type { Sentences } from '@faubourg/web/table/table-definition.ts';
import { worthOf } from '../rules/scoring.ts';
import { say, type SampleStreetTypes } from './types.ts';

/** Only what the ids of the words cannot say by themselves: see docs/page.md. */
export const sentences: Sentences<SampleStreetTypes> = {
  choice: ({ field, value }, { view }) => {
    if (field !== 'lot') return null;
    const building = view.built[value];
    if (!building) return say('lot.empty', { lot: value });
    const { card, seat } = building;
    return say('lot.built', { lot: value, card, seat: { seat }, points: worthOf(view, value) });
  },
  hint: ({ field, value }, { draft, forecast }) => {
    if (field !== 'lot' || draft.build === undefined) return null;
    const points = forecast[draft.build][value];
    return points === undefined ? null : say('hint.points', { points });
  },
  commit: ({ build, lot }, { forecast }) =>
    say('commit.build', { card: build, lot, points: forecast[build][lot] ?? 0 }),
};
