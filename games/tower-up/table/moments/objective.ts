import { type Moment, picture } from '@faubourg/web/table/moment.ts';
import type { TowerUpEvent } from '../../rules/events.ts';
import { goalName } from '../goals.ts';
import type { TowerUpStep } from './step.ts';
import { say } from './say.ts';
import Token from './Token.svelte';

/** How long an objective is shown, in milliseconds. */
const TIME = 1600;

/** An objective is met: the buildings that count for it, and the token. */
export function objectiveMoment(
  step: TowerUpStep,
  { seat, objective, token }: Extract<TowerUpEvent, { kind: 'objective' }>,
): Moment[] {
  const places = step.forecast().goals[seat]?.[objective]?.sites ?? [];
  return [
    {
      kind: 'objective',
      time: TIME,
      title: goalName(objective),
      text: say('moment.objective', { seat: { seat } }),
      picture: picture(Token, { seat, token }),
      beats: [{ at: 0, lights: [{ places: [...places], paid: seat }] }],
      sound: 'stamp',
    },
  ];
}
