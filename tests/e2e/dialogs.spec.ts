/** Dialogs by keyboard with history and focus; the feed on a real server; the dialog that opens once a day. */
import { ShellPage } from './pages/shell-page.ts';
import { expect, test } from './test.ts';

const DAY_MS = 864e5;

test('by keyboard: menu, dialog, nested dialog, back and forward; Escape restores the focus', async ({ players }) => {
  const { town, username } = await players.arrive('ana');
  const { page } = town;
  const shell = new ShellPage(page);
  await shell.chooseByKeys(shell.profile, 'Feed');
  await expect(shell.dialog('Feed')).toBeFocused();
  await expect(shell.dialog('Feed').getByText('No activity, yet :)')).toBeVisible();
  await expect(shell.back).toHaveAttribute('aria-disabled', 'true');

  const guilds = page.getByRole('button', { name: 'What guilds will be' });
  await guilds.focus();
  await page.keyboard.press('Enter');
  await expect(shell.dialog('Guilds')).toBeFocused();

  await shell.back.focus();
  await page.keyboard.press('Enter');
  await expect(guilds).toBeFocused();
  await shell.forward.focus();
  await page.keyboard.press('Enter');
  await expect(shell.dialog('Guilds')).toBeVisible();
  await expect(shell.forward).toHaveAttribute('aria-disabled', 'true');

  // Tab stays inside the dialog, and arrow keys do not move the player.
  const stood = await town.position(username);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await shell.dialog('Guilds').evaluate((box) => box.contains(document.activeElement))).toBe(true);
  }
  // A rendering that removes content between the loss and the gain of the focus does not send it back to the start.
  await shell.back.focus();
  await page.evaluate(() => {
    const removed = document.querySelector('[role="dialog"]')?.appendChild(document.createElement('i'));
    document.addEventListener('focusout', () => removed?.remove(), { once: true });
  });
  await page.keyboard.press('Tab');
  // Forward leads nowhere here.
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(shell.profile).toBeFocused();
  expect(await town.position(username)).toEqual(stood);

  // Opened by mouse, closed by the close button.
  await shell.menu.click();
  await expect(page.getByRole('menuitem', { name: 'Places' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Guilds' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(shell.menu).toBeFocused();
});

test('a comment is shown in the feed, links to the profile and can be deleted in the feed', async ({
  players,
  server,
}) => {
  const ana = await players.arrive('ana');
  const ben = await players.arrive('ben');
  const { page } = ana.town;
  const shell = new ShellPage(page);
  const key = await page.evaluate(() => JSON.parse(sessionStorage.getItem('session') ?? '{}').sessionKey as string);
  await fetch(`${server.url}/profile/${ben.username}/comment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-key': key },
    body: JSON.stringify({ comment: 'happy moving day' }),
  });

  await shell.chooseByKeys(shell.profile, 'Feed');
  const feed = shell.dialog('Feed');
  await expect(feed.getByText('happy moving day')).toBeVisible();
  await feed.getByRole('button', { name: `${ben.username}'s profile` }).click();
  await expect(feed).toBeHidden();
  await shell.back.click();
  await expect(feed.getByText('happy moving day')).toBeVisible();

  await feed.getByRole('button', { name: 'Delete activity' }).click();
  await shell.dialog('Delete this?').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Comment deleted.')).toBeVisible();
  await expect(feed.getByText('No activity, yet :)')).toBeVisible();
});

test('friends in town show in the bar and open their quick actions', async ({ players, server }) => {
  const ana = await players.arrive('ana');
  const ben = await players.arrive('ben');
  for (const [from, to] of [
    [ana, ben],
    [ben, ana],
  ] as const) {
    const key = await from.town.page.evaluate(
      () => JSON.parse(sessionStorage.getItem('session') ?? '{}').sessionKey as string,
    );
    await fetch(`${server.url}/friend/${to.username}`, { method: 'POST', headers: { 'x-session-key': key } });
  }
  const shell = new ShellPage(ana.town.page);
  const face = shell.strip.getByRole('button', { name: ben.username });
  await expect(face).toBeVisible();
  await face.click();
  await expect(shell.dialog(ben.username)).toBeVisible();
  await ana.town.page.keyboard.press('Escape');

  await ana.town.page.getByRole('button', { name: 'Show all online friends' }).click();
  await expect(ana.town.page.getByRole('region', { name: 'Online friends' })).toBeVisible();

  await ben.context.close();
  await expect(face).toBeHidden();
});

test('no dialog opens on the first visit; a day later membership opens once', async ({ players }) => {
  const { town } = await players.arrive('ana');
  const { page } = town;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('adLastShown'))).not.toBeNull();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // From a page without the game: the game would look at it before the reload.
  await page.goto('/openapi.json');
  await page.evaluate((ms) => localStorage.setItem('adLastShown', String(Date.now() - ms)), DAY_MS + 60_000);
  await page.goto('/');
  const shell = new ShellPage(page);
  await expect(shell.dialog('Become a Resident')).toBeVisible();
  await page.keyboard.press('Escape');
  await shell.reload(0);
  await expect(town.offline).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
