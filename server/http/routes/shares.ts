import { createHash } from 'node:crypto';
import { object, refused } from '@faubourg/core';
import { shareId, shareShape } from '@faubourg/protocol';
import { z } from 'zod';
import { quotaUsedUp } from '../../limits/rate-limits.ts';
import { optionalPerson } from '../../request/authenticate.ts';
import { clientAddress } from '../../request/client-address.ts';
import type { ServerContext } from '../../request/context.ts';
import { orRefuse } from '../../request/errors.ts';
import { countShares, insertShare, readShare, touchShare } from '../../store/shares.ts';
import type { App } from '../app.ts';

/** Milliseconds after which the last use of a link is noted again. */
const USE_NOTED = 86_400_000;

const idOf = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

/**
 * Short links: the server keeps a packed game as it came and does not unpack it. The page checks
 * it, as it checks one that came in the link itself.
 */
export function shareRoutes(app: App, context: ServerContext): void {
  const { database, games, rateLimits, limits, clocks, proxies } = context;

  app.post(
    '/api/shares',
    {
      schema: {
        summary: 'Keep a game or a position for a short link',
        body: shareShape,
        response: { 201: object({ share: shareId }) },
      },
    },
    async (request, reply) => {
      const person = await optionalPerson(context, request);
      orRefuse(rateLimits.shares(person?.id ?? clientAddress(request.raw, proxies)) ?? {});
      const { kind, game, packed } = request.body;
      orRefuse(games.newest(game));
      const id = idOf(`${kind} ${game} ${packed}`);
      const known = await readShare(database, id);
      if (!known && (await countShares(database)) >= limits.sharesStored) {
        orRefuse(quotaUsedUp('shared games', limits.sharesStored));
      }
      await database.write([insertShare(database, id, request.body, clocks.tableTime())]);
      return reply.code(201).send({ share: id });
    },
  );

  app.get(
    '/api/shares/:share',
    {
      schema: {
        summary: 'The game or position behind a short link',
        params: z.strictObject({ share: z.string().max(64) }),
        response: { 200: shareShape },
      },
    },
    async (request) => {
      await optionalPerson(context, request);
      const id = request.params.share;
      const found = await readShare(database, id);
      if (!found) return orRefuse(refused('FB-30', 'share-unknown'));
      const { used_at: usedAt, ...share } = found;
      const now = clocks.tableTime();
      if (now - usedAt > USE_NOTED) await database.write([touchShare(database, id, now)]);
      return share;
    },
  );
}
