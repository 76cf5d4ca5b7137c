/** A forum post: create, search, reply, announce the reply, edit, tip with exact amounts, mark, and show as a card in a bio. */
import { ForumPage } from './pages/forum-page.ts';
import { ProfilePage } from './pages/profile-page.ts';
import { expect, test } from './test.ts';

const TITLE = 'I mapped every bench';
const MESSAGE = 'There are eleven benches. Three of them face the wrong way, and one is behind the pond.';

test('a post is created, found, answered, edited, tipped, marked and shown as a card in a bio', async ({ players }) => {
  const author = await players.arrive('author');
  const forum = new ForumPage(author.town.page);
  await forum.open();
  await expect(forum.row('Lantern Bay is open')).toContainText('Pinned');

  await forum.beginPost();
  await forum.send();
  await expect(forum.newPost.getByRole('alert')).toHaveText('Title required.');
  await expect(forum.newPost.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await forum.write({ title: TITLE });
  await forum.send();
  await expect(forum.newPost.getByRole('alert')).toHaveText('Category required.');
  await forum.write({ category: 'General', message: 'Too short' });
  await forum.send();
  await expect(forum.newPost.getByRole('alert')).toHaveText('Content must be between 50 and 10,000 characters.');
  // The text is kept as a draft.
  await forum.newPost.getByRole('button', { name: 'Cancel' }).click();
  await author.town.page.getByRole('button', { name: 'Keep draft' }).click();
  await forum.beginPost();
  await expect(forum.newPost.getByLabel('Title')).toHaveValue(TITLE);
  await forum.write({ message: MESSAGE });
  await forum.send();
  await expect(forum.dialog.getByRole('heading', { name: TITLE, level: 2 })).toBeVisible();
  await forum.back.click();
  await expect(forum.row(TITLE)).toContainText(author.username);
  await forum.openPost(TITLE);

  const reader = await players.arrive('reader');
  const theirs = new ForumPage(reader.town.page);
  await theirs.open();
  await theirs.search.fill('ELEVEN bench');
  await expect(theirs.row('Lantern Bay is open')).toBeHidden();
  await theirs.openPost(TITLE);
  await theirs.reply('the third one has a view');
  // The author, who has the post open, gets a button, and nothing moves before the click.
  await expect(forum.answer('the third one')).toBeHidden();
  await forum.dialog.getByRole('button', { name: 'Show 1 new reply' }).click();
  await expect(forum.answer('the third one')).toBeVisible();
  await expect(forum.answer('New replies')).toBeVisible();
  await forum.back.click();
  await theirs.answer('the third one').getByRole('button', { name: 'Edit' }).click();
  await theirs.page.getByRole('textbox', { name: 'Edit reply' }).fill('the fourth one has a view');
  await theirs.page.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.answer('the fourth one has a view')).toContainText('edited');

  await theirs.tip(theirs.dialog.getByRole('article').filter({ hasText: MESSAGE }), '1,000');
  await expect(theirs.page.getByText(`You tipped ${author.username} 1,000 coins.`)).toBeVisible();
  await theirs.dialog.getByRole('button', { name: 'Mark as NSFW' }).click();
  await expect(theirs.dialog.getByRole('button', { name: 'Mark as SFW' })).toBeVisible();
  await theirs.back.click();
  await expect(theirs.search).toHaveValue('ELEVEN bench');
  await expect(theirs.row(TITLE)).toContainText('Sensitive');
  await expect(theirs.row(TITLE)).toContainText('1,000');
  await expect(theirs.row(TITLE)).toContainText('you replied');

  await forum.openPost(TITLE);
  await forum.tip(forum.answer('the fourth one has a view'), '500');
  await forum.page.keyboard.press('Escape');
  // The first Escape clears the search.
  await theirs.page.keyboard.press('Escape');
  await expect(theirs.search).toHaveValue('');
  await theirs.page.keyboard.press('Escape');
  await expect(forum.page.getByText('5,500', { exact: false }).first()).toBeVisible();
  await expect(theirs.page.getByText('4,500', { exact: false }).first()).toBeVisible();

  await reader.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await theirs.open();
  await theirs.openPost(TITLE);
  await theirs.dialog.getByRole('button', { name: 'Copy BBCode' }).click();
  await expect(theirs.page.getByText('Copied post BBCode to clipboard')).toBeVisible();
  await theirs.page.keyboard.press('Escape');
  const profile = new ProfilePage(theirs.page, reader.username);
  await profile.open();
  await profile.edit();
  await theirs.page.keyboard.press('ControlOrMeta+v');
  await expect(profile.text).toHaveValue(/^\[post\]\d+\[\/post\]$/);
  await profile.save();
  await profile.bio.getByRole('button', { name: TITLE }).click();
  await expect(theirs.dialog.getByRole('heading', { name: TITLE, level: 2 })).toBeVisible();
});
