/**
 * The files that are loaded by their address rather than imported: the program, the threads, and the
 * modules of games. The release has each as `lib/<name>.js`; an address such as
 * `new URL('./worker.ts', import.meta.url)` in the sources becomes that of the compiled file.
 */
export const entries: { readonly [name: string]: string } = {
  main: 'cli/main.ts',
  'arena-thread': 'cli/arena/thread.ts',
  'verify-thread': 'cli/records/thread.ts',
  'simulation-thread': 'cli/simulation/thread.ts',
  'bot-thread': 'server/bots/worker.ts',
  'sqlite-writer': 'server/store/sqlite-writer.ts',
  'server-games': 'server/catalogue.ts',
  games: 'games/catalogue.ts',
  // Piscina starts this file, which it expects beside its own.
  worker: 'node_modules/piscina/dist/worker.js',
};
