import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Where a table of the game comes from and how it is to be read: for people who open the file. */
const remarks = new Set(['$id', 'status', 'reading', 'presence', 'order']);

/** The games' data as it travels: without remarks, and no more quoted than it has to be. */
export function plainData(): Plugin {
  return {
    name: 'faubourg-plain-data',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /\/games\/[\w-]+\/data\/[\w-]+\.json$/ },
      handler: async (id) => ({
        code: `export default ${written(JSON.parse(await readFile(id, 'utf8')))};`,
        moduleType: 'js',
      }),
    },
  };
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value)
    .filter(([key]) => !remarks.has(key))
    .map(([key, entry]) => `${/^[a-z_]\w*$/i.test(key) ? key : `"${key}"`}:${written(entry)}`);
  return `{${fields.join()}}`;
}
