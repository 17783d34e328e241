import type { Checkpoint } from '@faubourg/search';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BadArgument } from './arguments.ts';

/**
 * Writes a file completely or not at all: if the process is killed meanwhile, the old file remains.
 */
export function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.new`;
  writeFileSync(fresh, text, { flush: true });
  renameSync(fresh, path);
}

/** Reads a checkpoint. Throws a `BadArgument` if there is none. */
export function readCheckpoint(path: string): Checkpoint {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new BadArgument(`there is no checkpoint to go on from: ${path}`);
  }
  const found = asJson(text) as Partial<Checkpoint> | null;
  if (found?.format === 'faubourg/training') return found as Checkpoint;
  throw new BadArgument(`${path} is no checkpoint`);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
