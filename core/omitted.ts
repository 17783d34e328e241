/**
 * A page plays by the rules; judging whole positions is not its business, and what does it is
 * much to load. In the game as a page plays it these stand in for it.
 */
const elsewhere = (): never => {
  throw new Error('This part of the rules is not in the page.');
};

/** The methods of a game that a page never calls. */
export const omittedInPage = {
  /** Needs what a page does not have. */
  scramble: elsewhere,
  /** Needs what a page does not have. */
  faults: elsewhere,
};

/** The shape of a whole position, which a page never sees. */
export const omittedShape = {
  expected: '',
  schema: {},
  /** Needs what a page does not have. */
  fault: elsewhere,
};
