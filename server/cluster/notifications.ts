import type { FastifyBaseLogger } from 'fastify';
import type { SendToPages } from '../notices/notices.ts';
import type { ServerContext } from '../request/context.ts';
import { bannedPeople } from '../store/bans.ts';
import { type Notification, parseNotification } from '../store/notification.ts';
import type { ClusterPresence } from './cluster-presence.ts';

/** Acts on the notifications of other nodes. */
export async function listenToCluster(
  { database, liveTables, chat, people, ignored }: ServerContext,
  sendToPages: SendToPages,
  clusterPresence: ClusterPresence,
  logger: FastifyBaseLogger,
): Promise<void> {
  const failed = (error: unknown): void => {
    logger.warn({ err: error }, 'a note from another node was missed');
  };

  /** Notifications may have been missed: everything that was learnt from them is read again. */
  async function refreshAll(): Promise<void> {
    people.dropCached(null);
    ignored.dropCached(null);
    for (const person of await bannedPeople(database)) people.signedOut(person);
    for (const handle of liveTables.all()) await chat.onNotification(handle).catch(failed);
    await liveTables.catchUpAll();
    await clusterPresence.refresh();
  }

  async function onNotification(notification: Notification): Promise<void> {
    switch (notification.kind) {
      case 'row': {
        await liveTables.onNotification(notification.table, notification.seq);
        break;
      }
      case 'gone': {
        await liveTables.onNotification(notification.table, Infinity);
        break;
      }
      case 'chat': {
        const handle = liveTables.ifLoaded(notification.table);
        if (handle) await chat.onNotification(handle);
        break;
      }
      case 'person': {
        people.dropCached(notification.person);
        break;
      }
      case 'signed-out': {
        people.signedOut(notification.person);
        break;
      }
      case 'mute': {
        ignored.dropCached(notification.person);
        break;
      }
      case 'notice': {
        const { person, node, text } = notification;
        if (node !== liveTables.context.node) sendToPages(person, text);
        break;
      }
      case 'here':
      case 'node': {
        await clusterPresence.onNotification(notification);
        break;
      }
      default: {
        notification satisfies never;
      }
    }
  }

  await database.listen((text) => {
    const notification = text === null ? null : parseNotification(text);
    if (text === null) refreshAll().catch(failed);
    else if (notification) onNotification(notification).catch(failed);
  });
}
