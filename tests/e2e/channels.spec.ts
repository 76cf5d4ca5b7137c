/** The channels of the town: friends in another one are shown and joined, and what is open stays open. */
import { callAs } from './calls.ts';
import { expect, test } from './test.ts';

test.use({ serverEnv: { CHANNEL_CAPACITY: '2' } });

test('a player joins a friend in another channel and goes back by the list; draft, log and dialog stay', async ({
  players,
}) => {
  const ana = await players.arrive('ana');
  const ben = await players.arrive('ben');
  const eve = await players.arrive('eve');
  await ana.town.expectPlayers(ana.username, ben.username);
  await eve.town.expectPlayers(eve.username);
  const { page } = ana.town;
  await callAs(ana, `/friend/${eve.username}`);
  await callAs(eve, `/friend/${ana.username}`);
  await ana.town.say('hello ben');
  await ana.town.message.fill('half a thou');

  await page.getByRole('button', { name: 'Show all online friends' }).click();
  await page.getByRole('button', { name: `Join ${eve.username} in Lantern Bay 2` }).click();
  await ana.town.expectPlayers(ana.username, eve.username);
  await eve.town.expectPlayers(ana.username, eve.username);
  await ben.town.expectPlayers(ben.username);
  await expect(page.getByRole('region', { name: 'Online friends' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Join/ })).toBeHidden();
  await expect(ana.town.message).toHaveValue('half a thou');
  await expect(ana.town.logLine('hello ben')).toBeVisible();
  await ana.town.say('hello eve');
  await expect(eve.town.logLine('hello eve')).toBeVisible();

  await page.getByRole('button', { name: 'Channel 2: choose another' }).click();
  const list = page.getByRole('dialog', { name: 'Channels of the town' });
  await expect(list.getByRole('button', { name: /Lantern Bay 2/ })).toContainText(`You are here`);
  await expect(list.getByRole('button', { name: /Lantern Bay 2/ })).toContainText(`Friends: ${eve.username}`);
  await list.getByRole('button', { name: /Lantern Bay 1/ }).click();
  await expect(page.getByRole('button', { name: 'Channel 1: choose another' })).toBeVisible();
  await expect(list).toBeHidden();
  await ana.town.expectPlayers(ana.username, ben.username);
});
