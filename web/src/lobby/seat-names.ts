import type { Listing } from '@faubourg/protocol';
import { locale, t } from '../words/locale.svelte.ts';

type Seat = Listing['seats'][number];

/** Who plays a seat of a listed table. A seat that waits for somebody is free or kept, never a bot's. */
function seatName({ name, bot, open }: Seat): string {
  if (open) return t('lobby.free');
  if (bot === null) return name || t('lobby.kept');
  // Older tables name bots by their level.
  if (name === '' || name.startsWith('Bot (')) return t('table.bot');
  return t('lobby.bot', { name });
}

/** The names of all seats of a listed table. */
export const seatNames = ({ seats }: Listing): string =>
  new Intl.ListFormat(locale.language).format(seats.map(seatName));
