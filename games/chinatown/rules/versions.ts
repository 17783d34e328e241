import { rulesByVersion } from '@faubourg/core';

/** What differs between the versions of these rules. */
type Differences = {
  /**
   * CT-23: a counter-offer to an open offer takes its place, for everybody. Otherwise the open
   * offer stays and the counter-offer lies beside it.
   */
  readonly counterReplacesOpenOffer: boolean;
  /** CT-24: answers of the trade, the last "done" among them, could be undone. */
  readonly tradeWasUndone: boolean;
  /** CT-24: a "done" given by the clock cannot be taken back; the state lists these seats. */
  readonly timeUpIsFinal: boolean;
};

const VERSIONS: { readonly [version: number]: Differences } = {
  1: { counterReplacesOpenOffer: true, tradeWasUndone: true, timeUpIsFinal: false },
  2: { counterReplacesOpenOffer: false, tradeWasUndone: false, timeUpIsFinal: true },
};

/** The version of new games. */
export const NEWEST_RULES = 2;

/** The versions that only stored games use. */
export const FORMER_RULES: readonly number[] = [1];

/** What the rules of a state's version say where versions differ. */
export const differencesOf = rulesByVersion(VERSIONS);
