import type { Moment } from '@faubourg/web/table/moment.ts';
import type { DowntownStep } from './step.ts';
import { say } from './say.ts';

/** How long the last orders are announced, in milliseconds. */
const TIME = 2000;

/** DT-60: with the last plaque the last round of orders begins. */
export function lastOrders({ before, after, events }: DowntownStep): Moment[] {
  const bare = (lots: DowntownStep['after']['lots']): boolean =>
    lots.some(({ use }) => use === null);
  const over = events.some(({ kind }) => kind === 'over');
  if (over || bare(after.lots) || !bare(before.lots)) return [];
  return [
    {
      kind: 'last-round',
      time: TIME,
      title: say('moment.last-orders'),
      text: say('moment.last-orders.means'),
      dims: true,
      sound: 'stamp',
    },
  ];
}
