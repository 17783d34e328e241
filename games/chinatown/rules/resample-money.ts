import type { Chance, Seat } from '@faubourg/core';
import { pays } from './offer.ts';
import { START_MONEY } from './shops.ts';
import type { Ledger, Offer } from './state.ts';
import type { ChinatownView } from './view.ts';

type Entry = Ledger['secret'][number];

/** Lets money pass from one party of an entry to another. */
function pass({ seats, net }: Entry, from: Seat, to: Seat, amount: number): void {
  const [a, b] = [seats.indexOf(from), seats.indexOf(to)];
  net[a] = net[a]! - amount;
  net[b] = net[b]! + amount;
}

/** The entries along which money could have come to `seat`, from somebody who can spare some. */
function wayTo(
  seat: Seat,
  entries: readonly Entry[],
  spare: (seat: Seat) => number,
): Seat[] | null {
  const ways: Seat[][] = [[seat]];
  for (const way of ways) {
    const last = way.at(-1)!;
    if (last !== seat && spare(last) > 0) return way;
    for (const { seats } of entries.filter((entry) => entry.seats.includes(last))) {
      for (const next of seats)
        if (!ways.some((one) => one.includes(next))) ways.push([...way, next]);
    }
  }
  return null;
}

/**
 * Money that agrees with all the viewer knows: income and open deals are announced, so only the
 * deals that others closed among themselves leave a doubt. Whoever stands by an offer that the
 * viewer sees in full can pay for it.
 */
export function resampleMoney(
  v: ChinatownView,
  seen: readonly Offer[],
  chance: Chance,
): { money: number[]; ledger: Ledger } {
  const secret = v.ledger.secret.map(({ seats, net }): Entry => {
    return { seats: seats.slice(), net: net?.slice() ?? seats.map(() => 0) };
  });
  const doubtful = secret.filter((_, i) => v.ledger.secret[i]!.net === null);
  const { income, open } = v.ledger;
  const money = (seat: Seat): number => {
    let sum = START_MONEY + income[seat]! + open[seat]!;
    for (const { seats, net } of secret) sum += net[seats.indexOf(seat)] ?? 0;
    return sum;
  };
  const spare = (seat: Seat): number => {
    let least = 0;
    for (const { gifts, agreed } of seen) {
      if (agreed.includes(seat)) least = Math.max(least, pays(gifts, seat));
    }
    return money(seat) - least;
  };
  for (const seat of v.money.keys()) {
    while (spare(seat) < 0) {
      const way = wayTo(seat, doubtful, spare);
      if (!way) throw new Error(`no way in which seat ${seat} could have the money it stands by`);
      const amount = Math.min(spare(way.at(-1)!), -spare(seat));
      for (let i = way.length - 1; i > 0; i--) {
        const entry = doubtful.find(
          ({ seats }) => seats.includes(way[i]!) && seats.includes(way[i - 1]!),
        )!;
        pass(entry, way[i]!, way[i - 1]!, amount);
      }
    }
  }
  for (const { seats, net } of doubtful) {
    for (let i = 0; i < net.length; i++) {
      const from = seats[chance.int(seats.length)]!;
      const to = seats[chance.int(seats.length)]!;
      const most = Math.min(5, spare(from));
      if (most > 0) pass({ seats, net }, from, to, chance.int(most + 1));
    }
  }
  const ledger: Ledger = { income: income.slice(), open: open.slice(), secret };
  return { money: [...v.money.keys()].map(money), ledger };
}
