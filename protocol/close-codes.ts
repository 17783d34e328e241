/* Why the server closes a WebSocket (RFC 6455, 7.4). A client may reconnect after each of them. */

/** The connection exceeded its rate limit for too long. */
export const FLOODED = 1008;
/** The server restarts. */
export const RESTARTING = 1012;
/** The person signed out; the token the connection was opened with is no longer valid. */
export const SIGNED_OUT = 4001;
