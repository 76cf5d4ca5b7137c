/**
 * The first ten minutes of a new player on a shortened clock, which passes each pause at once: registration with the dice, the five
 * tasks of the first walk and its gift, a gesture, a door, a mail, the bell, and the lanterns of the full hour. The caller says what
 * the player uses: mouse, finger or keyboard.
 */
import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import type { PageInput } from './inputs.ts';
import { newPlayer } from './new-player.ts';
import type { TownServer } from '../support/server/town-server.ts';
import type { AccessPage, NewPlayer } from './pages/access-page.ts';
import { PlacesPage } from './pages/places-page.ts';
import { TownPage } from './pages/town-page.ts';

export interface Evening {
  /** The landing page. */
  access: AccessPage;
  input: PageInput;
  /** A registered player who is not there. */
  friend: NewPlayer;
  /** Calls of the friend. */
  request: APIRequestContext;
  /** Its clock is moved (`TEST_CLOCK`). */
  server: TownServer;
}

/** Minutes of the hour: the player arrives, pauses before the wardrobe and before the first gesture, and waits for the full hour. */
const CLOCK = { arrival: 50, wardrobe: 53, gesture: 56, lanterns: 59.9 } as const;

/** A walk from one end of the town to the other. */
const WALK = { timeout: 60_000 };
const HAT = 'Berry Studio Beret';

export async function playFirstEvening(evening: Evening): Promise<TownPage> {
  const { access, input, friend, request, server } = evening;
  const { page } = access;
  const player = newPlayer('Newcomer');
  const town = new TownPage(page);
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });

  await server.passTo(CLOCK.arrival);
  await register(evening, player);
  await expect(town.player(player.username)).toBeAttached();
  await walkWithEmber(evening, town, player.username);
  const comment = commentOn(player.username, { friend, request });

  await server.passTo(CLOCK.gesture);
  await input.press(button('Gestures'));
  await input.press(page.getByRole('group', { name: 'Gestures' }).getByRole('button', { name: 'Wave' }));
  await expect(town.player(player.username)).toContainText('waving');
  await sendMail(evening);

  await comment;
  const { dialog } = new PlacesPage(page);
  const bell = button(/^Bell/);
  await expect(bell).toHaveAccessibleName('Bell, 1 unread');
  await input.press(bell);
  await input.press(dialog.getByRole('button', { name: `${friend.username} wrote on your profile` }));
  await expect(dialog).toContainText('Welcome to the bay');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bell).toHaveAccessibleName('Bell');
  await server.passTo(CLOCK.lanterns);
  await expect(page.getByRole('status').filter({ hasText: 'Lanterns rise over the bay' })).toBeAttached();
  return town;
}

async function register({ access, input }: Evening, player: NewPlayer): Promise<void> {
  const { page } = access;
  await access.open();
  await input.press(page.getByRole('button', { name: 'Create an account' }));
  await expect(access.look).not.toBeEmpty();
  await input.press(page.getByRole('button', { name: 'Another look' }));
  await input.press(page.getByRole('button', { name: 'Next' }));
  await input.write(access.username, player.username);
  await input.write(access.email, player.email);
  await input.write(access.password, player.password);
  await input.write(access.confirmPassword, player.password);
  await input.press(access.createButton);
  await expect(access.signInButton).toBeVisible();
  // The email of the new account is filled in.
  await expect(access.email).toHaveValue(player.email);
  await input.write(access.password, player.password);
  await input.press(access.signInButton);
}

/** The five tasks, each in the way that suits the input, up to the gift. */
async function walkWithEmber({ access, input, server }: Evening, town: TownPage, username: string): Promise<void> {
  const { page } = access;
  const pill = page.locator('.walk-pill');
  const task = pill.getByRole('status');
  const walkThere = pill.getByRole('button', { name: 'Walk there' });
  const done = (count: number): Promise<void> => expect(pill).toContainText(`First walk ${count} of 5`, WALK);

  await input.press(walkThere);
  await done(1);

  await expect(task).toContainText('This is Cadence.');
  await input.press(walkThere);
  await expect(async () => expect((await town.position(username)).y).toBeLessThan(850)).toPass(WALK);
  await input.write(town.message, 'hello');
  await page.keyboard.press('Enter');
  await done(2);

  const card = page.getByRole('dialog', { name: 'Cadence' });
  if (input.pressAt === undefined) {
    await page.keyboard.press('Escape');
    const people = page.getByRole('region', { name: 'People of the town' });
    await input.press(people.getByRole('button', { name: /^Cadence/ }));
  } else {
    await town.settledPosition(username);
    const pressAt = input.pressAt;
    // The camera may still glide.
    await expect(async () => {
      const { x, y } = await town.findFigure('Cadence');
      await pressAt(page, x, y);
      await expect(card).toBeVisible({ timeout: 4000 });
    }).toPass();
  }
  await expect(card).toContainText('Lives in Lantern Bay');
  await input.press(card.getByRole('button', { name: 'Say hello' }));
  await done(3);

  await expect(task).toContainText('Wardrobe');
  await server.passTo(CLOCK.wardrobe);
  await openWardrobe({ access, input });
  const wardrobe = page.getByRole('dialog', { name: 'Wardrobe' });
  await input.write(wardrobe.getByRole('searchbox', { name: 'Search your items' }), 'beret');
  await input.press(page.getByRole('region', { name: 'Items' }).getByRole('button').filter({ hasText: HAT }));
  // The dice may have given the hat: then it is taken off.
  await input.press(wardrobe.getByRole('button', { name: /^(Equip|Unequip)$/ }));
  await expect(access.toast(HAT)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 300 });
  }).toPass();
  await done(4);

  await expect(task).toContainText('sit down');
  const places = new PlacesPage(page);
  await input.press(places.sign);
  await input.press(places.row('Bench by the fountain').first());
  await expect(pill).toContainText('This is for you: 100 honor.', WALK);
  await expect(town.player(username)).toContainText('sitting');
  await input.press(page.getByRole('button', { name: 'Nice!' }));
}

/** On a phone the wardrobe is in the drawer of all menus. */
async function openWardrobe({ access: { page }, input }: Pick<Evening, 'access' | 'input'>): Promise<void> {
  const profile = page.getByRole('button', { name: /^Profile/ });
  if (!(await profile.isVisible())) {
    await input.press(page.getByRole('button', { name: 'Menu' }));
    await input.press(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Wardrobe' }));
    return;
  }
  await input.press(profile);
  await input.press(page.getByRole('menuitem', { name: 'Wardrobe' }));
}

async function sendMail({ access, input, friend }: Evening): Promise<void> {
  const { page } = access;
  const places = new PlacesPage(page);
  const { dialog } = places;
  // Beside the town it is still open; on a phone it closed when the walk began.
  if (!(await places.panel.isVisible())) await input.press(places.sign);
  await input.press(places.row('Mailbox'));
  await expect(dialog).toBeVisible(WALK);
  await input.press(dialog.getByRole('button', { name: 'New mail' }));
  const letter = page.getByRole('dialog', { name: 'New mail' });
  await input.write(letter.getByRole('combobox', { name: 'To' }), friend.username);
  await input.write(letter.getByRole('textbox', { name: 'Message' }), 'The lanterns are lit. Come and see!');
  await input.press(letter.getByRole('button', { name: 'Send' }));
  await expect(access.toast(`Message sent to ${friend.username}.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function commentOn(username: string, { friend, request }: Pick<Evening, 'friend' | 'request'>): Promise<void> {
  const { email, password } = friend;
  const signedIn = await request.post('/auth/sign-in/email', { data: { email, password } });
  const { token } = (await signedIn.json()) as { token: string };
  const reply = await request.post(`/profile/${username}/comment`, {
    headers: { 'x-session-key': token },
    data: { comment: 'Welcome to the bay' },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
}
