import type { SavedGame } from './saved-game.ts';

const NAME = 'faubourg';
const GAMES = 'games';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('The store did not open.'));
    });
  });
  return opened;
}

async function inStore<T>(
  mode: IDBTransactionMode,
  make: (games: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const store = (await database()).transaction(GAMES, mode).objectStore(GAMES);
  return new Promise((resolve, reject) => {
    const request = make(store);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => {
      reject(request.error ?? new Error('The store gave no answer.'));
    });
  });
}

/** Used where the browser gives no IndexedDB, as in some private windows: games last as long as the page. */
const inMemory = new Map<string, SavedGame>();

async function orInMemory<T>(stored: () => Promise<T>, fromMemory: () => T): Promise<T> {
  try {
    return await stored();
  } catch {
    return fromMemory();
  }
}

/** Stores a game on this device, in place of its earlier version. */
export async function saveGame(game: SavedGame): Promise<void> {
  // IndexedDB cannot store the proxies of reactive state.
  const plain = JSON.parse(JSON.stringify(game)) as SavedGame;
  await orInMemory<unknown>(
    () => inStore('readwrite', (games) => games.put(plain)),
    () => inMemory.set(game.id, plain),
  );
}

export async function savedGame(id: string): Promise<SavedGame | null> {
  const found = await orInMemory(
    () => inStore('readonly', (games) => games.get(id) as IDBRequest<SavedGame | undefined>),
    () => inMemory.get(id),
  );
  return found ?? null;
}

/** All games on this device, the last changed first. */
export async function savedGames(): Promise<SavedGame[]> {
  const all = await orInMemory(
    () => inStore('readonly', (games) => games.getAll() as IDBRequest<SavedGame[]>),
    () => [...inMemory.values()],
  );
  return all.sort((a, b) => b.touched - a.touched);
}

export async function deleteGame(id: string): Promise<void> {
  await orInMemory<unknown>(
    () => inStore('readwrite', (games) => games.delete(id)),
    () => inMemory.delete(id),
  );
}
