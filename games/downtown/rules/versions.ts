import { rulesByVersion } from '@faubourg/core';

/** What differs between the versions of these rules. */
type Differences = {
  /** DT-23: what was said aloud about the lobby token cannot be taken back. */
  readonly announcementIsFinal: boolean;
};

const VERSIONS: { readonly [version: number]: Differences } = {
  1: { announcementIsFinal: false },
  2: { announcementIsFinal: true },
};

/** The version of new games. */
export const NEWEST_RULES = 2;

/** The versions that only stored games use. */
export const FORMER_RULES: readonly number[] = [1];

/** What the rules of a state's version say where versions differ. */
export const differencesOf = rulesByVersion(VERSIONS);
