import { joinSentences, listOf } from '@faubourg/web/words/lists.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { BuildPreview, CardPreview, SitePreview, TrackStep } from '../rules/game.ts';
import { TRACKS } from '../rules/material.ts';
import { bestStep, buildDraft, possibleColours } from './build-draft.ts';
import { goalName } from './goals.ts';
import { colourName, counted } from './phrases.ts';
import { say, type TowerUpChoice, type TowerUpTable } from './types.ts';

function stepHint({ colour, from, to, millions }: TrackStep): Sentence {
  if (from === TRACKS.last_step) return say('hint.roof.full', { colour: colourName(colour) });
  return say('hint.roof', { colour: colourName(colour), from, to, millions });
}

/** The gain of a roof. */
export function roofHint({ step, objectives, ends }: BuildPreview): Sentence {
  return joinSentences([
    stepHint(step),
    ...(step.extra ? [say('hint.extra')] : []),
    ...Object.entries(objectives).map(([id, token]) =>
      say('hint.goal', { goal: goalName(id), token }),
    ),
    ...(ends ? [say('hint.ends')] : []),
  ]);
}

function siteHint(preview: SitePreview): Sentence | null {
  const colours = possibleColours(preview);
  const best = bestStep(preview);
  if (colours.length === 0 || !best) return null;
  const { step } = best;
  return joinSentences([
    say('hint.price', { floors: counted(preview.price) }),
    say('hint.colours', { colours: listOf(colours.map(colourName), 'list.or') }),
    say('hint.best', {
      colour: colourName(step.colour),
      steps: step.to - step.from,
      millions: step.millions,
    }),
  ]);
}

/** What a card brings besides the floors that its name lists. */
function cardHint({ step, back, ends }: CardPreview): Sentence | null {
  const parts = [
    ...(step
      ? [
          say('hint.card.machine', {
            colour: colourName(step.colour),
            from: step.from,
            to: step.to,
            millions: step.millions,
          }),
        ]
      : []),
    ...(step?.extra ? [say('hint.extra')] : []),
    ...(back > 0 ? [say('hint.card.back', { count: back })] : []),
    ...(ends ? [say('hint.ends')] : []),
  ];
  return parts.length === 0 ? null : joinSentences(parts);
}

/** What a choice would cost and bring. */
export function hint({ field, value }: TowerUpChoice, table: TowerUpTable): Sentence | null {
  const { forecast } = table;
  if (field === 'take') {
    const preview = forecast.cards[value];
    return preview ? cardHint(preview) : null;
  }
  if (field === 'place') return say('hint.place');
  if (field === 'build') {
    const preview = forecast.sites[value];
    return preview ? siteHint(preview) : null;
  }
  const build = buildDraft(table);
  if (!build?.firm) return null;
  if (field === 'roof') {
    const colour = build.colour;
    const preview = colour && build.preview.colours[colour].roofs[value];
    return preview ? roofHint(preview) : null;
  }
  if (field !== 'colour') return null;
  const { left } = build.preview.colours[value];
  if (!left) return null;
  return say('hint.colour', { sites: listOf(build.preview.raises), left: counted(left) });
}
