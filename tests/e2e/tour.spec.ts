/**
 * A walk by keyboard over all screens, dialogs and menus, in a wide window and, at night, on a phone in both positions and on a
 * tablet. At each stop: the rules of axe, in the wide window in both themes, the focus and reduced motion; under a finger also the
 * size of targets and larger spacing of text, and on the upright phone a window of 320 px.
 */
import type { Page } from '@playwright/test';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { findFocusFaults } from '../support/chromium/focus-faults.ts';
import { findMotion, settled } from '../support/chromium/motion-faults.ts';
import { findReflowFaults, findSpacingFaults } from '../support/chromium/reflow-faults.ts';
import { findSmallTargets } from '../support/chromium/small-targets.ts';
import { expect, test } from './test.ts';
import { STOPS } from './tour/stops.ts';
import { Tour } from './tour/tour.ts';
import { makeWorld } from './tour/world.ts';

const SIZES = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
};
/** WCAG 2.2, 1.4.10. */
const NARROWEST = { width: 320, height: 640 };

type Note = (what: string, found: Promise<string[]>) => Promise<void>;

async function setTheme(page: Page, theme: 'day' | 'night'): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  }, theme);
  await settled(page);
}

/** After a layer closes, the focus returns a moment later. */
const findLostFocus = (page: Page): Promise<string[]> =>
  page
    .waitForFunction(() => document.activeElement !== document.body, null, { timeout: 1000 })
    .then(() => [])
    .catch(() => ['no element has the focus']);

/**
 * Of the topmost dialog, or else of the page: what a dialog covers is not pressed. Names and links in running text are as high as
 * its lines.
 */
async function findTargetFaults(page: Page): Promise<string[]> {
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true });
  const found = await findSmallTargets((await dialogs.count()) > 0 ? dialogs.last() : page.locator('body'));
  return found.filter((fault) => !IN_TEXT.test(fault));
}

const IN_TEXT = /open quick actions|^https:|^@|^this one/;

async function lookWide(page: Page, note: Note): Promise<void> {
  await note('axe by day', findAxeFaults(page));
  await note('focus by day', findFocusFaults(page));
  await setTheme(page, 'night');
  await note('axe at night', findAxeFaults(page, { areColoursOnly: true }));
  await setTheme(page, 'day');
}

async function lookByTouch(page: Page, note: Note): Promise<void> {
  await note('axe at night', findAxeFaults(page));
  await note('focus at night', findFocusFaults(page));
  await note('spacing of text', findSpacingFaults(page));
  await note('targets', findTargetFaults(page));
  if (page.viewportSize()?.width !== SIZES.phone.width) return;
  await page.setViewportSize(NARROWEST);
  await note('320 px', findReflowFaults(page));
  await page.setViewportSize(SIZES.phone);
}

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`every screen is accessible, ${size}`, async ({ players, server }) => {
    // It looks at all screens: on a busy machine for minutes.
    test.setTimeout(600_000);
    const visited = await players.visit();
    const { page } = visited;
    await page.setViewportSize(viewport);
    const isTouched = size !== 'wide';
    if (isTouched)
      await page.addInitScript(() => location.protocol.startsWith('http') && localStorage.setItem('theme', 'night'));
    const tour = new Tour(page, await makeWorld(players, server, visited));
    // A colour that fades to another is no colour of the theme.
    await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; }' });
    if (isTouched) await page.evaluate(() => (document.documentElement.dataset.touch = ''));

    const faults: string[] = [];
    for (const { name, open, isBehind = false } of STOPS) {
      const note: Note = async (what, found) => {
        faults.push(...(await found).map((fault) => `${name}, ${what}: ${fault}`));
      };
      await test.step(name, async () => {
        await open(tour);
        await note('focus', findLostFocus(page));
        if (isBehind) return;
        await note('motion', findMotion(page));
        await settled(page);
        await (isTouched ? lookByTouch : lookWide)(page, note);
      });
    }
    expect(faults).toEqual([]);
  });
}
