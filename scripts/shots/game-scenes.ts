/** Scenes of FLOW, its daily board and the cookie game. */
import { expect, type WebSocketRoute } from '@playwright/test';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { text } from '../../src/features/cookie/text.ts';
import { FlowPage } from '../../tests/e2e/pages/flow-page.ts';
import { BUILDING_IDS } from '../../src/shared/rules/cookie/constants.ts';
import { type CookieSave, newGame } from '../../src/shared/rules/cookie/game.ts';
import { RESOURCE_ERROR, type Scene } from './stage.ts';

/** A game with buildings of all kinds, of which some have levels. */
function livingBakery(): CookieSave {
  const game = {
    ...newGame(Date.now()),
    cookies: 2.4e6,
    totalCookies: 8.2e6,
    clickCount: 1400,
    golden: 6,
    prestige: 1,
  };
  for (const [at, id] of BUILDING_IDS.entries()) game.upgrades[id].count = Math.max(1, 24 - 3 * at);
  game.clickUpgrades.doubleClick.purchased = true;
  return { ...game, levels: { cursor: 2, grandma: 1 } };
}

export const gameScenes: Scene[] = [
  {
    name: 'flow',
    open: async ({ enterTown, page }) => {
      await enterTown('Odette');
      const flow = new FlowPage(page);
      await flow.open();
      await flow.button(flow.text.hint).click();
    },
  },
  {
    name: 'flow-day',
    open: async ({ enterTown, page }) => {
      await enterTown('Noor');
      const flow = new FlowPage(page);
      await flow.open();
      await flow.button(flow.text.daily).click();
      await expect(flow.button(flow.text.startTry)).toBeVisible();
    },
  },
  {
    name: 'flow-daily-try',
    open: async ({ enterTown, page }) => {
      await enterTown('Noor');
      const flow = new FlowPage(page);
      await flow.open();
      await flow.button(flow.text.daily).click();
      await flow.startTry();
      await flow.button(flow.text.hint).click();
    },
  },
  {
    name: 'flow-reconnecting',
    expectedErrors: RESOURCE_ERROR,
    open: async ({ enterTown, page }) => {
      const lines: WebSocketRoute[] = [];
      let isCut = false;
      await page.routeWebSocket(/socket\.io/, (line) => {
        if (isCut) return void line.close();
        line.connectToServer();
        lines.push(line);
      });
      await enterTown('Odette');
      const flow = new FlowPage(page);
      const { seed } = await flow.open();
      isCut = true;
      await page.route('**/socket.io/**', (route) => route.abort());
      await Promise.all(lines.map((line) => line.close()));
      const core = await loadCore();
      const [swap] = core.startMatch3(seed).possibleSwaps;
      if (swap) await flow.swapByKeys(swap);
      await expect(flow.dialog.getByText(flow.text.reconnectingMoves({ count: 1 }))).toBeVisible();
    },
  },
  {
    name: 'cookie-clicker',
    open: async ({ enterTown, page }) => {
      await enterTown('Odette');
      const flow = new FlowPage(page);
      await flow.open();
      await flow.button(flow.text.cookieGame).click();
      const cookie = page.getByRole('button', { name: text.bake });
      await cookie.focus();
      for (let press = 0; press < 20; press += 1) await page.keyboard.press('Enter');
      await page.getByText(text.buildings, { exact: true }).click();
    },
  },
  {
    name: 'cookie-bakery',
    open: async ({ enterTown, page }) => {
      await page.route('**/cookie/load', (route) =>
        route.fulfill({ json: { success: true, cookieGameState: JSON.stringify(livingBakery()) } }),
      );
      await enterTown('Odette');
      const flow = new FlowPage(page);
      await flow.open();
      await flow.button(flow.text.cookieGame).click();
      await page.getByRole('button', { name: text.bake }).click();
      await expect(page.getByRole('img', { name: /^Your bakery/ })).toBeVisible();
    },
  },
  {
    name: 'cookie-list',
    open: async (stage) => {
      const { page } = stage;
      await gameScenes.find(({ name }) => name === 'cookie-bakery')?.open(stage);
      await page.getByText(text.buildings, { exact: true }).click();
      await page.getByRole('button', { name: '×10' }).click();
      await page.getByRole('heading', { name: text.newBakery }).scrollIntoViewIfNeeded();
    },
  },
];
