/**
 * The page in a world of several processes behind a proxy: the process that serves the players is killed, another one is stopped, and
 * what is open, written and walked stays.
 */
import { Cluster, type ClusterProcess } from '../../src/server/testing/cluster.ts';
import type { TownPlace } from '../../src/shared/contract/channels.ts';
import { callAs } from './calls.ts';
import { distance } from './pages/town-page.ts';
import { expect, SERVER_GONE, test as base } from './test.ts';

/** From the kill until all are back. The aim is five seconds; the rest is a margin for a busy machine. */
const BACK_MS = 15_000;
/** A player walks at most this far in three seconds. */
const WALKED_PX = 3 * 210;

const test = base.extend<{ cluster: Cluster }>({
  cluster: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const cluster = await Cluster.start({
        names: ['town-1', 'town-2', 'api-1'],
        program: '../../tests/support/server/test-server-main.ts',
        env: { TOWNSFOLK: 'off', LOG_LEVEL: 'warn' },
      });
      await use(cluster);
      await cluster.stop();
    },
    { scope: 'test', timeout: 120_000 },
  ],
  baseURL: async ({ cluster }, use) => use(cluster.url),
});

test('players whose process is killed, and then stopped, are back in their channel with all that was open', async ({
  players,
  cluster,
}) => {
  players.expectErrors(SERVER_GONE);
  // Two who arrive at once may come to two processes, each of which opens a channel.
  const ana = await players.arrive('ana');
  const ben = await players.arrive('ben');
  // Without this a failure of the next line would not say that they are in two channels.
  const channel = ana.town.page.getByRole('button', { name: /^Channel \d+: choose another$/ });
  await expect(channel).toBeVisible();
  const channelName = (await channel.getAttribute('aria-label')) ?? 'no label';
  await expect(ben.town.page.getByRole('button', { name: channelName })).toBeVisible();
  await ana.town.expectPlayers(ana.username, ben.username);
  const { page } = ana.town;
  await ana.town.say('hello ben');
  const place = await ana.town.clickToWalk(ana.username);
  await channel.click();
  const dialog = page.getByRole('dialog', { name: 'Channels of the town' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await ana.town.message.fill('half a thou');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Preferences' }).click();
  const preferences = page.getByRole('dialog', { name: 'Preferences' });
  await expect(preferences).toBeVisible();

  const serving = async (): Promise<ClusterProcess> => {
    const { path } = await callAs<TownPlace>(ana, '/channels/place', { channel: null, lost: null });
    return cluster.get(path?.replace('/t/', '') ?? '');
  };
  const expectBack = async (): Promise<void> => {
    await expect(ana.town.offline).toBeHidden({ timeout: BACK_MS });
    for (const { town } of [ana, ben]) await town.expectPlayers(ana.username, ben.username);
    await expect(preferences).toBeVisible();
    expect(distance(place, await ana.town.position(ana.username))).toBeLessThan(WALKED_PX);
  };
  const killed = await serving();
  await killed.end('SIGKILL');
  await expect(ana.town.offline).toBeVisible();
  await Promise.all([expectBack(), killed.start()]);
  const stopped = await serving();
  expect(stopped.name).not.toBe(killed.name);

  let wasLost = false;
  const noteLoss = (): void => void (wasLost = true);
  ana.town.offline.waitFor({ state: 'visible', timeout: BACK_MS }).then(noteLoss, () => undefined);
  await stopped.end('SIGTERM');
  await expectBack();
  expect(wasLost, 'a process that is stopped sends its players away first').toBe(false);
  await page.keyboard.press('Escape');
  await expect(ana.town.message).toHaveValue('half a thou');
  await expect(ana.town.logLine('hello ben')).toBeVisible();
  await ben.town.say('still here');
  await expect(ana.town.logLine('still here')).toBeVisible();
});
