import type { Moment } from '@faubourg/web/table/moment.ts';
import type { DowntownEvent } from '../../rules/events.ts';
import { boardOf } from '../../rules/options.ts';
import { worth } from '../../rules/worth.ts';
import type { DowntownStep } from './step.ts';
import { say } from './say.ts';

type Paid = Extract<DowntownEvent, { kind: 'paid' }>;

/** The times of the first pay-out of a round and of each further one, in milliseconds. */
const FIRST = { time: 2000, shares: 800 };
const FURTHER = { time: 1200, shares: 350 };

/** A full lot pays: its planned neighbours, what a plot is worth, then each owner's share. */
export function payOut({ after }: DowntownStep, paid: Paid, place: number): Moment[] {
  const { lot, use, value, sensible, shares } = paid;
  const { time, shares: at } = place === 0 ? FIRST : FURTHER;
  const board = boardOf(after.options);
  const beside = board.lots[lot - 1]!.adj.filter((n) => after.lots[n - 1]!.use !== null);
  const { neighbours } = worth(board, after.lots, lot, use);
  const places = [String(lot)];
  return [
    {
      kind: 'pay-out',
      time,
      title: say('moment.paid', { lot, value }),
      text: say(sensible ? 'moment.paid.sensible' : 'moment.paid.plain', { neighbours, value }),
      lines: shares.map(({ seat, plots, bonus, total }) => ({
        seat,
        text:
          bonus > 0
            ? say('moment.share.bonus', { plots, value, bonus, total })
            : say('moment.share', { plots, value, total }),
      })),
      beats: [
        { at: 0, lights: [{ places: beside.map(String) }, { places }] },
        { at, lights: shares.map(({ seat }) => ({ places, paid: seat })), sound: 'coin' },
      ],
      dims: true,
    },
  ];
}
