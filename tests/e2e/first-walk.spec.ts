/** The first ten minutes of a newcomer by each input, and the first walk by keyboard alone, with the townsfolk. */
import type { Locator } from '@playwright/test';
import { playFirstEvening } from './first-evening.ts';
import { expect, test } from './test.ts';

test.use({ serverEnv: { TOWNSFOLK: 'on', TEST_FIRST_WALK: 'on' } });

test('a newcomer is shown around by keyboard: each task is counted when the server has seen it', async ({
  players,
}) => {
  const { town, username } = await players.arrive('Newcomer');
  const { page } = town;
  const pill = page.getByRole('region', { name: 'First walk' });
  const task = pill.getByRole('status');
  await expect(task).toContainText('I am Ember');
  await page.keyboard.press('Shift');
  await expect(task).toContainText('Hold an arrow key to walk.');
  await expect(pill).toContainText('First walk 0 of 5');

  await pill.getByRole('button', { name: 'Walk there' }).press('Enter');
  await expect(pill).toContainText('First walk 1 of 5');
  await expect(task).toContainText('This is Cadence.');
  await pill.getByRole('button', { name: 'Walk there' }).press('Enter');
  await expect(async () => {
    expect((await town.position(username)).y).toBeLessThan(850);
  }).toPass();
  await town.message.fill('hello');
  await town.message.press('Enter');
  await expect(pill).toContainText('First walk 2 of 5');

  await page
    .getByRole('region', { name: 'People of the town' })
    .getByRole('button', { name: /^Cadence/ })
    .press('Enter');
  const card = page.getByRole('dialog', { name: 'Cadence' });
  await expect(card).toContainText('Lives in Lantern Bay');
  await expect(pill).toContainText('First walk 3 of 5');
  await card.getByRole('button', { name: 'Say hello' }).press('Enter');
  await expect(task).toContainText('open Wardrobe');

  await page.reload();
  await expect(task).toContainText('There you are!');
  await expect(pill).toContainText('First walk 3 of 5');
  await pill.getByRole('button', { name: 'Skip' }).press('Enter');
  await expect(pill).toBeHidden();
  await page.reload();
  await expect(town.player(username)).toBeAttached();
  await expect(pill).toBeHidden();
});

const click = (control: Locator): Promise<void> => control.click();
const tap = (control: Locator): Promise<void> => control.tap();
const pressEnter = (control: Locator): Promise<void> => control.press('Enter');

test('the first ten minutes with a mouse', async ({ players, request }) => {
  const friend = await players.register('Odette');
  await playFirstEvening({ access: await players.visit(), press: click, friend, request });
});

test('the first ten minutes by keyboard alone: the focus returns to the bell', async ({ players, request }) => {
  const friend = await players.register('Odette');
  const { page } = await playFirstEvening({ access: await players.visit(), press: pressEnter, friend, request });
  await expect(page.getByRole('button', { name: 'Bell' })).toBeFocused();
});

for (const [name, viewport] of [
  ['upright', { width: 390, height: 844 }],
  ['lying', { width: 844, height: 390 }],
] as const) {
  test.describe(() => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test(`the first ten minutes on a phone, ${name}`, async ({ players, request }) => {
      const friend = await players.register('Odette');
      await playFirstEvening({ access: await players.visit(), press: tap, friend, request });
    });
  });
}
