/** Finds what a notch, rounded corners or a home indicator cover. */
import type { Page } from '@playwright/test';

/** CSS px that the device takes from each side of the window. */
export interface Insets {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

/** Insets of phones without a home button. */
export const NOTCH = { upright: { top: 47, bottom: 34 }, lying: { left: 47, right: 47, bottom: 21 } } as const;

/** The browser reports these insets to the page from now on. */
export async function setSafeArea(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await session.detach();
}

/**
 * One line for each control and text of the topmost dialog, or of the page without one, that reaches into an inset. What scrolls up
 * and down may reach into the insets above and below.
 */
export function findUnsafe(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ top = 0, right = 0, bottom = 0, left = 0 }) => {
    const SLACK_PX = 1;
    const CONTROLS = 'button, a[href], input, textarea, summary, [role="switch"], [role="tab"], [role="slider"]';
    const found = new Set<string>();
    const root =
      [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')]
        .filter((dialog) => dialog.checkVisibility())
        .at(-1) ?? document.body;

    /** What the scrolling parts around it show of a box; null if they show nothing. */
    const shownBox = (element: Element, own: DOMRect): { box: DOMRect; isScrolled: boolean } | null => {
      let [x0, y0, x1, y1] = [own.left, own.top, own.right, own.bottom];
      let isScrolled = false;
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        if (/auto|scroll|hidden|clip/.test(overflowX + overflowY)) {
          const box = around.getBoundingClientRect();
          [x0, y0] = [Math.max(x0, box.left), Math.max(y0, box.top)];
          [x1, y1] = [Math.min(x1, box.right), Math.min(y1, box.bottom)];
          isScrolled ||= /auto|scroll/.test(overflowY);
        }
        if (position === 'fixed') break;
      }
      [x0, y0, x1, y1] = [Math.max(x0, 0), Math.max(y0, 0), Math.min(x1, innerWidth), Math.min(y1, innerHeight)];
      return x1 - x0 < 2 || y1 - y0 < 2 ? null : { box: new DOMRect(x0, y0, x1 - x0, y1 - y0), isScrolled };
    };
    const isForReadersOnly = (element: Element): boolean => {
      for (let one: Element | null = element; one; one = one.parentElement)
        if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
      return element.closest('canvas, svg, [aria-hidden="true"]') !== null;
    };
    const check = (element: Element, own: DOMRect, name: string): void => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
      if (isForReadersOnly(element)) return;
      const shown = shownBox(element, own);
      if (shown === null) return;
      const { box, isScrolled } = shown;
      const sides = [
        box.left < left - SLACK_PX && 'left',
        box.right > innerWidth - right + SLACK_PX && 'right',
        !isScrolled && box.top < top - SLACK_PX && 'top',
        !isScrolled && box.bottom > innerHeight - bottom + SLACK_PX && 'bottom',
      ].filter(Boolean);
      const written = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
      if (sides.length > 0) found.add(`${name.trim().slice(0, 40)} in the ${sides.join(', ')} inset (${written})`);
    };

    for (const control of root.querySelectorAll(CONTROLS))
      check(control, control.getBoundingClientRect(), control.getAttribute('aria-label') ?? control.textContent);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (node.parentElement === null || text.trim() === '') continue;
      range.selectNodeContents(node);
      check(node.parentElement, range.getBoundingClientRect(), text);
    }
    return [...found];
  }, insets);
}
