/** FLOW's dialog, played by keyboard and by drag. */
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import type { Core, Match3State, Match3Swap } from '../../../src/engine/core/types.ts';
import { GEM_NAMES, text } from '../../../src/features/flow/text.ts';
import { text as words } from '../../../src/features/hud/text.ts';
import { gemOfCell } from '../flow-swap.ts';

export interface DealtGame {
  gameId: string;
  seed: number;
  applied: number;
  score: number;
}

export class FlowPage {
  readonly text = text;
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'FLOW' });
  }

  /** Opens the dialog from the level ring, or on a phone from the menu. @returns the server's new or resumed game. */
  async open(): Promise<DealtGame> {
    const answered = this.page.waitForResponse((response) => response.url().endsWith('/flow/game'));
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    if (width >= 768 && height >= 560) {
      await this.page.getByRole('button', { name: new RegExp(words.openFlow) }).click();
    } else {
      await this.page.getByRole('button', { name: /^Menu/ }).tap();
      await this.page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'FLOW' }).tap();
    }
    const game = (await (await answered).json()) as DealtGame;
    // Waits until the sheet's animation has ended and the menu no longer covers it.
    await this.cell(0).hover({ trial: true });
    return game;
  }

  /** Starts a try of the daily board, whose card is shown. @returns the server's deal. */
  async startTry(): Promise<{ tryId: string; seed: number }> {
    const isStart = (response: Response): boolean =>
      response.url().endsWith('/flow/daily') && response.request().method() === 'POST';
    const answered = this.page.waitForResponse(isStart);
    await this.button(text.startTry).click();
    const dealt = (await (await answered).json()) as { tryId: string; seed: number };
    await expect(this.cell(0)).toBeVisible();
    return dealt;
  }

  /** Number of swaps of the open game that the server has applied. */
  async appliedSwaps(): Promise<number> {
    const key = await this.page.evaluate(
      () => (JSON.parse(sessionStorage.getItem('session') ?? '{}') as { sessionKey?: string }).sessionKey,
    );
    const reply = await this.page.request.post('/flow/game', { headers: { 'x-session-key': key ?? '' }, data: {} });
    return ((await reply.json()) as DealtGame).applied;
  }

  /** Whether something that is shown covers no part of the board and its frame. */
  async isBesideBoard(shown: Locator): Promise<boolean> {
    const [board, box] = await Promise.all([this.dialog.locator('.flow-board').boundingBox(), shown.boundingBox()]);
    if (board === null || box === null) throw new Error('the board is not on the page');
    const isBesideX = box.x >= board.x + board.width || box.x + box.width <= board.x;
    return isBesideX || box.y >= board.y + board.height || box.y + box.height <= board.y;
  }

  cell(cell: number): Locator {
    return this.dialog.locator(`[data-cell="${cell}"]`);
  }

  /** A number in the side panel: 'Score', 'Possible moves' ... */
  figure(label: string): Locator {
    return this.dialog.locator('dl > div', { has: this.page.getByText(label, { exact: true }) }).locator('dd');
  }

  /** Accessible names of the gems, row by row. */
  async gems(): Promise<string[]> {
    const labels = await this.dialog
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    return labels.map(gemOfCell);
  }

  async swapByKeys([one, other]: readonly [number, number]): Promise<void> {
    await this.cell(one).focus();
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.press(other === one + 1 ? 'ArrowRight' : 'ArrowDown');
  }

  /** Releases the button once `isDone` resolves: the turn may end before the release. */
  async swapByDrag([one, other]: readonly [number, number], isDone?: () => Promise<void>): Promise<void> {
    const [from, to] = await Promise.all([this.cell(one).boundingBox(), this.cell(other).boundingBox()]);
    if (from === null || to === null) throw new Error('the board is not on the page');
    await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await isDone?.();
    await this.page.mouse.up();
  }

  async swapByTouch([one, other]: readonly [number, number]): Promise<void> {
    const [from, to] = await Promise.all([this.cell(one).boundingBox(), this.cell(other).boundingBox()]);
    if (from === null || to === null) throw new Error('the board is not on the page');
    const touch = await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    const way = { x: to.x - from.x, y: to.y - from.y };
    await send('touchStart', [middle]);
    for (const share of [0.3, 0.6, 0.8, 1]) {
      await send('touchMove', [{ x: middle.x + way.x * share, y: middle.y + way.y * share }]);
    }
    await send('touchEnd', []);
    await touch.detach();
  }

  /** Plays a swap on the core, then on the board, and waits until the board shows the core's result. */
  async play(
    core: Core,
    swap: Match3Swap,
    byHand: (swap: Match3Swap, isDone: () => Promise<void>) => Promise<void>,
  ): Promise<Match3State> {
    const turn = core.swapMatch3(swap);
    if (turn === null) throw new Error('the core offers a swap that it refuses');
    await byHand(swap, () => this.expectState(turn.state));
    await this.expectState(turn.state);
    return turn.state;
  }

  async expectState({ score, gems }: Match3State): Promise<void> {
    await expect(this.figure(text.score)).toHaveText(score.toLocaleString('en-US'));
    await expect.poll(() => this.gems()).toEqual([...gems].map((gem) => GEM_NAMES[gem]));
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }
}
