import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks, preloads } from './chunks.ts';
import { plainData } from './data-plugin.ts';
import { gallery } from './gallery-plugin.ts';
import { withoutBots, withoutPictures } from './leave-out-plugin.ts';
import { offline } from './offline-plugin.ts';
import { withoutModes } from './runtime-plugin.ts';

const web = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: web,
  plugins: [
    svelte({
      configFile: false,
      compilerOptions: {
        runes: true,
        discloseVersion: false,
        // As short as it can be: it stands at every element that has a style.
        cssHash: ({ hash, filename, css }) => `s${hash(filename + css).slice(0, 5)}`,
      },
    }),
    // Last: it lists what the others have left over.
    { ...offline(), enforce: 'post' },
    withoutBots(),
    withoutModes(),
    plainData(),
    gallery(),
  ],
  worker: { format: 'es', plugins: () => [withoutPictures()] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing is inlined as data: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Browsers that cannot preload modules load them a little later, without a stand-in for it.
    modulePreload: { polyfill: false, resolveDependencies: preloads },
    rolldownOptions: {
      output: { codeSplitting: chunks },
      // Svelte does not say so, but loading what binds fields or copies does nothing by itself.
      treeshake: {
        moduleSideEffects: [
          { test: /\/elements\/bindings\/|\/shared\/clone\.js$/, sideEffects: false },
        ],
      },
    },
  },
});
