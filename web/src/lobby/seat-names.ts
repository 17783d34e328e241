import type { Listing } from '@faubourg/protocol';
import type { FeatureText } from '../words/feature-words.svelte.ts';
import { locale, t } from '../words/locale.svelte.ts';
import type { en } from '../words/tables-en.ts';

/** The names of all seats of a listed table. A seat that waits for somebody is never called a bot. */
export function seatNames({ seats }: Listing, text: FeatureText<typeof en>): string {
  const names = seats.map(({ name, bot, open }) => {
    if (open) return t('lobby.free');
    if (bot === null) return name || text('tables.kept');
    // Older tables name bots by their level.
    if (name === '' || name.startsWith('Bot (')) return t('table.bot');
    return t('lobby.bot', { name });
  });
  return new Intl.ListFormat(locale.language).format(names);
}
