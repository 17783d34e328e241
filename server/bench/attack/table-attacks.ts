import type { Json } from '@faubourg/core';
import { newKey } from '../../test/client.ts';
import { frameOf } from '../../test/tables.ts';
import { type Attack, ATTACKER, newGuests, repeat, type Target } from './attack.ts';
import { LocalClient } from './local-client.ts';
import {
  answerAnyhow,
  isAsked,
  isOver,
  seatPeople,
  sendAnswer,
  type Seated,
} from './table-player.ts';

/* Attacks that use tables as any guest may. */

const PEOPLE = 5;

/** A table of Chinatown with five guests in its first trade. */
async function tradeTable({
  address,
  games,
}: Pick<Target, 'address' | 'games'>): Promise<Seated[]> {
  const people = [];
  for (const client of await newGuests(address, PEOPLE)) {
    people.push({ client, live: await client.live() });
  }
  const seated = await seatPeople(games, 'chinatown', people);
  for (const one of seated) await answerAnyhow(one);
  for (const { live, table } of seated) {
    await live.until(() => frameOf(live, table).asks.some(({ kind }) => kind === 'trade'));
  }
  return seated;
}

/** A person is done, and takes that back by an undo or by the opposite answer. */
async function backAndForth(seated: Seated, byUndo: boolean, count: Target['count']) {
  const { live, table } = seated;
  const done = await sendAnswer(seated, { done: true } as Json);
  count(done !== null);
  const { turn } = frameOf(live, table);
  const back = byUndo
    ? ((await live.ask({ do: 'undo', table, key: newKey(), turn })).problem?.rule ?? null)
    : await sendAnswer(seated, { done: false } as Json);
  count(back !== null);
  return done === null && back === null;
}

export const undo: Attack = {
  about: 'five guests undo without end in a trade of Chinatown',
  open: async (target) => {
    const seated = await tradeTable(target);
    // One seat at a time: an undo is refused if somebody else has acted since.
    return async () => {
      for (let i = 0; !target.stopped(); i++) {
        await backAndForth(seated[i % PEOPLE]!, true, target.count);
      }
    };
  },
};

/** Rows between two undos in the long log. */
const UNDO_EVERY = 100;

export const history: Attack = {
  about: 'strangers read the whole history of the longest log',
  prepare: async (target, rows) => {
    const seated = await tradeTable(target);
    // As many rows as wanted, or as the server lets the five write.
    let refusals = 0;
    for (let row = 0; row < rows && refusals < PEOPLE; row += 2) {
      const accepted = await backAndForth(
        seated[(row / 2) % PEOPLE]!,
        row % UNDO_EVERY === 0,
        target.count,
      );
      refusals = accepted ? 0 : refusals + 1;
    }
    for (const { live } of seated) live.close();
    return seated[0]!.table;
  },
  open: async (target) => {
    const stranger = new LocalClient(target.address, ATTACKER);
    const path = `/api/tables/${target.prepared}/events?from=0`;
    return () =>
      repeat(target, 4, async () => {
        const { status } = await stranger.send('GET', path, null);
        target.count(status !== 200);
      });
  },
};

/** As many kinds of decisions with a limit as the form of a clock allows. */
const stuffedClock = () => ({
  kinds: Object.fromEntries(
    Array.from({ length: 1000 }, (_, i) => [`${i}`.padStart(38, 'x'), 60_000]),
  ),
});

export const listing: Attack = {
  about: 'strangers read a list of a hundred stuffed tables',
  open: async (target) => {
    const seats = [{ for: 'anyone' }, { for: 'anyone' }, { for: 'anyone' }];
    const plain = { game: 'downtown', seats, listed: true };
    for (const guest of await newGuests(target.address, 10)) {
      for (let i = 0; i < 10; i++) {
        const stuffed = { ...plain, clock: stuffedClock() };
        const { status } = await guest.call('POST', '/api/tables', stuffed);
        if (status !== 201) await guest.call('POST', '/api/tables', plain);
      }
    }
    const stranger = new LocalClient(target.address, ATTACKER);
    return () =>
      repeat(target, 8, async () => {
        const { status } = await stranger.send('GET', '/api/tables?limit=100', null);
        target.count(status !== 200);
      });
  },
};

export const experts: Attack = {
  about: 'twenty guests play at 200 tables with expert bots',
  open: async (target) => {
    const tables: Seated[] = [];
    for (const client of await newGuests(target.address, 20)) {
      const own = { client, live: await client.live() };
      for (let i = 0; i < 10; i++) {
        tables.push(
          ...(await seatPeople(target.games, 'tower-up', [own], ['expert', 'expert', 'expert'])),
        );
      }
    }
    return async () => {
      const stop = (seated: Seated): boolean => target.stopped() || isOver(seated);
      await Promise.all(
        tables.map(async (seated) => {
          while (!stop(seated)) {
            await seated.live.until(() => stop(seated) || isAsked(seated));
            if (stop(seated)) return;
            await answerAnyhow(seated);
            target.count(false);
          }
        }),
      );
    };
  },
};
