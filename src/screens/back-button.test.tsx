import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBackButton } from './back-button.ts';
import { closeScreens, dialogs, openScreenByName } from './screens.ts';

const PHONE_PX = 390;
const DESKTOP_PX = 1440;
let stop: () => void = () => undefined;
const widths = (widthPx: number): void => {
  window.matchMedia = (query) => {
    const most = Number(/max-width: ([\d.]+)px/.exec(query)?.[1]);
    return { matches: widthPx <= most, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList;
  };
};
const sheets = (): unknown => (window.history.state as { sheets?: number } | null)?.sheets ?? 0;
const opened = () => dialogs.screens.slice(0, dialogs.at + 1).map(({ name }) => name);

beforeEach(() => {
  widths(PHONE_PX);
  stop = startBackButton();
});
afterEach(async () => {
  closeScreens();
  await expect.poll(sheets).toBe(0);
  stop();
});

it('goes back through the sheets and then closes the last one', async () => {
  openScreenByName('feed');
  openScreenByName('guilds');
  await expect.poll(sheets).toBe(2);
  window.history.back();
  await expect.poll(opened).toEqual(['feed']);
  window.history.back();
  await expect.poll(opened).toEqual([]);
});

it('goes forward again', async () => {
  openScreenByName('feed');
  openScreenByName('guilds');
  await expect.poll(sheets).toBe(2);
  window.history.back();
  await expect.poll(opened).toEqual(['feed']);
  window.history.forward();
  await expect.poll(opened).toEqual(['feed', 'guilds']);
});

it('removes the history entries of closed sheets, also when another sheet opens at once', async () => {
  openScreenByName('feed');
  openScreenByName('guilds');
  await expect.poll(sheets).toBe(2);
  closeScreens();
  await expect.poll(sheets).toBe(0);
  openScreenByName('feed');
  await expect.poll(sheets).toBe(1);
  closeScreens();
  await Promise.resolve();
  openScreenByName('guilds');
  await expect.poll(sheets).toBe(1);
  expect(opened()).toEqual(['guilds']);
});

it('closes one screen per step on wide windows too', async () => {
  widths(DESKTOP_PX);
  openScreenByName('feed');
  openScreenByName('guilds');
  await expect.poll(sheets).toBe(2);
  window.history.back();
  await expect.poll(opened).toEqual(['feed']);
});

it('adds no entry for a layer that replaces another at once', async () => {
  const before = window.history.length;
  openScreenByName('feed');
  closeScreens();
  openScreenByName('guilds');
  await expect.poll(sheets).toBe(1);
  expect(window.history.length).toBeLessThanOrEqual(before + 1);
});
