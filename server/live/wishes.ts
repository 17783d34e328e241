import { z } from 'zod';
import * as form from '../http/schemas.ts';

/** What a page or program can send on its live connection. `id` comes back with the reply. */
const id = z.int().min(0).max(1_000_000_000);
const table = form.tableId;

export const wish = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('watch'), id, table, from: form.number.optional() }),
  z.strictObject({ do: z.literal('unwatch'), id, table }),
  z.strictObject({ do: z.literal('answer'), id, table, ...form.sending, answer: z.unknown() }),
  z.strictObject({ do: z.literal('undo'), id, table, ...form.sending }),
  z.strictObject({ do: z.literal('chat'), id, table, text: form.chatText }),
]);

export type LiveWish = z.infer<typeof wish>;
