import type { Connect, Plugin } from 'vite';
import { readRecorded, recordedGames, recordedMoments } from './gallery-moments.ts';

/**
 * The gallery of the development server: `/gallery` is its page, `/gallery/records` lists the
 * recorded games, `/gallery/moments?game=…&record=…` gives moments of one of them.
 */
export function gallery(): Plugin {
  return {
    name: 'faubourg-gallery',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(answerGallery);
    },
  };
}

const answerGallery: Connect.NextHandleFunction = (request, response, next) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = url.pathname.replace(/\/$/, '');
  if (path === '/gallery') {
    request.url = `/gallery.html${url.search}`;
    next();
    return;
  }
  const answer = dataOf(path, url.searchParams);
  if (!answer) {
    next();
    return;
  }
  response.setHeader('content-type', 'application/json');
  answer.then((data) => response.end(JSON.stringify(data)), next);
};

/** The data at an address of the gallery, or null where there is none. */
function dataOf(path: string, query: URLSearchParams): Promise<unknown> | null {
  if (path === '/gallery/records') return recordedGames();
  if (path === '/gallery/moments') return momentsAt(query);
  return null;
}

async function momentsAt(query: URLSearchParams): Promise<unknown> {
  const [game, record, row] = [query.get('game'), query.get('record'), query.get('row')];
  const known = (await recordedGames()).find((recorded) => recorded.game === game);
  if (!game || !record || !known?.records.includes(record)) throw new Error('No such record.');
  const read = await readRecorded(game, record);
  return recordedMoments(
    read,
    row === null ? undefined : [Math.min(Number(row), read.rows.length)],
  );
}
