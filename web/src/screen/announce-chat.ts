import { t } from '../words/locale.svelte.ts';
import type { Table } from '../table/table.svelte.ts';

/** Tells what others say at the table, as they say it; not again, with every visit, what was said before. */
export function announceChat(table: Table, tell: (text: string) => void): void {
  table.source.listen((news) => {
    if (news.kind !== 'chat' || !news.live || news.line.seat === table.me) return;
    const { seat, text } = news.line;
    const name = seat === null ? t('chat.gallery') : table.speech.name(seat);
    tell(t('chat.said', { name, text }));
  });
}
