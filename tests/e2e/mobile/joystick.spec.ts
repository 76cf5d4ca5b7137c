/** A phone: walking by joystick, visible to another player, words that are announced while the player types, and zoom buttons. */
import { settledOnAllPages, distance } from '../pages/town-page.ts';
import { expect, test } from '../test.ts';
import { PHONE } from './phone.ts';

test.use(PHONE);

test.describe(() => {
  test.use({ painter: 'core' });

  test('walks by joystick, visible to another player', async ({ players }) => {
    const ana = await players.arrive('ana');
    const ben = await players.arrive('ben');
    await ana.town.expectPlayers(ana.username, ben.username);
    const from = await ana.town.settledPosition(ana.username);

    await ana.town.walkByJoystick(ana.username, 40);
    const place = await settledOnAllPages(ana.username, ana.town, ben.town);
    expect(distance(from, place)).toBeGreaterThan(30);

    await ben.town.say('Hello from a phone');
    await expect(ana.town.bubble(ben.username, 'Hello from a phone')).toBeAttached();

    // The keyboard takes the place of the log.
    await ana.town.message.tap();
    await expect(ana.town.page.getByRole('log')).toHaveCount(0);
    await ben.town.say('Do you type?');
    const announcements = ana.town.page.getByRole('status', { name: 'Announcements', exact: true });
    await expect(announcements).toContainText(`${ben.username}: Do you type?`);
  });
});

test('fits the screen and has zoom buttons', async ({ players }) => {
  const { town } = await players.arrive('ana');
  await expect(town.page.getByRole('button', { name: /zoom in/i })).toBeVisible();
  await expect(town.page.getByRole('button', { name: /zoom out/i })).toBeVisible();
  const overflow = await town.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
