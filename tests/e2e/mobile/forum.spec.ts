/** A phone: a post is written from the round button, shown in the list, and deleted by its author. */
import { findSmallTargets } from '../../support/chromium/small-targets.ts';
import { ForumPage } from '../pages/forum-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { expect, test } from '../test.ts';
import { PHONE } from './phone.ts';

test.use(PHONE);

const TITLE = 'Which bench has the best view?';
const MESSAGE = 'I have sat on all eleven of them and cannot decide between the fourth and the ninth.';

test('a post is created, found in the list and deleted by its author', async ({ players }) => {
  const { town } = await players.arrive('ana');
  const shell = new ShellPage(town.page);
  const forum = new ForumPage(town.page);
  await shell.menu.tap();
  await shell.dialog('Menu').getByRole('button', { name: 'Forums' }).tap();
  await expect(forum.row('Lantern Bay is open')).toBeVisible();
  const overflow = await town.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await findSmallTargets(forum.dialog)).toEqual([]);

  await forum.beginPost();
  expect(await findSmallTargets(forum.newPost)).toEqual([]);
  await forum.write({ title: TITLE, category: 'General', message: MESSAGE });
  await forum.send();
  await expect(forum.dialog.getByRole('heading', { name: TITLE, level: 2 })).toBeVisible();
  await forum.back.tap();
  await expect(forum.row(TITLE)).toBeVisible();

  await town.page.setViewportSize({ width: 320, height: 640 });
  const rows = forum.posts.getByRole('article');
  const cut = await rows.evaluateAll((all) => all.filter((row) => row.scrollWidth > row.clientWidth).length);
  expect(cut, 'rows whose content is wider than they are').toBe(0);
  await town.page.setViewportSize({ width: 844, height: 390 });
  await forum.openPost(TITLE);
  await forum.dialog.getByRole('button', { name: 'Add a comment' }).tap();
  await expect(forum.dialog.getByRole('toolbar')).toBeVisible();
  await expect(forum.dialog.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  await forum.dialog.getByRole('button', { name: 'Close the editor' }).tap();
  await town.page.setViewportSize({ width: 390, height: 844 });

  await forum.dialog.getByRole('button', { name: 'Delete' }).tap();
  const question = town.page.getByRole('dialog', { name: 'Delete this post?' });
  await question.getByRole('button', { name: 'Delete' }).tap();
  await expect(town.page.getByText('Post deleted.')).toBeVisible();
  await expect(forum.row('Lantern Bay is open')).toBeVisible();
  await expect(forum.row(TITLE)).toBeHidden();
});
