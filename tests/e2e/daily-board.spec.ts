/**
 * The daily lantern board by keyboard: the same pieces and points as the module's, the result, the tries that are left, and the
 * seventh lantern with its prize.
 */
import { loadDaily } from '../../src/engine/node/load-core.ts';
import { pieceName } from '../../src/features/flow/text.ts';
import { DAILY_MOVES, LANTERNS_FOR_PRIZE } from '../../src/shared/rules/daily-board.ts';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { bestDailyTurns, LIT_SEED } from '../support/best-daily-turns.ts';
import { dealDay, playAllButLast } from '../support/server/last-lantern.ts';
import { FlowPage } from './pages/flow-page.ts';
import { TownPage } from './pages/town-page.ts';
import { expect, test } from './test.ts';

test('tries of the daily board by keyboard match the module and count, and the seventh lantern gives its prize', async ({
  players,
  server,
}) => {
  dealDay(server.dataDir, LIT_SEED);
  const { town } = await players.arrive('lumi');
  const flow = new FlowPage(town.page);
  await flow.open();
  await flow.button(flow.text.daily).click();
  await expect(flow.dialog.getByText(flow.text.triesLeft({ count: 3 }))).toBeVisible();
  expect(await findAxeFaults(town.page)).toEqual([]);

  const { seed } = await flow.startTry();
  const daily = await loadDaily();
  let state = daily.startDaily(seed);
  for (let move = 0; move < 2; move += 1) {
    const [swap] = state.possibleSwaps;
    const turn = swap && daily.swapDaily(swap);
    if (!swap || !turn) throw new Error('the board has no move left');
    ({ state } = turn);
    await flow.swapByKeys(swap);
    await expect(flow.figure(flow.text.score)).toHaveText(state.score.toLocaleString('en-US'));
    await expect.poll(() => flow.gems()).toEqual([...state.pieces].map(pieceName));
    await expect(flow.figure(flow.text.movesLeft)).toHaveText(String(state.movesLeft));
    await expect(flow.figure(flow.text.lanternsLeft)).toHaveText(String(state.lanternsLeft));
  }
  expect(await findAxeFaults(town.page)).toEqual([]);

  await flow.button(flow.text.endTry).click();
  const result = town.page.getByRole('dialog', { name: flow.text.tryOver });
  await expect(result.getByText(flow.text.notAllLit({ count: state.lanternsLeft }))).toBeVisible();
  await expect(result.getByText(flow.text.placeToday({ place: 1, players: 1 }))).toBeVisible();
  await town.page.keyboard.press('Enter');
  await expect(flow.dialog.getByText(flow.text.triesLeft({ count: 2 }))).toBeVisible();
  const points = state.score.toLocaleString('en-US');
  await expect(flow.dialog.getByText(flow.text.placeOf({ place: 1, players: 1, points }))).toBeVisible();

  const turns = bestDailyTurns(daily, seed);
  playAllButLast(server.dataDir, (await flow.startTry()).tryId, turns);
  // Opened again, the try is where it was left.
  await flow.button(flow.text.endless).click();
  await flow.button(flow.text.daily).click();
  await flow.button(flow.text.goOn).click();
  await expect(flow.figure(flow.text.movesLeft)).toHaveText(String(DAILY_MOVES - turns.length + 1));
  await flow.swapByKeys(turns.at(-1)?.swap ?? [0, 0]);
  const lit = town.page.getByRole('dialog', { name: flow.text.allLit });
  for (const words of [flow.text.gotLantern, flow.text.gotPrize]) await expect(lit.getByText(words)).toBeVisible();
  await town.page.keyboard.press('Enter');
  await expect(flow.dialog.getByText(flow.text.prizeIsYours)).toBeVisible();
  const seven = { lit: LANTERNS_FOR_PRIZE, count: LANTERNS_FOR_PRIZE };
  await expect(flow.dialog.getByText(flow.text.lanternsOf(seven))).toBeAttached();

  // The other game is as before.
  await flow.button(flow.text.endless).click();
  await expect(flow.cell(0)).toHaveAccessibleName(/, row 1, column 1$/);
});

test('a try is in one tab: another one takes it over with its moves, and gives it back in the same way', async ({
  players,
}) => {
  const { town, context } = await players.arrive('tab');
  const here = new FlowPage(town.page);
  await here.open();
  await here.button(here.text.daily).click();
  const { seed } = await here.startTry();
  const daily = await loadDaily();
  let state = daily.startDaily(seed);
  const play = async (flow: FlowPage): Promise<void> => {
    const [swap] = state.possibleSwaps;
    const turn = swap && daily.swapDaily(swap);
    if (!swap || !turn) throw new Error('the board has no move left');
    const applied = flow.page.waitForResponse((response) => /\/flow\/daily\/[^/]+$/.test(response.url()));
    await flow.swapByKeys(swap);
    ({ state } = turn);
    await expect(flow.figure(flow.text.movesLeft)).toHaveText(String(state.movesLeft));
    expect((await applied).ok()).toBe(true);
  };
  const board = (flow: FlowPage) => flow.page.locator('.flow-board');
  await play(here);
  const other = new TownPage(await context.newPage());
  await other.page.goto('/');
  const there = new FlowPage(other.page);
  await there.open();
  await there.button(there.text.daily).click();
  // The town alone has moved to the other tab.
  await expect(board(here)).toHaveCount(1);
  await there.button(there.text.goOn).click();
  await expect(there.figure(there.text.movesLeft)).toHaveText(String(state.movesLeft));
  await expect(board(here)).toHaveCount(0);
  await expect(town.page.locator('.toast', { hasText: here.text.takenOverTitle })).toBeVisible();
  await play(there);

  // It loads the page again.
  await town.page.getByRole('button', { name: 'Play here' }).click();
  await expect(town.offline).toBeHidden();
  await here.open();
  await here.button(here.text.daily).click();
  await here.button(here.text.goOn).click();
  await expect(here.figure(here.text.movesLeft)).toHaveText(String(state.movesLeft));
  await expect.poll(() => here.gems()).toEqual([...state.pieces].map(pieceName));
  await expect(board(there)).toHaveCount(0);
  await play(here);
});
