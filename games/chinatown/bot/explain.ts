import type { Json } from '@faubourg/core';
import type { PartyGain } from '../rules/talk.ts';
import type { AnyGift, Appraisal, Gain } from './appraisal.ts';
import type { Account, Trade } from './outlook.ts';

const rounded = (number: number, places = 1): number => Number(number.toFixed(places));

/** A business changed by a deal: shops before and after, and the change of its yearly income. */
type Change = {
  readonly shop: string;
  readonly from: number;
  readonly to: number;
  readonly income: number;
};

/** Businesses of one type are compared by size, the largest with the largest. */
export function changes(before: Account, after: Account): Change[] {
  const shops = new Set([...before.businesses, ...after.businesses].map(({ shop }) => shop));
  return [...shops].flatMap((shop) => {
    const [old, now] = [before, after].map(({ businesses }) =>
      businesses.filter((one) => one.shop === shop).sort((a, b) => b.shops - a.shops),
    ) as [Trade[], Trade[]];
    const rows = Array.from({ length: Math.max(old.length, now.length) }, (_, i): Change => {
      const [was, is] = [old[i], now[i]];
      const income = (is?.income ?? 0) - (was?.income ?? 0);
      return { shop, from: was?.shops ?? 0, to: is?.shops ?? 0, income };
    });
    return rows.filter(({ from, to }) => from !== to);
  });
}

/** What a deal brings each party: businesses × years + bonus × years + prospects + money. */
export function partyGains(
  appraisal: Appraisal,
  gifts: readonly AnyGift[],
  gains: readonly Gain[],
): PartyGain[] {
  return gains.map(({ seat, gain, money }) => {
    const before = appraisal.accountAfter(seat, []);
    const after = appraisal.accountAfter(seat, gifts);
    return {
      seat,
      gain: rounded(gain),
      money,
      years: after.years,
      businesses: changes(before, after),
      bonus: rounded(after.bonus - before.bonus, 2),
      prospects: rounded(after.prospects - before.prospects),
    };
  });
}

/**
 * What a deal brings each party, in the numbers the decision was based on: businesses × years +
 * economy bonus × years + prospects + money add up to the gain.
 */
export function explainGains(
  appraisal: Appraisal,
  gifts: readonly AnyGift[],
  gains: readonly Gain[],
): Json {
  return partyGains(appraisal, gifts, gains).map((told, i) => {
    const { seat, gain, money, ...rest } = told;
    return { seat, gain, money, chance: rounded(gains[i]!.chance, 4), ...rest };
  });
}
