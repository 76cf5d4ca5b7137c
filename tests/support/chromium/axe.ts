/** The accessibility rules of axe on a page: WCAG 2.2 A and AA, and best practices, findings of any impact. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * One line for each rule with the elements that break it: of the topmost dialog with the menus over it, or else of the page.
 * The page keeps axe until it is reloaded. `areColoursOnly`: only the rules about colours.
 */
export async function findAxeFaults(page: Page, { areColoursOnly = false } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const runOnly: Axe.RunOnly = areColoursOnly ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: TAGS };
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const isShown = (element: Element): boolean => element.checkVisibility();
    const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(isShown).at(-1);
    const over = [...document.querySelectorAll('[role="menu"], [role="listbox"]')].filter(isShown);
    const context =
      dialog === undefined ? document : { include: [dialog, ...over.filter((one) => !dialog.contains(one))] };
    const { violations } = await axe.run(context as Axe.ElementContext, {
      runOnly: rules,
      resultTypes: ['violations'],
    });
    return violations.map(({ id, impact, nodes }) => {
      const where = nodes.map(({ target, any, all, none }) =>
        [target.join(' '), ...[...any, ...all, ...none].map(({ message }) => message)].join(': '),
      );
      return `${id} (${impact ?? 'no impact'}): ${where.join(' | ')}`;
    });
  }, runOnly);
}
