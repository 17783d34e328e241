import { readFile } from 'node:fs/promises';
import { messageOf, outside } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** Reads a file; `-` is the standard input. */
export async function readText(terminal: Terminal, path: string): Promise<string> {
  if (path === '-') {
    let text = '';
    for await (const chunk of terminal.input.setEncoding('utf8')) text += chunk as string;
    return text;
  }
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw outside(`${path} cannot be read: ${messageOf(error)}`);
  }
}
