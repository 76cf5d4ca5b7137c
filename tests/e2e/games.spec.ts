/** A complete FLOW game by drag and by keyboard with the exact score; the cookie game on two devices. */
import type { Page } from '@playwright/test';
import type { Match3State } from '../../src/engine/core/types.ts';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { text as cookieText } from '../../src/features/cookie/text.ts';
import { text } from '../../src/features/game/text.ts';
import { GOLDEN_MAX_MS, GOLDEN_MIN_MS } from '../../src/shared/rules/cookie/constants.ts';
import { FlowPage } from './pages/flow-page.ts';
import { expect, REFUSED, SERVER_GONE, test } from './test.ts';

test.describe(() => {
  test.use({ painter: 'core' });

  test('FLOW by drag and by keyboard matches the score of the core, earns honor and is resumed', async ({
    players,
    server,
  }) => {
    players.expectErrors(SERVER_GONE);
    const { town } = await players.arrive('flo');
    const flow = new FlowPage(town.page);
    const { seed } = await flow.open();
    const core = await loadCore();
    let state: Match3State = core.startMatch3(seed);
    await flow.expectState(state);

    for (let count = 0; count < 6; count += 1) {
      const [swap] = state.possibleSwaps;
      if (!swap) throw new Error('the board has no move left');
      // The server is killed in the middle of the game. It receives the next swap once, after its restart.
      if (count === 3) await server.kill();
      state = await flow.play(core, swap, (pair, isDone) => {
        // The second drag holds the button until the turn is over, so that its click selects no gem.
        if (count % 2 === 0) return flow.swapByDrag(pair, count === 2 ? isDone : undefined);
        return flow.swapByKeys(pair);
      });
      if (count === 3) {
        await server.startAgain();
        await expect(town.offline).toBeHidden();
        // The next drag begins while it is shown: a press on a toast is none on the board.
        const toast = town.page.locator('.toast', { hasText: text.reconnected });
        await expect.poll(() => flow.isBesideBoard(toast)).toBe(true);
      }
    }
    await expect(flow.figure(flow.text.possibleMoves)).toHaveText(String(state.possibleSwaps.length));
    await expect(
      flow.dialog.getByText(flow.text.honor({ hundredths: (Math.floor(state.score / 100) / 100).toFixed(2) })),
    ).toBeVisible();

    // A swap that reaches the server after the purchase would be multiplied there.
    await expect.poll(() => flow.appliedSwaps()).toBe(6);
    // A multiplier can be bought once. Then its buttons are disabled.
    await flow.button(flow.text.buyLabel({ factor: 2, gems: 5 })).click();
    await expect(flow.dialog.getByText(flow.text.active({ factor: 2 })).first()).toBeVisible();
    await expect(flow.button(flow.text.buyLabel({ factor: 7, gems: 15 }))).toBeDisabled();

    expect(await findAxeFaults(town.page)).toEqual([]);

    // A reload resumes the same game.
    await town.page.reload();
    const again = await flow.open();
    expect(again).toMatchObject({ seed, applied: 6, score: state.score });
    await flow.expectState(state);
  });
});

test('the cookie game is saved; of two devices the newer save goes on, and the other one is taken back', async ({
  players,
}) => {
  players.expectErrors(REFUSED);
  const first = await players.arrive('coo');
  const firstPage = first.town.page;
  await openCookies(firstPage);
  await bake(firstPage, 20);
  await firstPage.getByText(cookieText.buildings, { exact: true }).click();
  await firstPage.getByRole('button', { name: cookieText.buyFor({ name: 'Cursor', cost: '15' }) }).click();
  await save(firstPage);
  await expect(firstPage.getByText('Game saved!')).toBeVisible();
  await bake(firstPage, 5);

  // The second device loads the server's save and replaces the first one, which stops.
  const access = await players.visit();
  await access.open('/login');
  await access.signIn(first.email, first.password);
  const { page } = access;
  await openCookies(page);
  await expect(figure(page, cookieText.totalClicks)).toHaveText('20');
  await expect(firstPage.getByText(cookieText.takenOverTitle)).toBeVisible();
  await bake(page, 4);
  await save(page);
  await expect(page.getByText('Game saved!')).toBeVisible();

  // The first device comes back: the newer save of the server goes on, and its own one is kept.
  await firstPage.addInitScript(haveGoldenCookiesAtOnce, [GOLDEN_MIN_MS, GOLDEN_MAX_MS] as const);
  await firstPage.reload();
  await openCookies(firstPage);
  await expect(figure(firstPage, cookieText.totalClicks)).toHaveText('24');
  await expect(firstPage.getByText(cookieText.leftBehind)).toBeVisible();
  await firstPage.getByText(cookieText.copyOrImport, { exact: true }).click();
  await firstPage.getByLabel(cookieText.gameAsText).fill('no game');
  await firstPage.getByRole('button', { name: cookieText.import, exact: true }).click();
  await expect(firstPage.getByRole('alert').getByText(cookieText.notAGame)).toBeVisible();
  await firstPage.getByRole('button', { name: cookieText.takeBack }).click();
  await expect(figure(firstPage, cookieText.totalClicks)).toHaveText('25');

  // A golden cookie drifts over the yard in the direction of writing, and brings 20 clicks and what a cursor bakes in half a minute.
  const golden = firstPage.getByRole('button', { name: cookieText.golden });
  // Only now: what moves costs as much as all else of this test.
  await firstPage.emulateMedia({ reducedMotion: 'no-preference' });
  for (const direction of ['rtl', 'ltr']) {
    await firstPage.evaluate((dir) => (document.documentElement.dir = dir), direction);
    const [start = 0, middle = 0, end = 0] = await golden.evaluate(placesInYard);
    expect(direction === 'ltr' ? start : 1 - start, direction).toBeLessThan(0.3);
    expect(middle, direction).toBeCloseTo(0.5, 1);
    expect(direction === 'ltr' ? 1 - end : end, direction).toBeLessThan(0.3);
  }
  await golden.click();
  await expect(firstPage.locator('.toast', { hasText: cookieText.goldenBrought({ amount: '23' }) })).toBeVisible();
});

/** In the page: what waits for the time of a golden cookie waits no longer. */
const haveGoldenCookiesAtOnce = ([least, most]: readonly [number, number]): void => {
  const { setTimeout: wait } = window;
  window.setTimeout = ((task: () => void, ms = 0) =>
    wait(task, ms >= least && ms <= most ? 0 : ms)) as typeof setTimeout;
};
/** Where the middle of a drifting cookie is soon after its start, in the middle and soon before its end, parts of the yard's width. */
const placesInYard = (element: Element): number[] => {
  const [drift] = element.getAnimations();
  const yard = element.parentElement?.getBoundingClientRect();
  if (drift === undefined || yard === undefined) throw new Error('it does not drift');
  return [0.1, 0.5, 0.9].map((share) => {
    drift.currentTime = share * Number(drift.effect?.getComputedTiming().duration);
    const { left, width } = element.getBoundingClientRect();
    return (left + width / 2 - yard.left) / yard.width;
  });
};

const openCookies = async (page: Page): Promise<void> => {
  const flow = new FlowPage(page);
  await flow.open();
  await flow.button(flow.text.cookieGame).click();
  await page.getByRole('button', { name: cookieText.bake }).waitFor();
};
const bake = async (page: Page, count: number): Promise<void> => {
  await page.getByRole('button', { name: cookieText.bake }).focus();
  for (let press = 0; press < count; press += 1) await page.keyboard.press('Enter');
};
const save = (page: Page): Promise<void> => page.getByRole('button', { name: cookieText.saveGame }).click();
const figure = (page: Page, label: string) =>
  page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd');
