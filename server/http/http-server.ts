import type { ServerContext } from '../request/context.ts';
import { addHooks, type App } from './app.ts';
import { describeApi, serveApiDocument } from './openapi.ts';
import { addRoutes, type RouteParts } from './routes/index.ts';
import { servePage } from './serve-page.ts';

/** Completes the web server: hooks, routes, the API document and the page. */
export async function addHttp(
  app: App,
  context: ServerContext,
  parts: RouteParts & { readonly page: string | undefined },
): Promise<void> {
  await addHooks(app, context);
  await describeApi(app);
  addRoutes(app, context, parts);
  // A server with a page is one for people.
  serveApiDocument(app, context.games, parts.page !== undefined);
  if (parts.page !== undefined) await servePage(app, context, parts.page);
}
