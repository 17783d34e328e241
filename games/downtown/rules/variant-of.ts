import { duel } from './duel.ts';
import { type DowntownState, isDuel } from './state.ts';
import { town } from './town.ts';
import type { Variant } from './variant.ts';

/** The variant of a state: two seats play the variant for two. */
export function variantOf(s: DowntownState): Variant<DowntownState> {
  return isDuel(s) ? duel : town;
}
