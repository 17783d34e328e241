import { withoutRemarks } from '@faubourg/core';
import type { Plugin } from 'vite';

/** Strips the remarks from the games' data files, for a built page and in development alike. */
export function remarksPlugin(): Plugin {
  return {
    name: 'faubourg-remarks',
    // Before Vite turns JSON into a module.
    enforce: 'pre',
    transform: {
      filter: { id: /\/games\/[^/]+\/data\/[^?]+\.json(?:\?|$)/ },
      handler: (text) => ({
        code: JSON.stringify(withoutRemarks(JSON.parse(text) as unknown)),
        map: null,
      }),
    },
  };
}
