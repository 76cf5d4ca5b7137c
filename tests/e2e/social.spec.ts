/** Sign-in through a provider: finish-registration, entry to the town, and the return after a refusal. */
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { AUTHORIZE_ADDRESSES, PROVIDERS_ENV, SignInProviders } from '../../src/server/testing/sign-in-providers.ts';
import type { Stoppable } from '../support/server/kept-servers.ts';
import type { TownServer } from '../support/server/town-server.ts';
import { newPlayer } from './new-player.ts';
import { TownPage } from './pages/town-page.ts';
import { expect, SERVER_START_MS, startServer, test as base } from './test.ts';

const REDIRECT_PROVIDERS = pathToFileURL(
  path.resolve(import.meta.dirname, '../support/server/redirect-providers.ts'),
).href;
const { GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET = '' } = PROVIDERS_ENV;

interface WithProviders {
  town: TownServer;
  providers: SignInProviders;
}

async function startWithProviders(): Promise<WithProviders & Stoppable> {
  const providers = await SignInProviders.start();
  const town = await startServer({
    GOOGLE_CLIENT_ID,
    GOOGLE_CLIENT_SECRET,
    TEST_PROVIDERS_URL: providers.url,
    NODE_OPTIONS: `--import ${REDIRECT_PROVIDERS}`,
  });
  const stop = async (): Promise<void> => {
    await town.stop();
    await providers.stop();
  };
  return { town, providers, stop };
}

const test = base.extend<{ started: WithProviders; providers: SignInProviders }>({
  started: [
    async ({ servers }, use) => use(await servers.of('providers', startWithProviders)),
    { scope: 'test', timeout: SERVER_START_MS },
  ],
  server: ({ started }, use) => use(started.town),
  providers: ({ started }, use) => use(started.providers),
});

// In order: one server does for all of them.
test.describe.configure({ mode: 'default' });

/** The provider's consent page with its two buttons. */
async function showProviderPage(page: Page, providers: SignInProviders): Promise<void> {
  await page.context().route(`https://${AUTHORIZE_ADDRESSES.google}**`, async (route) => {
    const asked = new URL(route.request().url());
    const yes = await providers.agree(asked.href);
    const no = new URL(yes);
    no.searchParams.delete('code');
    no.searchParams.set('error', 'access_denied');
    const link = (address: URL, text: string): string =>
      `<a href="${address.href.replaceAll('&', '&amp;')}">${text}</a>`;
    await route.fulfill({
      contentType: 'text/html',
      body: `<title>Provider</title><h1>Sign in to Promenade?</h1>${link(yes, 'Allow')} ${link(no, 'Cancel')}`,
    });
  });
}

test('sign-in through a provider asks for a username once and then opens the town', async ({ players, providers }) => {
  const access = await players.visit();
  const { page } = access;
  const { username, email } = newPlayer('guest');
  providers.person = { sub: username, name: 'A Guest', email, isEmailVerified: true };
  await showProviderPage(page, providers);
  await access.open('/login');
  for (const name of ['Facebook', 'Discord', 'Apple']) await expect(page.getByRole('button', { name })).toBeDisabled();
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByRole('link', { name: 'Allow' }).click();

  const finish = page.getByRole('dialog', { name: 'Finish Creating Account' });
  await expect(finish).toBeVisible();
  await finish.getByRole('radio', { name: 'Masculine' }).click();
  await finish.getByRole('button', { name: 'Create Account' }).click();
  await expect(finish.getByText(/username/i).first()).toBeVisible();
  await finish.getByLabel('Username').fill(username);
  await finish.getByRole('button', { name: 'Create Account' }).click();
  await new TownPage(page).expectPlayers(username);

  // The next sign-in opens the town directly.
  const again = await players.visit();
  await showProviderPage(again.page, providers);
  await again.open('/login');
  await again.page.getByRole('button', { name: 'Google' }).click();
  await again.page.getByRole('link', { name: 'Allow' }).click();
  await expect(new TownPage(again.page).player(username)).toBeAttached();
});

test('a refusal at the provider, or an existing password account, shows instructions', async ({
  players,
  providers,
}) => {
  const access = await players.visit();
  const { page } = access;
  await showProviderPage(page, providers);
  const player = newPlayer('wary');
  await access.open('/login');
  await access.register(player);
  providers.person = { sub: 'wary', name: 'Wary', email: player.email, isEmailVerified: false };

  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('You stopped the sign-in at the provider.')).toBeVisible();
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByRole('link', { name: 'Allow' }).click();
  await expect(page.getByText('An account with this e-mail exists.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?error=account_not_linked/);
});
