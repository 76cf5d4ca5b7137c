/** Scenes of the town's doors: a lit one, one with news, and the panel of places. */
import { expect, request } from '@playwright/test';
import { newPlayer } from '../../tests/e2e/new-player.ts';
import { PlacesPage } from '../../tests/e2e/pages/places-page.ts';
import type { Scene, Stage } from './stage.ts';

/** A walk through half of the town, and the first look at the events. */
const WALK = { timeout: 40_000 };

/** A player who has come to a door by the list of places, and has closed what it opened. */
async function comeTo(stage: Stage, door: string): Promise<PlacesPage> {
  const places = new PlacesPage(stage.page);
  await places.open();
  await places.row(door).click();
  await expect(places.dialog).toBeVisible(WALK);
  await stage.page.keyboard.press('Escape');
  await expect(places.dialog).toBeHidden();
  await expect(places.status).toContainText(door);
  await expect(stage.town.drawing).toHaveCount(0);
  return places;
}

/** Another player writes a mail. */
async function writeTo(username: string, origin: string): Promise<void> {
  const api = await request.newContext({ baseURL: origin });
  const writer = newPlayer('Odette');
  await api.post('/game-api/register', { data: { ...writer, confirmPassword: writer.password, gender: 1 } });
  const { token } = (await (await api.post('/auth/sign-in/email', { data: writer })).json()) as { token: string };
  const sent = await api.post(`/mail/${username}`, {
    headers: { 'x-session-key': token },
    data: { message: 'Come to the pier tonight.' },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await api.dispose();
}

const TODAY = (): string => new Date().toISOString().slice(0, 10);

export const placeScenes: Scene[] = [
  {
    name: 'door-boutique',
    open: async (stage) => {
      await stage.enterTown('Mirabel');
      await comeTo(stage, 'Boutique');
    },
  },
  {
    name: 'door-window',
    open: async (stage) => {
      await stage.enterTown('Mirabel');
      const picture = stage.page.waitForResponse((reply) => reply.url().includes('/avatars/~day-') && reply.ok(), WALK);
      const places = new PlacesPage(stage.page);
      await places.open();
      await places.row('Shop window').click();
      await expect(stage.page.getByRole('button', { name: 'Buy the set' })).toBeVisible(WALK);
      await stage.page.keyboard.press('Escape');
      await stage.page.keyboard.press('Escape');
      await expect(places.dialog).toHaveCount(0);
      if (await places.panel.isVisible()) await places.sign.click();
      await picture;
      await stage.page.waitForTimeout(800);
    },
  },
  {
    // Another location, with its own surroundings.
    name: 'inside-boutique',
    open: async (stage) => {
      await stage.enterTown('Mirabel');
      const places = new PlacesPage(stage.page);
      await places.open();
      await places.row('Inside the boutique').click();
      await expect(stage.page.getByRole('button', { name: 'The boutique: Places' })).toBeVisible(WALK);
      await expect(stage.page.locator('.door-cover')).toHaveCount(0);
      await expect(stage.town.drawing).toHaveCount(0);
    },
  },
  {
    name: 'door-mailbox-news',
    open: async (stage) => {
      const name = await stage.enterTown('Mirabel');
      const places = await comeTo(stage, 'Mailbox');
      await writeTo(name, new URL(stage.page.url()).origin);
      if (!(await places.panel.isVisible())) await places.open();
      await expect(places.row('Mailbox')).toContainText('New mail', WALK);
      // A phone has no room for the town beside the panel.
      if ((stage.page.viewportSize()?.width ?? 0) < 768) await places.sign.click();
    },
  },
  {
    name: 'album',
    open: async (stage) => {
      await stage.enterTown('Mirabel');
      const places = new PlacesPage(stage.page);
      await places.open();
      await places.row('Cat statue').click();
      await expect(places.dialog).toContainText("Today's lanterns", WALK);
    },
  },
  {
    name: 'door-board-news',
    open: async (stage) => {
      await stage.page.route('**/events', (route) =>
        route.fulfill({ json: [{ date: TODAY(), title: 'Lantern Night', text: 'From dusk at the pier' }] }),
      );
      const name = await stage.enterTown('Mirabel');
      const places = new PlacesPage(stage.page);
      await places.open();
      await expect(places.row('Notice board')).toContainText('Something new', WALK);
      await places.row('Bloom').click();
      await stage.town.settledPosition(name);
      await expect(stage.town.drawing).toHaveCount(0);
    },
  },
  {
    name: 'places',
    open: async (stage) => {
      await stage.enterTown('Mirabel');
      const places = new PlacesPage(stage.page);
      await places.open();
      await places.row('Bakery').focus();
      await expect(places.panel).toContainText('You are');
    },
  },
];
