/**
 * The first ten minutes of a new player, without the pauses: registration with the dice, the first lantern of the first walk,
 * a gesture, a door, a mail and the bell. How controls are pressed is the caller's: mouse, finger or keyboard.
 */
import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import { newPlayer } from './new-player.ts';
import type { AccessPage, NewPlayer } from './pages/access-page.ts';
import { PlacesPage } from './pages/places-page.ts';
import { TownPage } from './pages/town-page.ts';

export type Press = (control: Locator) => Promise<void>;

export interface Evening {
  /** The landing page. */
  access: AccessPage;
  press: Press;
  /** A registered player who is not there. */
  friend: NewPlayer;
  /** Calls of the friend. */
  request: APIRequestContext;
}

/** A walk from one end of the town to the other. */
const WALK = { timeout: 25_000 };

export async function playFirstEvening({ access, press, friend, request }: Evening): Promise<TownPage> {
  const { page } = access;
  const player = newPlayer('Newcomer');
  const town = new TownPage(page);
  const places = new PlacesPage(page);
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const { dialog } = places;

  await access.open();
  await press(button('Create an account'));
  await expect(access.look).not.toBeEmpty();
  await press(button('Another look'));
  await press(button('Next'));
  await access.fillRegistration(player);
  await press(access.createButton);
  await expect(access.signInButton).toBeVisible();
  await access.email.fill(player.email);
  await access.password.fill(player.password);
  await press(access.signInButton);
  await expect(town.player(player.username)).toBeAttached();

  const walk = page.getByRole('region', { name: 'First walk' });
  await press(walk.getByRole('button', { name: 'Walk there' }));
  await expect(walk).toContainText('First walk 1 of 5', WALK);
  await press(walk.getByRole('button', { name: 'Skip' }));
  await expect(walk).toBeHidden();

  await press(button('Gestures'));
  await press(page.getByRole('group', { name: 'Gestures' }).getByRole('button', { name: 'Wave' }));
  await expect(town.player(player.username)).toContainText('waving');

  const comment = commentOn(player.username, { friend, request });
  await press(places.sign);
  await press(places.row('Mailbox'));
  await expect(dialog).toBeVisible(WALK);
  await press(dialog.getByRole('button', { name: 'New mail' }));
  const letter = page.getByRole('dialog', { name: 'New mail' });
  await letter.getByRole('combobox', { name: 'To' }).fill(friend.username);
  await letter.getByRole('textbox', { name: 'Message' }).fill('The lanterns are lit. Come and see!');
  await press(letter.getByRole('button', { name: 'Send' }));
  await expect(access.toast(`Message sent to ${friend.username}.`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await comment;
  const bell = button(/^Bell/);
  await expect(bell).toHaveAccessibleName('Bell, 1 unread');
  await press(bell);
  await press(dialog.getByRole('button', { name: `${friend.username} wrote on your profile` }));
  await expect(dialog).toContainText('Welcome to the bay');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bell).toHaveAccessibleName('Bell');
  return town;
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
