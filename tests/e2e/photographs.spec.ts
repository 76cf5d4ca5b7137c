/**
 * Photographs of every screen in a language, into `shots/`, and a check for texts that are cut off. Runs when it is asked for:
 * `npm run shots -- --language=de`; `--language=de "tablet, night"` takes those of one size and mood.
 */
import { mkdirSync } from 'node:fs';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { findClippedText } from '../../scripts/shots/clipped-text.ts';
import { findMisplacedText } from '../support/chromium/misplaced-text.ts';
import { findRoughEdges } from '../support/chromium/rough-edges.ts';
import { fromRoot } from '../../scripts/process/root.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '../../src/shared/rules/languages.ts';
import { speak } from '../support/languages/foreign-locators.ts';
import { AccessPage } from './pages/access-page.ts';
import { expect, test } from './test.ts';
import { STOPS } from './tour/stops.ts';
import { Tour } from './tour/tour.ts';
import { makeWorld, TOUR_ENV } from './tour/world.ts';

const SIZES = {
  desktop: { width: 1440, height: 900 },
  mobile: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  lying: { width: 844, height: 390 },
  // A window of 1440 x 900 at 200 %.
  doubled: { width: 720, height: 450 },
};
const MOODS = { day: 'day', night: 'evening' };
const { SHOTS_LANGUAGE } = process.env;
const language = isLanguage(SHOTS_LANGUAGE) ? SHOTS_LANGUAGE : DEFAULT_LANGUAGE;

test.use({ withWebGl: true, painter: 'auto', serverEnv: TOUR_ENV });

/** Titles of dialogs and names of items that end in dots. */
const findShortTitles = (page: Page): Promise<string[]> =>
  page
    .locator('.sign-title, .item-name, .wardrobe-head h3')
    .filter({ visible: true })
    .evaluateAll((titles) =>
      titles
        .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 8)
        .map((one) => one.textContent ?? ''),
    );

/** What is shown in place of something until it is loaded. */
const LOADING = [
  '.skel',
  '.avatar-silhouette',
  '.item-picture-missing:empty',
  '.bb-editor-frame:not(.bb-editor)',
  '.backdrop:not(:has(.scene[data-on]))',
  '[data-loading]',
].join(', ');

/** Waits, not for long, until the pictures in sight are there and what opens is open. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const LIMIT_MS = 1500;
    const pictures = [...document.images].filter((one) => {
      const { top, bottom, width } = one.getBoundingClientRect();
      return !one.complete && width > 0 && bottom > 0 && top < innerHeight && one.checkVisibility();
    });
    const moves = document
      .getAnimations()
      .filter(({ timeline, effect, playState }) => {
        const endMs = Number(effect?.getComputedTiming().endTime ?? 0);
        return playState === 'running' && timeline instanceof DocumentTimeline && endMs <= LIMIT_MS;
      })
      .map(({ finished }) => finished);
    const all = Promise.allSettled([...pictures.map((one) => one.decode()), ...moves]);
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
  });

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const [mood, evening] of Object.entries(MOODS))
    test(`every screen, ${size}, ${mood}`, async ({ players, server }) => {
      test.setTimeout(600_000);
      const folder = fromRoot('shots');
      mkdirSync(folder, { recursive: true });
      const { page } = await players.visit();
      await page.setViewportSize(viewport);
      await page.addInitScript(
        (entries) => {
          if (!location.protocol.startsWith('http')) return;
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        },
        { theme: mood, evening },
      );
      await page.context().route('**/*', async (route) => {
        const request = route.request();
        if (!request.isNavigationRequest()) return await route.fallback();
        await route.continue({ headers: { ...request.headers(), 'accept-language': language } });
      });
      const stopSpeaking = await speak(page, language);
      // Its locators are made now, in the language.
      const visited = new AccessPage(page);
      const faults: string[] = [];
      const look = async (name: string): Promise<void> => {
        await expect(page.locator(LOADING).filter({ visible: true }))
          .toHaveCount(0)
          .catch(() => faults.push(`${name}: it is still loading`));
        await settle(page);
        await page.screenshot({ path: `${folder}/${language}.${size}.${mood}.${name.replaceAll(/[^\w]+/g, '-')}.png` });
        faults.push(...(await findClippedText(page)).map((text) => `${name}: ${text}`));
        faults.push(...(await findMisplacedText(page)).map((text) => `${name}: ${text}`));
        faults.push(...(await findRoughEdges(page)).map((text) => `${name}: ${text}`));
        faults.push(...(await findShortTitles(page)).map((text) => `${name}: the title is shortened: ${text}`));
      };
      try {
        await visited.open('/login');
        await look('login');
        await visited.beginRegistration();
        await look('register');
        const tour = new Tour(page, await makeWorld(players, server, visited));
        if (tour.isPhone) await page.evaluate(() => (document.documentElement.dataset.touch = ''));
        for (const { name, open, isBehind = false } of STOPS) {
          await test.step(name, async () => {
            await open(tour).catch((error: unknown) => faults.push(`${name}: ${String(error).split('\n')[0]}`));
            if (!isBehind) await look(name);
          });
        }
      } finally {
        stopSpeaking();
      }
      expect(faults).toEqual([]);
    });
}
