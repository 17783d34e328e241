import type { BrowserContext } from '@playwright/test';

/**
 * Gives the games that begin in these pages fixed seeds, so that a test meets the same cards in
 * every run: one that fails with some deals fails always, or never. FAUBOURG_DEALS, any text,
 * chooses other deals; `npm run test:repeat` does so in every run. The server draws its own seeds.
 */
export async function fixSeeds(context: BrowserContext, name: string): Promise<void> {
  const deals = process.env.FAUBOURG_DEALS ?? '';
  await context.addInitScript((key) => {
    const random = crypto.getRandomValues.bind(crypto);
    const isSeed = (array: unknown): array is Uint8Array =>
      array instanceof Uint8Array && array.length === 32;
    /** Which seed of this context it is. Counted in the storage, because a page may be reloaded. */
    const nextNumber = (): number => {
      const number = Number(localStorage.getItem('test.seeds') ?? 0);
      localStorage.setItem('test.seeds', String(number + 1));
      return number;
    };
    Object.assign(crypto, {
      getRandomValues: (array: ArrayBufferView<ArrayBuffer>) => {
        if (!isSeed(array)) return random(array);
        // FNV-1a over the text, then a linear congruence: seeds need to differ, no more.
        let state = 0x811c9dc5;
        for (const character of `${key} ${nextNumber()}`)
          state = Math.imul(state ^ character.codePointAt(0)!, 0x01000193);
        for (let i = 0; i < array.length; i++) {
          state = (Math.imul(state, 1664525) + 1013904223) | 0;
          array[i] = state >>> 24;
        }
        return array;
      },
    });
  }, `${deals} ${name}`);
}
