import type { Attachment } from 'svelte/attachments';

/** How far outside the window something is already near, in CSS pixels. */
const MARGIN = '600px';

/** Calls back once when an element comes near the window. */
export const whenNear =
  (call: () => void): Attachment =>
  (element) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        call();
      },
      { rootMargin: MARGIN },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
