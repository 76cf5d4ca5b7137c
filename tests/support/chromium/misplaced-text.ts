/** Finds words that are broken in their middle, and words of a button that reach out of it. Both are readable, but look wrong. */
import type { Page } from '@playwright/test';

/** One line per text. Texts of players (`.wrap-anywhere`) may break anywhere; a soft hyphen or a hyphen is a good place. */
export function findMisplacedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 1.5;
    const found = new Set<string>();

    const isUnseen = (element: Element): boolean => {
      if (element.closest('[aria-hidden="true"], canvas, script, style, noscript, option, textarea, pre')) return true;
      if (!element.checkVisibility({ opacityProperty: true })) return true;
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { clipPath, position } = getComputedStyle(one);
        if (position === 'absolute' && clipPath === 'inset(50%)') return true;
      }
      return false;
    };

    const rangeOf = (node: Node, from: number, to: number): Range => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return range;
    };

    const isBroken = (range: Range): boolean => {
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 4;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (!element || text.trim() === '' || isUnseen(element)) continue;
      const shown = text.trim().slice(0, 60);
      const button = element.closest('button, a.btn, [role="menuitem"]')?.getBoundingClientRect();
      if (button && /\p{L}/u.test(text)) {
        const words = rangeOf(node, 0, text.length).getBoundingClientRect();
        if (words.left < button.left - SLACK_PX || words.right > button.right + SLACK_PX)
          found.add(`outside of its button: "${shown}"`);
      }
      if (element.closest('.wrap-anywhere')) continue;
      for (const { 0: word, index } of text.matchAll(/\p{L}{4,}/gu)) {
        // The hyphen that a soft one becomes belongs to the letter after it.
        const from = text[index - 1] === '\u00AD' ? index + 1 : index;
        if (isBroken(rangeOf(node, from, index + word.length))) found.add(`broken word: "${word}" in "${shown}"`);
      }
    }
    return [...found];
  });
}
