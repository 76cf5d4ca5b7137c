/** A phone: one finger on the joystick while two others zoom, and a phone that is turned in the middle of a walk. */
import type { Page } from '@playwright/test';
import { distance } from '../pages/town-page.ts';
import { expect, test } from '../test.ts';
import { PHONE } from './phone.ts';

test.use(PHONE);

interface Finger {
  id: number;
  x: number;
  y: number;
}

/** Real touch points. Fingers that are no longer listed are lifted. */
async function touchesOf(page: Page): Promise<(...fingers: Finger[]) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  let count = 0;
  return async (...touchPoints) => {
    const type = touchPoints.length === 0 ? 'touchEnd' : touchPoints.length > count ? 'touchStart' : 'touchMove';
    count = touchPoints.length;
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}

/** 1 until it is changed for the first time. */
const zoomOn = (page: Page): Promise<number> => page.evaluate(() => Number(localStorage.getItem('cameraZoom') ?? 1));

test('joystick and pinch work together, and a turned phone walks on by tap and not by joystick', async ({
  players,
}) => {
  const { town, username } = await players.arrive('ana');
  const { page } = town;
  const touch = await touchesOf(page);
  const joystick = page.getByLabel('Joystick');
  const box = await joystick.boundingBox();
  if (!box) throw new Error('The joystick is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const thumb = ({ dx, dy }: { dx: number; dy: number }): Finger => ({ id: 0, x: x + dx, y: y + dy });
  const walksFrom = async (atLeastPx: number, timeout = 30_000): Promise<void> => {
    const from = await town.position(username);
    await expect
      .poll(async () => distance(from, await town.position(username)), { timeout, intervals: [50] })
      .toBeGreaterThan(atLeastPx);
  };

  // Spawn points are next to walls: some direction is open, and then the way back is.
  await touch(thumb({ dx: 0, dy: 0 }));
  let way = { dx: 45, dy: 0 };
  for (const next of [way, { dx: -45, dy: 0 }, { dx: 0, dy: 45 }, { dx: 0, dy: -45 }]) {
    way = next;
    await touch(thumb(way));
    const isOpen = await walksFrom(60, 1500).then(
      () => true,
      () => false,
    );
    if (isOpen) break;
  }
  const back = thumb({ dx: -way.dx, dy: -way.dy });

  const [left, right] = [
    { id: 1, x: 130, y: 300 },
    { id: 2, x: 170, y: 300 },
  ];
  await touch(thumb(way), left, right);
  await touch(back, { ...left, x: 70 }, { ...right, x: 230 });
  await expect.poll(() => zoomOn(page)).toBeGreaterThan(1.5);
  await walksFrom(20);
  // So that the window shows enough of the town for a long walk.
  await touch(back, left, right);
  await expect.poll(() => zoomOn(page)).toBeCloseTo(1, 1);
  // Two fingers are lifted, the thumb stays.
  await touch(back);
  await touch(thumb(way));
  await walksFrom(20);

  await page.setViewportSize({ width: 844, height: 390 });
  await expect(joystick.locator('.joystick-knob')).toHaveCSS('transform', 'none');
  const stopped = await town.settledPosition(username);
  // The finger is where the joystick was.
  await touch(back);
  await touch();
  expect(distance(stopped, await town.position(username))).toBeLessThan(2);

  await town.startLongWalk(username);
  await page.setViewportSize({ width: 390, height: 844 });
  await walksFrom(20);
});
