/** Moderator actions on one player, opened from the player's name in the chat. */
import { expect, type Locator, type Page } from '@playwright/test';

export class ModerationPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly reason: Locator;

  constructor(page: Page, username: string) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: username });
    this.reason = page.getByRole('textbox', { name: 'Reason' });
  }

  /** Opens the dialog through the quick actions of the player's name in the chat. */
  async openFromChat(username: string): Promise<void> {
    await this.page.getByRole('log').getByRole('button', { name: username }).first().click();
    await this.page.getByRole('button', { name: 'Recent chat' }).click();
    await expect(this.dialog.getByRole('tab', { name: 'Recent chat' })).toBeVisible();
  }

  async redact(words: string, reason: string): Promise<void> {
    const line = this.dialog.getByRole('listitem').filter({ hasText: words });
    await line.getByRole('button', { name: 'Redact' }).click();
    await this.reason.fill(reason);
    await this.page.getByRole('dialog', { name: 'Redact' }).getByRole('button', { name: 'Redact' }).click();
    await expect(this.dialog.getByText('Redacted', { exact: true })).toBeVisible();
  }

  /** Mutes or unmutes on the tab for it. */
  async submitMute(action: 'Mute' | 'Unmute', reason: string): Promise<void> {
    await this.dialog.getByRole('tab', { name: 'Mute' }).click();
    await this.reason.fill(reason);
    await this.dialog.getByRole('button', { name: action, exact: true }).click();
    await expect(this.reason).toHaveValue('');
  }
}
