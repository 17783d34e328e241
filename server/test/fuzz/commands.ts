import { newKey } from '../client.ts';

type Command = readonly [method: string, path: string, body: Readonly<Record<string, unknown>>];

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
    ['POST', at('answer'), sending],
    ['POST', at('undo'), { key: newKey(), turn: 900_000 }],
    ['POST', at('chat'), { text: '' }],
    ['GET', at(''), {}],
    ['GET', at('chat?after=x'), {}],
    ['GET', at('events?from=-1'), {}],
    ['GET', at('record'), {}],
    ['GET', '/api/tables?limit=0', {}],
    ['GET', '/api/tables?game=toy', {}],
  ];
}
