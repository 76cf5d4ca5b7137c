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
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** The caret or selection; the end of the text where the browser does not tell. */
export const selectionOf = ({ selectionStart, selectionEnd, value }: TextField): TextRange => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});
