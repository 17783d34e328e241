import { createECDH } from 'node:crypto';
import { storedSetting } from '../store/credentials.ts';
import type { Database } from '../store/database.ts';
import type { SubscriptionRow } from '../store/schema.ts';
import { subscriptionsOf, unsubscribe } from '../store/subscriptions.ts';
import type { OutboundQueue } from './outbound-queue.ts';

/** Loaded with the first message, because most servers that start send none. */
const library = async () => (await import('web-push')).default;

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** The keys that identify this server to push services: made at the first start, then stored. */
export async function pushKeys(database: Database): Promise<PushKeys> {
  const text = await storedSetting(database, 'push keys', () => JSON.stringify(newKeys()));
  return JSON.parse(text) as PushKeys;
}

/** A pair of keys on the curve P-256, as RFC 8292 has it: a whole point and a number of 32 bytes. */
function newKeys(): PushKeys {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  // Node leaves out leading zeros.
  const privateKey = curve.getPrivateKey('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(privateKey, 'hex').toString('base64url') };
}

/** Web Push: messages to browsers that do not have the page open. */
export class Push {
  readonly publicKey: string;
  readonly #database: Database;
  readonly #keys: PushKeys;
  readonly #contact: string;
  readonly #outbound: OutboundQueue;

  constructor(database: Database, keys: PushKeys, contact: string, outbound: OutboundQueue) {
    this.#database = database;
    this.#keys = keys;
    this.publicKey = keys.publicKey;
    this.#contact = contact;
    this.#outbound = outbound;
  }

  async send(person: string, text: string): Promise<void> {
    const subscriptions = await subscriptionsOf(this.#database, person);
    await Promise.allSettled(subscriptions.map((one) => this.#sendTo(one, text)));
  }

  async #sendTo({ endpoint, keys, person }: SubscriptionRow, text: string): Promise<void> {
    const webpush = await library();
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: JSON.parse(keys) as { p256dh: string; auth: string } },
      text,
      { TTL: 86_400, vapidDetails: { subject: this.#contact, ...this.#keys } },
    );
    const status = await this.#outbound.send(person, { url: endpoint, headers, body });
    // The browser has unsubscribed at the push service.
    if (status === 404 || status === 410) {
      await this.#database.write([unsubscribe(this.#database, endpoint, null)]);
    }
  }
}
