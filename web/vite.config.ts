import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { withoutBots, withoutPictures } from './leave-out-plugin.ts';
import { offline } from './offline-plugin.ts';
import { remarksPlugin } from './remarks-plugin.ts';

const web = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: web,
  plugins: [
    svelte({
      configFile: false,
      compilerOptions: { runes: true },
    }),
    // Last: it lists what the others have left over.
    { ...offline(), enforce: 'post' },
    withoutBots(),
    remarksPlugin(),
  ],
  worker: { format: 'es', plugins: () => [withoutPictures(), remarksPlugin()] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing is inlined as data: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
});
