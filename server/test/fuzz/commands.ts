import { newKey } from '../client.ts';
import type { ScratchTable } from './scratch-tables.ts';

export type Command = readonly [
  method: string,
  path: string,
  body: Readonly<Record<string, unknown>>,
];

const passkey = { id: 'a', rawId: 'a', type: 'public-key' };
const shown = { clientDataJSON: 'e30', authenticatorData: 'a', signature: 'a', userHandle: null };
const made = { clientDataJSON: 'e30', attestationObject: 'a', transports: ['usb'] };
const subscription = {
  endpoint: 'https://push.example/a',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

/** The requests that get malformed, with a table at which nothing may change. */
export function commands(table: string): readonly Command[] {
  const at = (what: string): string => `/api/tables/${table}/${what}`;
  // Neither the present turn nor an existing card: if chance corrects one of them, the answer must
  // still be refused.
  const sending = { key: newKey(), turn: 900_000, answer: { card: 900 } };
  return [
    ['POST', '/api/guest', { name: 'x'.repeat(40) }],
    ['POST', '/api/tables', { game: 'none', seats: [{ for: 'anyone' }], options: {}, clock: null }],
    ['PATCH', '/api/me', { name: '', webhook: 'nowhere' }],
    ['PATCH', '/api/me', { webhook: 'https://hook.example/a' }],
    ['POST', '/api/mutes', { person: 'somebody', muted: true }],
    ['POST', '/api/blocks', { person: 'somebody', blocked: true }],
    ['GET', '/api/ignored', {}],
    ['POST', '/api/sign-in/options', {}],
    ['POST', '/api/sign-in', { ...passkey, response: {} }],
    ['POST', '/api/sign-in', { ...passkey, response: shown }],
    ['GET', '/api/passkeys', {}],
    ['POST', '/api/passkeys/options', {}],
    ['POST', '/api/passkeys', { ...passkey, response: {} }],
    ['POST', '/api/passkeys', { ...passkey, response: made }],
    ['DELETE', '/api/passkeys/x', {}],
    ['POST', '/api/recovery-codes', {}],
    ['POST', '/api/recover', { code: 'aaaaa-bbbbb' }],
    ['POST', '/api/push', { endpoint: 'x', keys: {} }],
    ['POST', '/api/push', subscription],
    ['DELETE', '/api/push', { endpoint: subscription.endpoint }],
    ['POST', at('sit'), { seat: 0, contribution: 'ab'.repeat(32) }],
    ['POST', at('sit'), { seat: 0, commitment: 'ab'.repeat(32) }],
    ['POST', at('reveal'), { contribution: 'ab'.repeat(32) }],
    ['POST', at('start'), { now: true }],
    ['POST', at('replace'), { seat: 1, level: 'regular' }],
    ['POST', at('bot'), { seat: 1, level: 'regular' }],
    ['POST', at('put-out'), { person: 'somebody' }],
    ['POST', at('readmit'), { person: 'somebody' }],
    ['POST', at('agree'), { seat: 1 }],
    ['POST', at('answer'), sending],
    ['POST', at('undo'), { key: newKey(), turn: 900_000 }],
    ['POST', at('chat'), { text: '' }],
    ['GET', at(''), {}],
    ['GET', at('chat?after=x'), {}],
    ['GET', at('events?from=-1'), {}],
    ['GET', at('record'), {}],
    ['GET', '/api/tables?limit=0', {}],
    ['GET', '/api/tables?game=toy', {}],
    ['GET', '/api/my-tables', {}],
    ['GET', '/api/games', {}],
    ['GET', '/api/shares/x', {}],
    ['POST', '/api/shares', { kind: 'record', game: 'toy', packed: 'abc' }],
    ['GET', '/api/me', {}],
    ['GET', '/api/push-key', {}],
    ['GET', '/api/openapi.json', {}],
    ['GET', '/health', {}],
    ['GET', '/ready', {}],
    ['GET', '/metrics', {}],
    ['GET', '/api/live', {}],
    ['GET', '/api/live?packed=x', {}],
    ['GET', at('answers'), {}],
  ];
}

/** An answer at a table at which anything may happen. */
export function answerCommand({ table, turn }: ScratchTable, answer: unknown): Command {
  return ['POST', `/api/tables/${table}/answer`, { key: newKey(), turn, answer }];
}

/** The requests that may change a table or its people, even if chance corrects them. */
export function scratchCommands({ table, turn, answer }: ScratchTable): readonly Command[] {
  const at = (what: string): string => `/api/tables/${table}/${what}`;
  const sending = { key: newKey(), turn, answer };
  return [
    ['POST', at('answer'), sending],
    ['POST', at('answer'), { ...sending, answer: { answer } }],
    ['POST', at('undo'), { key: newKey(), turn: turn + 1 }],
    ['POST', at('chat'), { text: 'hello' }],
    ['POST', at('sit'), { seat: 0 }],
    ...['stand', 'start', 'close', 'leave', 'return', 'resign', 'rematch'].map((what): Command => [
      'POST',
      at(what),
      {},
    ]),
    ['POST', at('replace'), { seat: 1, level: 'regular' }],
    ['POST', at('bot'), { seat: 1, level: null }],
    ['POST', '/api/sign-out', {}],
    ['POST', '/api/sign-out-everywhere', {}],
  ];
}

/** The messages that get malformed; `loose`: at a table at which anything may happen. */
export function messages(
  id: number,
  table: string,
  loose: ScratchTable,
): readonly Record<string, unknown>[] {
  const key = newKey();
  return [
    { do: 'answer', id, table, key, turn: 900_000, answer: { card: 900 } },
    { do: 'undo', id, table, key, turn: 900_000 },
    { do: 'watch', id, table, from: -1 },
    { do: 'chat', id, table, text: '' },
    { do: 'unwatch', id, table: 'nowhere' },
    { do: 'answer', id, table: loose.table, key, turn: loose.turn, answer: loose.answer },
    { do: 'watch', id, table: loose.table, from: 0 },
  ];
}
