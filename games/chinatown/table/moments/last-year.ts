import { type Moment, picture } from '@faubourg/web/table/moment.ts';
import type { ChinatownEvent } from '../../rules/events.ts';
import { ROUNDS } from '../../rules/material.ts';
import Lanterns from './Lanterns.svelte';
import { say } from './say.ts';

/** How long the last year is announced, in milliseconds. */
const TIME = 2000;

/** The last year begins. */
export function lastYear({ round }: Extract<ChinatownEvent, { kind: 'round' }>): Moment[] {
  if (round !== ROUNDS) return [];
  return [
    {
      kind: 'last-round',
      time: TIME,
      title: say('moment.last-year'),
      text: say('moment.last-year.means'),
      picture: picture(Lanterns, { count: ROUNDS }),
      dims: true,
      sound: 'stamp',
    },
  ];
}
