/**
 * Writes into a text field as if it were typed: at the caret, heard by the field's owner as input, refused where it would
 * run over the field's `maxLength`.
 */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

export interface TextRange {
  start: number;
  end: number;
}

/** Puts `text` in place of a range, by default of the selection. @returns false when it does not fit. */
export function insertText(field: TextField, text: string, range: TextRange = selectionOf(field)): boolean {
  const { start, end } = range;
  const length = field.value.length - (end - start) + text.length;
  if (field.maxLength >= 0 && length > field.maxLength) return false;
  if (typeText(field, text, range)) return true;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/**
 * The browser's own way, the only one that its undo knows; it wants the focus, which goes back to where it was. Not where a
 * finger types and the focus would raise the keyboard. False where it is not to be had: then nothing was written.
 */
function typeText(field: TextField, text: string, { start, end }: TextRange): boolean {
  const focused = field.ownerDocument.activeElement;
  if (focused !== field) {
    if (!window.matchMedia('(pointer: fine)').matches) return false;
    field.focus({ preventScroll: true });
  }
  field.setSelectionRange(start, end);
  // Deprecated without a successor: every browser has it, tests' pages may not.
  const isWritten =
    typeof document.execCommand === 'function' &&
    (text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text));
  if (focused !== field && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isWritten;
}

/** The caret or selection; the end of the text where the browser does not tell. */
const selectionOf = ({ selectionStart, selectionEnd, value }: TextField): TextRange => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});
