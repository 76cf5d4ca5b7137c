/** What is behind the doors of the town, with the real dialogs and panels. */
import { placeListener } from '../../../tests/support/samples/place-listener.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeScreens, dialogs, openScreenByName } from '../../screens/screens.ts';
import { type Door, SHOP_WINDOW } from '../../shared/rules/places.ts';
import { enterDoor, listenToPlaces, townPlaces } from '../../state/places/town-places.ts';
import { setUnreadMailCount } from '../../state/session/unread.ts';
import { hud } from '../../state/settings/hud.ts';
import { keepDoors } from './keep-doors.ts';

const door = (screen: string): Door => ({
  key: screen,
  hits: [[0, 0, 1, 1]],
  depth: 0,
  stand: { x: 0, y: 0 },
  view: 3,
  screen,
});
const openNames = () => dialogs.screens.slice(0, dialogs.at + 1).map(({ name }) => name);
let heard: string[];
let stops: (() => void)[];

beforeEach(() => {
  heard = [];
  stops = [
    keepDoors((name) => name === 'store'),
    listenToPlaces(
      placeListener({ covered: () => void heard.push('covered'), doorLeft: () => void heard.push('left') }),
    ),
  ];
});
afterEach(() => {
  for (const stop of stops) stop();
  closeScreens();
  setUnreadMailCount(0);
  hud.panels = [];
});

it('opens the screen of a door, and tells the town when it is closed', async () => {
  enterDoor(door('store'));
  expect(openNames()).toEqual(['store']);
  closeScreens();
  await expect.poll(() => heard).toEqual(['covered', 'left']);
});

it('opens the look of the day behind the window of the boutique', () => {
  enterDoor({ ...door('store'), key: SHOP_WINDOW });
  expect(dialogs.screens[dialogs.at]).toMatchObject({ name: 'store', params: { isSet: true } });
  enterDoor(door('store'));
  expect(dialogs.screens[dialogs.at]?.params).toBeUndefined();
});

it('opens the radio as a panel, once, and nothing for a screen that does not exist', () => {
  enterDoor(door('radio'));
  enterDoor(door('radio'));
  expect(hud.panels).toEqual(['radio']);
  enterDoor(door('album'));
  expect(openNames()).toEqual([]);
});

it('tells the town when the panel of the radio is closed that its door has opened', async () => {
  hud.panels = ['radio'];
  hud.panels = [];
  await Promise.resolve();
  expect(heard).toEqual([]);
  enterDoor(door('radio'));
  await Promise.resolve();
  hud.panels = [];
  await expect.poll(() => heard).toEqual(['left']);
});

it('tells the town about a dialog that no door has opened, and not when it is closed', async () => {
  openScreenByName('store');
  closeScreens();
  await Promise.resolve();
  expect(heard).toEqual(['covered']);
});

it('has news behind the mailbox while there are unread mails', async () => {
  setUnreadMailCount(2);
  await expect.poll(() => townPlaces.news).toEqual(['mail']);
  setUnreadMailCount(0);
  await expect.poll(() => townPlaces.news).toEqual([]);
});
