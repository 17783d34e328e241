import { toy } from '@faubourg/core/toy';

/** A module in the form that FAUBOURG_GAMES took before games described themselves. */
export const registry = {
  toy: {
    id: 'toy',
    rules: async () => toy,
    text: async () => () => 'a board of letters',
    income: async () => () => [{ seat: 0, source: 'die', amount: 1 }],
  },
};
