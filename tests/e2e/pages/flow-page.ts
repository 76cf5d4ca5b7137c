/** FLOW's dialog, as players use it: by key and by drag. */
import type { Locator, Page } from '@playwright/test';
import * as text from '../../../src/features/flow/text.ts';
import { OPEN_FLOW } from '../../../src/features/hud/text.ts';

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

  /** Opens the dialog from the level ring. @returns what the server dealt or resumed. */
  async open(): Promise<DealtGame> {
    const answered = this.page.waitForResponse((response) => response.url().endsWith('/flow/game'));
    await this.page.getByRole('button', { name: new RegExp(OPEN_FLOW) }).click();
    const game = (await (await answered).json()) as DealtGame;
    await this.cell(0).waitFor();
    return game;
  }

  cell(cell: number): Locator {
    return this.dialog.locator(`[data-cell="${cell}"]`);
  }

  /** A number of the side: 'Score', 'Possible moves' ... */
  figure(label: string): Locator {
    return this.dialog.locator('dl > div', { has: this.page.getByText(label, { exact: true }) }).locator('dd');
  }

  /** Names of the gems as a screen reader hears them, row by row. */
  async gems(): Promise<string[]> {
    const labels = await this.dialog
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.split(': ')[1] ?? '');
  }

  async swapByKeys([one, other]: readonly [number, number]): Promise<void> {
    await this.cell(one).focus();
    await this.page.keyboard.press('Enter');
    await this.page.keyboard.press(other === one + 1 ? 'ArrowRight' : 'ArrowDown');
  }

  async swapByDrag([one, other]: readonly [number, number]): Promise<void> {
    const [from, to] = await Promise.all([this.cell(one).boundingBox(), this.cell(other).boundingBox()]);
    if (from === null || to === null) throw new Error('the board is not on the page');
    await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await this.page.mouse.up();
  }

  button(name: string | RegExp): Locator {
    return this.dialog.getByRole('button', { name });
  }
}
