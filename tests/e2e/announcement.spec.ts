/** What the operator does by command is seen by players: an announcement to all, and the end of a connection. */
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sendAdminRequest } from '../../src/server/admin/socket.ts';
import { PeoplePage } from './pages/people-page.ts';
import { expect, REFUSED, SERVER_GONE, test } from './test.ts';

const TEXT = 'The town rests at ten for <b>ten</b> minutes. Your place and your things are kept.';

// An announcement is for everybody in the town: other tests are not.
test.use({ serverEnv: { TOWNSFOLK: 'off' } });

// In order: one server does for all of them.
test.describe.configure({ mode: 'default' });

test('an announcement reaches who is in the town and who comes later, as text, for screen readers too', async ({
  players,
  server,
}) => {
  const early = await players.arrive('early');
  const argv = ['announce', TEXT, '--minutes', '5'];
  expect(await sendAdminRequest(server.dataDir, { argv, requestId: randomUUID() })).toMatchObject({ ok: true });
  const late = await players.arrive('late');
  for (const { town } of [early, late]) {
    const toast = new PeoplePage(town.page).toast(`Announcement: ${TEXT}`);
    await expect(toast).toBeVisible();
    await expect(toast.locator('b')).toHaveCount(0);
    // New toasts of the region are read aloud.
    await expect(town.page.locator('[aria-live="polite"]').filter({ has: toast })).toHaveCount(1);
  }
  const { page } = early.town;
  const shots = process.env.SHOTS_FOLDER;
  if (shots !== undefined) await page.screenshot({ path: path.join(shots, 'announcement-desktop.png') });
  await page.setViewportSize({ width: 390, height: 844 });
  const toast = new PeoplePage(page).toast('Announcement');
  await expect(toast).toBeInViewport({ ratio: 1 });
  if (shots !== undefined) await page.screenshot({ path: path.join(shots, 'announcement-phone.png') });
  const isPressTaken = page.evaluate(isPressOnLeaving);
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  expect(await isPressTaken).toBe(false);
  await expect(toast).toHaveCount(0);
});

/** In the page. A toast that was dismissed is invisible, and for a moment still there: what is below it must take the presses. */
function isPressOnLeaving(): Promise<boolean> {
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      const leaving = document.querySelector('[data-sonner-toast][data-removed="true"]');
      if (leaving === null) return;
      changes.disconnect();
      const { x, y, width, height } = leaving.getBoundingClientRect();
      resolve(leaving.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
    });
    changes.observe(document.body, { subtree: true, attributeFilter: ['data-removed'] });
  });
}

test('a player who is kicked reads the reason and does not come back without a click', async ({ players, server }) => {
  players.expectErrors(REFUSED, SERVER_GONE);
  const { username, town } = await players.arrive('kicked');
  const argv = ['kick', username, 'Please', 'do', 'not', 'shout.'];
  expect(await sendAdminRequest(server.dataDir, { argv, requestId: randomUUID() })).toMatchObject({ ok: true });
  const { page } = town;
  await expect(page.getByText('You were removed from the town: Please do not shout.').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  const shots = process.env.SHOTS_FOLDER;
  if (shots !== undefined) await page.screenshot({ path: path.join(shots, 'kicked-desktop.png') });
});
