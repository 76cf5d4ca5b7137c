/** The landing and login pages: invalid input, password reset by mail, and unknown addresses. */
import { newPlayer } from './new-player.ts';
import { ResetPage } from './pages/reset-page.ts';
import { TownPage } from './pages/town-page.ts';
import { WardrobePage } from './pages/wardrobe-page.ts';
import { expect, REFUSED, test } from './test.ts';

test('the landing page asks for no session when the browser has no cookie', async ({ players }) => {
  const access = await players.visit();
  const asked: string[] = [];
  access.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await access.open();
  await expect(access.page.getByText(/players of .* online/)).toBeVisible();
  expect(asked).toContain('/game-api/status');
  expect(asked).not.toContain('/session');
});

test('registration shows errors and keeps the input', async ({ players }) => {
  players.expectErrors(REFUSED);
  const taken = await players.arrive('taken');
  const access = await players.visit();
  await access.open();
  await access.beginRegistration('Masculine');

  const player = newPlayer('fresh');
  await access.fillRegistration({ ...player, username: taken.username.toUpperCase() });
  await access.createButton.click();
  await expect(access.page.getByText(/taken/i).first()).toBeVisible();

  await access.fillRegistration({ ...player, username: 'no spaces!' });
  await access.createButton.click();
  await expect(access.page.getByText(/3 to 20/).first()).toBeVisible();

  await access.fillRegistration(player, 'something-else');
  await access.createButton.click();
  await expect(access.page.getByText(/passwords (differ|do not match)/i).first()).toBeVisible();
  await expect(access.username).toHaveValue(player.username);

  await access.fillRegistration({ ...player, password: 'short' });
  await access.createButton.click();
  await expect(access.page.getByText(/8/).first()).toBeVisible();

  await access.fillRegistration(player);
  await access.createButton.click();
  await expect(access.signInButton).toBeVisible();
});

test('signing in puts the focus into the town, toasts leave, and the look of the dice is worn', async ({ players }) => {
  const access = await players.visit();
  const { page } = access;
  const player = newPlayer('arrives');
  await access.open();
  await access.chooseBody('Masculine');
  const names = await access.rollLook();
  expect(names.length).toBeGreaterThan(3);
  await access.continueRegistration();
  await access.fillRegistration(player);
  await access.createButton.click();
  await expect(access.signInButton).toBeVisible();
  await access.signIn(player.email, player.password);
  await expect(new TownPage(page).player(player.username)).toBeAttached();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  const wardrobe = new WardrobePage(page);
  await wardrobe.open('Wardrobe');
  for (const name of names) {
    await page.getByRole('searchbox', { name: 'Search your items' }).fill(name);
    await expect(wardrobe.item(name)).toContainText('Worn');
  }
});

test('a failed login does not reveal which part was wrong', async ({ players }) => {
  players.expectErrors(REFUSED);
  const access = await players.visit();
  await access.open('/login');
  await access.signIn('nobody@example.org', 'not-the-password');
  await expect(access.page.getByText('That e-mail and password do not belong together.')).toBeVisible();
  await expect(access.toast('INVALID_EMAIL_OR_PASSWORD')).toBeVisible();

  const player = newPlayer('careful');
  await access.open('/login');
  await access.register(player);
  await access.open('/login');
  await access.signIn(player.email, 'not-the-password');
  await expect(access.page.getByText('That e-mail and password do not belong together.')).toBeVisible();
  await expect(access.toast('INVALID_EMAIL_OR_PASSWORD')).toBeVisible();
});

test('a mailed link resets the password once', async ({ players, server }) => {
  players.expectErrors(REFUSED);
  const access = await players.visit();
  const { page } = access;
  const player = newPlayer('forgetful');
  await access.open('/login');
  await access.register(player);

  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(player.email);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect.poll(() => server.mailsTo(player.email).length).toBe(1);
  const link = /https?:\/\/\S+reset-password\S+/.exec(decodeMail(server.mailsTo(player.email)[0] ?? ''))?.[0] ?? '';
  expect(link).toContain(server.url);

  const reset = new ResetPage(page);
  await reset.open(link);
  await reset.setPassword('another-light-2', 'a-different-one');
  await expect(page.getByText('The two passwords differ.')).toBeVisible();
  await reset.setPassword('another-light-2');
  await expect(access.signInButton).toBeVisible();
  await access.signIn(player.email, 'another-light-2');
  await new TownPage(page).expectPlayers(player.username);

  const other = await players.visit();
  const spent = new ResetPage(other.page);
  await spent.open(link);
  await spent.setPassword('third-light-3');
  await expect(spent.expired).toBeVisible();
});

/** Decodes quoted-printable soft line breaks and `=3D`. */
function decodeMail(text: string): string {
  return text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}

test('an unknown address answers 404, as a page or as JSON', async ({ players, request }) => {
  players.expectErrors(REFUSED);
  const { page } = await players.visit();
  const answer = await page.goto('/no-such-place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No such place' })).toBeVisible();
  const json = await request.get('/no-such-place', { headers: { accept: 'application/json' } });
  expect(json.status()).toBe(404);
  expect(await json.json()).toMatchObject({ success: false });
});
