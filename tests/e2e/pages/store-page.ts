/** Store and outlet: the list, what is tried on, and the cart. */
import type { Locator, Page } from '@playwright/test';
import * as shopText from '../../../src/shop/text.ts';
import * as text from '../../../src/features/store/text.ts';

export class StorePage {
  readonly page: Page;
  readonly outlet: Locator;
  readonly dialog: Locator;
  readonly search: Locator;
  readonly cart: Locator;

  constructor(page: Page) {
    this.page = page;
    this.outlet = page.getByRole('dialog', { name: 'Outlet' });
    this.dialog = page.getByRole('dialog', { name: 'Store' });
    this.search = this.dialog.getByRole('searchbox', { name: text.SEARCH });
    this.cart = this.dialog.getByRole('complementary', { name: shopText.CART });
  }

  /** By the menu's entry, which opens the outlet. */
  async openOutlet(): Promise<void> {
    await this.page.getByRole('button', { name: /^Menu/ }).click();
    await this.page.getByRole('menuitem', { name: 'Store' }).click();
  }

  /** The outlet's sign leads to it. */
  async openStore(): Promise<void> {
    await this.openOutlet();
    await this.outlet.getByRole('button', { name: 'Store', exact: true }).click();
  }

  async tryOn(name: string): Promise<void> {
    await this.search.fill(name);
    await this.dialog.getByRole('button', { name: text.tryOn(name) }).click();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  toast(message: string): Locator {
    return this.page.locator('[data-sonner-toast]').filter({ hasText: message });
  }
}
