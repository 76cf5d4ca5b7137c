/** Finds what a narrow window or larger spacing of text breaks: parts that scroll sideways, and clipped text. */
import type { Page } from '@playwright/test';
import { findClippedText } from '../../../scripts/shots/clipped-text.ts';

/** The spacing that WCAG 2.2, 1.4.12 lets a player set. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/**
 * One line for each part that scrolls or reaches sideways out of the window, and for each clipped text. Rows that scroll by
 * themselves (chips, tabs, faces) are left out: `scrollbar-width: none`. So are the drawn pages of the guide.
 */
export async function findReflowFaults(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
    for (const element of document.querySelectorAll('body *')) {
      const style = getComputedStyle(element);
      if (!/auto|scroll/.test(style.overflowX) || style.scrollbarWidth === 'none') continue;
      const overPx = element.scrollWidth - element.clientWidth;
      if (overPx > 1 && element.checkVisibility() && !element.matches('input, textarea, .sr-only, pre, .guide-place'))
        found.push(`${overPx} px to scroll sideways: ${element.className.toString().slice(0, 60)}`);
    }
    return found;
  });
  return [...wide, ...(await findClippedText(page)).map((text) => `clipped: ${text}`)];
}

/** The same with larger spacing of text, which is taken back. */
export async function findSpacingFaults(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: SPACING });
  const found = await findReflowFaults(page);
  await style.evaluate((element) => (element as HTMLElement).remove());
  return found;
}
