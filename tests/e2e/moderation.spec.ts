/** Moderator actions, which take effect at once for the players concerned; account deletion. */
import { randomUUID } from 'node:crypto';
import { sendAdminRequest } from '../../src/server/admin/socket.ts';
import { AccessPage } from './pages/access-page.ts';
import { ModerationPage } from './pages/moderation-page.ts';
import { PeoplePage } from './pages/people-page.ts';
import { expect, REFUSED, test } from './test.ts';

test('a moderator redacts, mutes and unmutes, live and with a reason in the log', async ({ players, server }) => {
  const moderator = await players.arrive('moderator');
  await sendAdminRequest(server.dataDir, { argv: ['access', moderator.username, '1'], requestId: randomUUID() });
  await moderator.town.page.reload();
  const rudy = await players.arrive('rudy');
  const { page } = rudy.town;
  const moderation = new ModerationPage(moderator.town.page, rudy.username);
  const forRudy = new PeoplePage(page);
  await moderator.town.expectPlayers(moderator.username, rudy.username);

  await rudy.town.say('you smell of lamp oil');
  await expect(moderator.town.logLine('you smell of lamp oil')).toBeVisible();
  // In a low window the last entries of the quick actions are reached by scrolling.
  const { page: wide } = moderator.town;
  const size = wide.viewportSize() ?? { width: 1100, height: 700 };
  await wide.setViewportSize({ width: 844, height: 390 });
  await moderation.openFromChat(rudy.username);
  await wide.setViewportSize(size);
  await moderation.redact('you smell of lamp oil', 'unkind words');
  for (const { town } of [moderator, rudy]) {
    await expect(town.page.getByRole('log', { includeHidden: true }).locator('.chat-redacted')).toHaveCount(1);
  }
  await expect(rudy.town.logLine('you smell of lamp oil')).toHaveCount(0);

  await moderation.submitMute('Mute', 'cool down');
  await expect(forRudy.toast('A moderator muted you for 10 minutes: cool down')).toBeVisible();
  await rudy.town.message.fill('can you hear me');
  await rudy.town.message.press('Enter');
  await expect(forRudy.toast(/^A moderator muted you, .* Nothing was sent\.$/)).toBeVisible();
  await expect(rudy.town.message).toHaveValue('can you hear me');

  await moderation.submitMute('Unmute', 'said sorry');
  await moderation.dialog.getByRole('tab', { name: 'Audit log' }).click();
  for (const note of ['unkind words', 'cool down', 'said sorry']) {
    await expect(moderation.dialog.getByText(note)).toBeVisible();
  }

  await new PeoplePage(moderator.town.page).closeAll();
  await rudy.town.say('good evening again');
  await expect(moderator.town.logLine('good evening again')).toBeVisible();
  await expect(moderator.town.logLine('you smell of lamp oil')).toHaveCount(0);
});

test('an account is deleted with its username and password and is no longer visible to others', async ({ players }) => {
  players.expectErrors(REFUSED);
  const ivy = await players.arrive('ivy');
  const ben = await players.arrive('ben');
  await ben.town.expectPlayers(ivy.username, ben.username);
  const { page } = ivy.town;
  const forIvy = new PeoplePage(page);
  await forIvy.openComments(ben.username);
  await forIvy.comment.fill('Until we meet again');
  await forIvy.comment.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Until we meet again' })).toBeVisible();

  await forIvy.open('About');
  await forIvy.button('Account').click();
  await page.getByRole('menuitem', { name: 'Delete account' }).click();
  const ending = page.getByRole('dialog', { name: 'Delete account' });
  const confirm = ending.getByRole('button', { name: 'Delete account' });
  await expect(confirm).toBeDisabled();
  await ending.getByRole('textbox', { name: `Type ${ivy.username} to confirm` }).fill(ivy.username);
  await ending.getByRole('textbox', { name: 'Password' }).fill('not-the-password');
  await confirm.click();
  await expect(forIvy.toast('Your password is wrong.')).toBeVisible();
  await ending.getByRole('textbox', { name: 'Password' }).fill(ivy.password);
  await confirm.click();

  const access = new AccessPage(page);
  await expect(ending).toBeHidden();
  await ben.town.expectPlayers(ben.username);
  await access.open('/login');
  await access.email.fill(ivy.email);
  await access.password.fill(ivy.password);
  await access.signInButton.click();
  await expect(access.signInButton).toBeVisible();
  await new PeoplePage(ben.town.page).open('About');
  await ben.town.page.getByRole('tab', { name: 'Comments' }).click();
  await expect(ben.town.page.getByText('Until we meet again')).toHaveCount(0);
  await expect(ben.town.page.getByRole('textbox', { name: 'Add a comment' })).toBeVisible();
});
