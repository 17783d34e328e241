import type { RulesFacts } from '@faubourg/web/rules/rules-data.ts';

/** The numbers in the sentences of the rules come from the game's data. */
export const facts: RulesFacts = { args: {} };
