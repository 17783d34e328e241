import type { Sentence } from '@faubourg/web/words/sentence.ts';
import type { Shop } from '../rules/material.ts';
import { locationName } from './location-name.ts';
import { shopName } from './phrases.ts';
import { type ChinatownTable, say } from './types.ts';

export function choice(field: string, value: unknown, table: ChinatownTable): Sentence | null {
  if (field === 'at' || field === 'keep') return locationName(table, value as number);
  if (field === 'place') return say('tile.name', { shop: shopName(value as Shop) });
  return null;
}
