import { expect, it } from 'vitest';
import type { ArtManifest } from '../../shared/art/manifest.ts';
import { addressesOfManifest, pathOfAddress, versionOf } from './art-paths.ts';

const BARE: ArtManifest = {
  version: 1,
  items: [],
  bodies: { feminine: ['/storage/bodies/feminine/0/layers.bin?v=1'], masculine: [] },
  starterOutfits: { feminine: [], masculine: [] },
  scene: '/game-assets/locations/lantern-bay/scene.json?v=2',
  landing: [],
  logo: '/ui/logo.webp?v=3',
  skinSwatches: [],
};

it('returns every file that the manifest names', () => {
  const addresses = addressesOfManifest({
    ...BARE,
    emojis: [{ id: 'cat', names: ['cat'], imgUrl: '/emojis/cat.gif', isAnimated: true }],
    pictures: { 'currency/coin': '/ui/pictures/coin.webp?v=4' },
    creator: {
      guide: '/ui/creations/guide.pdf?v=5',
      templates: { feminine: '/ui/creations/f.png', masculine: '/ui/creations/m.png' },
    },
    model: '/gltf/lantern-cat.glb?v=6',
    sounds: '/ui/sounds.mp3?v=7',
  });
  const paths = addresses.map(pathOfAddress);
  for (const path of [
    'storage/bodies/feminine/0/layers.bin',
    'ui/logo.webp',
    'emojis/cat.gif',
    'ui/pictures/coin.webp',
    'ui/creations/guide.pdf',
    'ui/creations/m.png',
    'gltf/lantern-cat.glb',
    'ui/sounds.mp3',
  ])
    expect(paths).toContain(path);
  expect(paths).not.toContain('emojis/dog.gif');
});

it('reads the version of an address', () => {
  const addresses = ['/ui/logo.webp?v=3', '/ui/logo.webp?x=1&v=a-B', '/ui/logo.webp?rev=3', '/ui/logo.webp', '/a?v='];
  expect(addresses.map(versionOf)).toEqual(['3', 'a-B', null, null, null]);
});
