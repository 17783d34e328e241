import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { GameRecord } from '@faubourg/core';

/** The recorded games in a game's `test/fixtures`, for tests: by rules version, one of each. */
export function recordsByVersion(game: string): ReadonlyMap<number, GameRecord> {
  const folder = new URL(`./${game}/test/fixtures/`, import.meta.url);
  const found = new Map<number, GameRecord>();
  if (!existsSync(folder)) return found;
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.json')) continue;
    const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GameRecord;
    if (file.format === 'faubourg/record' && !found.has(file.rules)) found.set(file.rules, file);
  }
  return found;
}
