import { expect, test } from 'vitest';
import { documentedPackages } from '../api-docs/packages.ts';
import { undocumented } from '../api-docs/undocumented.ts';
import { root } from '../tools/root.ts';
import { inProject } from './small-project.ts';

// api-docs.tools.ts checks types that are used but not exported as well, with TypeDoc.
test('everything that the documented packages export carries a sentence', () => {
  const entries = documentedPackages.map((name) => `${name}/index.ts`);
  expect(undocumented(root, 'tsconfig.api.json', entries)).toEqual([]);
});

test('an export without a sentence is found, also behind another file', async () => {
  const files = {
    'tsconfig.json': '{ "compilerOptions": { "lib": ["es5"], "types": [] } }',
    'index.ts': `/** A sentence. */\nexport const told = 1;\nexport const untold = 2;
export { far } from './far';`,
    'far.ts': 'export const far = 3;',
  };
  const found = await inProject(files, async (folder) =>
    Promise.resolve(undocumented(folder, 'tsconfig.json', ['index.ts'])),
  );
  expect(found).toEqual(['index.ts: untold', 'index.ts: far']);
});
