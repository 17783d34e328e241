/** A rectangle of the window, in CSS pixels. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

/** Where an element is on the screen now. */
export const boxOf = (element: Element): Box => {
  const { left: x, top: y, width: w, height: h } = element.getBoundingClientRect();
  return { x, y, w, h };
};

/** Where these places of a board are on the screen now. Places that are not drawn are left out. */
export function placeBoxes(board: Element, places: readonly string[]): Box[] {
  return places.flatMap((place) => {
    const element = board.querySelector(`[data-place="${CSS.escape(place)}"]`);
    return element ? [boxOf(element)] : [];
  });
}

/** Where a seat's card is on the screen now; null if it is not drawn. */
export function seatBox(seat: number): Box | null {
  const card = document.querySelector(`article[data-seat="${seat}"]`);
  const box = card && boxOf(card);
  return box && box.w > 0 ? box : null;
}

/** The smallest rectangle around these; there is at least one. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}
