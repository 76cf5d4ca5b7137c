/** A door to another location: the town is covered until the other one is there, also when the door stays shut. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectToasts, servePage } from '../../../tests/support/served-page.ts';
import { type ChannelChange, connectChannel, ownChannel } from '../../state/session/channel.ts';
import { onAnnouncement } from '../../state/session/announcements.ts';
import { ownLocation } from '../../state/session/location.ts';
import { MANIFEST_VERSION } from '../../shared/art/manifest.ts';
import { runningPainter } from '../../state/settings/running-painter.ts';
import { changeLocation, preload } from './change-location.ts';

servePage();
const toasts = collectToasts();
const covers = (): number => document.querySelectorAll('.door-cover').length;
let asked: unknown[];
const answering = (change: ChannelChange): void =>
  connectChannel((number, location) => {
    asked.push([number, location, covers()]);
    return Promise.resolve(change);
  });

beforeEach(() => {
  asked = [];
  document.body.innerHTML = '<main><section class="town"></section></main>';
  ownChannel.isChanging = false;
  runningPainter.name = 'gpu';
});
afterEach(() => {
  runningPainter.name = null;
});

it('covers the town, enters once, and says where the player is', async () => {
  answering('joined');
  const said: string[] = [];
  const stop = onAnnouncement((text) => said.push(text));
  ownLocation.name = 'The shop';
  await Promise.all([changeLocation('shop'), changeLocation('shop')]);
  stop();
  expect(asked).toEqual([[null, 'shop', 1]]);
  expect(said).toEqual(['The shop']);
  await vi.waitFor(() => expect(covers()).toBe(0));
});

it('says that the door stays shut after a second try, and shows the town again', async () => {
  answering('failed');
  await changeLocation('shop');
  expect(asked).toHaveLength(2);
  expect(toasts).toMatchObject([{ text: 'The door does not open. Please try again.', tone: 'bad' }]);
  await vi.waitFor(() => expect(covers()).toBe(0));
});

it('explains a wait of more than a second', async () => {
  const joined = Promise.withResolvers<ChannelChange>();
  connectChannel(() => joined.promise);
  const done = changeLocation('shop');
  await vi.waitFor(() => expect(document.querySelector('.door-cover')?.textContent).toBe('The map is still loading.'));
  joined.resolve('joined');
  await done;
  await vi.waitFor(() => expect(covers()).toBe(0));
});

it('loads what is behind a door once, and again after a failure', async () => {
  const fetched: string[] = [];
  let isDown = true;
  const before = globalThis.fetch;
  globalThis.fetch = async (url) => {
    const path = new URL(String(url), window.location.href).pathname;
    if (path.startsWith('/game-assets')) fetched.push(path);
    return isDown ? Promise.reject(new TypeError('offline')) : Response.json({ version: MANIFEST_VERSION });
  };
  try {
    await preload('hut');
    isDown = false;
    fetched.length = 0;
    await Promise.all([preload('hut'), preload('hut')]);
    await preload('hut');
    const folder = '/game-assets/locations/hut';
    expect(fetched).toEqual([`${folder}/location.json`, `${folder}/navigation.bin`]);
  } finally {
    globalThis.fetch = before;
  }
});
