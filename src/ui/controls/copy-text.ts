/** Puts text on the clipboard, also where the browser offers none to pages: worlds on plain HTTP. */

/** Resolves to whether the text is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way: what is selected in a field is copied. The field stands where the focus is, so that a dialog keeps it. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  (focused?.parentElement ?? document.body).append(field);
  field.select();
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- there is no other way without a secure context
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    focused?.focus();
  }
}
