/** Membership: monthly and yearly plans, benefits of a payment, bundles that sell out, and cancellation. */
import { createHmac } from 'node:crypto';
import { sendAdminRequest } from '../../src/server/admin/socket.ts';
import { text } from '../../src/features/membership/text.ts';
import { ShellPage } from './pages/shell-page.ts';
import { expect, test } from './test.ts';

const SECRET = 'a-secret-of-the-provider';
const OFFERS = ['boost', 'vip-monthly', 'lifetime-platinum'];

test.use({
  serverEnv: {
    PAYMENT_WEBHOOK_SECRET: SECRET,
    PURCHASE_LINKS: OFFERS.map((offer) => `${offer}=https://pay.example/${offer}`).join(','),
    BOOST_LEADERBOARD: 'mirabel=120, luz=60',
    CONTACT_EMAIL: 'operator@example.org',
  },
});

test('a member sees the plans, gets the paid benefits at once, and cancels', async ({ players, server }) => {
  const { town, username } = await players.arrive('member');
  const { page } = town;
  const shell = new ShellPage(page);
  // The board's pictures show accounts that do not exist on this server.
  players.expectErrors(/status of 404 .*\/avatars\//);
  const pay = async (id: string, playerId: string, event: object): Promise<number> => {
    const body = JSON.stringify({ id, playerId, ...event });
    const seconds = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-promenade-signature': `t=${seconds},v1=${signature}` };
    return (await fetch(`${server.url}/payments/webhook`, { method: 'POST', headers, body })).status;
  };
  const ad = shell.dialog('Become a Resident');
  const openAd = async (): Promise<void> => {
    await shell.settings.click();
    await page.getByRole('menuitem', { name: 'Become a Resident' }).click();
    await expect(ad).toBeVisible();
  };
  const plan = (name: string) => ad.getByRole('article').filter({ hasText: name });
  const toast = (words: string) => page.locator('[data-sonner-toast]').filter({ hasText: words });
  const link = (name: RegExp) => ad.getByRole('link', { name });

  await openAd();
  const address = new URL((await link(/BOOST \$10/).getAttribute('href')) ?? '');
  const playerId = address.searchParams.get('client_reference_id') ?? '';

  await test.step('shows monthly and yearly plans, on sale where a payment link is configured', async () => {
    await expect(ad.getByText(text.residentIncluded)).toBeVisible();
    await expect(ad.getByRole('listitem').filter({ hasText: 'mirabel' })).toContainText('$120');
    await expect(plan('VIP+')).toContainText('$9.99');
    await expect(link(/Choose VIP\+/)).toHaveAttribute(
      'href',
      `https://pay.example/vip-monthly?${address.searchParams}`,
    );
    await expect(ad.getByRole('button', { name: 'Choose Platinum+' })).toBeDisabled();
    await ad.getByRole('button', { name: text.yearly }).click();
    for (const [name, price] of [
      ['Resident', '$54.89'],
      ['VIP+', '$109.89'],
      ['Gold+', '$164.89'],
      ['Platinum+', '$329.89'],
    ] as const)
      await expect(plan(name)).toContainText(price);
    await expect(ad.getByRole('button', { name: 'Choose VIP+' })).toBeDisabled();
    await ad.getByRole('button', { name: text.monthly }).click();
  });

  await test.step('a boost grants residency while the dialog is open', async () => {
    expect(await pay('evt_boost', playerId, { type: 'boost.paid' })).toBe(200);
    await expect(toast('Thank you! Your membership Resident brings you 75,000 coins and 100 gems.')).toBeVisible();
    await expect(plan('Resident')).toContainText(text.yourPlan);
    await page.keyboard.press('Escape');
    await expect(page.locator('.purse').filter({ hasText: '80,000 coins' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Resident', exact: true }).first()).toBeVisible();
  });

  await test.step('the last bundle is sold, and the next payment for it is marked for a refund', async () => {
    const event = { type: 'lifetime.paid', bundle: 'lifetime-platinum' };
    for (const name of ['first', 'second', 'third']) {
      const buyer = { username: `Buyer_${name}`, email: `${name}@example.org`, password: 'lantern-light-1' };
      const headers = { 'content-type': 'application/json' };
      const post = (path: string, body: object) =>
        fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      await post('/game-api/register', { ...buyer, confirmPassword: buyer.password, gender: 1 });
      const { token } = (await (await post('/auth/sign-in/email', buyer)).json()) as { token: string };
      const session = await fetch(`${server.url}/session`, { headers: { 'x-session-key': token } });
      const { user } = (await session.json()) as { user: { _id: string } };
      const { _id: buyerId } = user;
      if (name === 'third') {
        await openAd();
        await expect(ad.getByText('(limit 3, 1 left)')).toBeVisible();
        await page.keyboard.press('Escape');
      }
      expect(await pay(`evt_${name}`, buyerId, event)).toBe(200);
    }
    await openAd();
    await expect(ad.getByRole('button', { name: text.soldOut })).toBeDisabled();
    expect(await pay('evt_late', playerId, event)).toBe(200);
    await expect(toast('The lifetime membership Platinum is sold out: your payment will be paid back.')).toBeVisible();
    const listed = await sendAdminRequest(server.dataDir, { argv: ['payments'], requestId: 'payments' });
    expect(listed?.text).toContain(`${username}: lifetime-platinum, sold out  TO BE PAID BACK`);
    const mails = () => server.mailsTo('operator@example.org').join('\n');
    await expect.poll(mails).toContain('A payment has to be paid back: lifetime-platinum');
  });

  await test.step('requests to cancel; the answer is shown for 15 seconds', async () => {
    const confirmation = toast(
      "A cancellation request has been sent. We will contact you in-game if we're having trouble cancelling your subscription.",
    );
    // From here on only the test advances the clock.
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 5000));
    const answered = page.waitForResponse('**/feedback');
    await ad.getByRole('button', { name: text.cancel }).click();
    await expect(page.getByRole('button', { name: text.keepSubscription })).toBeFocused();
    await page.getByRole('button', { name: text.sendCancellation }).click();
    await (await answered).finished();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(confirmation).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.clock.runFor(13_900);
    await expect(confirmation).toBeVisible();
    await page.clock.runFor(1500);
    await expect(confirmation).toHaveCount(0);
    const feedback = await sendAdminRequest(server.dataDir, { argv: ['feedback'], requestId: 'feedback' });
    expect(feedback?.text).toContain(`${username}: Cancel subscription`);
  });
});
