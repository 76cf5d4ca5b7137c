/** Bars, menus and dialogs over the town, in wide windows and on phones. */
import { expect, type Locator, type Page } from '@playwright/test';

export class ShellPage {
  readonly page: Page;
  readonly menu: Locator;
  readonly profile: Locator;
  readonly settings: Locator;
  readonly back: Locator;
  readonly forward: Locator;
  readonly strip: Locator;

  constructor(page: Page) {
    this.page = page;
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    this.menu = button(/^Menu/);
    this.profile = button(/^Profile/);
    this.settings = button('Settings');
    this.back = button('Back');
    this.forward = button('Forward');
    this.strip = page.getByRole('list', { name: 'Online friends' });
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /**
   * Reloads when `layers` layers are open. Closing a layer goes back in the browser's history, and a reload before that
   * has ended is aborted.
   */
  async reload(layers: number): Promise<void> {
    const depth = (): Promise<number> =>
      this.page.evaluate(() => (history.state as { sheets?: number } | null)?.sheets ?? 0);
    await expect.poll(depth).toBe(layers);
    await this.page.reload();
  }

  /** Opens a menu of wide windows and chooses an entry, by keyboard only. */
  async chooseByKeys(menu: Locator, entry: string): Promise<void> {
    await menu.focus();
    await this.page.keyboard.press('Enter');
    const item = this.page.getByRole('menuitem', { name: entry });
    await expect(item).toBeVisible();
    await this.page.keyboard.type(entry.slice(0, 3));
    await expect(item).toBeFocused();
    await this.page.keyboard.press('Enter');
  }
}
