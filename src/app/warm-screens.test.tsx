import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATIENT } from '../../tests/support/page.ts';
import { EmojiPicker } from '../rich-text/emoji/lazy-picker.ts';
import { screenRegistry } from './all-screens.ts';
import { preloadScreen } from '../screens/screens.ts';
import { LATE_PARTS } from './preload.ts';
import { warmScreens } from './warm-screens.ts';

const fetched: string[] = [];
const fetches = (name: string, part: { preload(): Promise<void> } | undefined): void => {
  if (part === undefined) return expect.unreachable(name);
  vi.spyOn(part, 'preload').mockImplementation(async () => void fetched.push(name));
};
const saveData = (isOn: boolean): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: isOn }, configurable: true });
};
const SCREENS = ['profile', 'friends', 'mail', 'feed'];
const PARTS = LATE_PARTS.map((_, index) => `part ${index}`);

beforeEach(() => {
  vi.useFakeTimers();
  fetched.length = 0;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  for (const [index, part] of LATE_PARTS.entries()) fetches(`part ${index}`, part);
  fetches('emoji', EmojiPicker);
  for (const name of SCREENS) fetches(name, screenRegistry.get(name)?.Content);
});
afterEach(() => {
  saveData(false);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('fetches the parts of the interface when the town had time to load, then emoji and the most used dialogs', async () => {
  const stop = warmScreens();
  await vi.advanceTimersByTimeAsync(3900);
  expect(fetched).toEqual([]);
  await vi.waitFor(() => expect(fetched).toEqual([...PARTS, 'emoji', ...SCREENS]), PATIENT);
  stop();
});

it('fetches only the parts of the interface when the browser saves data', async () => {
  saveData(true);
  const stop = warmScreens();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toEqual(PARTS);
  stop();
});

it('fetches nothing after it was stopped', async () => {
  warmScreens()();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toEqual([]);
});

it('fetches a screen that is likely to be opened at once', () => {
  const stop = warmScreens();
  preloadScreen('mail');
  preloadScreen('no such screen');
  expect(fetched).toEqual(['mail']);
  stop();
});
