/** The checks of the screenshots for clipped and misplaced text and for rough edges, with parts that are and that are not. */
import { findClippedText } from '../../scripts/shots/clipped-text.ts';
import { findMisplacedText } from '../support/chromium/misplaced-text.ts';
import { findRoughEdges } from '../support/chromium/rough-edges.ts';
import { expect, test } from './test.ts';

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

test('reports controls of the browser, cut parts of rows, wrong directions and texts without contrast', async ({
  page,
}) => {
  const row = 'display:flex;width:100px;overflow-x:auto';
  const part = '<i style="flex:none;width:60px;height:20px"></i>';
  await page.setContent(`
    <body dir="rtl" style="background:white">
    <input type="checkbox" class="own"><input type="checkbox" style="appearance:none">
    <details><summary>triangle</summary></details>
    <details><summary style="list-style:none">none</summary></details>
    <div class="cut" style="${row}">${part}${part}</div>
    <div style="${row};mask-image:linear-gradient(90deg,transparent,black)">${part}${part}</div>
    <div style="${row}">${part}</div>
    <p dir="auto">مرحبًا</p>
    <p dir="auto"><span dir="auto">مساء الخير</span></p>
    <input value="https://example.org/"><input dir="ltr" value="https://example.org/">
    <h2 style="background:linear-gradient(#421,#310);color:#210">in the dark</h2>
    <h2 style="background:linear-gradient(#421,#310);color:white">readable</h2>
    </body>`);
  expect(await findRoughEdges(page)).toEqual([
    'the browser\'s own control: <input class="own">',
    'the browser\'s own triangle: "triangle"',
    'half of it is cut off: <i class=""> in <div class="cut">',
    'in the direction of another language: "مساء الخير"',
    'an address from right to left: "https://example.org/"',
    'nearly the colour of its ground: "in the dark"',
  ]);
});
