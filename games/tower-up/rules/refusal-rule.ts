import type { CoreRefusal, Seat } from '@faubourg/core';
import { COLOURS } from './colours.ts';
import { ROOFS } from './material.ts';
import type { Town } from './state.ts';
import { differencesOf } from './versions.ts';

/** The rule behind a refusal that the core decides; null for the rule of the open decision. */
export function refusalRule(
  town: Town,
  refusal: CoreRefusal,
  _seat: Seat,
  answer: unknown,
): string | null {
  if (refusal === 'game-over') return 'TU-40';
  return refusal === 'not-asked' ? turnRule(town) : formRule(town, answer);
}

const END_RULES = { roofs: 'TU-40', shortage: 'TU-41', blocked: 'TU-42' } as const;

/** The rule that says whose turn it is. */
function turnRule(town: Town): string | null {
  if (town.start.length > 0 || town.returning) return null;
  if (town.end) return END_RULES[town.end.reason];
  return isUntouched(town) ? 'TU-13' : null;
}

/** Whether nobody has had a turn: a card was discarded, or a roof placed, in every turn. */
const isUntouched = ({ discards, players }: Town): boolean =>
  discards.length === 0 &&
  players.every(
    ({ roofs, markers }) => roofs === ROOFS && COLOURS.every((colour) => markers[colour] === 0),
  );

/** The rule that demands what an answer lacks. */
function formRule(town: Town, answer: unknown): string | null {
  if (town.start.length > 0 || town.returning) return null;
  if (typeof answer !== 'object' || answer === null) return null;
  const gave = (part: string): boolean => Object.hasOwn(answer, part);
  const [builds, takes] = [gave('build'), gave('take')];
  // TU-20: a turn is one of two actions.
  if (builds && takes) return null;
  if (builds) return gave('colour') && !gave('roof') ? 'TU-22' : 'TU-21';
  // TU-24: the floors to return are named with the card or later, by the version of the rules.
  const misplaced = gave('back') === differencesOf(town).returnsAfterRefill;
  if (takes) return gave('choose') && misplaced ? 'TU-24' : null;
  return gave('pass') || Object.keys(answer).length === 0 ? 'TU-26' : null;
}
