/** Inventory, wardrobe and outfits, in the desktop layout. */
import { expect, type Locator, type Page } from '@playwright/test';

export class WardrobePage {
  readonly page: Page;
  readonly apply: Locator;
  readonly outfitName: Locator;

  constructor(page: Page) {
    this.page = page;
    this.apply = page.getByRole('button', { name: 'Apply Changes' });
    this.outfitName = page.getByRole('textbox', { name: 'Name of the outfit' });
  }

  /** Opens it from the Profile menu. */
  async open(entry: 'Wardrobe' | 'Outfits'): Promise<void> {
    await this.page.getByRole('button', { name: /^Profile/ }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
    await expect(this.dialog(entry)).toBeVisible();
  }

  /** Opens it from the wardrobe. */
  async openInventory(): Promise<void> {
    await this.page.getByRole('button', { name: 'Customise' }).click();
    await expect(this.dialog('Inventory')).toBeVisible();
  }

  async close(): Promise<void> {
    // Escape closes the details of an item first.
    await this.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** The tiles of the player's items that contain a text: 'Worn', a category. */
  items(word: string): Locator {
    return this.page.getByRole('region', { name: 'Items' }).getByRole('button').filter({ hasText: word });
  }

  item(name: string): Locator {
    return this.items(name).first();
  }

  slider(name: 'Height' | 'Width'): Locator {
    return this.page.getByRole('slider', { name });
  }

  outfit(name: string): Locator {
    return this.page.getByRole('article', { name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  toast(text: string | RegExp): Locator {
    return this.page.locator('[data-sonner-toast]').filter({ hasText: text });
  }
}
