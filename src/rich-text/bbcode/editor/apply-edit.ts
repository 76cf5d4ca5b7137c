/** Carries an edit out in a text area as if it were typed: it can be undone, and the area's owner hears of it. */
import { insertText } from '../../emoji/text-insertion.ts';
import type { Edit, Selection } from './edits.ts';

export const selectionOf = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): Selection => ({
  start: selectionStart,
  end: selectionEnd,
});

/** False when the text would become too long; then nothing changed. */
export function applyEdit(area: HTMLTextAreaElement, { range, text, select }: Edit): boolean {
  area.focus();
  if (!insertText(area, text, range)) return false;
  area.setSelectionRange(select.start, select.end);
  return true;
}
