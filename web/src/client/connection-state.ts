/** Steady; or being re-established; or lost for good. */
export type ConnectionState = 'steady' | 'reconnecting' | 'lost';
