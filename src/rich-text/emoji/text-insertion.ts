/**
 * Inserts text into a text field like typing: at the caret, with an `input` event, and not beyond the field's
 * `maxLength`.
 */
export type TextField = HTMLInputElement | HTMLTextAreaElement;

export interface TextRange {
  start: number;
  end: number;
}

/** Replaces a range, by default the selection, by `text`. @returns false when it does not fit. */
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
 * Inserts with the browser's editing command, which supports undo. It needs the focus, which is restored afterwards. Not
 * used on touch screens, where focus would open the keyboard. Returns false when unavailable; the text is then unchanged.
 */
function typeText(field: TextField, text: string, { start, end }: TextRange): boolean {
  const focused = field.ownerDocument.activeElement;
  if (focused !== field) {
    if (!window.matchMedia('(pointer: fine)').matches) return false;
    field.focus({ preventScroll: true });
  }
  field.setSelectionRange(start, end);
  // Deprecated without a successor. All browsers support it; jsdom does not.
  const isWritten =
    typeof document.execCommand === 'function' &&
    (text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text));
  if (focused !== field && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isWritten;
}

/** The caret or selection; the end of the text if the browser does not report it. */
const selectionOf = ({ selectionStart, selectionEnd, value }: TextField): TextRange => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});
