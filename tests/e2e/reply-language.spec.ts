/** What the server says is in the language of the page: the reply of a call, and a refused line of the chat. */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const speakGerman = (page: Page, url = ''): Promise<void> =>
  page.context().addCookies([{ name: 'language', value: 'de', url }]);

test('a German page shows replies and notices in German', async ({ players, baseURL }) => {
  const { page: outside } = await players.visit();
  await speakGerman(outside, baseURL);
  await outside.goto('/login');
  await outside.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await outside.getByRole('dialog').getByLabel('E-Mail').fill('nobody@example.org');
  await outside.getByRole('button', { name: 'Link schicken' }).click();
  await expect(outside.getByText('ist ein Link für ein neues Passwort unterwegs.').first()).toBeVisible();

  const { page } = (await players.arrive('uta')).town;
  await speakGerman(page, baseURL);
  await page.reload({ waitUntil: 'domcontentloaded' });
  const message = page.getByRole('textbox', { name: 'Nachricht', includeHidden: true });
  await expect(page.getByTestId('town-mirror').getByRole('listitem')).not.toHaveCount(0);
  await message.fill('Nobody_at_all: ein Geheimnis');
  await message.press('Enter');
  await expect(page.getByText('Niemand heißt Nobody_at_all. Nichts wurde gesendet.').first()).toBeVisible();
  await expect(message).toHaveValue('Nobody_at_all: ein Geheimnis');
});
