/**
 * The page as a screen reader has it: its accessibility tree. Everything is found by role and name, controls are used by keys, and
 * what is announced is read from the live regions. There are no coordinates, test ids, or selectors of the style sheet.
 */
import { expect, type Locator, type Page } from '@playwright/test';

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

export class TreePage {
  private readonly page: Page;
  /** Null: the whole page. */
  private readonly root: Locator | null;

  constructor(page: Page, root: Locator | null = null) {
    this.page = page;
    this.root = root;
  }

  /** A part of the tree: a dialog, a region, a list. Texts match whole names. */
  in(role: Role, name?: Name): TreePage {
    return new TreePage(this.page, this.find(role, name));
  }

  /** The first element of that role and name. A name that is a text matches as a whole; without one every element does. */
  find(role: Role, name?: Name): Locator {
    const options = name === undefined ? {} : { name, exact: typeof name === 'string' };
    return (this.root ?? this.page).getByRole(role, options).first();
  }

  /** A field by its label: passwords have no role. */
  field(label: string): Locator {
    return (this.root ?? this.page).getByLabel(label, { exact: true }).first();
  }

  /** The virtual cursor of a screen reader goes to any element; Enter, or Space for a switch, uses it. */
  async press(role: Role, name: Name): Promise<void> {
    const control = this.find(role, name);
    // What is still opening may take the focus once more.
    await expect(async () => {
      await control.focus();
      await expect(control).toBeFocused({ timeout: 300 });
    }).toPass();
    await this.key(role === 'switch' || role === 'radio' ? 'Space' : 'Enter');
  }

  async write(label: string, text: string): Promise<void> {
    await this.field(label).focus();
    await this.page.keyboard.insertText(text);
  }

  /** Writes a chat line and sends it. */
  async say(text: string): Promise<void> {
    await this.write('Message', text);
    await this.key('Enter');
  }

  key(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Opens a menu and chooses an entry. */
  async choose(menu: Name, entry: string): Promise<void> {
    await this.press('button', menu);
    await this.press('menuitem', entry);
  }

  /** Closes what is open until no dialog is left. */
  async closeDialogs(): Promise<void> {
    const dialogs = this.page.getByRole('dialog');
    await expect(async () => {
      if ((await dialogs.count()) > 0) await this.key('Escape');
      await expect(dialogs).toHaveCount(0, { timeout: 500 });
    }).toPass();
  }

  async isShown(role: Role, name: Name): Promise<void> {
    await expect(this.find(role, name)).toBeVisible();
  }

  async isGone(role: Role, name: Name): Promise<void> {
    await expect(this.find(role, name)).toHaveCount(0);
  }

  async isFocused(role: Role, name?: Name): Promise<void> {
    await expect(this.find(role, name)).toBeFocused();
  }

  /** The words of this part, as they are read. */
  async reads(words: Name): Promise<void> {
    await expect(this.root ?? this.page.getByRole('main')).toContainText(words);
  }

  /** How often the words are in this part or, without one, in the page. */
  async timesRead(words: string): Promise<number> {
    const tree = await (this.root ?? this.page.locator('body')).ariaSnapshot();
    return tree.split(words).length - 1;
  }

  /** A live region says it: a status, a log, an alert, or the notifications. */
  async hears(words: Name): Promise<void> {
    const { page } = this;
    const live = page.getByRole('status').or(page.getByRole('log')).or(page.getByRole('alert'));
    const all = live.or(page.getByRole('region', { name: /^Notifications/ }));
    await expect(all.filter({ hasText: words }).first()).toBeAttached();
  }

  /** The urgent announcements, oldest first. */
  async hearsUrgently(...lines: string[]): Promise<void> {
    await expect(this.page.getByRole('status', { name: 'Urgent announcements' })).toHaveText(lines.join(' '));
  }

  /** The names of all elements of a role, in the order of the tree. */
  async names(role: Role): Promise<string[]> {
    const lines = (await (this.root ?? this.page.getByRole('main')).ariaSnapshot()).split('\n');
    return lines.flatMap((line) => new RegExp(`^\\s*- '?${role} "(.+?)"`).exec(line)?.slice(1) ?? []);
  }
}
