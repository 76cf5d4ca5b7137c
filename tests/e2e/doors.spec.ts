/** The doors of the town: by the list of places with the keyboard, by key in front of one, and by click. */
import { DOOR_NEWS } from '../../src/features/places/text.ts';
import { callAs, getAs } from './calls.ts';
import { PlacesPage } from './pages/places-page.ts';
import { distance } from './pages/town-page.ts';
import { expect, test } from './test.ts';

/** In the store, for coins. */
const BOUGHT = 'long-hair-raven';
const STALL = { x: 1960, y: 840 };
/** In front of the door. */
const ARRIVED_PX = 5;

const newsOf = (door: string): string => DOOR_NEWS[door] ?? door;

test('doors open their screens on arrival, at once when chosen again, and by keyboard', async ({ players }) => {
  const { town, username } = await players.arrive('ana');
  const { page } = town;
  const places = new PlacesPage(page);
  const { dialog, panel, status } = places;
  const toStall = async (): Promise<number> => distance(await town.position(username), STALL);
  // The list for screen readers, from which positions are read, follows four times a second.
  const expectAtStall = (): Promise<void> => expect.poll(toStall).toBeLessThan(ARRIVED_PX);

  // By keyboard through the list.
  await places.sign.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Surroundings', exact: true })).toBeFocused();
  await places.row('Market stall').press('Enter');
  await expect(dialog).toBeVisible();
  await expectAtStall();
  await expect.poll(async () => (await town.position(username)).view).toBe(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(places.row('Market stall')).toBeFocused();
  await expect(status).toHaveText('Market stall: Everything there is, in one place. Press Enter.');
  await expect.poll(async () => (await town.position(username)).view).toBe(0);
  await expectAtStall();
  await expect(panel).toContainText('You are at the market.');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(places.sign).toBeFocused();

  // By Enter in front of it.
  await page.locator('main').focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // By click from further away.
  await page.locator('main').focus();
  await town.walk(username, 'ArrowRight', 150);
  await expect(status).toHaveText('');
  let door = await places.findDoor('outlet');
  await page.mouse.click(door.x, door.y);
  await expect(dialog).toBeVisible();
  await expectAtStall();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // A second click does not wait for the arrival.
  await page.locator('main').focus();
  await town.walk(username, 'ArrowRight', 250);
  door = await places.findDoor('outlet');
  await page.mouse.click(door.x, door.y);
  await page.mouse.click(door.x, door.y);
  await expect(dialog).toBeVisible();
  expect(await toStall()).toBeGreaterThan(20);
});

test("the boutique's window wears the look of the day, and one choice opens it as a set", async ({ players }) => {
  const { town, page } = await players.arrive('win').then((player) => ({ ...player, page: player.town.page }));
  const mannequin = page.waitForResponse((reply) => /\/avatars\/~day-\d+\//.test(reply.url()));
  const places = new PlacesPage(page);
  await places.open();
  await places.row('Shop window').press('Enter');
  const buy = page.getByRole('button', { name: 'Buy the set' });
  await expect(buy).toBeVisible();
  expect((await mannequin).status()).toBe(200);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(places.dialog).toHaveCount(0);
  await expect(places.status).toHaveText('Shop window: The look of the day. Press Enter.');
  // The focus returns to the panel when the dialogs have left, and Escape closes it from then on.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(places.panel).toBeHidden({ timeout: 1000 });
  }).toPass();
  await page.locator('main').focus();
  await page.keyboard.press('Enter');
  await expect(buy).toBeVisible();
  await expect(town.drawing).toHaveCount(0);
});

test('what is new behind the doors is the same on another device, and follows what is done there', async ({
  players,
}) => {
  const player = await players.arrive('nel');
  const here = new PlacesPage(player.town.page);
  await here.open();
  // A newcomer has all of the store to see. Another device sees it through a call.
  await expect(here.row('Boutique')).toContainText(newsOf('store'));
  await callAs(player, '/doors/store/visit');
  await expect(here.row('Boutique')).not.toContainText(newsOf('store'));
  const { items } = await callAs<{ items: string[] }>(player, '/store/checkout', { items: JSON.stringify([BOUGHT]) });
  expect(items).toEqual([BOUGHT]);
  await expect(here.row("Tailor's mirror")).toContainText(newsOf('wardrobe'));

  // A second browser takes over and shows the same.
  const access = await players.visit();
  await access.open('/login');
  await access.signIn(player.email, player.password);
  const there = new PlacesPage(access.page);
  await there.open();
  await expect(there.row("Tailor's mirror")).toContainText(newsOf('wardrobe'));
  await expect(there.row('Boutique')).not.toContainText(newsOf('store'));
  await getAs(player, `/inventory/${BOUGHT}/equip/1`);
  await expect(there.row("Tailor's mirror")).not.toContainText(newsOf('wardrobe'));
});
