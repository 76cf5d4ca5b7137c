/** What the player has selected in a post or reply, as visible text. Reads the page, owns no state. */

/** Marks the text of a post or reply; its value is the author's name. */
export const QUOTABLE = 'data-quotable';

export interface QuotedSelection {
  author: string;
  text: string;
  /** Of the end of the selection, in the window. */
  box: DOMRect;
}

/** Parts that are not words of the author: quotes in the text, controls, and what only screen readers find. */
const OMITTED = 'blockquote, button, cite, [hidden], [aria-hidden="true"], .sr-only, .bb-link-host';
const LINES = 'p, div, li, pre, ul, ol, section';

/** Null when nothing is selected, or when the selection is not inside one text below `root`. */
export function readSelection(root: HTMLElement): QuotedSelection | null {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const text = textOf(range.commonAncestorContainer);
  if (text === null || !root.contains(text)) return null;
  const words = visibleWords(range.cloneContents()).trim();
  if (words === '') return null;
  const boxes = range.getClientRects();
  return {
    author: text.getAttribute(QUOTABLE) ?? '',
    text: words,
    box: boxes[boxes.length - 1] ?? range.getBoundingClientRect(),
  };
}

/** The selection, if it is inside this text. */
export function selectedWordsOf(text: Element | null): string {
  const selection = document.getSelection();
  if (text === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return '';
  const range = selection.getRangeAt(0);
  return text.contains(range.commonAncestorContainer) ? visibleWords(range.cloneContents()).trim() : '';
}

function textOf(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  const isInQuote = element?.closest('blockquote') != null;
  return isInQuote ? null : (element?.closest(`[${QUOTABLE}]`) ?? null);
}

function visibleWords(fragment: DocumentFragment): string {
  for (const part of fragment.querySelectorAll(OMITTED)) part.replaceWith('\n');
  for (const part of fragment.querySelectorAll('br')) part.replaceWith('\n');
  for (const part of fragment.querySelectorAll(LINES)) part.before('\n');
  for (const part of fragment.querySelectorAll(LINES)) part.after('\n');
  return fragment.textContent;
}
