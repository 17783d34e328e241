import { svelte } from '@sveltejs/vite-plugin-svelte';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { catalogueAddress, openCatalogue } from '../games/open-catalogue.ts';
import { chunks, hashed, isMissing } from './chunks.ts';
import { gallery } from './gallery-plugin.ts';
import { linkPreviews } from './link-previews-plugin.ts';
import { offline } from './offline-plugin.ts';
import { remarksPlugin } from './remarks-plugin.ts';

const web = fileURLToPath(new URL('.', import.meta.url));
/** The page's games: our own, or those of the module that FAUBOURG_GAMES names. */
const gamesModule = catalogueAddress(process.env['FAUBOURG_GAMES']);
const games = await openCatalogue(gamesModule);

/** The file of a worker of a game, named after its task and the folder of the game. */
function workerFile(module: string | null | undefined): string {
  const path = module ?? 'unknown/';
  const task = basename(path) === 'review-worker.ts' ? 'reviews' : 'bots';
  return `assets/${task}-${basename(dirname(path))}-[hash].js`;
}

export default defineConfig({
  root: web,
  plugins: [
    svelte({
      configFile: false,
      compilerOptions: { runes: true },
    }),
    linkPreviews(games),
    // Last, because it lists the files that the others emit.
    { ...offline(games), enforce: 'post' },
    remarksPlugin(),
    gallery(),
  ],
  resolve: {
    alias: [{ find: /^(?:\.\.\/)+games\/catalogue\.ts$/, replacement: fileURLToPath(gamesModule) }],
  },
  worker: {
    format: 'es',
    plugins: () => [remarksPlugin()],
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Each game has workers of its own: `games/<game>/bot-worker.ts` and `review-worker.ts`.
      output: { entryFileNames: ({ facadeModuleId }) => workerFile(facadeModuleId) },
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing is inlined as data: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: {
      // Browsers without it load the same scripts a little later.
      polyfill: false,
      // A lazy import names what has to be fetched with it: not itself, nor what is there already.
      resolveDependencies: (target, dependencies, { hostId, hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter((file) => file !== target && isMissing(file, hostId)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: chunks,
        entryFileNames: hashed('.js'),
        chunkFileNames: hashed('.js'),
        assetFileNames: hashed('[extname]'),
      },
      // Parts of Svelte that nothing uses, such as custom elements, can be left out.
      treeshake: {
        moduleSideEffects: [
          { test: /\/svelte\/src\/(?:internal\/client|legacy)\//, sideEffects: false },
        ],
      },
    },
  },
});
