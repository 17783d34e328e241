import { buildPage } from './tools/build-page.ts';

console.log((await buildPage()) ? 'The page is built.' : 'The page is up to date.');
