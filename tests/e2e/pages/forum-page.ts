/** The forum: list, open post and the post editor. */
import { expect, type Locator, type Page } from '@playwright/test';

export class ForumPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly posts: Locator;
  readonly search: Locator;
  readonly back: Locator;
  readonly newPost: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: 'Forums' });
    this.posts = this.dialog.getByRole('region', { name: 'Posts' });
    this.search = this.dialog.getByLabel('Search posts');
    this.back = this.dialog.getByRole('button', { name: 'Back to forums' });
    this.newPost = page.getByRole('dialog', { name: 'New post' });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).first().click();
    const isPhone = (this.page.viewportSize()?.width ?? 0) < 768;
    await this.page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Forums' }).click();
    await expect(this.posts.getByRole('listitem').first()).toBeVisible();
  }

  async beginPost(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'New post' }).filter({ visible: true }).first().click();
    // The loaded editor is taller than the plain one: the dialog's buttons move when it arrives.
    await expect(this.newPost.getByRole('toolbar')).toBeVisible();
  }

  /** Fills in the given fields. */
  async write(post: { title?: string; category?: string; message?: string }): Promise<void> {
    const { title, category, message } = post;
    if (title !== undefined) await this.newPost.getByLabel('Title').fill(title);
    if (category !== undefined) await this.newPost.getByRole('button', { name: category }).click();
    if (message !== undefined) await this.newPost.getByRole('textbox', { name: 'Content' }).fill(message);
  }

  async send(): Promise<void> {
    await this.newPost.getByRole('button', { name: 'Post', exact: true }).click();
  }

  row(title: string): Locator {
    return this.posts.getByRole('article').filter({ has: this.page.getByRole('button', { name: title }) });
  }

  async openPost(title: string): Promise<void> {
    await this.row(title).getByRole('button', { name: title }).click();
    await expect(this.dialog.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  }

  async reply(message: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Add a comment' }).click();
    await this.dialog.getByRole('textbox', { name: 'Add a comment' }).fill(message);
    await this.dialog.getByRole('button', { name: 'Send' }).click();
    await expect(this.answer(message)).toBeVisible();
  }

  answer(message: string): Locator {
    return this.dialog.getByRole('listitem').filter({ hasText: message });
  }

  /** Sends a tip and confirms it. */
  async tip(within: Locator, coins: string): Promise<void> {
    await within.getByRole('button', { name: `Tip ${coins} coins` }).click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: `Tip ${coins} coins`, exact: true })
      .click();
    await expect(within.getByRole('button', { name: 'Tipped' })).toBeDisabled();
  }
}
