import {
  BadSetting,
  FolderInUse,
  ForeignWal,
  fromEnvironment,
  type RunningServer,
  serve,
  Unavailable,
} from '@faubourg/server';
import { join, resolve } from 'node:path';
import { CatalogueError, catalogueAddress, openCatalogue } from '../games/open-catalogue.ts';
import { addDocsToPage } from './docs/add-docs-to-page.ts';
import { buildPage, page } from './tools/build-page.ts';
import { root } from './tools/root.ts';

/** Why the server cannot start, in one sentence. */
class Unable extends Error {}

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return 8080;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  // 0 takes any free port.
  if (port >= 0 && port <= 65535) return port;
  throw new Unable(`PORT must be a whole number from 0 to 65535, but it is "${text}".`);
}

/** Explains errors that the person who starts the server can correct. */
function explain(error: unknown, port: number, data: string): unknown {
  if (error instanceof CatalogueError) return new Unable(`FAUBOURG_GAMES: ${error.message}`);
  const explained = [BadSetting, FolderInUse, ForeignWal].some((kind) => error instanceof kind);
  if (explained) return new Unable((error as Error).message);
  if (error instanceof Unavailable && !process.env['DATABASE_URL']) {
    return new Unable(`The database in ${data} (FAUBOURG_DATA) cannot be used: ${error.message}`);
  }
  if (error instanceof Unavailable) {
    return new Unable(`The database of DATABASE_URL cannot be reached: ${error.message}`);
  }
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  if (error.syscall === 'listen' && error.code === 'EADDRINUSE') {
    return new Unable(`Port ${port} is taken. Choose another, e.g. PORT=${port + 1} npm start`);
  }
  if (error.syscall === 'listen' && error.code === 'EADDRNOTAVAIL') {
    return new Unable(`FAUBOURG_HOST must be an address of this machine: ${error.message}`);
  }
  if (error.syscall === 'listen')
    return new Unable(`Port ${port} cannot be used: ${error.message}`);
  if (error.syscall === 'mkdir') {
    return new Unable(`The data folder ${data} (FAUBOURG_DATA) cannot be used: ${error.message}`);
  }
  return error;
}

async function startServer(port: number, data: string): Promise<RunningServer> {
  return serve({ ...fromEnvironment(process.env), port, data, page });
}

async function open(): Promise<void> {
  const port = portFrom(process.env.PORT);
  const data = resolve(process.env.FAUBOURG_DATA || join(root, 'data'));
  await openCatalogue(catalogueAddress(process.env['FAUBOURG_GAMES'])).catch((error: unknown) => {
    throw explain(error, port, data);
  });
  if (await buildPage()) console.log('The page is built.');
  await addDocsToPage(page);
  const server = await startServer(port, data).catch((error: unknown) => {
    throw explain(error, port, data);
  });
  console.log(`Faubourg is open at ${server.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close());
  }
}

try {
  await open();
} catch (error) {
  if (!(error instanceof Unable)) throw error;
  console.error(error.message);
  // The server may have started threads or timers before it failed.
  process.exit(1);
}
