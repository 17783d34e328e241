/*
 * Where the numbers of a node are in its store. One list with fixed places is read faster than many
 * lists. They are plain numbers because bundles then contain the numbers themselves, which is faster
 * than places that are computed.
 */

/** Locations are bits in three words: location n is bit n % 32 of word n / 32. */
export const WORDS = 3;
/** Length of a seat's row with an entry per shop size. */
export const SIZES_ROW = 8;
/** Length of a seat's row with an entry per type. */
export const TYPES_ROW = 16;

export const ROUND = 0;
export const PHASE = 1;
/** The seat that builds first, when building goes in turn. */
export const FIRST = 2;
/** The seats that have chosen, said done or finished in the present phase, one bit each. */
export const READY = 3;
/** By seat. */
export const MONEY = 4;
/** By seat: what its businesses earn. */
export const INCOME = 9;
/** By seat: a bit for each type in hand. */
export const IN_HAND = 14;
/** By seat: the number of cards in hand. */
export const HELD = 19;
/** By seat, as bit sets of locations: cards in hand, and cards chosen. */
export const CARDS = 24;
export const KEPT = 39;
/** By seat: own locations without a shop as a bit set, and `bitEnds` of its words. */
export const FREE = 54;
export const FREE_ENDS = 69;
/** All owned locations, as a bit set. */
export const OWNED = 84;
/** By type: tiles in the bag. */
export const BAG = 87;
/** By kind: economy cards left. */
export const KINDS_LEFT = 99;
/** By seat and size: its shops on the board. */
export const BUILT = 108;
/** By seat and type: tiles in hand. */
export const TILES = 148;
/** By location: the shop there, see `plotOf`; 0 for none. */
export const PLOTS = 228;
export const STORE_LENGTH = 314;
