/** How long to wait for a frame, in milliseconds: a hidden page draws none. */
const FRAME_WAIT = 100;

/** Calls back after the next frame was drawn. */
export function afterPaint(call: () => void): void {
  let called = false;
  const once = (): void => {
    if (called) return;
    called = true;
    call();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, FRAME_WAIT);
}
