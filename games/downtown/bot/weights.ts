/** Constants of the heuristic evaluator, in money unless noted; estimates, not tuned. */
export const WEIGHTS = {
  /** Expected gain per round of a player that can buy. */
  gain: 3,
  /** Money above which more adds little to a player's options. */
  liquidity: 6,
  token: 1.5,
  /** Value of a marker in hand, with two players. */
  duelGain: 3.5,
  /** Expected rounds per missing plot of a lot. */
  fillRounds: 0.8,
  /** By missing plots: the rate at which a lot fills up, per round. */
  fill: [0, 1.3, 0.75, 0.45, 0.3],
  /** The value of a plot at which lots fill up at that rate. */
  usualValue: 6,
  /**
   * By plots still to be sold: the probability that one owner stays alone, and that two stay two.
   */
  stayAlone: [1, 0.6, 0.4, 0.25],
  stayTwo: [1, 0.6, 0.4, 0.3],
  /** How strongly votes tend to sensible uses. */
  lean: 1.5,
  /** Money that changes a win share by a factor of e: at the end, and per round left. */
  width: 2,
  widthPerRound: 0.9,
};
