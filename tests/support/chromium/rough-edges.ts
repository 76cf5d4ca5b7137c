/**
 * Finds what looks unfinished: the browser's own controls, rows that end in the middle of something, texts in the direction of
 * another language, and texts that have nearly the colour of their ground.
 */
import type { Page } from '@playwright/test';

/** One line for each. What only screen readers read, and what is switched off, is not looked at. */
export function findRoughEdges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST_CONTRAST = 2.2;
    const SLACK_PX = 2;
    const found = new Set<string>();
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];

    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('canvas, [aria-hidden="true"] option, [inert]') === null;
    const nameOf = (element: Element): string =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;

    for (const control of document.querySelectorAll<HTMLElement>(
      'input:is([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="color"]), select, progress, meter',
    )) {
      const { appearance, opacity } = getComputedStyle(control);
      const { width } = control.getBoundingClientRect();
      if (appearance !== 'none' && opacity !== '0' && width > 2 && isShown(control))
        found.add(`the browser's own control: ${nameOf(control)}`);
    }
    for (const summary of document.querySelectorAll('summary')) {
      const { display, listStyleType } = getComputedStyle(summary);
      if (display === 'list-item' && listStyleType !== 'none' && isShown(summary))
        found.add(`the browser's own triangle: "${summary.textContent.trim()}"`);
    }

    for (const row of document.querySelectorAll<HTMLElement>('body *')) {
      if (row.scrollWidth <= row.clientWidth + SLACK_PX || !isShown(row)) continue;
      const { overflowX, display, maskImage } = getComputedStyle(row);
      if (!/auto|scroll/.test(overflowX) || !/flex|grid/.test(display) || maskImage !== 'none') continue;
      const { left, right } = row.getBoundingClientRect();
      for (const part of row.children) {
        const box = part.getBoundingClientRect();
        const isCut = [left, right].some((edge) => box.left < edge - SLACK_PX && box.right > edge + SLACK_PX);
        if (isCut) found.add(`half of it is cut off: ${nameOf(part)} in ${nameOf(row)}`);
      }
    }

    const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
    const directionOf = (text: string): 'ltr' | 'rtl' | null => {
      const first = /\p{L}/u.exec(text)?.[0];
      if (first === undefined) return null;
      return RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
    };
    for (const element of document.querySelectorAll<HTMLElement>('[dir="auto"]')) {
      const direction = directionOf(element.textContent);
      if (direction !== null && isShown(element) && getComputedStyle(element).direction !== direction)
        found.add(`in the direction of another language: "${element.textContent.trim().slice(0, 60)}"`);
    }
    for (const field of document.querySelectorAll('input')) {
      if (/^https?:/.test(field.value) && isShown(field) && getComputedStyle(field).direction === 'rtl')
        found.add(`an address from right to left: "${field.value.slice(0, 60)}"`);
    }

    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const known = new Map<string, Colour>();
    const colourOf = (written: string): Colour => {
      const before = known.get(written);
      if (before !== undefined || pen === null) return before ?? [0, 0, 0, 0];
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = written;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
      const colour: Colour = [red, green, blue, alpha / 255];
      known.set(written, colour);
      return colour;
    };
    const lightOf = ([red, green, blue]: Colour): number =>
      [red, green, blue]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const contrast = (one: Colour, other: Colour): number => {
      const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    /** All colours of the nearest ground; none where that is a picture, shows what is behind it, or is painted before the words. */
    const groundOf = (element: Element): readonly Colour[] => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { backgroundImage, backgroundColor, position, opacity } = getComputedStyle(one);
        const isPainted = getComputedStyle(one, '::before').content !== 'none';
        if (backgroundImage.includes('url(') || opacity !== '1' || isPainted) return [];
        const all = backgroundImage === 'none' ? [] : (backgroundImage.match(/\w+\([^()]*\d[^()]*\)/g) ?? []);
        const colours = [...all, backgroundColor].map(colourOf).filter(([, , , alpha]) => alpha > 0);
        if (colours.length > 0) return colours.every(([, , , alpha]) => alpha > 0.9) ? colours : [];
        if (position === 'absolute' || position === 'fixed') return [];
      }
      return [];
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isShown(element) || element.closest('script, style, option, :disabled')) continue;
      if (element.closest('[aria-disabled="true"], [aria-hidden="true"], svg')) continue;
      const { color, textShadow, webkitTextStrokeWidth, clipPath } = getComputedStyle(element);
      if (textShadow !== 'none' || webkitTextStrokeWidth !== '0px' || clipPath !== 'none') continue;
      const words = colourOf(color);
      const ground = groundOf(element);
      if (ground.length > 0 && ground.every((one) => contrast(one, words) < LEAST_CONTRAST))
        found.add(`nearly the colour of its ground: "${text.slice(0, 60)}"`);
    }
    return [...found];
  });
}
