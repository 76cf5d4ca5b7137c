/** Quick actions, profiles, friends and mail, in the desktop layout. */
import { expect, type Locator, type Page } from '@playwright/test';

export class PeoplePage {
  readonly page: Page;
  /** The topmost dialog. */
  readonly dialog: Locator;
  /** In the open profile. */
  readonly comment: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog').last();
    this.comment = page.getByRole('textbox', { name: 'Add a comment' });
  }

  /** Opens a dialog of the Profile menu. */
  async open(entry: 'About' | 'Friends' | 'Email'): Promise<void> {
    await this.closeAll();
    await this.page.getByRole('button', { name: 'Profile' }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
    await expect(this.page.getByRole('dialog').first()).toBeVisible();
  }

  /** Uses the search box of the friends dialog. */
  async openProfile(username: string): Promise<void> {
    await this.open('Friends');
    const search = this.page.getByRole('searchbox', { name: /Find a player/ });
    await search.fill(username);
    await search.press('Enter');
    await expect(this.page.getByRole('dialog', { name: username })).toBeVisible();
    await expect(this.page.getByRole('tab', { name: 'About' })).toBeVisible();
  }

  async openComments(username: string): Promise<void> {
    await this.openProfile(username);
    await this.page.getByRole('tab', { name: 'Comments' }).click();
    await expect(this.comment).toBeVisible();
  }

  /** Opens the first mail of the list whose row shows the text. */
  async openMail(text: string | RegExp): Promise<void> {
    await this.open('Email');
    await this.row(text).click();
    await expect(this.page.getByRole('button', { name: 'Back', exact: true }).last()).toBeVisible();
  }

  row(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Messages' }).getByRole('button').filter({ hasText: text }).first();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** The field of the dialog that asks for a longer text. */
  text(label: string): Locator {
    return this.page.getByRole('textbox', { name: label });
  }

  toast(text: string | RegExp): Locator {
    return this.page.locator('[data-sonner-toast]').filter({ hasText: text }).first();
  }

  /** The card of good news. */
  card(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Good news' }).filter({ hasText: text });
  }

  /** Closes all dialogs, and keeps drafts where a dialog asks. */
  async closeAll(): Promise<void> {
    const dialogs = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
    const keepDraft = this.button('Keep draft');
    while ((await dialogs.count()) > 0) {
      if (await keepDraft.isVisible()) await keepDraft.click();
      else await this.page.keyboard.press('Escape');
      await this.page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
    }
  }
}
