import type { Decision } from '@faubourg/core';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { Colour } from '../rules/colours.ts';
import { colourName } from './phrases.ts';
import { say, type TowerUpField, type TowerUpTable } from './types.ts';

/** How many entries of a list are still to be chosen. */
function missing({ draft, forecast, view }: TowerUpTable, field: 'choose' | 'back'): number {
  const preview = draft.take === undefined ? undefined : forecast.cards[draft.take];
  if (!preview || view.viewer === null) return 0;
  const chosen = draft[field]?.length ?? 0;
  return (field === 'choose' ? preview.free : preview.back) - chosen;
}

/** The question for the next step of a turn. */
export function ask({ seat, kind, about }: Decision, table: TowerUpTable): Sentence {
  const { draft, askedFields, events } = table;
  const { build: site, colour } = draft;
  if (kind === 'start') {
    const floor = (about as { floor: Colour | 'joker' }).floor;
    return floor === 'joker'
      ? say('ask.start.joker')
      : say('ask.start', { floor: colourName(floor) });
  }
  if (kind === 'return') {
    const count = (about as { count: number }).count - (draft.back?.length ?? 0);
    return count > 0 ? say('ask.back', { count }) : say('ask.confirm.return');
  }
  if (site !== undefined) {
    if (askedFields.includes('colour')) return say('ask.colour', { site });
    if (askedFields.includes('roof') && colour !== undefined)
      return say('ask.roof', { site, colour: colourName(colour) });
    return say('ask.confirm.build', { site });
  }
  if (draft.take !== undefined) {
    if (askedFields.includes('choose'))
      return say('ask.choose', { count: missing(table, 'choose') });
    if (askedFields.includes('back')) return say('ask.back', { count: missing(table, 'back') });
    return say('ask.confirm.take');
  }
  if ((about as { last: boolean }).last) return say('ask.turn.last');
  const extra = events.some((event) => event.kind === 'extra' && event.seat === seat);
  if (extra && askedFields.includes('build')) return say('ask.turn.extra');
  return askedFields.includes('build') ? say('ask.turn') : say('ask.turn.card');
}

/** The open fields to ask for: a site, then its colour, then the roof. */
export function askedFields(
  open: readonly TowerUpField[],
  { draft, options }: TowerUpTable,
): readonly TowerUpField[] {
  const has = (field: TowerUpField): boolean => open.includes(field);
  if (draft.take !== undefined) return has('choose') ? ['choose'] : has('back') ? ['back'] : [];
  if (draft.place !== undefined) return (options.colour?.length ?? 0) > 1 ? ['colour'] : [];
  if (draft.build !== undefined) return has('colour') ? ['colour'] : has('roof') ? ['roof'] : [];
  return (['build', 'place', 'take', 'back'] as const).filter(has);
}
