import { describe, expect, it } from 'vitest';
import { screenRegistry } from './screen-registry.tsx';

/** Every dialog that the specifications name (world 1 and 2.5, social 2, avatar and commerce 2), and the moderators' own. */
const NAMED = [
  'about',
  'ad',
  'cookie-clicker',
  'creator',
  'email',
  'feed',
  'flow',
  'forums',
  'friends',
  'guilds',
  'inventory',
  'moderation',
  'outfits',
  'outlet',
  'store',
  'wardrobe',
];

/** Whoever adds a screen takes its name off this list. */
const PLACEHOLDERS_LEFT = ['forums'];

describe('the dialogs of the specifications', () => {
  it('are all registered, and nothing else is', () => {
    expect([...screenRegistry.keys()].toSorted()).toEqual(NAMED);
  });

  it('are placeholders only where this list says so', () => {
    const left = [...screenRegistry].filter(([, { isPlaceholder }]) => isPlaceholder).map(([name]) => name);
    expect(left.toSorted()).toEqual(PLACEHOLDERS_LEFT);
  });
});
