import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { TowerUpEvent } from '../rules/game.ts';
import { coneMillions } from '../rules/tracks.ts';
import { goalName } from './goals.ts';
import { cardPiece, colourName, floorsPiece, listed } from './phrases.ts';
import { say } from './types.ts';

type Told<Kind> = Extract<TowerUpEvent, { kind: Kind }>;

const TELL: { readonly [Kind in TowerUpEvent['kind']]: (event: Told<Kind>) => Sentence } = {
  opened: ({ first, objectives }) =>
    say('event.opened', { seat: { seat: first }, goals: listed(objectives.map(goalName)) }),
  placed: ({ seat, site, colour }) => {
    const told = { site, floors: floorsPiece([colour]) };
    if (seat === null) return say('event.placed.chance', told);
    return say('event.placed', { ...told, seat: { seat } });
  },
  built: ({ seat, site, colour, roof, height }) =>
    say('event.built', { seat: { seat }, floor: floorsPiece([colour]), site, roof, height }),
  took: ({ seat, floors, back }) => {
    const told = { seat: { seat }, floors: floorsPiece(floors) };
    if (back.length === 0) return say('event.took', told);
    return say('event.took.back', { ...told, back: floorsPiece(back) });
  },
  moved: ({ seat, colour, from, to }) => {
    const told = { seat: { seat }, colour: colourName(colour) };
    return from === to ? say('event.moved.stays', told) : say('event.moved', { ...told, from, to });
  },
  reshuffled: ({ cards }) => say('event.reshuffled', { cards }),
  revealed: ({ card }) => say('event.revealed', { floors: cardPiece(card) }),
  objective: ({ seat, objective, token }) =>
    say('event.objective', { seat: { seat }, goal: goalName(objective), token }),
  extra: ({ seat }) => say('event.extra', { seat: { seat } }),
  ending: ({ seat, reason }) => ({ id: `event.ending.${reason}`, args: { seat: { seat } } }),
  cone: ({ seat, visible }) =>
    say('event.cone', { seat: { seat }, visible, millions: coneMillions(visible) }),
  ended: () => say('event.ended'),
};

/** What happened, for the log and for screen readers. */
export function event(event: TowerUpEvent): Sentence {
  // The table holds the right function for every kind; the compiler cannot follow that.
  return (TELL[event.kind] as (event: TowerUpEvent) => Sentence)(event);
}
