import type { FastifyBaseLogger } from 'fastify';
import type { People } from '../people/people.ts';
import type { Database } from '../store/database.ts';
import { Notices, type SendToPages } from './notices.ts';
import { OutboundQueue } from './outbound-queue.ts';
import { Push, pushKeys } from './push.ts';

export type NoticeOptions = {
  readonly database: Database;
  readonly people: People;
  /** The id of this node. */
  readonly node: string;
  /** Where push services can reach the operator. */
  readonly contact: string;
  /** Allows webhooks and push services at private addresses: for tests. */
  readonly allowPrivate: boolean;
  readonly sendToPages: SendToPages;
  readonly logger: FastifyBaseLogger;
};

/** Notices and the ways they are sent: open pages, Web Push and webhooks. */
export async function openNotices(options: NoticeOptions): Promise<{
  readonly notices: Notices;
  /** The public key of Web Push. */
  readonly pushKey: string;
  close(): void;
}> {
  const { database, people, node, contact, allowPrivate, sendToPages, logger } = options;
  const outbound = new OutboundQueue({ allowPrivate });
  const push = new Push(database, await pushKeys(database), contact, outbound);
  return {
    notices: new Notices(database, people, push, sendToPages, logger, outbound, node),
    pushKey: push.publicKey,
    close: () => {
      outbound.close();
    },
  };
}
