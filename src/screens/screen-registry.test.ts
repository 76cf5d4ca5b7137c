import { describe, expect, it } from 'vitest';
import { registerScreens } from './screen-registry.tsx';

describe('registerScreens', () => {
  it('throws when a public name is the name of another screen', () => {
    const screen = {
      title: '',
      accent: 'cafe',
      widthPx: 1,
      heightPx: 1,
      load: () => Promise.reject(new Error()),
    } as const;
    expect(() =>
      registerScreens([
        { ...screen, name: 'about' },
        { ...screen, name: 'profile', publicName: 'about' },
      ]),
    ).toThrow("two screens are called 'about'");
  });
});
