import type { Moment } from '@faubourg/web/table/moment.ts';
import { coneMillions } from '../../rules/tracks.ts';
import type { TowerUpStep } from './step.ts';
import { say } from './say.ts';

/** How long the roofs on top are counted, in milliseconds. */
const TIME = 1600;

/** TU-42: the roofs on top are counted, for one seat or for several at once. */
export function roofsOnTop({ events, after }: TowerUpStep): Moment[] {
  const cones = events.filter((event) => event.kind === 'cone');
  if (cones.length === 0) return [];
  const ofSeat = (seat: number): string[] =>
    Object.entries(after.buildings)
      .filter(([, { floors }]) => floors.at(-1) === seat)
      .map(([site]) => site);
  return [
    {
      kind: 'roofs',
      time: TIME,
      title: say('moment.roofs'),
      lines: cones.map(({ seat, visible }) => ({
        seat,
        text: say('moment.roofs.worth', { visible, millions: coneMillions(visible) }),
      })),
      beats: [
        {
          at: 0,
          lights: cones.map(({ seat }) => ({ places: ofSeat(seat), paid: seat })),
          sound: 'coin',
        },
      ],
    },
  ];
}
