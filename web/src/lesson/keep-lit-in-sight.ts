/** Whether an element lies inside its scrolling container and nothing covers its middle. */
function isInSight(element: Element, scroller: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const box = scroller.getBoundingClientRect();
  const [middle, centre] = [y + height / 2, x + width / 2];
  if (middle < box.top || middle > Math.min(box.bottom, innerHeight)) return false;
  const top = document.elementFromPoint(centre, middle);
  return top !== null && (element.contains(top) || top.contains(element));
}

/** Scrolls what a lesson waits for into sight whenever something else in this element is lit. */
export function keepLitInSight(scroller: HTMLElement): () => void {
  const look = (): void => {
    const lit = [...scroller.querySelectorAll('[data-lit]')];
    if (lit.length === 0 || lit.some((one) => isInSight(one, scroller))) return;
    lit[0]!.scrollIntoView({ block: 'center', inline: 'nearest' });
  };
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  observer.observe(scroller, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-lit'],
  });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
