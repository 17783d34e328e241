import type { Review } from '../../../games/listed-game.ts';

const NAME = 'faubourg-reviews';
const REVIEWS = 'reviews';
/** Reviews kept on the device: the oldest are deleted. One takes 30 to 350 kB. */
const MOST = 40;
/** What `search/review` writes now: a review of another version is made again. */
const VERSION = 1;

type Kept = { readonly key: string; readonly at: number; readonly review: Review };

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(REVIEWS, { keyPath: 'key' }).createIndex('at', 'at');
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('The store did not open.'));
    });
  });
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('The store gave no answer.'));
    });
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  use: (reviews: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const database = await open();
  try {
    return await use(database.transaction(REVIEWS, mode).objectStore(REVIEWS));
  } finally {
    database.close();
  }
}

/** A review kept on this device; null if there is none, or if the browser keeps nothing. */
export async function keptReview(key: string): Promise<Review | null> {
  try {
    const kept = await inStore('readonly', (reviews) =>
      result(reviews.get(key) as IDBRequest<Kept | undefined>),
    );
    return kept?.review.version === VERSION ? kept.review : null;
  } catch {
    return null;
  }
}

/** Keeps a review on this device. A browser that keeps nothing analyses again the next time. */
export async function keepReview(key: string, review: Review): Promise<void> {
  try {
    await inStore('readwrite', async (reviews) => {
      await result(reviews.put({ key, at: Date.now(), review } satisfies Kept));
      const keys = await result(reviews.index('at').getAllKeys());
      for (const old of keys.slice(0, Math.max(0, keys.length - MOST)))
        await result(reviews.delete(old));
    });
  } catch {
    // Private windows may refuse the store.
  }
}
