/** Keeps where somebody writes while the loaded editor replaces the plain text area. */
export interface CaretKeeper {
  /** Call before `area` is removed. */
  keep(area: HTMLTextAreaElement): void;
  /** Call once `area` is mounted. It takes the focus only where the other one had it. */
  restore(area: HTMLTextAreaElement): void;
}

export function createCaretKeeper(): CaretKeeper {
  let kept: Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd' | 'scrollTop'> | null = null;
  return {
    keep(area) {
      if (document.activeElement !== area) return;
      const { selectionStart, selectionEnd, scrollTop } = area;
      kept = { selectionStart, selectionEnd, scrollTop };
    },
    restore(area) {
      if (kept === null) return;
      area.focus({ preventScroll: true });
      area.setSelectionRange(kept.selectionStart, kept.selectionEnd);
      area.scrollTop = kept.scrollTop;
      kept = null;
    },
  };
}
