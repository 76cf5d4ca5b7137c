/** Copying a text. Plain HTTP in a home network has no clipboard: there the old way of selecting it is tried. */

/** Whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea');
  const focused = document.activeElement;
  holder.value = text;
  holder.readOnly = true;
  holder.className = 'sr-only';
  // Inside the dialog, which takes the focus back from anything else.
  (focused?.closest('[role="dialog"]') ?? document.body).append(holder);
  holder.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way where there is no clipboard
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    holder.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
