import { listOf } from '@faubourg/web/words/lists.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { TowerUpEvent, TowerUpView } from '../rules/game.ts';
import { coneMillions } from '../rules/tracks.ts';
import { goalName } from './goals.ts';
import { cardPiece, colourName, floorsPiece } from './phrases.ts';
import { say } from './types.ts';

type EventOf<Kind> = Extract<TowerUpEvent, { kind: Kind }>;

const SENTENCES: {
  readonly [Kind in TowerUpEvent['kind']]: (event: EventOf<Kind>, view: TowerUpView) => Sentence;
} = {
  opened: ({ first, objectives }) =>
    say('event.opened', { seat: { seat: first }, goals: listOf(objectives.map(goalName)) }),
  placed: ({ seat, site, colour }) => {
    const args = { site, floors: floorsPiece([colour]) };
    if (seat === null) return say('event.placed.chance', args);
    return say('event.placed', { ...args, seat: { seat } });
  },
  built: ({ seat, site, colour, roof, height }) =>
    say('event.built', { seat: { seat }, floor: floorsPiece([colour]), site, roof, height }),
  took: ({ seat, floors, back }) => {
    const args = { seat: { seat }, floors: floorsPiece(floors) };
    if (back.length === 0) return say('event.took', args);
    return say('event.took.back', { ...args, back: floorsPiece(back) });
  },
  returned: ({ seat, floors }) =>
    say('event.returned', { seat: { seat }, floors: floorsPiece(floors) }),
  moved: ({ seat, colour, from, to }) => {
    const args = { seat: { seat }, colour: colourName(colour) };
    return from === to ? say('event.moved.stays', args) : say('event.moved', { ...args, from, to });
  },
  reshuffled: ({ cards }) => say('event.reshuffled', { cards }),
  revealed: ({ card }, view) => say('event.revealed', { floors: cardPiece(view, card) }),
  objective: ({ seat, objective, token }) =>
    say('event.objective', { seat: { seat }, goal: goalName(objective), token }),
  extra: ({ seat }) => say('event.extra', { seat: { seat } }),
  ending: ({ seat, reason }) => ({ id: `event.ending.${reason}`, args: { seat: { seat } } }),
  cone: ({ seat, visible }) =>
    say('event.cone', { seat: { seat }, visible, millions: coneMillions(visible) }),
  ended: () => say('event.ended'),
};

/** The sentence about an event, for the log and for screen readers. */
export function event(event: TowerUpEvent, view: TowerUpView): Sentence {
  // `SENTENCES` has the right function for every kind; the compiler cannot infer that.
  return (SENTENCES[event.kind] as (event: TowerUpEvent, view: TowerUpView) => Sentence)(
    event,
    view,
  );
}
