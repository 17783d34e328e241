import { newKey } from '../../test/client.ts';
import { frameOf } from '../../test/tables.ts';
import { type Attack, ATTACKER, newGuests, repeat, type Target } from './attack.ts';
import { LocalClient } from './local-client.ts';
import {
  answerAnyhow,
  isAsked,
  isOver,
  connected,
  seatPeople,
  sendAnswer,
  type Seated,
  watchTable,
} from './table-player.ts';

/* Attacks that use tables as any guest may. */

const PEOPLE = 5;

/** A table of Chinatown with five guests in its first trade. */
async function tradeTable({
  address,
  games,
}: Pick<Target, 'address' | 'games'>): Promise<Seated[]> {
  const people = [];
  for (const client of await newGuests(address, PEOPLE)) people.push(await connected(client));
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
  const done = await sendAnswer(seated, { done: true });
  count(done !== null);
  const { turn } = frameOf(live, table);
  const back = byUndo
    ? ((await live.ask({ do: 'undo', table, key: newKey(), turn })).problem?.rule ?? null)
    : await sendAnswer(seated, { done: false });
  count(back !== null);
  return done === null && back === null;
}

/** The long trade as text: the table, and the tokens of its five guests. */
type LongTrade = { readonly table: string; readonly tokens: readonly string[] };

/** Rows between two undos in the long log. */
const UNDO_EVERY = 100;

/** Writes as many rows in one trade as wanted, or as the server lets the five write. */
async function longTrade(
  target: Parameters<NonNullable<Attack['prepare']>>[0],
  rows: number,
): Promise<string> {
  const seated = await tradeTable(target);
  let refusals = 0;
  for (let row = 0; row < rows && refusals < PEOPLE; row += 2) {
    const one = seated[(row / 2) % PEOPLE]!;
    const accepted = await backAndForth(one, row % UNDO_EVERY === 0, target.count);
    refusals = accepted ? 0 : refusals + 1;
  }
  for (const { live } of seated) live.close();
  const prepared: LongTrade = {
    table: seated[0]!.table,
    tokens: seated.map(({ client }) => client.token),
  };
  return JSON.stringify(prepared);
}

export const undo: Attack = {
  about: 'five guests undo without end in a long trade of Chinatown',
  prepare: longTrade,
  open: async (target) => {
    const { table, tokens } = JSON.parse(target.prepared) as LongTrade;
    const seatOf = async (token: string): Promise<Seated> => {
      const client = new LocalClient(target.address, ATTACKER);
      client.token = token;
      const [seated] = await watchTable(target.games, 'chinatown', table, [
        await connected(client),
      ]);
      return seated!;
    };
    const seated: Seated[] = [];
    for (const token of tokens) seated.push(await seatOf(token));
    // One seat at a time: an undo is refused if somebody else has acted since.
    return () => {
      let turn = 0;
      return repeat(target, 1, async () => {
        const seat = turn++ % PEOPLE;
        // The server cuts connections that send too much; the attackers connect again.
        if (seated[seat]!.live.isClosed) {
          target.count(true);
          seated[seat] = await seatOf(tokens[seat]!);
        }
        await backAndForth(seated[seat]!, true, target.count);
      });
    };
  },
};

export const history: Attack = {
  about: 'strangers read the whole history of the longest log',
  prepare: longTrade,
  open: async (target) => {
    const stranger = new LocalClient(target.address, ATTACKER);
    const { table } = JSON.parse(target.prepared) as LongTrade;
    const path = `/api/tables/${table}/events?from=0`;
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
      const own = await connected(client);
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
