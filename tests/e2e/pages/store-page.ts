/** Store and outlet: item list, try-on, cart and checkout. */
import { expect, type Locator, type Page } from '@playwright/test';
import { text as purchases } from '../../../src/store/purchases/text.ts';
import { text as shopText } from '../../../src/store/text.ts';
import { text } from '../../../src/features/store/text.ts';

export class StorePage {
  readonly page: Page;
  readonly outlet: Locator;
  readonly dialog: Locator;
  readonly search: Locator;
  readonly cart: Locator;
  readonly checkout: Locator;
  readonly confirmation: Locator;
  /** The moment after a purchase. */
  readonly thanks: Locator;
  /** The player's own figure; its label names the visible side. */
  readonly figure: Locator;
  readonly offers: Locator;

  constructor(page: Page) {
    this.page = page;
    this.outlet = page.getByRole('dialog', { name: 'Outlet' });
    this.dialog = page.getByRole('dialog', { name: 'Store' });
    this.search = this.dialog.getByRole('searchbox', { name: text.search });
    this.cart = this.dialog.getByRole('complementary', { name: shopText.cart });
    this.checkout = this.cart.getByRole('button', { name: shopText.checkout });
    this.thanks = page.getByRole('dialog', { name: purchases.thanks });
    this.confirmation = page.getByRole('dialog', { name: shopText.confirmPurchase });
    this.figure = this.dialog.getByRole('img', { name: /seen from/ });
    this.offers = this.dialog.getByRole('region', { name: text.items }).getByRole('article');
  }

  /** Opens the outlet from the menu. */
  async openOutlet(): Promise<void> {
    await this.page.getByRole('button', { name: /^Menu/ }).click();
    await this.page.getByRole('menuitem', { name: 'Store' }).click();
  }

  /** Opens the store through the outlet. */
  async openStore(): Promise<void> {
    await this.openOutlet();
    await this.enterStore();
  }

  async enterStore(): Promise<void> {
    await this.outlet.getByRole('button', { name: 'Store', exact: true }).click();
  }

  offer(name: string): Locator {
    return this.offers.filter({ hasText: name });
  }

  /** Types a search and waits until its rows have replaced the earlier ones: a press between the two would be lost. */
  async find(name: string): Promise<void> {
    await this.search.fill(name);
    await expect(this.dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  async tryOn(name: string): Promise<void> {
    await this.find(name);
    // On the picture: a long name, which opens the item, reaches the middle of the row.
    await this.dialog.getByRole('button', { name: text.tryOn({ name }) }).click({ position: { x: 40, y: 45 } });
  }

  /** Finds an item by its name and adds it to the cart. */
  async addToCart(name: string): Promise<void> {
    await this.find(name);
    await this.offer(name).getByRole('button', { name: shopText.addToCart }).click();
    await expect(this.cart.getByText(name)).toBeVisible();
  }

  /** Both steps of the checkout. */
  async buy(): Promise<void> {
    await this.checkout.click();
    await this.confirm.click();
  }

  async leaveThanks(): Promise<void> {
    await this.thanks.getByRole('button', { name: shopText.keepShopping }).click();
  }

  /** Whether a toast is over the figure of the moment after a purchase. */
  isFigureBelowToast(): Promise<boolean> {
    return this.page.evaluate(() => {
      const stage = document.querySelector('.thanks-stage')?.getBoundingClientRect();
      const toasts = document.querySelectorAll('[data-sonner-toast][data-visible="true"] .toast');
      return Array.from(toasts, (toast) => toast.getBoundingClientRect()).some(
        ({ left, top, right, bottom }) =>
          stage !== undefined &&
          left < stage.right &&
          right > stage.left &&
          top < stage.bottom - 1 &&
          bottom > stage.top + 1,
      );
    });
  }

  get confirm(): Locator {
    return this.confirmation.getByRole('button', { name: shopText.confirmPurchase });
  }

  /** The balance on the store's sign. */
  balance(coins: number): Locator {
    return this.dialog
      .locator('.purse:visible')
      .filter({ hasText: new RegExp(`^${coins.toLocaleString('en')} coins`) });
  }

  chip(name: string): Locator {
    return this.dialog.getByRole('group', { name: shopText.categories }).getByRole('button', { name, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  toast(message: string | RegExp): Locator {
    return this.page.locator('[data-sonner-toast]').filter({ hasText: message });
  }
}
