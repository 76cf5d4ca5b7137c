/** A door to another location: the town is covered until the other one is there, also when the door stays shut. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectToasts, servePage } from '../../../tests/support/served-page.ts';
import { type ChannelChange, connectChannel, ownChannel } from '../../state/session/channel.ts';
import { onAnnouncement } from '../../state/session/announcements.ts';
import { ownLocation } from '../../state/session/location.ts';
import { runningPainter } from '../../state/settings/running-painter.ts';
import { changeLocation } from './change-location.ts';

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

it('says that the door stays shut, and shows the town again', async () => {
  answering('failed');
  await changeLocation('shop');
  expect(toasts).toMatchObject([{ text: 'The door does not open. Please try again.', tone: 'bad' }]);
  await vi.waitFor(() => expect(covers()).toBe(0));
});
