/** Where somebody writes in a text area: kept while the loaded editor replaces the plain one. */

export interface Caret {
  start: number;
  end: number;
  scrollTop: number;
}

/** Null without the focus. */
export const caretOf = (area: HTMLTextAreaElement): Caret | null =>
  document.activeElement === area
    ? { start: area.selectionStart, end: area.selectionEnd, scrollTop: area.scrollTop }
    : null;

export function placeCaret(area: HTMLTextAreaElement, { start, end, scrollTop }: Caret): void {
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, end);
  area.scrollTop = scrollTop;
}
