import { shareId } from '@faubourg/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ServerContext } from '../../request/context.ts';
import { peopleById } from '../../store/people.ts';
import { readShare } from '../../store/shares.ts';
import { readTable } from '../../store/tables.ts';
import type { App } from '../app.ts';
import {
  languageOf,
  type Linked,
  originOf,
  type PreviewData,
  previewTags,
} from '../link-preview.ts';

const HEAD_END = '</head>';

/** What is written into the page that a link leads to. Without `link-previews.json`: nothing. */
async function readPreviews(folder: string): Promise<PreviewData> {
  try {
    // The build of the page wrote this file.
    return JSON.parse(await readFile(join(folder, 'link-previews.json'), 'utf8')) as PreviewData;
  } catch {
    return { words: {}, games: {} };
  }
}

/**
 * Serves the page at the addresses that people send each other: `/at/<table>` and `/s/<share>`.
 * The page's own addresses stand behind a `#`, which a server never sees.
 */
export async function linkRoutes(app: App, context: ServerContext, folder: string): Promise<void> {
  const { database } = context;
  const previews = await readPreviews(folder);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const headEnd = page.indexOf(HEAD_END);

  /** The table behind a link. Its host's name is shown to everybody who opens the link. */
  async function table(id: string): Promise<Linked | null> {
    const row = await readTable(database, id);
    if (!row || row.phase === 'closed') return null;
    const { game, phase, host } = row;
    const known = phase === 'open' && host !== null ? await peopleById(database, [host]) : [];
    // Every stored phase was written from the type of phases.
    return { game, what: phase as 'open' | 'running' | 'over', name: known[0]?.name };
  }

  async function share(id: string): Promise<Linked | null> {
    if (shareId.fault(id, '') !== null) return null;
    const found = await readShare(database, id);
    return found && { game: found.game, what: found.kind };
  }

  async function send(request: FastifyRequest, reply: FastifyReply, linked: Linked | null) {
    const language = languageOf(request.headers['accept-language'], previews.words);
    const origin = originOf(request.protocol, request.host);
    const at = { origin, path: request.url.split('?')[0]! };
    const tags = linked ? previewTags(previews, linked, language, at) : '';
    void reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .serializer(String);
    return reply.send(page.slice(0, headEnd) + tags + page.slice(headEnd));
  }

  const id = z.string().max(64);
  for (const rest of ['', '/:row']) {
    const schema = { hide: true, params: z.object({ id }) };
    app.get(`/at/:id${rest}`, { schema }, async (request, reply) =>
      send(request, reply, await table(request.params.id)),
    );
    app.get(`/s/:id${rest}`, { schema }, async (request, reply) =>
      send(request, reply, await share(request.params.id)),
    );
  }
}
