/** Links that leave the page: copied, or given to the device's own sheet. */

/** Copies *text*, which stands selected in *field*; false where the device does not let the page. */
export async function copyText(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  // Over plain http there is no clipboard; what is selected can be copied all the same.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  field?.select();
  if (clipboard === undefined) return document.execCommand('copy');
  return clipboard.writeText(text).then(() => true, () => document.execCommand('copy'));
}

export const canSend = (): boolean => typeof navigator.share === 'function';

/** Opens the device's own sheet for *url*; false when the player thought better of it. */
export async function send(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
