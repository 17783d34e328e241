import { type Moment, picture } from '@faubourg/web/table/moment.ts';
import type { TowerUpEvent } from '../../rules/events.ts';
import { say } from './say.ts';
import Stars from './Stars.svelte';

/** How long an extra turn is announced, in milliseconds. */
const TIME = 1400;

/** TU-25: all four markers have reached a star column. */
export function extraTurn({ seat }: Extract<TowerUpEvent, { kind: 'extra' }>): Moment[] {
  return [
    {
      kind: 'star',
      time: TIME,
      title: say('moment.star', { seat: { seat } }),
      text: say('moment.star.extra'),
      picture: picture(Stars, { seat }),
      sound: 'turn',
    },
  ];
}
