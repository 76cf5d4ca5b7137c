/** What the product is for: two players in one town, live, and what happens to them when things go wrong. */
import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page, Response } from '@playwright/test';
import { WALK_SPEED_PX_PER_S } from '../../src/shared/rules/town.ts';
import { agreedPlace, distance, TownPage } from './pages/town-page.ts';
import { expect, SERVER_GONE, test } from './test.ts';

test.describe(() => {
  test.use({ withWebGl: true });

  test('two players see each other, walk, talk; one reloads and is where it was', async ({ players }) => {
    const ana = await players.arrive('ana');
    const ben = await players.arrive('ben');
    await ana.town.expectPlayers(ana.username, ben.username);
    await ben.town.expectPlayers(ana.username, ben.username);

    // By keys, seen by the other at the same place and in the same view.
    await ana.town.walkAnywhere(ana.username, 60);
    await agreedPlace(ana.username, ana.town, ben.town);

    // By click.
    await ben.town.clickToWalk(ben.username);
    const afterClick = await agreedPlace(ben.username, ben.town, ana.town);

    // Talk: bubble and log, on both sides.
    await ana.town.say('Lovely lanterns tonight');
    for (const { town } of [ana, ben]) {
      await expect(town.bubble(ana.username, 'Lovely lanterns tonight')).toBeAttached();
      await expect(town.logLine('Lovely lanterns tonight')).toBeVisible();
    }

    // A reload.
    await ben.town.page.reload();
    await ben.town.expectPlayers(ana.username, ben.username);
    expect(distance(afterClick, await ben.town.restingPlace(ben.username))).toBeLessThan(2);

    // Leaving.
    await ana.context.close();
    await ben.town.expectPlayers(ben.username);
  });
});

test('the server dies and comes back, and so does everybody by themselves', async ({ players, server }) => {
  players.expectErrors(SERVER_GONE);
  const ana = await players.arrive('ana');
  const ben = await players.arrive('ben');
  await ana.town.walkAnywhere(ana.username, 60);
  const anaPlace = await agreedPlace(ana.username, ana.town, ben.town);
  const benPlace = await agreedPlace(ben.username, ana.town, ben.town);

  // Who stopped is saved within a second; walking on for less than three is what may be lost.
  await ana.town.page.keyboard.down('ArrowLeft');
  await server.kill();
  await ana.town.page.keyboard.up('ArrowLeft');
  await expect(ana.town.offline).toBeVisible();
  await expect(ben.town.offline).toBeVisible();

  await server.startAgain();
  for (const { town } of [ana, ben]) await town.expectPlayers(ana.username, ben.username);
  const anaAgain = await agreedPlace(ana.username, ana.town, ben.town);
  const benAgain = await agreedPlace(ben.username, ana.town, ben.town);
  expect(distance(anaPlace, anaAgain)).toBeLessThanOrEqual(3 * WALK_SPEED_PX_PER_S);
  expect(distance(benPlace, benAgain)).toBeLessThan(2);

  // And the town is alive again.
  await ben.town.say('Still here');
  await expect(ana.town.logLine('Still here')).toBeVisible();
  await ana.town.walkAnywhere(ana.username, 40);
  expect(distance(anaAgain, await agreedPlace(ana.username, ana.town, ben.town))).toBeGreaterThan(20);
});

test('a player who opens a second tab plays on there', async ({ players }) => {
  const ana = await players.arrive('ana');
  const second = await ana.context.newPage();
  await second.goto('/');
  await expect(second.locator(`li[data-username="${ana.username}"]`)).toBeAttached();
  await expect(ana.town.page.getByText('You signed in to the town from another window')).toBeVisible();
});

test('an over-long message cannot be typed, an empty one is not sent', async ({ players }) => {
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

test('the town is accessible, does not scroll, and comes in few bytes', async ({ players }) => {
  const { town, username, context } = await players.arrive('ana');
  const { violations } = await new AxeBuilder({ page: town.page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
  const overflow = await town.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const visitor = await players.visit();
  const landing = weighScripts(visitor.page);
  await visitor.open();
  expect(await landing()).toBeLessThan(LANDING_MAX_BYTES);
  const again = new TownPage(await context.newPage());
  const whole = weighScripts(again.page);
  await again.page.goto('/');
  await again.expectPlayers(username);
  expect(await whole()).toBeLessThan(LANDING_MAX_BYTES + GAME_MAX_BYTES);
});

/** Scripts, as a server sends them: those of the landing screen, and what the town needs besides before it is shown. */
const LANDING_MAX_BYTES = 110_000;
const GAME_MAX_BYTES = 320_000;

/** Listens from now on. @returns what gives the compressed bytes of all scripts that the page was given. */
function weighScripts(page: Page): () => Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.ok() && new URL(response.url()).pathname.endsWith('.js')) scripts.push(response);
  });
  return async () => {
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  };
}
