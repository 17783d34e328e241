import { type Moment, picture } from '@faubourg/web/table/moment.ts';
import type { TowerUpEvent } from '../../rules/events.ts';
import type { TowerUpStep } from './step.ts';
import Roofs from './Roofs.svelte';
import { say } from './say.ts';

/** How long the last turns are announced, in milliseconds. */
const TIME = 2000;

/** TU-40: somebody began the last turns, with the tenth roof or otherwise. */
export function lastTurns(
  { events }: TowerUpStep,
  { seat, reason }: Extract<TowerUpEvent, { kind: 'ending' }>,
): Moment[] {
  const built = events.find((event) => event.kind === 'built');
  const tenth = reason === 'roofs';
  return [
    {
      kind: 'last-round',
      time: TIME,
      title: tenth ? say('moment.tenth', { seat: { seat } }) : say(`moment.ending.${reason}`),
      text: tenth ? say('moment.last-turn.others') : say('moment.last-turn.all'),
      ...(tenth && { picture: picture(Roofs, { seat }) }),
      ...(tenth && built && { beats: [{ at: 0, lights: [{ places: [built.roof] }] }] }),
      dims: true,
      sound: 'stamp',
    },
  ];
}
