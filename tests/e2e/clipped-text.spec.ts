/** The checks of the screenshots for clipped and for misplaced text, with texts that are and that are not. */
import { expect, test } from '@playwright/test';
import { findClippedText } from '../../scripts/shots/clipped-text.ts';
import { findMisplacedText } from '../support/chromium/misplaced-text.ts';

const readersOnly = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
const box = 'width:60px;height:20px;white-space:nowrap;';

test('reports clipped text, but not text with an ellipsis, scrollable text or complete text', async ({ page }) => {
  await page.setContent(`
    <div style="${box}overflow:hidden">cut across by its box</div>
    <div style="width:60px;height:20px;overflow:hidden">cut below, for its lines are too many</div>
    <div style="position:fixed;right:-40px;white-space:nowrap">cut by the window</div>
    <div style="${box}overflow:hidden;text-overflow:ellipsis">shortened on purpose</div>
    <div style="${box}overflow:auto">scrolled when asked</div>
    <div style="${readersOnly}"><b>only for readers of the screen</b></div>
    <div style="position:absolute;${box}overflow:hidden">cut in a box that lies anywhere</div>
    <div style="${box}overflow:hidden">whole</div>`);
  const found = await findClippedText(page);
  expect(found.map((line) => /cut \w+/.exec(line)?.[0])).toEqual(['cut across', 'cut below', 'cut by', 'cut in']);
});

test('reports words that break in their middle or reach out of their button', async ({ page }) => {
  const narrow = 'width:70px;overflow-wrap:anywhere;font:16px sans-serif';
  await page.setContent(`
    <div style="${narrow}">Wolkenlocken</div>
    <div style="${narrow}">Wolken&shy;locken</div>
    <div style="${narrow}">Wolken-locken</div>
    <div style="${narrow}" class="wrap-anywhere">Aplayerwrotethis</div>
    <button style="width:40px;padding:0;white-space:nowrap">Kleiderschrank</button>
    <button style="padding:0;white-space:nowrap">Outfits</button>`);
  expect(await findMisplacedText(page)).toEqual([
    'broken word: "Wolkenlocken" in "Wolkenlocken"',
    'outside of its button: "Kleiderschrank"',
  ]);
});
