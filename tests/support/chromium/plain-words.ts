/** Finds words in plain letters among the texts of a page in the pseudo-language, seen or read by screen readers. */
import type { Page } from '@playwright/test';

/**
 * One line for each text: where it is, and the text. Players' own texts (`bdi`, `dir="auto"`), addresses of emoji and texts in a
 * language of their own are skipped.
 *
 * @param names words that are the same in all languages, and what players and the catalogue of items named
 */
export function findPlainWords(page: Page, names: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (words) => {
      const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      const ALLOWED = new RegExp(escaped.toSorted((a, b) => b.length - a.length).join('|') + '|:[\\w+-]+:', 'g');
      const SKIPPED =
        'script, style, noscript, template, bdi, [dir="auto"], [lang]:not(html), .emoji-glyph, .emoji-grid, .emoji-foot b, [role=listbox] li, [role=option]';
      const ATTRIBUTES = [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'aria-placeholder',
        'title',
        'placeholder',
        'alt',
      ];
      const found = new Set<string>();
      const look = (where: string, text: string): void => {
        if (/[a-z]{2,}/i.test(text.replace(ALLOWED, ''))) found.add(`${where}: ${text.trim().slice(0, 120)}`);
      };
      const nameOf = (element: Element): string => {
        const className = typeof element.className === 'string' ? element.className.split(' ')[0] : '';
        return element.tagName.toLowerCase() + (className ? `.${className}` : '');
      };
      look('title', document.title);
      for (const element of document.querySelectorAll('*')) {
        if (element.closest(SKIPPED) !== null || !element.checkVisibility()) continue;
        for (const name of ATTRIBUTES) look(`${nameOf(element)} ${name}`, element.getAttribute(name) ?? '');
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) look(nameOf(element), node.textContent ?? '');
      }
      return [...found];
    },
    [...names],
  );
}
