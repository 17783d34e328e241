/** The numbers of the hand evaluation, in money unless said otherwise: estimates, not yet tuned. */
export const WEIGHTS = {
  /** What a round brings a player who can buy. */
  gain: 3,
  /** Money with which a player can do most of what there is to do. */
  liquidity: 6,
  token: 1.5,
  /** A marker in hand, with two players. */
  duelGain: 3.5,
  /** Rounds that pass for every plot a lot needs. */
  fillRounds: 0.8,
  /** How fast a lot fills up that needs so many plots: e-folds a round. */
  fill: [0, 1.3, 0.75, 0.45, 0.3],
  /** A plot worth so much draws buyers as fast as that. */
  usualValue: 6,
  /** The chance that one owner stays alone, two stay two, until so many plots are sold. */
  stayAlone: [1, 0.6, 0.4, 0.25],
  stayTwo: [1, 0.6, 0.4, 0.3],
  /** How strongly votes lean to what makes sense. */
  lean: 1.5,
  /** Money that is worth an e-fold in win share: at the end, and more for every round left. */
  width: 2,
  widthPerRound: 0.9,
};
