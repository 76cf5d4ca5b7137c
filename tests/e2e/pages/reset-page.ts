/** The password reset page, which a mailed link opens. */
import { expect, type Locator, type Page } from '@playwright/test';

export class ResetPage {
  readonly page: Page;
  readonly expired: Locator;

  constructor(page: Page) {
    this.page = page;
    this.expired = page.getByRole('heading', { name: 'This link has expired' });
  }

  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await expect(this.page.getByLabel('New password')).toBeVisible();
  }

  async setPassword(password: string, confirmation: string = password): Promise<void> {
    await this.page.getByLabel('New password').fill(password);
    await this.page.getByLabel('Confirm password').fill(confirmation);
    await this.page.getByRole('button', { name: 'Set password' }).click();
  }
}
