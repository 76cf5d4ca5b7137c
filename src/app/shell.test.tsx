import { describe, expect, it } from 'vitest';
import { choose } from '../features/landing/scenes.ts';
import { registerScreens } from '../screens/screen-registry.tsx';
import { closeScreens, dialogs, goBack, goForward, type ScreenManifest } from '../screens/screens.ts';
import { themeAt } from './theme.ts';

const manifest = (name: string): ScreenManifest => ({
  name,
  title: name,
  accent: 'bloom',
  widthPx: 900,
  heightPx: 700,
  load: () => Promise.resolve({ default: () => null }),
});

describe('the screen registry', () => {
  it('finds a screen by its name', () => {
    expect([...registerScreens([manifest('feed'), manifest('flow')]).keys()]).toEqual(['feed', 'flow']);
  });

  it('rejects a duplicate name', () => {
    expect(() => registerScreens([manifest('feed'), manifest('feed')])).toThrow("two screens are called 'feed'");
  });
});

describe('the stack of dialogs', () => {
  const names = () => dialogs.screens.map((screen) => screen.name);
  // The stack accepts any name; features declare the names.
  const openAny = async (name: string) => {
    const { openScreen } = await import('../screens/screens.ts');
    (openScreen as (name: string) => void)(name);
  };

  it('goes back and forward, and a new screen drops the forward history', async () => {
    await openAny('feed');
    await openAny('profile');
    goBack();
    goBack();
    expect(dialogs.at).toBe(0);
    goForward();
    goForward();
    expect(dialogs.at).toBe(1);
    goBack();
    await openAny('flow');
    expect(names()).toEqual(['feed', 'flow']);
    closeScreens();
    expect(dialogs).toMatchObject({ screens: [], at: -1 });
  });
});

it('the theme follows the clock unless the player chose one', () => {
  expect([12, 22].map((hour) => themeAt('auto', hour))).toEqual(['day', 'night']);
  expect([12, 22].map((hour) => themeAt('night', hour))).toEqual(['night', 'night']);
  expect([12, 22].map((hour) => themeAt('day', hour))).toEqual(['day', 'day']);
});

it('the landing page omits daylight scenes at night unless there are no others', () => {
  const day = { url: 'plaza', isDaylight: true };
  const night = { url: 'lanterns', isDaylight: false };
  expect(choose([day], true)).toEqual([day]);
  expect(choose([day, night], true)).toEqual([night]);
  expect(choose([day, night], false)).toEqual([day, night]);
});
