/**
 * What is the same for all, as players with windows of other sizes see it: gestures and seats by keys, the wheel, the chat and the
 * list of places; townsfolk, weather, events and the lantern minute.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { PlacesPage } from './pages/places-page.ts';
import type { TownPage } from './pages/town-page.ts';
import { expect, SERVER_GONE, test } from './test.ts';

const HOUR_MS = 3_600_000;
const MINUTE_FILE = 'minute';
/**
 * Starts the server 20 minutes after the hour, or 2 seconds before it when its data folder has that file. The signal moves the
 * clock by the half minute after which a player counts as a guest.
 */
const SHIFTED_CLOCK = `
  const isMinute = process.getBuiltinModule('fs').existsSync(process.env.DATA_DIR + '/${MINUTE_FILE}');
  const now = Date.now;
  let shift = (isMinute ? ${HOUR_MS} - 2000 : ${HOUR_MS} / 3) - (now() % ${HOUR_MS});
  globalThis.Date = class extends Date {
    constructor(...parts) { super(...(parts.length === 0 ? [now() + shift] : parts)); }
    static now() { return now() + shift; }
  };
  process.on('SIGUSR2', () => { shift += 30000; });`;
const EVENTS_FILE = path.join(tmpdir(), 'promenade-e2e-events.json');
/** Begins with the hour of the real clock. */
const [date = '', hour = ''] = new Date().toISOString().split(/[T:]/);
const event = { date, at: `${hour}:00`, minutes: 180, title: 'Lantern Night', text: 'At the fountain', place: 'plaza' };
writeFileSync(EVENTS_FILE, JSON.stringify([event]));

test.use({
  serverEnv: {
    TOWNSFOLK: 'on',
    EVENTS_FILE,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SHIFTED_CLOCK)}`,
  },
});

const hasGestures = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('running-gestures'));

/** A walk to the next bench. */
const WALK = { timeout: 60_000 };

interface Shared {
  /** Where each of the townsfolk rests; 'walking' for others. */
  folk: Record<string, string>;
  weather: string;
}

const sharedOn = ({ page }: TownPage): Promise<Shared> =>
  page.evaluate(() => {
    const folk: Record<string, string> = {};
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-folk]')) {
      folk[dataset.folk ?? ''] = dataset.at ?? '';
    }
    const moment = document.querySelector<HTMLElement>('[data-testid="moment"]');
    return { folk, weather: moment?.dataset.weather ?? '' };
  });

const momentOn = ({ page }: TownPage) => page.locator('.moment-text');

/** The event with its guests, the weather, and where the townsfolk rest. */
async function expectShared(one: TownPage, other: TownPage): Promise<void> {
  for (const town of [one, other]) {
    await expect(momentOn(town)).toHaveText('Lantern Night is on. 3 people are there.');
  }
  await expect
    .poll(async () => {
      const [here, there] = await Promise.all([sharedOn(one), sharedOn(other)]);
      // Each page writes once a second: who begins to walk in between is no difference.
      const resting = Object.entries(here.folk).filter(([id, at]) => at !== 'walking' && there.folk[id] === at);
      return {
        areFolkAlike: resting.length >= 4,
        isWeatherAlike: here.weather === there.weather && here.weather !== '',
      };
    })
    .toEqual({ areFolkAlike: true, isWeatherAlike: true });
}

test('what one player does the other one sees: a wave by keys, a dance by the wheel, a seat from the list; town and moments are alike', async ({
  players,
  server,
}) => {
  players.expectErrors(SERVER_GONE);
  const [ana, ben] = [await players.arrive('ana'), await players.arrive('ben')];
  const { page } = ana.town;
  await ben.town.page.setViewportSize({ width: 844, height: 390 });
  const places = new PlacesPage(page);
  const seen = ben.town.player(ana.username);
  const wheel = page.getByRole('group', { name: 'Gestures' });

  // A page that has not loaded the figures' gestures yet shows nobody's.
  await expect.poll(() => ben.town.page.evaluate(hasGestures)).toBe(true);
  await page.locator('main').focus();
  await page.keyboard.press('e');
  await expect(wheel).toBeVisible();
  await page.keyboard.press('1');
  await expect(wheel).toBeHidden();
  await expect(seen).toContainText('waving');
  await expect(seen).not.toContainText('waving');
  await expect(ben.town.page.getByRole('status', { name: 'Announcements', exact: true })).toContainText(
    `${ana.username} waves.`,
  );

  // With the keyboard through the wheel: the focus goes in and comes back.
  const button = page.getByRole('button', { name: 'Gestures' });
  await button.press('Enter');
  await expect(wheel.getByRole('button', { name: 'Wave' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(seen).toContainText('dancing');
  await expect(button).toBeFocused();

  // Walking ends it.
  await places.sign.press('Enter');
  await places.row('Bench by the fountain').press('Enter');
  await expect(seen).toContainText('sitting', WALK);
  expect(await ben.town.position(ana.username)).toMatchObject({ y: 918 });

  // Who comes later sees it, too, and gets another seat.
  const cid = await players.arrive('cid');
  await expect(cid.town.player(ana.username)).toContainText('sitting');
  await cid.town.message.fill('/sit');
  await cid.town.message.press('Enter');
  await expect(ben.town.player(cid.username)).toContainText('sitting', WALK);
  await ana.town.message.fill('/sit');
  await ana.town.message.press('Enter');
  await expect(seen).not.toContainText('sitting');

  // All have been at the place of the event.
  process.kill(server.pid, 'SIGUSR2');
  await expectShared(ana.town, ben.town);

  // The lantern minute rises on all pages; the server's clock is two seconds before it.
  writeFileSync(path.join(server.dataDir, MINUTE_FILE), '');
  await server.kill();
  await server.startAgain();
  for (const town of [ana.town, ben.town]) await expect(momentOn(town)).toHaveText('Lanterns rise over the bay');
});
