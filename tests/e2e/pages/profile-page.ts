/** The player's own profile dialog and the bio editor. */
import { expect, type Locator, type Page } from '@playwright/test';

export class ProfilePage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly bio: Locator;
  readonly text: Locator;
  readonly tools: Locator;

  constructor(page: Page, username: string) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: username });
    this.bio = this.dialog.getByRole('region', { name: 'Bio' });
    this.text = page.getByRole('textbox', { name: 'Bio' });
    this.tools = page.getByRole('toolbar', { name: 'Formatting' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Profile' }).click();
    await this.page.getByRole('menuitem', { name: 'About' }).click();
    await expect(this.bio).toBeVisible();
  }

  async edit(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Edit bio' }).click();
    await expect(this.tools).toBeVisible();
    await this.text.focus();
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
    await expect(this.tools).toBeHidden();
  }
}
