import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import page from '../../vite.config.ts';

/** The page as it is built for people, with the toy in place of the games. */
export default mergeConfig(
  page,
  defineConfig({ root: fileURLToPath(new URL('.', import.meta.url)) }),
);
