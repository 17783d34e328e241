import type { Problem } from '@faubourg/core';
import type { en } from '../words/setup-en.ts';
import type { FeatureText } from '../words/feature-words.svelte.ts';

/** The part of the form that a problem is about. */
export type FormField =
  | { readonly field: 'option'; readonly name: string }
  | { readonly field: 'seats' | 'name' | 'clock' | 'form' };

/** Which part of the form to correct, for a problem that starting or opening a table returned. */
export function fieldOf({ code, data }: Problem): FormField {
  const { option } = data;
  if (typeof option === 'string') return { field: 'option', name: option };
  if (code === 'seat-count') return { field: 'seats' };
  if (code === 'clock-kind') return { field: 'clock' };
  const { at } = data;
  if (code.startsWith('name-') || (code === 'form' && at === 'name')) return { field: 'name' };
  return { field: 'form' };
}

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/**
 * What the form says about a problem of its own. Null: no more than the page says everywhere.
 * `pick`: how many are to be picked for the option, where it is of that kind.
 */
export function setupSentence(
  { code, data }: Problem,
  text: FeatureText<typeof en>,
  { seats, pick }: { readonly seats: number; readonly pick?: number | undefined },
): string | null {
  switch (code) {
    case 'option-value':
    case 'option-unknown':
    case 'options-form':
      return pick === undefined
        ? text('setup.wrong.option', { seats })
        : text('setup.wrong.pick', { count: pick });
    case 'seat-count':
      return text('setup.wrong.seats', {
        min: numberOf(data['min']),
        max: numberOf(data['max']),
      });
    case 'quota':
      return text('setup.wrong.quota', { most: numberOf(data['most']) });
    case 'too-many':
      return text('setup.wrong.too-many', { seconds: numberOf(data['seconds']) });
    case 'game-unknown':
    case 'rules-unknown':
      return text('setup.wrong.game');
    case 'clock-kind':
      return text('setup.wrong.clock');
    case 'form':
    case 'request':
      return text('setup.wrong.form');
    default:
      return null;
  }
}
