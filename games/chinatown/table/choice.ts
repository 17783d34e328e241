import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { locationName } from './location-name.ts';
import { shopName } from './phrases.ts';
import { type ChinatownChoice, type ChinatownTable, say } from './types.ts';

export function choice({ field, value }: ChinatownChoice, table: ChinatownTable): Sentence | null {
  if (field === 'at' || field === 'keep') return locationName(table, value);
  if (field === 'place') return say('tile.name', { shop: shopName(value) });
  return null;
}
