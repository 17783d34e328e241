import { join } from 'node:path';

/** The folder of the whole house. */
export const root = join(import.meta.dirname, '../..');

/** Where tools keep what they can make again. */
export const cache = join(root, 'node_modules', '.cache', 'faubourg');
