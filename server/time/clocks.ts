/** The clocks of this process, in milliseconds. Tests replace them, one without the other. */
export type ProcessClocks = {
  /** Only grows, from any start: for rate limits, caches, idle times and durations. */
  readonly monotonic: () => number;
  /**
   * Since 1970: for times that people read. It can step either way, and other nodes have another,
   * so nothing is allowed, refused or ended because of it.
   */
  readonly wall: () => number;
};

/** The clocks of a server. No other file of the server reads a clock of the system. */
export type Clocks = ProcessClocks & {
  /** The table time: see table-time.ts. For deadlines, duties, leases and whatever nodes share. */
  readonly tableTime: () => number;
};

export const systemClocks: ProcessClocks = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
};
