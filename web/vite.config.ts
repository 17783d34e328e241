import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { offline } from './offline-plugin.ts';
import { withoutPictures } from './worker-plugin.ts';

const web = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: web,
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), offline()],
  worker: { format: 'es', plugins: () => [withoutPictures()] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Nothing is inlined as data: the content security policy allows files of our own only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
