/**
 * A walk by keyboard over all screens, dialogs and menus, in a wide window and, under a finger, on phones and tablets in both
 * positions and in the windows of a page at 200 % and 400 %. At each stop: the rules of axe in both themes, the focus and reduced
 * motion; in the wide window also forced colours and more contrast; in all others larger spacing of text; under a finger also the size
 * of targets, and on the upright phone a window of 320 px.
 */
import type { Page } from '@playwright/test';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { findFocusFaults } from '../support/chromium/focus-faults.ts';
import { findMotion, settled } from '../support/chromium/motion-faults.ts';
import { findReflowFaults, findSpacingFaults } from '../support/chromium/reflow-faults.ts';
import { measureTargets } from '../support/chromium/small-targets.ts';
import { expect, test } from './test.ts';
import { STOPS } from './tour/stops.ts';
import { Tour } from './tour/tour.ts';
import { makeWorld, TOUR_ENV } from './tour/world.ts';

const SIZES = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  'lying tablet': { width: 1024, height: 768 },
  'small phone': { width: 320, height: 640 },
  // WCAG 2.2, 1.4.4: a window of 1440 x 900 at 200 %.
  doubled: { width: 720, height: 450 },
  // WCAG 2.2, 1.4.10: a window of 1280 x 1024 at 400 %.
  zoomed: { width: 320, height: 256 },
};
type Size = keyof typeof SIZES;
type Theme = 'day' | 'night';
const SIZE_NAMES = Object.keys(SIZES) as Size[];
/** Of the looks under a finger; the wide window is looked at by day first. */
const BY_DAY: readonly Size[] = ['wide', 'lying tablet', 'small phone'];
const NARROWEST = SIZES['small phone'];

test.use({ serverEnv: TOUR_ENV });

type Note = (what: string, found: Promise<string[]>) => Promise<void>;

async function setTheme(page: Page, theme: Theme): Promise<void> {
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
 * Of the topmost dialog, or else of the page: what a dialog covers is not pressed; and of the menu or list over it. Names and links in
 * running text are as high as its lines.
 */
async function findTargetFaults(page: Page): Promise<string[]> {
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true });
  const lists = page.getByRole('menu').or(page.getByRole('listbox')).filter({ visible: true });
  const parts = [(await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')];
  if ((await lists.count()) > 0) parts.push(lists.last());
  const found: string[] = [];
  for (const part of parts) found.push(...(await measureTargets(part, { isScrolling: true })).faults);
  return found.filter((fault) => !IN_TEXT.test(fault));
}

const IN_TEXT = /^https:|^@|^this one/;

/** In the player's theme; the colours also in the other one. */
async function lookAtTheme(page: Page, theme: Theme, note: Note): Promise<void> {
  const other = theme === 'day' ? 'night' : 'day';
  await note(`axe, ${theme}`, findAxeFaults(page));
  await note(`focus, ${theme}`, findFocusFaults(page));
  await setTheme(page, other);
  await note(`axe, ${other}`, findAxeFaults(page, { areColoursOnly: true }));
  await setTheme(page, theme);
}

/** What a player may ask of the device: forced colours, and more contrast. */
async function lookForContrast(page: Page, note: Note): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await settled(page);
  await note('focus in forced colours', findFocusFaults(page));
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await settled(page);
  await note('axe with more contrast', findAxeFaults(page, { areColoursOnly: true }));
  await page.emulateMedia({ contrast: 'no-preference' });
}

async function lookAtReflow(page: Page, note: Note): Promise<void> {
  await note('spacing of text', findSpacingFaults(page));
  await note('reflow', findReflowFaults(page));
}

async function lookByTouch(page: Page, size: Size, note: Note): Promise<void> {
  await note('spacing of text', findSpacingFaults(page));
  // At 400 % a target of 24 px is wide.
  if (size !== 'zoomed') await note('targets', findTargetFaults(page));
  if (size === 'small phone' || size === 'zoomed') await note('reflow', findReflowFaults(page));
  if (size !== 'phone') return;
  await page.setViewportSize(NARROWEST);
  await note('320 px', findReflowFaults(page));
  await page.setViewportSize(SIZES.phone);
}

for (const size of SIZE_NAMES) {
  const isTouched = size !== 'wide' && size !== 'doubled';
  const theme = BY_DAY.includes(size) ? 'day' : 'night';
  test.describe(size, () => {
    test.use({ viewport: SIZES[size], hasTouch: isTouched });

    test('every screen is accessible', async ({ players, server }) => {
      // It looks at all screens: on a busy machine for minutes.
      test.setTimeout(600_000);
      const visited = await players.visit();
      const { page } = visited;
      await page.addInitScript(
        (name) => location.protocol.startsWith('http') && localStorage.setItem('theme', name),
        theme,
      );
      const tour = new Tour(page, await makeWorld(players, server, visited));
      // A colour that fades to another is no colour of the theme.
      await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; }' });
      if (isTouched) expect(await page.evaluate(() => document.documentElement.dataset.touch)).toBe('');

      const faults: string[] = [];
      for (const { name, open, isBehind = false } of STOPS) {
        const note: Note = async (what, found) => {
          faults.push(...(await found).map((fault) => `${name}, ${what}: ${fault}`));
        };
        await test.step(name, async () => {
          const failure = await open(tour).catch((error: unknown) => String(error));
          if (typeof failure === 'string') {
            await page.screenshot({ path: test.info().outputPath(`${name.replaceAll(/[^\w]+/g, '-')}.png`) });
            faults.push(`${name} does not open: ${failure.slice(0, 600)}`);
            return;
          }
          await note('focus', findLostFocus(page));
          if (isBehind) return;
          await note('motion', findMotion(page));
          await settled(page);
          await lookAtTheme(page, theme, note);
          if (isTouched) await lookByTouch(page, size, note);
          else if (size === 'wide') await lookForContrast(page, note);
          else await lookAtReflow(page, note);
        });
      }
      expect(faults).toEqual([]);
    });
  });
}
