/**
 * A draft that outlives a reload, a submission that could not be sent and outlives its page, the talk about a decision, and the
 * creator's page with a follower.
 */
import { randomUUID } from 'node:crypto';
import { type Locator, type Page, request, type Route } from '@playwright/test';
import { sendAdminRequest } from '../../src/server/admin/socket.ts';
import { findAxeFaults } from '../support/chromium/axe.ts';
import { hatSheet } from '../support/samples/hat-sheet.ts';
import { CreatorPage } from './pages/creator-page.ts';
import { CreatorToolsPage } from './pages/creator-tools-page.ts';
import { TownPage } from './pages/town-page.ts';
import { expect, SERVER_GONE, test } from './test.ts';

test('a draft is continued after a reload, a rejection is answered, and a follower is counted', async ({
  players,
  server,
}) => {
  players.expectErrors(SERVER_GONE);
  const admin = async (...argv: string[]): Promise<void> => {
    expect(await sendAdminRequest(server.dataDir, { argv, requestId: randomUUID() })).toMatchObject({ ok: true });
  };
  const moderator = await players.register('judge');
  await admin('access', moderator.username, '1');
  const api = await request.newContext({ baseURL: server.url });
  const { token } = (await (await api.post('/auth/sign-in/email', { data: moderator })).json()) as { token: string };
  const asModerator = async (path: string, data: object): Promise<void> => {
    const reply = await api.post(path, { headers: { 'x-session-key': token }, data });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const { town, username, context } = await players.arrive('painter');
  let { page } = town;
  let tools = new CreatorToolsPage(page);
  let creator = new CreatorPage(page);
  const draftsOf = (shown: Page): Locator => shown.getByRole('region', { name: 'Drafts on this device' });
  const submissions = async (): Promise<{ id: string; name: string }[]> => {
    const session = (await (await context.request.get('/session')).json()) as { serverSessionKey: string };
    const headers = { 'x-session-key': session.serverSessionKey };
    const listed = await context.request.get('/game-api/creator/submission', { headers });
    return (await listed.json()) as { id: string; name: string }[];
  };

  await test.step('a draft stays on the device', async () => {
    await tools.open();
    await tools.beginSubmission();
    await tools.chooseSheet(await hatSheet('#00ff66'));
    await page.getByLabel('Name (optional)').fill('Draft Hat');
    await tools.select('Category').selectOption('Hat');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep as draft' }).last().click();
    const drafts = draftsOf(page);
    await expect(drafts).toContainText('Draft Hat');
    expect(await findAxeFaults(page)).toEqual([]);
    await page.reload();
    await tools.open();
    await drafts.getByRole('button', { name: /^Draft Hat/ }).click();
    await expect(page.getByLabel('Name (optional)')).toHaveValue('Draft Hat');
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible();
    await expect(drafts).toBeHidden();
    await tools.select('Gender').selectOption('Feminine');
    await page.getByRole('checkbox').check();
    // A failed sending says why, and the draft is sent afterwards.
    const failed = page.getByRole('alert').filter({ hasText: 'your draft is kept' });
    for (const [answer, words] of [
      [(route: Route) => route.abort(), 'The server could not be reached.'],
      [(route: Route) => route.fulfill({ status: 413, body: '' }), 'The pictures are too large to be sent.'],
    ] as const) {
      await page.route('**/game-api/creator/submission', answer, { times: 1 });
      await tools.submit.click();
      await expect(failed).toContainText(words);
    }
    await expect(failed).toContainText('also when you close the page');
    expect(await findAxeFaults(page)).toEqual([]);
  });

  await test.step('what could not be sent is a draft of the device, also after the page was closed', async () => {
    await expect(draftsOf(page)).toBeHidden();
    await page.close();
    page = await context.newPage();
    tools = new CreatorToolsPage(page);
    creator = new CreatorPage(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(new TownPage(page).player(username)).toBeAttached();
    await tools.open();
    await draftsOf(page)
      .getByRole('button', { name: /^Draft Hat/ })
      .click();
    await expect(draftsOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible();
    await expect(tools.select('Gender')).toHaveValue('female');
    await page.getByRole('checkbox').check();
    await tools.submit.click();
    await expect(creator.submission('Draft Hat')).toContainText('Pending');
  });

  await test.step('the creator asks, a reviewer answers beside the decision', async () => {
    const [first] = await submissions();
    await admin('reject', first?.id ?? '', 'too plain');
    await expect(creator.submission('Draft Hat')).toContainText('too plain');
    await creator.submission('Draft Hat').click();
    await page.getByRole('textbox', { name: 'Ask or explain' }).fill('Would a band do?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const talk = page.getByRole('log', { name: 'About this decision' });
    await expect(talk).toContainText('Would a band do?');
    await asModerator(`/moderation/submissions/${first?.id}/talk`, { text: 'Yes, a yellow one.' });
    await expect(talk).toContainText('Yes, a yellow one.');
    expect(await findAxeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start again from this one' }).click();
    await expect(page.getByLabel('Name (optional)')).toHaveValue('Draft Hat');
    await page.getByLabel('Name (optional)').fill('Banded Hat');
    await page.getByRole('checkbox').check();
    await tools.submit.click();
    await expect(creator.submission('Banded Hat')).toContainText('Pending');
  });

  await test.step('the page has the work, and counts who follows', async () => {
    await asModerator(`/creators/${username}/follow`, { isFollowed: true });
    const again = (await submissions()).find(({ name }) => name === 'Banded Hat');
    await admin('approve', again?.id ?? '', '--coins', '50', '--rarity', '1');
    await page.getByRole('button', { name: 'My page' }).click();
    await expect(page.getByRole('article', { name: 'Banded Hat' })).toContainText('50');
    await expect(page.getByText('1 follower')).toBeVisible();
    const bell = await api.get('/bell', { headers: { 'x-session-key': token } });
    expect(await bell.json()).toMatchObject({ entries: [{ kind: 'work', actor: username, title: 'Banded Hat' }] });
  });
  await api.dispose();
});
