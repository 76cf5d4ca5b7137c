/** The scene file of a location: what the town canvas draws and where, with the address and size of every picture. */
import type {
  SceneDoorPart,
  SceneFile,
  SceneLamp,
  SceneMotion,
  SceneSprite,
  SceneTile,
} from '../../shared/art/manifest.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';
import type { LocationDesign } from '../locations/design.ts';
import { PROP_ART } from '../town/prop-art.ts';
import { GESTURE_ART } from '../town/gesture-art.ts';
import { gradeMatrix, poolsOf } from '../town/mood.ts';
import type { Light } from '../town/piece.ts';
import {
  LIGHT_SCALE,
  layerTiles,
  lightTiles,
  spriteBox,
  spriteKinds,
  type TownLayer,
  type TownMood,
} from '../locations/pictures.ts';
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

function tilesOf(design: LocationDesign, layer: TownLayer, mood: TownMood, addressOf: AddressOf): SceneTile[] {
  const { slug } = design;
  return layerTiles(design, layer).map((tile, index) => ({
    url: addressOf(layerPath(slug, layer, mood, index)),
    ...(layer === 'background' ? { smallUrl: addressOf(smallPath(slug, mood, index)) } : {}),
    ...tile,
  }));
}

function spritesOf(design: LocationDesign, addressOf: AddressOf): Record<string, SceneSprite> {
  const { slug } = design;
  const entries = spriteKinds(design).map((kind): [string, SceneSprite] => {
    const [x0, y0, x1, y1] = spriteBox(design, kind);
    return [
      kind,
      {
        day: addressOf(spritePath(slug, kind, 'day')),
        evening: addressOf(spritePath(slug, kind, 'evening')),
        widthPx: x1 - x0,
        heightPx: y1 - y0,
        footX: -x0,
        footY: -y0,
      },
    ];
  });
  return Object.fromEntries(entries);
}

const motionsOf = (design: LocationDesign): SceneMotion[] =>
  design.motions(design.lights()).map(({ period, scale, ...motion }) => ({
    ...motion,
    scale: scale ?? 1,
    periodS: period,
  }));

const doorPartsOf = ({ slug, doorParts }: LocationDesign, addressOf: AddressOf): SceneDoorPart[] =>
  doorParts.map(({ name, door, when, box: [x0, y0, x1, y1], depth }) => ({
    door,
    when,
    url: addressOf(doorPartPath(slug, name)),
    x: x0,
    y: y0,
    widthPx: x1 - x0,
    heightPx: y1 - y0,
    depth,
  }));

/** Smaller light pools do not reach avatars. */
const LAMP_MIN_REACH_PX = 60;

const lampsOf = (lights: readonly Light[]): SceneLamp[] =>
  poolsOf(lights)
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
export function buildSceneFile(design: LocationDesign, addressOf: AddressOf): SceneFile {
  const { slug, widthPx, heightPx, surround } = design;
  const layers = (mood: TownMood): SceneFile['layers']['day'] => ({
    sky: tilesOf(design, 'sky', mood, addressOf),
    background: tilesOf(design, 'background', mood, addressOf),
    foreground: tilesOf(design, 'foreground', mood, addressOf),
  });
  const motionSprites = Object.entries(design.motionArt).map(([name, { half }]) => [
    name,
    { url: addressOf(motionPath(slug, name)), widthPx: half[0] * 2, heightPx: half[1] * 2 },
  ]);
  // Code places them in the town alone.
  const props = Object.entries(slug === LOCATION_SLUG ? PROP_ART : {}).map(([name, { half }]) => [
    name,
    { url: addressOf(propPath(name)), widthPx: half[0] * 2, heightPx: half[1] * 2 },
  ]);
  const gestureSprites = Object.entries(GESTURE_ART).map(([name, { half }]) => [
    name,
    { url: addressOf(gesturePath(name)), widthPx: half[0] * 2, heightPx: half[1] * 2 },
  ]);
  return {
    version: 1,
    widthPx,
    heightPx,
    location: addressOf(locationPath(slug)),
    navigation: addressOf(navigationPath(slug)),
    layers: { day: layers('day'), evening: layers('evening') },
    light: {
      tiles: lightTiles(design).map((tile, index) => ({ url: addressOf(lightPath(slug, index)), ...tile })),
      scale: LIGHT_SCALE,
    },
    sprites: spritesOf(design, addressOf),
    placements: design.placements.map(({ kind, x, y, scale, flip }) => ({
      sprite: kind,
      x,
      y,
      scale: scale ?? 1,
      flip: flip ?? false,
    })),
    motionSprites: Object.fromEntries(motionSprites),
    motions: motionsOf(design),
    doorParts: doorPartsOf(design, addressOf),
    ...(slug === LOCATION_SLUG && { props: Object.fromEntries(props) }),
    gestureSprites: Object.fromEntries(gestureSprites),
    lamps: lampsOf(design.lights()),
    ...(surround && { surround }),
    moods: { day: gradeMatrix('day'), evening: gradeMatrix('evening') },
  };
}
