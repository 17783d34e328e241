import files from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerContext } from '../request/context.ts';
import type { App } from './app.ts';
import { linkRoutes } from './routes/links.ts';

/**
 * Serves the built page. All addresses inside it, such as a table's link, lead to its one document.
 */
export async function servePage(app: App, context: ServerContext, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(files, { root: folder });
  // The documents beside the page, if they were built: a folder needs the slash at its end.
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/docs/'));
  await linkRoutes(app, context, folder);
}

/** Whether a browser asks for an address inside the page. */
export function asksForPage(request: FastifyRequest, reply: FastifyReply): boolean {
  const path = request.url.split('?')[0]!;
  return (
    request.method === 'GET' &&
    'sendFile' in reply &&
    !path.startsWith('/api/') &&
    !path.startsWith('/docs/') &&
    !path.includes('.') &&
    (request.headers.accept ?? '').includes('text/html')
  );
}
