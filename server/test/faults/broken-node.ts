import { registerHooks } from 'node:module';

/*
 * A server whose database is broken on purpose (broken-store.ts), so that the fault run is seen to
 * count what it is there for.
 */

const STORE = new URL('../../store/open.ts', import.meta.url).href;
const BROKEN = new URL('./broken-store.ts', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url === STORE && context.parentURL !== BROKEN ? { ...found, url: BROKEN } : found;
  },
});
await import('./node.ts');
