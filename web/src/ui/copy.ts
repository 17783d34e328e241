import { mount, unmount } from 'svelte';

/**
 * Copies a text to the clipboard. Resolves to whether it is there. If the browser refuses (no https,
 * no permission), the text is shown selected, to be copied by hand.
 */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The API is missing over plain http, and browsers can refuse.
  }
  try {
    const { default: CopyByHand } = await import('./CopyByHand.svelte');
    return await new Promise<boolean>((done) => {
      const shown = mount(CopyByHand, {
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
    // The dialog could not be loaded: there is no connection.
    return false;
  }
}
