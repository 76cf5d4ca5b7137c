/** FLOW by touch on a phone: the score matches the core's. */
import { loadCore } from '../../../src/engine/node/load-core.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { expect, test } from '../test.ts';
import { PHONE } from './phone.ts';

test.use(PHONE);

/** Least sides of a cell, CSS px. In the lowest phones the whole board comes first: a swipe may begin anywhere in a cell. */
const CELLS = [
  [320, 640, 44],
  [844, 390, 44],
  [667, 375, 44],
  [568, 320, 38],
] as const;

test('FLOW by touch matches the score of the core', async ({ players }) => {
  const { town } = await players.arrive('flo');
  const flow = new FlowPage(town.page);
  const { seed } = await flow.open();
  const core = await loadCore();
  let state = core.startMatch3(seed);
  await flow.expectState(state);
  for (let count = 0; count < 2; count += 1) {
    const [swap] = state.possibleSwaps;
    if (!swap) throw new Error('the board has no move left');
    state = await flow.play(core, swap, (pair) => flow.swapByTouch(pair));
  }
  for (const [width, height, leastPx] of CELLS) {
    await town.page.setViewportSize({ width, height });
    await expect(flow.cell(35)).toBeInViewport({ ratio: 1 });
    const sides = await flow.dialog
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.flatMap((cell) => [cell.clientWidth, cell.clientHeight]));
    expect(Math.min(...sides), `cells at ${width}x${height}`).toBeGreaterThanOrEqual(leastPx);
  }
  await town.page.setViewportSize({ width: 390, height: 844 });
  const overflow = await town.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
