/** The first ten minutes of a newcomer by each input, with the first walk and the townsfolk. */
import { playFirstEvening } from './first-evening.ts';
import { finger, keyboard, mouse } from './inputs.ts';
import { expect, test } from './test.ts';

test.use({ serverEnv: { TOWNSFOLK: 'on', TEST_FIRST_WALK: 'on', TEST_CLOCK: 'on' } });

test('the first ten minutes with a mouse', async ({ players, request, server }) => {
  const friend = await players.register('Odette');
  await playFirstEvening({ access: await players.visit(), input: mouse, friend, request, server });
});

test('the first ten minutes by keyboard alone: the focus returns to the bell', async ({ players, request, server }) => {
  const friend = await players.register('Odette');
  const { page } = await playFirstEvening({ access: await players.visit(), input: keyboard, friend, request, server });
  await expect(page.getByRole('button', { name: 'Bell' })).toBeFocused();
});

for (const [name, viewport] of [
  ['upright', { width: 390, height: 844 }],
  ['lying', { width: 844, height: 390 }],
] as const) {
  test.describe(() => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test(`the first ten minutes on a phone, ${name}`, async ({ players, request, server }) => {
      const friend = await players.register('Odette');
      await playFirstEvening({ access: await players.visit(), input: finger, friend, request, server });
    });
  });
}

test('the first walk goes on after a reload, until it is skipped', async ({ players }) => {
  const { town, username } = await players.arrive('Newcomer');
  const { page } = town;
  const pill = page.getByRole('region', { name: 'First walk' });
  const task = pill.getByRole('status');
  await expect(task).toContainText('I am Ember');
  await pill.getByRole('button', { name: 'Walk there' }).press('Enter');
  await expect(pill).toContainText('First walk 1 of 5');
  await page.reload();
  await expect(task).toContainText('There you are!');
  await expect(pill).toContainText('First walk 1 of 5');
  await pill.getByRole('button', { name: 'Skip' }).press('Enter');
  await expect(pill).toBeHidden();
  await page.reload();
  await expect(town.player(username)).toBeAttached();
  await expect(pill).toBeHidden();
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar', viewport: { width: 844, height: 390 }, hasTouch: true });

  test('on a phone in landscape the pill covers no buttons', async ({ players }) => {
    const { page } = (await players.arrive('Newcomer')).town;
    const pill = page.locator('.walk-pill');
    await expect(pill.getByRole('button')).toHaveCount(3);
    const placeOf = async (part: string): Promise<number> => (await page.locator(part).boundingBox())?.x ?? Number.NaN;
    // The buttons of the town are at the left, the chat is at the right.
    expect(await placeOf('.walk-pill')).toBeGreaterThan((await placeOf('.hud-zoom-in')) + 100);
  });
});
