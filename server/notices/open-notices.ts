import type { FastifyBaseLogger } from 'fastify';
import type { Limits } from '../limits/limits.ts';
import { Notices, type SendToPages } from './notices.ts';
import type { NoticeContext as Context } from './notices.ts';
import { OutboundQueue } from './outbound-queue.ts';
import { Push, pushKeys } from './push.ts';

type NoticeContext = Context & { readonly limits: Limits };

export type NoticeOptions = {
  readonly context: NoticeContext;
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
  const { context, node, contact, allowPrivate, sendToPages, logger } = options;
  const { database, limits } = context;
  const outbound = new OutboundQueue(
    { allowPrivate },
    {
      underWay: limits.outbound,
      underWayOfOne: limits.outboundPerPerson,
      waitingOfOne: limits.outboundWaiting,
    },
  );
  const push = new Push(database, await pushKeys(database), contact, outbound);
  return {
    notices: new Notices(context, push, sendToPages, logger, outbound, node),
    pushKey: push.publicKey,
    close: () => {
      outbound.close();
    },
  };
}
