/** The chat: both tabs, the message input with its recipient, emoji picker and suggestions. */
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
    this.message = page.getByRole('textbox', { name: 'Message', includeHidden: true });
    this.window = page.getByRole('region', { name: 'Chat' });
    this.publicTab = page.getByRole('tab', { name: 'Public Chat' });
    this.whispersTab = page.getByRole('tab', { name: 'Whispers' });
    this.suggestions = page.getByRole('listbox', { name: 'Emoji suggestions' });
    this.picker = page.getByRole('dialog', { name: 'Emoji picker' });
  }

  /** Types a line and sends it. Does not check the input afterwards. */
  async send(text: string): Promise<void> {
    await this.message.fill(text);
    await this.message.press('Enter');
  }

  /** A line of the visible tab. */
  line(text: string | RegExp): Locator {
    return this.page.getByRole('log').getByRole('listitem').filter({ hasText: text });
  }

  /** The recipient of the line in the input. */
  recipient(text: string): Locator {
    return this.window.page().locator('.chat-recipient', { hasText: text });
  }

  /** Selects a conversation of the whispers tab. */
  person(username: string): Locator {
    return this.window.getByRole('group', { name: 'Whisper with' }).getByRole('button', { name: username });
  }

  /** Opens a player's quick actions by the name beside one of their lines, and chooses one. */
  async choose(username: string, action: string): Promise<void> {
    const lines = this.window.getByRole('log');
    await lines
      .getByRole('button', { name: new RegExp(`^${username}(?: |$)`) })
      .last()
      .click();
    await this.page.getByRole('button', { name: action, exact: true }).click();
  }

  async expectUnread(count: number): Promise<void> {
    const badge = this.whispersTab.getByText(/unread whispers?$/).locator('..');
    if (count === 0) await expect(badge).toHaveCount(0);
    else await expect(badge).toHaveText(`${count} ${count === 1 ? 'unread whisper' : 'unread whispers'}`);
  }
}
