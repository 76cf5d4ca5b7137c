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

describe('the dialogs of the specifications', () => {
  it('all have a screen, and nothing else has', () => {
    expect([...screenRegistry.keys()].toSorted()).toEqual(NAMED);
  });
});
