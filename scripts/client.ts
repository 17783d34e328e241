/*
 * Writes the typed part of the client from the server's OpenAPI document:
 *
 *   npm run client
 */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { clientFile, makeClient } from './client/make-client.ts';
import { root } from './tools/root.ts';

const text = await makeClient();
const before = await readFile(clientFile, 'utf8').catch(() => '');
if (text !== before) await writeFile(clientFile, text);
console.log(`${relative(root, clientFile)}${text === before ? ' is up to date' : ''}`);
