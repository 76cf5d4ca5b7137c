/** A second location behind a door of the town: who sees and hears whom, the way back, and what a reload keeps. */
import { SPAWNS } from '../../src/art/locations/boutique-inside/layout.ts';
import { PlacesPage } from './pages/places-page.ts';
import { distance, type TownPage } from './pages/town-page.ts';
import { expect, type Player, test } from './test.ts';

const OUTSIDE = { x: 1766, y: 664 };
const [[exitX, exitY] = [0, 0]] = SPAWNS;
const INSIDE = { x: exitX, y: exitY };
/** Those who come through a door stay near it. */
const DOOR_PX = 70;
/** The way through half the town. */
const WALK_MS = 60_000;

const signIn = ({ page }: TownPage, name: string) => page.getByRole('button', { name: `${name}: Places` });

/** Through a door of the list of surroundings. */
async function goThrough({ town }: Player, door: string, from: string, to: string): Promise<void> {
  const places = new PlacesPage(town.page);
  await signIn(town, from).click();
  await places.row(door).click();
  await expect(signIn(town, to)).toBeVisible({ timeout: WALK_MS });
  await expect(town.page.locator('.door-cover')).toHaveCount(0);
  if (await places.panel.isVisible()) await signIn(town, to).click();
}

const goIn = (player: Player): Promise<void> => goThrough(player, 'Inside the boutique', 'Lantern Bay', 'The boutique');

const expectAbsent = ({ mirror }: TownPage, username: string): Promise<void> =>
  expect(mirror.locator(`[data-username="${username}"]`)).toHaveCount(0);

test('two players go in and out: they see and hear those of their location only, and whispers reach both', async ({
  players,
}) => {
  test.setTimeout(120_000);
  const [ana, ben] = [await players.arrive('ana'), await players.arrive('ben')];
  await ana.town.expectPlayers(ana.username, ben.username);
  await goIn(ana);
  await ana.town.expectPlayers(ana.username);
  await expectAbsent(ana.town, ben.username);
  await expectAbsent(ben.town, ana.username);
  expect(distance(await ana.town.position(ana.username), INSIDE)).toBeLessThan(DOOR_PX);

  await ben.town.say('is anybody here?');
  // The line keeps the name for the next whisper.
  await ana.town.message.fill(`${ben.username}: I am inside`);
  await ana.town.message.press('Enter');
  await expect(ben.town.page.locator('output', { hasText: `${ana.username} whispers` })).toBeAttached();
  await ana.town.message.fill('');
  await ana.town.page.getByRole('tab', { name: 'Public Chat' }).click();
  await expect(ana.town.logLine('is anybody here?')).toHaveCount(0);

  await goIn(ben);
  await ana.town.expectPlayers(ana.username, ben.username);
  await ben.town.expectPlayers(ana.username, ben.username);
  await ben.town.say('what a nice shop');
  await expect(ana.town.logLine('what a nice shop')).toBeVisible();
  const from = await ana.town.position(ana.username);
  await ana.town.page.locator('main').focus();
  const walked = await ana.town.walk(ana.username, 'ArrowDown', 60);
  expect(distance(walked, from)).toBeGreaterThan(50);

  // The server has her where she stopped.
  const apart = async (): Promise<number> =>
    distance(await ben.town.position(ana.username), await ana.town.position(ana.username));
  await expect.poll(apart).toBeLessThan(3);
  const before = await ana.town.position(ana.username);
  // As a new tab, which knows nothing of it.
  await ana.town.page.evaluate(() => {
    sessionStorage.removeItem('location');
    localStorage.removeItem('location');
  });
  await ana.town.page.reload();
  await expect(signIn(ana.town, 'The boutique')).toBeVisible();
  await ana.town.expectPlayers(ana.username, ben.username);
  expect(distance(await ana.town.position(ana.username), before)).toBeLessThan(5);

  await goThrough(ana, 'To the street', 'The boutique', 'Lantern Bay');
  await expectAbsent(ben.town, ana.username);
  expect(distance(await ana.town.position(ana.username), OUTSIDE)).toBeLessThan(DOOR_PX);
});
