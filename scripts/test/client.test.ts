import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { clientFile, makeClient } from '../client/make-client.ts';

test('client/api.ts is what npm run client makes from the API document', async () => {
  expect(await readFile(clientFile, 'utf8')).toBe(await makeClient());
});
