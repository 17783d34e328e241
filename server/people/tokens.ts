import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes: nobody guesses one, so a plain hash of it is enough to keep. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const TOKEN = /^[\w-]{43}$/;

export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** An id that says nothing: of people, keys and the like. */
export const newId = (): string => randomBytes(12).toString('base64url');
