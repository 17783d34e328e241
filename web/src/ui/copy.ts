import { mount, unmount } from 'svelte';

/**
 * Puts a text into the clipboard and tells whether it is there. Where the browser refuses (no
 * https, no permission), the text is shown selected, to be copied by hand; nothing breaks.
 */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Absent over plain http, refused in some windows.
  }
  try {
    const { default: ByHand } = await import('./CopyByHand.svelte');
    return await new Promise<boolean>((done) => {
      const shown = mount(ByHand, {
        target: document.body,
        props: {
          text,
          onclose: (copied: boolean) => {
            void unmount(shown);
            done(copied);
          },
        },
      });
    });
  } catch {
    // Not even that could be loaded: the connection is gone.
    return false;
  }
}
