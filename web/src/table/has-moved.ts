/**
 * Whether the pointer was moved. A pointer that rests where a button of the page before was does not
 * ask for a tip: browsers report it as a move without a distance.
 */
export const hasMoved = ({ movementX, movementY }: PointerEvent): boolean =>
  movementX !== 0 || movementY !== 0;
