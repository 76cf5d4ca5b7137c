import { afterEach, expect, it } from 'vitest';
import { settings } from '../state/settings/settings.ts';
import { startTheme } from './theme.ts';

const { dataset } = document.documentElement;
let stop = (): void => undefined;
afterEach(() => {
  stop();
  Object.assign(settings, { theme: 'auto', motion: 'auto' });
});

it('marks the document with the theme and the motion of the settings', async () => {
  settings.theme = 'day';
  stop = startTheme();
  expect([dataset.theme, dataset.motion]).toEqual(['day', 'auto']);
  Object.assign(settings, { theme: 'night', motion: 'reduced' });
  await expect.poll(() => [dataset.theme, dataset.motion]).toEqual(['night', 'reduced']);
});
