/** The kinds of decisions. */
export const KINDS = ['pile', 'ballot', 'lobby', 'decide', 'card', 'use', 'order'] as const;
