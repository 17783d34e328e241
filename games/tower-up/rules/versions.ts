import { rulesByVersion } from '@faubourg/core';

/** What differs between the versions of these rules. */
type Differences = {
  /**
   * TU-24: floors over ten are returned by a question of its own, after the market was refilled.
   * Otherwise the answer that takes the card names them, before the new card is seen.
   */
  readonly returnsAfterRefill: boolean;
};

const VERSIONS: { readonly [version: number]: Differences } = {
  1: { returnsAfterRefill: false },
  2: { returnsAfterRefill: true },
};

/** The version of new games. */
export const NEWEST_RULES = 2;

/** The versions that only stored games use. */
export const FORMER_RULES: readonly number[] = [1];

/** What the rules of a state's version say where versions differ. */
export const differencesOf = rulesByVersion(VERSIONS);
