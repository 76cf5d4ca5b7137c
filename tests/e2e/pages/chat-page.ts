/** The chat as a player sees it: both tabs, the message line with who hears it, emoji picker and suggestions. */
import { expect, type Locator, type Page } from '@playwright/test';

export class ChatPage {
  readonly page: Page;
  readonly message: Locator;
  readonly window: Locator;
  readonly publicTab: Locator;
  readonly whispersTab: Locator;
  readonly suggestions: Locator;
  readonly picker: Locator;

  constructor(page: Page) {
    this.page = page;
    this.message = page.getByRole('textbox', { name: 'Message' });
    this.window = page.getByRole('region', { name: 'Chat' });
    this.publicTab = page.getByRole('tab', { name: 'Public Chat' });
    this.whispersTab = page.getByRole('tab', { name: 'Whispers' });
    this.suggestions = page.getByRole('listbox', { name: 'Emoji suggestions' });
    this.picker = page.getByRole('dialog', { name: 'Emoji picker' });
  }

  /** Types a line and sends it; what stays in the line is the caller's to check. */
  async send(text: string): Promise<void> {
    await this.message.fill(text);
    await this.message.press('Enter');
  }

  /** A line of the tab that is shown. */
  line(text: string | RegExp): Locator {
    return this.page.getByRole('log').getByRole('listitem').filter({ hasText: text });
  }

  /** Who will hear what is being typed. */
  recipient(text: string): Locator {
    return this.window.page().locator('.chat-recipient', { hasText: text });
  }

  /** Picks a conversation of the whispers tab. */
  person(username: string): Locator {
    return this.window.getByRole('group', { name: 'Whisper with' }).getByRole('button', { name: username });
  }

  /** Opens a player's quick actions by the name beside one of their lines, and chooses one. */
  async choose(username: string, action: string): Promise<void> {
    await this.window
      .getByRole('button', { name: `${username}: open quick actions` })
      .last()
      .click();
    await this.page.getByRole('button', { name: action, exact: true }).click();
  }

  async expectUnread(count: number): Promise<void> {
    const badge = this.whispersTab.getByText('unread whispers').locator('..');
    if (count === 0) await expect(badge).toHaveCount(0);
    else await expect(badge).toHaveText(`${count} unread whispers`);
  }
}
