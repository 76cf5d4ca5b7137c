/** Gestures and seats, as two players see each other: by keys, the wheel, the chat, and the list of places. */
import { PlacesPage } from './pages/places-page.ts';
import { expect, test } from './test.ts';

/** A walk to the next bench. */
const WALK = { timeout: 20_000 };

test('what one player does the other one sees: a wave by keys, a dance by the wheel, a seat from the list', async ({
  players,
}) => {
  const [ana, ben] = [await players.arrive('ana'), await players.arrive('ben')];
  const { page } = ana.town;
  const places = new PlacesPage(page);
  const seen = ben.town.player(ana.username);
  const wheel = page.getByRole('group', { name: 'Gestures' });

  await page.locator('main').focus();
  await page.keyboard.press('e');
  await expect(wheel).toBeVisible();
  await page.keyboard.press('1');
  await expect(wheel).toBeHidden();
  await expect(seen).toContainText('waving');
  await expect(seen).not.toContainText('waving');
  await expect(ben.town.page.getByRole('status', { name: 'Announcements' })).toContainText(`${ana.username} waves.`);

  // With the keyboard through the wheel: the focus goes in and comes back.
  const button = page.getByRole('button', { name: 'Gestures' });
  await button.press('Enter');
  await expect(wheel.getByRole('button', { name: 'Wave' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(seen).toContainText('dancing');
  await expect(button).toBeFocused();

  // Walking ends it.
  await places.sign.press('Enter');
  await places.row('Bench by the fountain').press('Enter');
  await expect(seen).toContainText('sitting', WALK);
  expect(await ben.town.position(ana.username)).toMatchObject({ y: 918 });

  // Who comes later sees it, too, and gets another seat.
  const cid = await players.arrive('cid');
  await expect(cid.town.player(ana.username)).toContainText('sitting');
  await cid.town.message.fill('/sit');
  await cid.town.message.press('Enter');
  await expect(ben.town.player(cid.username)).toContainText('sitting', WALK);
  await ana.town.message.fill('/sit');
  await ana.town.message.press('Enter');
  await expect(seen).not.toContainText('sitting');
});
