import { join } from 'node:path';

/** The root folder of the project. */
export const root = join(import.meta.dirname, '../..');

/** Files that tools can create again. */
export const cache = join(root, 'node_modules', '.cache', 'faubourg');
