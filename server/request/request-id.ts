import { randomBytes } from 'node:crypto';

/** The header of every response that names its request in the log. */
export const REQUEST_ID = 'x-request-id';

/**
 * A new id of a request. It is never taken from the request: what a client or a proxy writes there
 * would be written to the log.
 */
export const newRequestId = (): string => randomBytes(9).toString('base64url');
