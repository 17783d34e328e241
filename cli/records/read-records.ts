import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { messageOf, outside, usage } from '../terminal/failure.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** The text of one record, and its file and number for messages. */
export type RecordText = { readonly place: string; readonly text: string };

/**
 * Reads the records of a file, one at a time: one in each line, or a single one over many lines. A
 * file of many records is never held in memory as a whole.
 */
export async function* recordTexts(terminal: Terminal, path: string): AsyncGenerator<RecordText> {
  const name = path === '-' ? 'input' : path;
  const input = path === '-' ? terminal.input : createReadStream(path);
  let spread: string | null = null;
  let number = 0;
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      number++;
      if (spread !== null) spread += `\n${line}`;
      // The first line of a record over many lines is incomplete JSON.
      else if (number === 1 && !complete(line)) spread = line;
      else if (line.trim() !== '') yield { place: `${name}:${number}`, text: line };
    }
  } catch (error) {
    throw outside(`${name} cannot be read: ${messageOf(error)}`);
  }
  if (spread !== null) yield { place: name, text: spread };
}

/** The text of one record of a file, counted from 1. */
export async function nthRecord(terminal: Terminal, file: string, n: number): Promise<string> {
  let count = 0;
  for await (const { text } of recordTexts(terminal, file)) if (++count === n) return text;
  throw usage(`${file} holds ${count} records; there is no record ${n}.`);
}

function complete(line: string): boolean {
  const text = line.trim();
  return text === '' || (text.startsWith('{') && text.endsWith('}'));
}
