import { gameVersions, mainEvent, orThrow, readRecord, replay } from '@faubourg/core';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventWeight } from '../rules/event-weight.ts';
import { type DowntownEvent, downtown } from '../rules/index.ts';

const folder = new URL('fixtures/', import.meta.url);

test.each(readdirSync(folder))(
  'DT-43 in %s a pay-out is named as the cause, not the orders',
  (file) => {
    const { record } = orThrow(readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))));
    let paid = 0;
    orThrow(
      replay(record, gameVersions([downtown]), ({ events }) => {
        const seen = events as readonly DowntownEvent[];
        const payouts = seen.filter((event) => event.kind === 'paid');
        for (const seat of record.seats.keys()) {
          const earned = payouts.filter(({ shares }) =>
            shares.some((share) => share.seat === seat),
          );
          if (earned.length === 0) continue;
          paid++;
          const totals = earned.map(({ shares }) => shares.find((one) => one.seat === seat)!.total);
          const cause = mainEvent(seen, seat, eventWeight);
          expect(cause).toBe(earned[totals.indexOf(Math.max(...totals))]);
        }
      }),
    );
    expect(paid).toBeGreaterThan(0);
  },
);
