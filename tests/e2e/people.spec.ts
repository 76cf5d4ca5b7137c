/** Relations between players: friend requests by mail, matches, blocks and mail that survives failures. */
import { callAs } from './calls.ts';
import { newPlayer } from './new-player.ts';
import { PeoplePage } from './pages/people-page.ts';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { expect, REFUSED, test } from './test.ts';

test('two players become friends by mail, match, exchange mail, and one blocks the other', async ({ players }) => {
  players.expectErrors(REFUSED, /status of 500/);
  const ana = await players.arrive('ana');
  const ben = await players.arrive('ben');
  const forAna = new PeoplePage(ana.town.page);
  const forBen = new PeoplePage(ben.town.page);

  await test.step('befriend by mail', async () => {
    await forAna.openProfile(ben.username);
    await forAna.button('Add Friend').click();
    await expect(forAna.button('Pending')).toBeDisabled();

    // The other player is notified at once: card, title, menus.
    const request = forBen.card(`${ana.username} would like to be friends`);
    await expect(request).toContainText('Level 0, 0 friends in common');
    await expect(ben.town.page).toHaveTitle('(1) Promenade');
    // The icon with the number is drawn after the title has changed.
    await expect(ben.town.page.locator('link[rel~="icon"][href^="data:image/png"]')).toHaveCount(1);
    await request.getByRole('button', { name: 'Later' }).click();
    await expect(request).toBeHidden();
    await forBen.openMail('Friend request');
    await forBen.button('Accept').click();
    await expect(ben.town.page.getByRole('dialog', { name: ana.username })).toBeVisible();
    await expect(forBen.button('Remove Friend')).toBeVisible();
    await expect(ben.town.page).toHaveTitle('Promenade');
    await expect(forAna.button('Remove Friend')).toBeVisible();
  });

  await test.step('match both ways', async () => {
    await forAna.button('Heart').click();
    await expect(forAna.button('Heart')).toHaveAttribute('aria-pressed', 'true');
    await forBen.button('Heart').click();
    for (const [page, own, other] of [
      [forAna, ana, ben],
      [forBen, ben, ana],
    ] as const) {
      // Each profile names the other player. The cards wait until the dialogs are closed, the heart first.
      await expect(page.dialog.getByText(own.username)).toBeVisible();
      await page.closeAll();
      const heart = page.card(`You and ${other.username}: your hearts match`);
      await heart.getByRole('button', { name: 'See profile' }).click();
      await page.closeAll();
      await page.card(`You and ${other.username} are friends now`).getByRole('button', { name: 'Wave' }).click();
      await expect(page.card(/./)).toBeHidden();
    }
  });

  await test.step('a mail is sent and answered; its draft survives a reload and a failed send', async () => {
    await forAna.openProfile(ben.username);
    await forAna.button('Email').click();
    const letter = forAna.text(`Message to ${ben.username}`);
    await letter.fill('The [b]lantern[/b] by the pier at eight?');
    await ana.town.page.reload();
    await forAna.openProfile(ben.username);
    await forAna.button('Email').click();
    await expect(letter).toHaveValue('The [b]lantern[/b] by the pier at eight?');

    await ana.town.page.route('**/mail/*', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'The lamps went out.' } }),
    );
    await forAna.button('Send').click();
    await expect(forAna.toast('The lamps went out.')).toBeVisible();
    await expect(letter).toHaveValue('The [b]lantern[/b] by the pier at eight?');
    await ana.town.page.unroute('**/mail/*');
    await forAna.button('Send').click();
    await expect(letter).toBeHidden();

    await forBen.openMail('The lantern by the pier at eight?');
    await expect(ben.town.page.locator('b, strong').filter({ hasText: 'lantern' })).toBeVisible();
    await expect(ben.town.page).toHaveTitle('Promenade');
    await forBen.button('Reply').click();
    await forBen.text(`Replying to ${ana.username}`).fill('I bring the cookies.');
    await forBen.dialog.getByRole('button', { name: 'Send' }).click();
    await expect(forBen.row('The lantern').getByLabel('Replied')).toBeVisible();

    // It appears in a list that is already open.
    await forAna.open('Email');
    await expect(forAna.row('I bring the cookies.')).toBeVisible();
    await forAna.row('I bring the cookies.').click();
    await forAna.button('Save mail').click();
    await expect(forAna.button('Saved mail')).toHaveAttribute('aria-pressed', 'true');
    await forAna.button('Delete mail').click();
    await expect(ana.town.page.getByText('No messages in Inbox')).toBeVisible();
  });

  await test.step('a block ends the friendship and stops comments, mail and chat', async () => {
    await forBen.openComments(ana.username);
    await forBen.comment.fill('What a lovely hat');
    await forBen.comment.press('Enter');
    await expect(ben.town.page.getByRole('article').filter({ hasText: 'What a lovely hat' })).toBeVisible();

    // The owner answers, then blocks from the quick actions of the commenter's name.
    await forAna.open('About');
    await ana.town.page.getByRole('tab', { name: 'Comments' }).click();
    await forAna.button('Reply').click();
    await forAna.text(`Reply to ${ben.username}`).fill('Thank you');
    await forAna.text(`Reply to ${ben.username}`).press('Enter');
    await expect(ana.town.page.getByRole('article').getByText('Thank you')).toBeVisible();
    await forAna.button(ben.username).click();
    await forAna.button('Block').click();
    await expect(forAna.button('Unblock')).toBeVisible();
    await expect(forAna.button('Add Friend')).toBeHidden();
    await forAna.closeAll();

    await forBen.comment.fill('Still lovely');
    await forBen.comment.press('Enter');
    await expect(forBen.toast(`${ana.username} cannot be reached.`)).toBeVisible();
    await expect(forBen.comment).toHaveValue('Still lovely');
    await forBen.button('Email').click();
    await forBen.text(`Message to ${ana.username}`).fill('Are you there?');
    await forBen.button('Send').click();
    await expect(forBen.toast(`${ana.username} cannot be reached.`).last()).toBeVisible();
    await forBen.closeAll();
    await ben.town.say('Can anyone hear me?');
    await expect(ben.town.logLine('Can anyone hear me?')).toBeVisible();
    await ana.town.say('So quiet tonight');
    await expect(ana.town.logLine('So quiet tonight')).toBeVisible();
    await expect(ana.town.logLine('Can anyone hear me?')).toHaveCount(0);
  });
});

test('profile, comments, mutuals, friends and mail are accessible', async ({ players }) => {
  const ana = await players.arrive('ana');
  const ben = newPlayer('ben');
  const registration = { ...ben, confirmPassword: ben.password, gender: 0 };
  expect((await ana.town.page.request.post('/game-api/register', { data: registration })).ok()).toBe(true);
  const forAna = new PeoplePage(ana.town.page);
  const { page } = ana.town;
  const showTheme = (theme: 'day' | 'night') =>
    page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
      // Those that follow a scroll position do not finish.
      const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
      return Promise.all(timed.map((animation) => animation.finished.catch(() => null)));
    }, theme);
  /** All rules by day, and the contrast by night. */
  const accessibilityErrors = async (): Promise<string[]> => {
    const byDay = await findAxeFaults(page);
    await showTheme('night');
    const byNight = await findAxeFaults(page, { areColoursOnly: true });
    await showTheme('day');
    return [...byDay, ...byNight];
  };

  await forAna.open('Friends');
  await expect(page.getByText('No friends, yet :)')).toBeVisible();
  expect(await accessibilityErrors(), 'friends').toEqual([]);
  await forAna.open('Email');
  await expect(page.getByText('No messages in Inbox')).toBeVisible();
  expect(await accessibilityErrors(), 'mail').toEqual([]);
  await forAna.openComments(ben.username);
  await forAna.comment.fill('Good evening');
  await forAna.comment.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Good evening' })).toBeVisible();
  expect(await accessibilityErrors(), 'comments').toEqual([]);
  await page.getByRole('tab', { name: 'Mutuals' }).click();
  await expect(page.getByText('No mutual friends')).toBeVisible();
  expect(await accessibilityErrors(), 'mutuals').toEqual([]);
  await forAna.button('Email').click();
  await expect(forAna.text(`Message to ${ben.username}`)).toBeVisible();
  expect(await accessibilityErrors(), 'writing').toEqual([]);
  await forAna.open('About');
  await expect(page.getByText('Not matched with anyone')).toBeVisible();
  expect(await accessibilityErrors(), 'own profile').toEqual([]);
  await forAna.button('Edit location').click();
  await expect(page.getByText('Albania')).toBeVisible();
  expect(await accessibilityErrors(), 'country picker').toEqual([]);
  await page.keyboard.press('Escape');
  await forAna.button('Account').click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect(page.getByLabel('New password')).toBeVisible();
  expect(await accessibilityErrors(), 'password').toEqual([]);
});

test('friends in town and unread mails are pushed to the page, beside the polls', async ({ players }) => {
  const visited = await players.visit();
  // Polls that find nothing: what the page shows came over the socket.
  await visited.page.route('**/friend/list/online', (route) => route.fulfill({ json: [] }));
  await visited.page.route('**/mail/unread/count', (route) => route.fulfill({ json: { success: true, count: 0 } }));
  const ana = await players.arrive('ana', { visited });
  const ben = await players.arrive('ben');
  const { page } = ana.town;
  await callAs(ana, `/friend/${ben.username}`);
  await callAs(ben, `/friend/${ana.username}`);
  await page.getByRole('button', { name: 'Show all online friends' }).click();
  const panel = page.getByRole('region', { name: 'Online friends' });
  await expect(panel.getByRole('button', { name: `Whisper ${ben.username}` })).toBeVisible();
  await expect(panel).toContainText(/\d+ players? in town/);
  await callAs(ben, `/mail/${ana.username}`, { message: 'Hello' });
  await expect(page).toHaveTitle('(1) Promenade');
  await ben.context.close();
  await expect(panel).toContainText('No friends online');
});

test('alone in town, a player invites a friend, who registers by the link and comes to the player', async ({
  players,
}) => {
  const ana = await players.arrive('ana');
  await expect(ana.town.page.getByText('It is quiet here. Say hello!')).toBeVisible();
  await new PeoplePage(ana.town.page).button('Invite a friend').click();
  const link = ana.town.page.getByRole('textbox', { name: 'Your invitation link' });
  await expect(link).toHaveValue(/invite/);

  const access = await players.visit();
  const cleo = newPlayer('cleo');
  const url = new URL(await link.inputValue());
  await access.open(`${url.pathname}${url.search}`);
  await access.register(cleo);
  await access.signIn(cleo.email, cleo.password);
  await expect(access.toast(`You are on the way to ${ana.username}.`)).toBeVisible();
  const near = ana.town.position(ana.username);
  await expect
    .poll(async () => Math.abs((await ana.town.position(cleo.username)).x - (await near).x))
    .toBeLessThan(100);
  await expect(access.page).toHaveURL(/\/$/);
});
