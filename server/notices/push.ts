import webpush from 'web-push';
import { fact } from '../store/credentials.ts';
import type { Engine } from '../store/engine.ts';
import type { Subscription } from '../store/schema.ts';
import { subscriptionsOf, unsubscribe } from '../store/subscriptions.ts';
import type { Mail } from './mail.ts';

export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** The keys by which push services know this house: made on the first start, then kept. */
export async function pushKeys(engine: Engine): Promise<PushKeys> {
  const text = await fact(engine, 'push keys', () => JSON.stringify(webpush.generateVAPIDKeys()));
  return JSON.parse(text) as PushKeys;
}

/** Messages to browsers that are not on the page. */
export class Push {
  readonly publicKey: string;
  readonly #engine: Engine;
  readonly #keys: PushKeys;
  readonly #contact: string;
  readonly #mail: Mail;

  constructor(engine: Engine, keys: PushKeys, contact: string, mail: Mail) {
    this.#engine = engine;
    this.#keys = keys;
    this.publicKey = keys.publicKey;
    this.#contact = contact;
    this.#mail = mail;
  }

  async send(person: string, text: string): Promise<void> {
    const subscriptions = await subscriptionsOf(this.#engine, person);
    await Promise.allSettled(subscriptions.map((one) => this.#sendTo(one, text)));
  }

  async #sendTo({ endpoint, keys, person }: Subscription, text: string): Promise<void> {
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: JSON.parse(keys) as { p256dh: string; auth: string } },
      text,
      { TTL: 86_400, vapidDetails: { subject: this.#contact, ...this.#keys } },
    );
    const status = await this.#mail.send(person, { url: endpoint, headers, body });
    // The browser has unsubscribed there.
    if (status === 404 || status === 410) {
      await this.#engine.write([unsubscribe(this.#engine, endpoint, null)]);
    }
  }
}
