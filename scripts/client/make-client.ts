import { serve } from '@faubourg/server';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tools/root.ts';
import type { ApiDocument } from './api-document.ts';
import { clientText } from './client-text.ts';

/** The generated part of the client. */
export const clientFile = join(root, 'client', 'api.ts');

/** The API document of a server with all games. */
async function apiDocument(): Promise<ApiDocument> {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-client-'));
  const server = await serve({ port: 0, data, log: 'silent' });
  try {
    const response = await fetch(`${server.address}/api/openapi.json`);
    return (await response.json()) as ApiDocument;
  } finally {
    await server.close();
    await rm(data, { recursive: true, force: true });
  }
}

/** The text of `client/api.ts` as the server describes itself now. */
export async function makeClient(): Promise<string> {
  const formatter = join(root, 'node_modules', '.bin', 'oxfmt');
  return execFileSync(process.execPath, [formatter, '--stdin-filepath', clientFile], {
    cwd: root,
    input: clientText(await apiDocument()),
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
}
