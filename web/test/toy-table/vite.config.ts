import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import page from '../../vite.config.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The page as it is built for people, with the toy in place of the games. */
export default mergeConfig(page, defineConfig({ root: at('.'), publicDir: at('../../public') }));
