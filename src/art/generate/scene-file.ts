/** The scene file: what the town canvas draws and where, with the address and size of every picture. */
import type {
  SceneDoorPart,
  SceneFile,
  SceneLamp,
  SceneMotion,
  SceneSprite,
  SceneTile,
} from '../../shared/art/manifest.ts';
import { DOOR_PARTS } from '../town/door-art.ts';
import { PROP_ART } from '../town/prop-art.ts';
import { GESTURE_ART } from '../town/gesture-art.ts';
import { H, SPRITES, W } from '../town/layout.ts';
import { gradeMatrix, poolsOf } from '../town/mood.ts';
import { MOTION_ART, motions } from '../town/motions.ts';
import {
  LIGHT_SCALE,
  layerTiles,
  lightTiles,
  spriteBox,
  spriteKinds,
  type TownLayer,
  type TownMood,
} from '../town/pictures.ts';
import { allLights, scene } from '../town/scene.ts';
import {
  type AddressOf,
  doorPartPath,
  gesturePath,
  layerPath,
  lightPath,
  locationPath,
  motionPath,
  navigationPath,
  propPath,
  smallPath,
  spritePath,
} from './job.ts';

function tilesOf(layer: TownLayer, mood: TownMood, addressOf: AddressOf): SceneTile[] {
  return layerTiles(layer).map((tile, index) => ({
    url: addressOf(layerPath(layer, mood, index)),
    ...(layer === 'background' ? { smallUrl: addressOf(smallPath(mood, index)) } : {}),
    ...tile,
  }));
}

function spritesOf(addressOf: AddressOf): Record<string, SceneSprite> {
  const entries = spriteKinds().map((kind): [string, SceneSprite] => {
    const [x0, y0, x1, y1] = spriteBox(kind);
    return [
      kind,
      {
        day: addressOf(spritePath(kind, 'day')),
        evening: addressOf(spritePath(kind, 'evening')),
        widthPx: x1 - x0,
        heightPx: y1 - y0,
        footX: -x0,
        footY: -y0,
      },
    ];
  });
  return Object.fromEntries(entries);
}

function motionsOf(): SceneMotion[] {
  return motions(allLights(scene())).map(({ period, scale, ...motion }) => ({
    ...motion,
    scale: scale ?? 1,
    periodS: period,
  }));
}

const doorPartsOf = (addressOf: AddressOf): SceneDoorPart[] =>
  DOOR_PARTS.map(({ name, door, when, box: [x0, y0, x1, y1], depth }) => ({
    door,
    when,
    url: addressOf(doorPartPath(name)),
    x: x0,
    y: y0,
    widthPx: x1 - x0,
    heightPx: y1 - y0,
    depth,
  }));

/** Smaller light pools do not reach avatars. */
const LAMP_MIN_REACH_PX = 60;

const lampsOf = (): SceneLamp[] =>
  poolsOf(allLights(scene()))
    .filter(({ reachX }) => reachX >= LAMP_MIN_REACH_PX)
    .map(({ x, y, reachX, reachY, colour, share }) => ({
      x: Math.round(x),
      y: Math.round(y),
      reachX: Math.round(reachX),
      reachY: Math.round(reachY),
      colour: Number.parseInt(colour.slice(1), 16),
      share: Number(share.toFixed(2)),
    }));

/** Builds the file from definitions. Takes a few hundred milliseconds, because it measures every sprite. */
export function buildSceneFile(addressOf: AddressOf): SceneFile {
  const layers = (mood: TownMood): SceneFile['layers']['day'] => ({
    sky: tilesOf('sky', mood, addressOf),
    background: tilesOf('background', mood, addressOf),
    foreground: tilesOf('foreground', mood, addressOf),
  });
  const motionSprites = Object.entries(MOTION_ART).map(([name, { half }]) => [
    name,
    { url: addressOf(motionPath(name)), widthPx: half[0] * 2, heightPx: half[1] * 2 },
  ]);
  const props = Object.entries(PROP_ART).map(([name, { half }]) => [
    name,
    { url: addressOf(propPath(name)), widthPx: half[0] * 2, heightPx: half[1] * 2 },
  ]);
  const gestureSprites = Object.entries(GESTURE_ART).map(([name, { half }]) => [
    name,
    { url: addressOf(gesturePath(name)), widthPx: half[0] * 2, heightPx: half[1] * 2 },
  ]);
  return {
    version: 1,
    widthPx: W,
    heightPx: H,
    location: addressOf(locationPath),
    navigation: addressOf(navigationPath),
    layers: { day: layers('day'), evening: layers('evening') },
    light: {
      tiles: lightTiles().map((tile, index) => ({ url: addressOf(lightPath(index)), ...tile })),
      scale: LIGHT_SCALE,
    },
    sprites: spritesOf(addressOf),
    placements: SPRITES.map(({ kind, x, y, scale, flip }) => ({
      sprite: kind,
      x,
      y,
      scale: scale ?? 1,
      flip: flip ?? false,
    })),
    motionSprites: Object.fromEntries(motionSprites),
    motions: motionsOf(),
    doorParts: doorPartsOf(addressOf),
    props: Object.fromEntries(props),
    gestureSprites: Object.fromEntries(gestureSprites),
    lamps: lampsOf(),
    moods: { day: gradeMatrix('day'), evening: gradeMatrix('evening') },
  };
}
