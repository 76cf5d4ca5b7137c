/** Lantern Bay, the town: its drawing and its data are in `src/art/town`, whose materials other locations use too. */
import { LOCATION_SLUG } from '../../../shared/rules/town.ts';
import { sky, SKY_HEIGHT } from '../../town/backdrop/sky.ts';
import { locationData } from '../../town/colliders.ts';
import { DOOR_PARTS } from '../../town/door-art.ts';
import { FOREGROUND_STRIPS, H, SPRITES, W } from '../../town/layout.ts';
import { MOTION_ART, motions } from '../../town/motions.ts';
import { allLights, background, foregroundThings, scene, SPRITE } from '../../town/scene.ts';
import type { LocationDesign } from '../design.ts';

export const LOCATION: LocationDesign = {
  slug: LOCATION_SLUG,
  widthPx: W,
  heightPx: H,
  skyHeightPx: SKY_HEIGHT,
  sky,
  background: (mood) => background(mood),
  foreground: () => foregroundThings(),
  foregroundStrips: FOREGROUND_STRIPS,
  sprites: SPRITE,
  placements: SPRITES,
  lights: () => allLights(scene()),
  motionArt: MOTION_ART,
  motions,
  doorParts: DOOR_PARTS,
  data: locationData,
  sources: { pictures: 'town/motions.ts', doors: 'town/door-art.ts', data: 'town/colliders.ts' },
};
