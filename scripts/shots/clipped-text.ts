/** Finds clipped text on a page: cut off by a box that does not scroll, or outside the window. */
import type { Page } from '@playwright/test';

/**
 * One line per clipped text or placeholder. Skips text with an ellipsis or a line clamp, text in boxes that scroll, and text that only
 * screen readers read.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK_PX = 1.5;
    const found = new Set<string>();

    /** Checks the computed style and not a class, because some parts are hidden only in narrow windows. */
    const isUnseen = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { clipPath, position } = getComputedStyle(one);
        if (position === 'absolute' && clipPath === 'inset(50%)') return true;
      }
      return false;
    };

    const isForReadersOnly = (element: Element): boolean =>
      element.closest('[aria-hidden="true"], canvas, script, style, noscript, option') !== null || isUnseen(element);

    const isIntended = (style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' || !['none', ''].includes(style.getPropertyValue('-webkit-line-clamp'));

    /** The first ancestor that hides its overflow; null when a nearer ancestor scrolls or clips intentionally. */
    const clipperOf = (element: Element, axis: 'overflowX' | 'overflowY'): Element | null => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (isIntended(style) || style[axis] === 'auto' || style[axis] === 'scroll') return null;
        if (style[axis] === 'hidden' || style[axis] === 'clip') return one;
        if (style.position === 'fixed') return document.documentElement;
      }
      return document.documentElement;
    };

    const edgesOf = (element: Element): { left: number; right: number; top: number; bottom: number } =>
      element === document.documentElement
        ? { left: 0, right: window.innerWidth, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY }
        : element.getBoundingClientRect();

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || isForReadersOnly(element) || !element.checkVisibility({ opacityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const across = clipperOf(element, 'overflowX');
      const down = clipperOf(element, 'overflowY');
      for (const box of range.getClientRects()) {
        const isCutAcross =
          across && (box.right > edgesOf(across).right + SLACK_PX || box.left < edgesOf(across).left - SLACK_PX);
        // A line's box is taller than its letters, so up to a quarter of the height may be clipped.
        const slackDown = box.height / 4;
        const isCutDown =
          down && (box.bottom > edgesOf(down).bottom + slackDown || box.top < edgesOf(down).top - slackDown);
        if (isCutAcross || isCutDown)
          found.add(`"${text.slice(0, 60)}" in <${element.tagName.toLowerCase()} class="${element.className}">`);
      }
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('input:placeholder-shown')) {
      if (pen === null || isUnseen(field) || !field.checkVisibility({ opacityProperty: true })) continue;
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      if (pen.measureText(field.placeholder).width > room + SLACK_PX) found.add(`placeholder "${field.placeholder}"`);
    }
    // What scrolls inside of a menu or a list that floats is not cut, but all of it may be outside.
    for (const layer of document.querySelectorAll('[data-radix-popper-content-wrapper]')) {
      const { left, right, width } = layer.getBoundingClientRect();
      if (width > 0 && layer.checkVisibility() && (left < -SLACK_PX || right > window.innerWidth + SLACK_PX))
        found.add(`outside of the window: "${layer.textContent.trim().slice(0, 60)}"`);
    }
    return [...found];
  });
}
