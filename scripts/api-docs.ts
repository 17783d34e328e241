import { join } from 'node:path';
import { documentApi } from './api-docs/document-api.ts';
import { documentedPackages } from './api-docs/packages.ts';
import { root } from './tools/root.ts';

const out = join(root, 'reports', 'api');
const wrong = await documentApi({
  root,
  packages: documentedPackages,
  tsconfig: 'tsconfig.api.json',
  out,
});
for (const message of wrong) console.error(message);
console.log(`${documentedPackages.join(', ')}: ${join(out, 'index.html')}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
