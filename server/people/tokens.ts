import { createHash, randomBytes } from 'node:crypto';
import { randomId } from '../ids/random-id.ts';

/** 32 random bytes, which nobody can guess: a plain hash of them is safe to store. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const TOKEN = /^[\w-]{43}$/;

export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** A random id of a person or a key. */
export const newId = (): string => randomId(12);
