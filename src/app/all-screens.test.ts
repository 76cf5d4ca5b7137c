import { describe, expect, it } from 'vitest';
import { screenRegistry } from './all-screens.ts';

/**
 * Every dialog (specification: world, sections 1 and 2.5; social, section 2; avatar and commerce, section 2), the moderation
 * dialog, reports, the preferences, How to play, the album of lanterns and the list of the bell.
 */
const NAMED = [
  'about',
  'ad',
  'album',
  'bell',
  'cookie-clicker',
  'creator',
  'creators',
  'email',
  'feed',
  'flow',
  'forums',
  'friends',
  'gifts',
  'guilds',
  'how-to-play',
  'inventory',
  'moderation',
  'outfits',
  'outlet',
  'preferences',
  'reports',
  'store',
  'wardrobe',
];

/** Screens whose name in code differs from the specification's: [name, public name]. */
const ALIASES = [
  ['cookie', 'cookie-clicker'],
  ['creations', 'creator'],
  ['forum', 'forums'],
  ['mail', 'email'],
  ['membership', 'ad'],
  ['profile', 'about'],
] as const;

describe('the dialogs of the specifications', () => {
  it('all have a screen, and no other screen exists', () => {
    const publicNames = [...screenRegistry.values()].map(({ manifest }) => manifest.publicName ?? manifest.name);
    expect([...new Set(publicNames)].toSorted()).toEqual(NAMED);
    expect(screenRegistry.size).toBe(NAMED.length + ALIASES.length);
  });

  it.each(ALIASES)('%s opens under its public name %s', (name, publicName) => {
    expect(screenRegistry.get(publicName)).toBeDefined();
    expect(screenRegistry.get(publicName)).toBe(screenRegistry.get(name));
  });
});
