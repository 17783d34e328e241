/**
 * What a state says about its rules version. States of version 1 have no such field: they were
 * stored before there was another version.
 */
type Versioned = { readonly rules?: number };

/** The rules version of a state. */
const rulesVersion = ({ rules = 1 }: Versioned): number => rules;

/** The field of a state that is played by this rules version. */
export const versionField = (version: number): Versioned =>
  version === 1 ? {} : { rules: version };

/**
 * What differs between the rules versions of a game, as one table: the lookup returns the entry of
 * the version by which a state is played. All differences of a game belong in this table, so that
 * its rules ask for a difference by name and never for a number.
 */
export function rulesByVersion<R>(versions: {
  readonly [version: number]: R;
}): (state: Versioned) => R {
  return (state) => {
    const rules = versions[rulesVersion(state)];
    if (rules === undefined) throw new Error(`There are no rules ${rulesVersion(state)}.`);
    return rules;
  };
}
