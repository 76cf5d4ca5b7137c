/** Applies an edit to a text area like typing: with undo and an `input` event. */
import { insertText } from '../../emoji/text-insertion.ts';
import type { Edit, Selection } from './edits.ts';

export const selectionOf = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): Selection => ({
  start: selectionStart,
  end: selectionEnd,
});

/** Returns false, without a change, when the text would become too long. */
export function applyEdit(area: HTMLTextAreaElement, { range, text, select }: Edit): boolean {
  area.focus();
  if (!insertText(area, text, range)) return false;
  area.setSelectionRange(select.start, select.end);
  return true;
}
