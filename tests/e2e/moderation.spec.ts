/** Moderator actions, which take effect at once for the players concerned; download and deletion of an account. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { sendAdminRequest } from '../../src/server/admin/socket.ts';
import { AccessPage } from './pages/access-page.ts';
import { ModerationPage } from './pages/moderation-page.ts';
import { PeoplePage } from './pages/people-page.ts';
import { expect, REFUSED, test } from './test.ts';

test.use({ serverEnv: { REPORTS: 'on' } });

// In order: one server does for all of them.
test.describe.configure({ mode: 'default' });

test('a moderator redacts, mutes and unmutes, live and with a reason in the log, and decides reports', async ({
  players,
  request,
  server,
}) => {
  const moderator = await players.arrive('moderator', {
    before: ({ username }) =>
      sendAdminRequest(server.dataDir, { argv: ['access', username, '1'], requestId: randomUUID() }),
  });
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
  await moderator.town.say('I keep an eye on you');
  await rudy.town.say('good evening again');
  await expect(moderator.town.logLine('good evening again')).toBeVisible();
  await expect(moderator.town.logLine('you smell of lamp oil')).toHaveCount(0);

  await page.getByRole('log').getByRole('button', { name: moderator.username }).first().click();
  await page.getByRole('button', { name: 'Report' }).click();
  const form = page.getByRole('dialog', { name: 'Reports' });
  await expect(form.getByText('I keep an eye on you')).toBeVisible();
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('Cyber violence');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(forRudy.toast('Your report was sent. You will receive the decision by mail.')).toBeVisible();
  await expect(form).toBeHidden();

  const reporter = await players.register('nina');
  const { token } = (await (await request.post(`${server.url}/auth/sign-in/email`, { data: reporter })).json()) as {
    token: string;
  };
  const report = {
    kind: 'chat',
    username: rudy.username,
    line: 'good evening again',
    category: 'VIOLENCE',
    text: 'Look',
  };
  const headers = { 'x-session-key': token };
  expect((await request.post(`${server.url}/reports`, { headers, data: report })).status()).toBe(200);
  await wide.getByRole('log').getByRole('button', { name: rudy.username }).first().click();
  await wide.getByRole('button', { name: 'Reports' }).click();
  const queue = wide.getByRole('dialog', { name: 'Reports' });
  await queue.getByRole('button', { name: new RegExp(rudy.username) }).click();
  const open = queue.getByRole('region', { name: `Report about ${rudy.username}` });
  await expect(open.getByText('I keep an eye on you')).toBeVisible();
  await open.getByRole('button', { name: 'Remove' }).click();
  await open.getByRole('textbox', { name: 'Reason' }).fill('not a greeting');
  await open.getByRole('button', { name: 'Decide' }).click();
  await expect(
    forRudy.toast(/about you is decided\. Something of yours was removed\. Reason: not a greeting$/),
  ).toBeVisible();
  await expect(rudy.town.logLine('good evening again')).toHaveCount(0);
});

test('an account is downloaded, then deleted with its username and password, and is no longer visible to others', async ({
  players,
}) => {
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
  await page.getByRole('menuitem', { name: 'Download my data' }).click();
  const copying = page.getByRole('dialog', { name: 'Download my data' });
  await copying.getByRole('textbox', { name: 'Password' }).fill(ivy.password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    copying.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  const data = strFromU8(files['data.json'] ?? new Uint8Array());
  for (const own of [ivy.username, ivy.email, 'Until we meet again']) expect(data).toContain(own);
  await expect(copying).toBeHidden();

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
