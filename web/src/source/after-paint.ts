/**
 * How long to wait for a frame, in milliseconds. A slow device may take some hundred for one, and a
 * page that becomes hidden draws none.
 */
const FRAME_WAIT = 1000;

/** Calls back after the next frame was drawn; at once where none will be, in a hidden page. */
export function afterPaint(call: () => void): void {
  let called = false;
  const once = (): void => {
    if (called) return;
    called = true;
    call();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, document.hidden ? 0 : FRAME_WAIT);
}
