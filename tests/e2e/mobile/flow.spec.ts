/** FLOW by touch on a phone: the score matches the core's. */
import { loadCore } from '../../../src/engine/node/load-core.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { expect, test } from '../test.ts';

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
  const overflow = await town.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
