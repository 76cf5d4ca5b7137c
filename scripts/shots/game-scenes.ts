/** Scenes of FLOW, its daily board and the cookie game. */
import { expect, type WebSocketRoute } from '@playwright/test';
import { loadCore } from '../../src/engine/node/load-core.ts';
import { text } from '../../src/features/cookie/text.ts';
import { FlowPage } from '../../tests/e2e/pages/flow-page.ts';
import { RESOURCE_ERROR, type Scene } from './stage.ts';

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
];
