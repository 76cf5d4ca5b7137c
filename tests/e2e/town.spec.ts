/** Two players in one town: walking, chat, reload, server restart, a second tab; download size. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { WALK_SPEED_PX_PER_S } from '../../src/shared/rules/town.ts';
import { settledOnAllPages, distance, TownPage } from './pages/town-page.ts';
import { expect, SERVER_GONE, test } from './test.ts';

for (const painter of ['gpu', 'core'] as const)
  test.describe(`drawn by the ${painter}`, () => {
    test.use({ withWebGl: painter === 'gpu', painter, viewport: { width: 800, height: 560 } });

    test('two players see each other, walk and chat; a reload keeps the position', async ({ players }) => {
      const ana = await players.arrive('ana');
      const ben = await players.arrive('ben');
      await ana.town.expectPlayers(ana.username, ben.username);
      await ben.town.expectPlayers(ana.username, ben.username);

      // By keyboard. The other page shows the same position and view.
      await ana.town.walkAnywhere(ana.username, 60);
      await settledOnAllPages(ana.username, ana.town, ben.town);

      // By click.
      await ben.town.clickToWalk(ben.username);
      const afterClick = await settledOnAllPages(ben.username, ben.town, ana.town);

      // Chat: bubble and log on both pages.
      await ana.town.say('Lovely lanterns tonight');
      for (const { town } of [ana, ben]) {
        await expect(town.bubble(ana.username, 'Lovely lanterns tonight')).toBeAttached();
        await expect(town.logLine('Lovely lanterns tonight')).toBeVisible();
      }

      // A reload.
      await ben.town.page.reload();
      await ben.town.expectPlayers(ana.username, ben.username);
      expect(distance(afterClick, await ben.town.settledPosition(ben.username))).toBeLessThan(2);

      // Leaving.
      await ana.context.close();
      await ben.town.expectPlayers(ben.username);
    });
  });

test('players reconnect automatically after the server crashes and restarts', async ({ players, server }) => {
  players.expectErrors(SERVER_GONE);
  const ana = await players.arrive('ana');
  const ben = await players.arrive('ben');
  await ana.town.walkAnywhere(ana.username, 60);
  const anaPlace = await settledOnAllPages(ana.username, ana.town, ben.town);
  const benPlace = await settledOnAllPages(ben.username, ana.town, ben.town);

  // The position is saved within a second after a player stops. Up to three seconds of walking may be lost.
  await ana.town.page.keyboard.down('ArrowLeft');
  await server.kill();
  await ana.town.page.keyboard.up('ArrowLeft');
  await expect(ana.town.offline).toBeVisible();
  await expect(ben.town.offline).toBeVisible();

  await server.startAgain();
  for (const { town } of [ana, ben]) await town.expectPlayers(ana.username, ben.username);
  const anaAgain = await settledOnAllPages(ana.username, ana.town, ben.town);
  const benAgain = await settledOnAllPages(ben.username, ana.town, ben.town);
  expect(distance(anaPlace, anaAgain)).toBeLessThanOrEqual(3 * WALK_SPEED_PX_PER_S);
  expect(distance(benPlace, benAgain)).toBeLessThan(2);

  // Moves and chat work again.
  await ben.town.say('Still here');
  await expect(ana.town.logLine('Still here')).toBeVisible();
  await ana.town.walkAnywhere(ana.username, 40);
  expect(distance(anaAgain, await settledOnAllPages(ana.username, ana.town, ben.town))).toBeGreaterThan(20);
});

test('a second tab takes over the player', async ({ players }) => {
  const ana = await players.arrive('ana');
  const second = await ana.context.newPage();
  await second.goto('/');
  await expect(second.locator(`li[data-username="${ana.username}"]`)).toBeAttached();
  await expect(ana.town.page.getByText('You signed in to the town from another window')).toBeVisible();
});

test('the chat input limits the length and does not send empty messages', async ({ players }) => {
  const ana = await players.arrive('ana');
  await ana.town.message.fill('x'.repeat(200));
  expect((await ana.town.message.inputValue()).length).toBeLessThanOrEqual(128);
  await ana.town.message.press('Enter');
  await expect(ana.town.logLine('x'.repeat(128))).toBeVisible();
  await ana.town.message.fill('   ');
  await ana.town.message.press('Enter');
  await ana.town.say('after the empty one');
  await expect(ana.town.page.getByRole('log').getByText(ana.username)).toHaveCount(2);
});

test('the town does not scroll and stays within its download budget', async ({ players }) => {
  const { town, username, context } = await players.arrive('ana');
  await town.say('a line of the log');
  const overflow = await town.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const visitor = await players.visit();
  const landing = weigh(visitor.page, /\.(?:js|css)$/);
  await visitor.open();
  const first = await landing();
  expect(first.bytes, first.files).toBeLessThan(LANDING_MAX_BYTES);
  // What is fetched while the browser is idle is not part of it.
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const again = new TownPage(await context.newPage());
  const whole = weigh(again.page, /\.js$/);
  await again.page.goto('/');
  await again.expectPlayers(username);
  // The last one that the picture needs.
  await expect.poll(async () => (await whole()).files).toContain('WebGLRenderer-');
  const all = await whole();
  expect(all.bytes, all.files).toBeLessThan(TOWN_MAX_BYTES);
});

/** Compressed bytes of scripts and styles of the landing screen. */
const LANDING_MAX_BYTES = 125_000;
/** Compressed bytes of all scripts that a signed-in player's town loads. */
const TOWN_MAX_BYTES = 447_000;

/**
 * What follows when the town is drawn, on a slow machine before its painter: seats and gestures, lanterns, weather, moments and their
 * events and pill, townsfolk, names of places.
 */
const LATER =
  /^(?:texts-)?(running-gestures|gesture-frames|lanterns|moments|events|feed|use-box|open-moments|weather|weather-text|captions|sky|townsfolk|X\.es|announce-town|place-names|places|place-text|place-words|whereabouts|whereabouts-words)-/;

/** Starts to record files. @returns a function for the compressed size of all whose names match, loaded since, and their names. */
function weigh(page: Page, kind: RegExp): () => Promise<{ bytes: number; files: string }> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
    if (response.ok() && kind.test(name) && !LATER.test(name)) scripts.push(response);
  });
  return async () => {
    const sizes = await Promise.all(
      scripts.map(async (script) => ({ url: script.url(), bytes: gzipSync(await script.body()).length })),
    );
    return {
      bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
      files: sizes.map(({ url, bytes }) => `${url.split('/').at(-1)} ${bytes}`).join('\n'),
    };
  };
}
