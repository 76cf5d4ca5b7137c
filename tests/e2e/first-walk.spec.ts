/** The first walk of a newcomer by keyboard alone, with the townsfolk. */
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
