/** A phone: walking by joystick, visible to another player, with a pinch and a turn of the phone in the middle; zoom buttons. */
import type { Page } from '@playwright/test';
import { findLayoutFaults } from '../../support/chromium/layout-faults.ts';
import { distance, type Position, settledOnAllPages } from '../pages/town-page.ts';
import { expect, test } from '../test.ts';

test.describe(() => {
  test.use({ withWebGl: true });

  test('walks by joystick, visible to another player', async ({ players }) => {
    const ana = await players.arrive('ana');
    const ben = await players.arrive('ben');
    await ana.town.expectPlayers(ana.username, ben.username);
    const from = await ana.town.settledPosition(ana.username);

    await ana.town.walkByJoystick(ana.username, 40);
    const place = await settledOnAllPages(ana.username, ana.town, ben.town);
    expect(distance(from, place)).toBeGreaterThan(30);

    await ben.town.say('Hello from a phone');
    await expect(ana.town.bubble(ben.username, 'Hello from a phone')).toBeAttached();
  });
});

test('one finger walks while two zoom, and the walk goes on while the phone is turned', async ({ players }) => {
  const { town, username } = await players.arrive('ana');
  const { page } = town;
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: TouchPoint[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const zoom = (): Promise<number> => page.evaluate(() => Number(localStorage.getItem('cameraZoom')));
  const { left, right } = await thumbs(page);
  let thumb = left;
  /** The walk that has begun goes on, in the other direction where a wall blocks it. */
  const walksOn = (...others: TouchPoint[]): Promise<void> =>
    expect(async () => {
      const from = await town.position(username);
      try {
        await expect
          .poll(async () => distance(from, await town.position(username)), { timeout: 3000 })
          .toBeGreaterThan(20);
      } catch (error) {
        thumb = thumb === left ? right : left;
        await send('touchMove', thumb, ...others);
        throw error;
      }
    }).toPass();
  const stands = async (): Promise<Position> => {
    await send('touchEnd');
    return await town.settledPosition(username);
  };

  const free = await page.locator('.hud-free').boundingBox();
  if (!free) throw new Error('the town is not shown');
  const fingers = (gapPx: number): TouchPoint[] =>
    [-gapPx, gapPx].map((dx, index) => ({ x: free.x + free.width / 2 + dx, y: free.y + 60, id: index + 1 }));
  await send('touchStart', thumb);
  await walksOn();
  await send('touchStart', thumb, ...fingers(30));
  for (const gapPx of [50, 80, 110]) await send('touchMove', thumb, ...fingers(gapPx));
  await walksOn(...fingers(110));
  await expect.poll(zoom).toBeGreaterThan(1);
  // Two of the three fingers are lifted.
  await send('touchMove', thumb);
  await walksOn();

  await page.setViewportSize({ width: 844, height: 390 });
  await walksOn();
  await stands();
  const lying = await thumbs(page);
  const from = await town.position(username);
  thumb = lying.left;
  await send('touchStart', thumb);
  await expect(async () => {
    thumb = thumb === lying.left ? lying.right : lying.left;
    await send('touchMove', thumb);
    await expect.poll(async () => distance(from, await town.position(username)), { timeout: 3000 }).toBeGreaterThan(20);
  }).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  await stands();
  await touch.detach();
  const faults = await findLayoutFaults(page, { targetPx: 44, free: { widthPx: 130, heightPx: 115 } });
  expect(faults).toEqual([]);
});

interface TouchPoint {
  x: number;
  y: number;
  id?: number;
}

/** Points of the joystick that walk to the left and to the right. */
async function thumbs(page: Page): Promise<{ left: TouchPoint; right: TouchPoint }> {
  const box = await page.getByLabel('Joystick').boundingBox();
  if (!box) throw new Error('the joystick is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return { left: { x: x - 45, y, id: 0 }, right: { x: x + 45, y, id: 0 } };
}

test('fits the screen and has zoom buttons', async ({ players }) => {
  const { town } = await players.arrive('ana');
  await expect(town.page.getByRole('button', { name: /zoom in/i })).toBeVisible();
  await expect(town.page.getByRole('button', { name: /zoom out/i })).toBeVisible();
  const overflow = await town.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
