/**
 * Compiles a scene file into the pieces of scenery of one mood, each with its layer, depth, bounds and picture. Runs once
 * for each change of mood or settings, not for each frame. Pure.
 */
import type { SceneDoorPart, SceneFile, SceneMotion, SceneTile } from '../../shared/art/manifest.ts';
import type { LabelFace } from '../state/label-face.ts';
import type { MotionPlacement } from './motion-paths.ts';
import type { Sight } from './sight.ts';

export type Mood = 'day' | 'evening';

/**
 * From far to near. Shadows lie between `backgroundMotions` and `standing`; figures are in `standing`, where a larger depth
 * (foot y) is nearer.
 */
export type SceneLayer =
  | 'sky'
  | 'skyMotions'
  | 'background'
  | 'backgroundMotions'
  | 'standing'
  | 'foreground'
  | 'overheadMotions'
  | 'light';

interface SceneItem {
  /** Unique within a scene and mood. */
  readonly id: string;
  readonly layer: SceneLayer;
  /** Order within `standing`; 0 elsewhere. */
  readonly depth: number;
  readonly url: string;
  readonly blend: 'normal' | 'screen';
  /** Size on the map. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A picture that does not move. */
export interface StillItem extends SceneItem {
  readonly left: number;
  readonly top: number;
  readonly isFlipped: boolean;
  /** The same picture in the size of the other mode, if there is one. */
  readonly otherUrl: string | null;
}

/** A cloud, flag, boat or petal. Its size is without the scale of the motion. */
export interface MovingItem extends SceneItem {
  readonly motion: SceneMotion;
  readonly tint: number;
  /** A part of a door: it does not move, and is shown as `ShownDoors` says. */
  readonly door?: Pick<SceneDoorPart, 'door' | 'when'>;
  /** Decides in each frame where it is, instead of `motion`. */
  readonly place?: PlaceItem;
  /** How much of it is there while the evening comes or goes, 0 to 1; all of it by default. */
  readonly shareAt?: (x: number, nowMs: number) => number;
  /** It lies on the pixels of this picture, whatever `place` says: another light of the same thing. */
  readonly over?: StillItem;
  /** The middle of a soft edge that passes over it from left to right, map px: see `eachSweptPart`. */
  readonly edge?: (nowMs: number) => number;
}

export interface PlaceTime {
  /** On the page's monotonic clock. */
  nowMs: number;
  /** Nothing moves: reduced motion or Optimized Mode. */
  isStill: boolean;
  isOptimized: boolean;
  /** What of the map is in the window. */
  sight: Sight;
  /** Map y below the upper row of the interface. */
  clearTop: number;
}

/**
 * Writes where the piece is into `out`, which is as it was in the last frame. `hidden`: it is not drawn; `moving`: it requests
 * frames as clouds and flags do.
 */
export type PlaceItem = (out: MotionPlacement, time: PlaceTime) => 'hidden' | 'still' | 'moving';

/** A picture that figures hold; its size on the map. */
export interface PropPicture {
  readonly url: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface SceneItems {
  /** By name; none by default. */
  readonly props?: ReadonlyMap<string, PropPicture>;
  readonly stills: readonly StillItem[];
  readonly moving: readonly MovingItem[];
  /** Words over the scenery; asked in each frame. */
  readonly sign?: MakeSign;
  /** No sky and no hedges are around the map. */
  readonly isIndoors?: boolean;
}

/** `clearTop`: map y below the upper row of the interface. */
export type MakeSign = (clearTop: number) => Sign | null;

export interface Sign {
  readonly face: LabelFace;
  /** On the map: its middle. */
  readonly at: { readonly x: number; readonly y: number };
}

export interface SceneSettings {
  mood: Mood;
  /** Base URL of the storage host; '' is the page's origin. */
  storageHost: string;
  /** Multiplied onto moving pieces that are not light, 0xRRGGBB. */
  tint: number;
  /** Leaves out foreground, light and what flies, and uses smaller pictures. */
  isOptimized: boolean;
  /** The town's cat walks about: the one on the bench is left out. */
  isCatAway?: boolean;
}

/** The orange cat at the bench of the flower shop. */
const CAT_SPRITE = 'catOrange';

export const NO_ITEMS: SceneItems = { stills: [], moving: [] };

export function compileScene(scene: SceneFile, settings: SceneSettings): SceneItems {
  const { mood, isOptimized } = settings;
  const { sky, background, foreground } = scene.layers[mood];
  const stills = [
    ...tiles(settings, 'sky', sky),
    ...tiles(settings, 'background', background),
    ...placements(scene, settings),
  ];
  if (!isOptimized) stills.push(...tiles(settings, 'foreground', foreground));
  if (!isOptimized && mood === 'evening')
    stills.push(...tiles(settings, 'light', scene.light.tiles, scene.light.scale));
  return {
    props: propPictures(scene, settings),
    isIndoors: scene.surround !== undefined,
    stills,
    moving: [...movingItems(scene, settings), ...doorItems(scene, settings)],
  };
}

/** `scale`: pixels of the picture for each map pixel. */
function tiles(
  { storageHost, isOptimized }: SceneSettings,
  layer: SceneLayer,
  all: readonly SceneTile[],
  scale = 1,
): StillItem[] {
  return all.map((tile) => {
    const { url } = tile;
    const smallUrl = layer === 'background' ? (tile.smallUrl ?? url) : url;
    const path = isOptimized ? smallUrl : url;
    const otherPath = isOptimized ? url : smallUrl;
    return {
      id: path,
      layer,
      depth: 0,
      url: storageHost + path,
      blend: layer === 'light' ? 'screen' : 'normal',
      left: tile.x / scale,
      top: tile.y / scale,
      widthPx: tile.widthPx / scale,
      heightPx: tile.heightPx / scale,
      isFlipped: false,
      otherUrl: otherPath === path ? null : storageHost + otherPath,
    };
  });
}

/** Lamp posts, benches, trees: everything that a figure can be in front of or behind. */
function placements(scene: SceneFile, { mood, storageHost, isCatAway = false }: SceneSettings): StillItem[] {
  return scene.placements.flatMap(({ sprite: name, x, y, scale, flip }) => {
    const sprite = scene.sprites[name];
    if (sprite === undefined || (isCatAway && name === CAT_SPRITE)) return [];
    const footX = flip ? sprite.widthPx - sprite.footX : sprite.footX;
    return {
      id: `${mood} ${name} ${x} ${y}`,
      layer: 'standing',
      depth: Math.round(y),
      url: storageHost + sprite[mood],
      blend: 'normal',
      left: x - footX * scale,
      top: y - sprite.footY * scale,
      widthPx: sprite.widthPx * scale,
      heightPx: sprite.heightPx * scale,
      isFlipped: flip,
      otherUrl: null,
    };
  });
}

const LAYER_OF_MOTION: Record<SceneMotion['layer'], SceneLayer> = {
  sky: 'skyMotions',
  background: 'backgroundMotions',
  sprites: 'standing',
  overhead: 'overheadMotions',
};

function movingItems(scene: SceneFile, { mood, storageHost, tint, isOptimized }: SceneSettings): MovingItem[] {
  return scene.motions.flatMap((motion, index) => {
    const picture = scene.motionSprites[motion.sprite];
    const isLeftOut = isOptimized && motion.layer === 'overhead';
    if (picture === undefined || isLeftOut || (motion.mood ?? mood) !== mood) return [];
    return {
      id: String(index),
      layer: LAYER_OF_MOTION[motion.layer],
      depth: motion.layer === 'sprites' ? Math.round(motion.depth ?? motion.y) : 0,
      url: storageHost + picture.url,
      blend: motion.blend ?? 'normal',
      widthPx: picture.widthPx,
      heightPx: picture.heightPx,
      motion,
      tint: motion.blend === undefined ? tint : 0xffffff,
    };
  });
}

const propPictures = (
  { gestureSprites = {} }: SceneFile,
  { storageHost }: SceneSettings,
): ReadonlyMap<string, PropPicture> =>
  new Map(
    Object.entries(gestureSprites).map(([name, { url, ...size }]) => [name, { url: storageHost + url, ...size }]),
  );

/** Light and news are as bright by day as in the evening; the thing itself is graded. */
function doorItems({ doorParts = [] }: SceneFile, { storageHost, tint }: SceneSettings): MovingItem[] {
  return doorParts.map(({ door, when, url, x, y, widthPx, heightPx, depth }) => ({
    id: `door ${url}`,
    layer: depth === 0 ? 'backgroundMotions' : 'standing',
    depth,
    url: storageHost + url,
    blend: 'normal',
    widthPx,
    heightPx,
    motion: { ...STANDING_STILL, x: x + widthPx / 2, y: y + heightPx / 2 },
    tint: when === 'lit' ? 0xffffff : tint,
    door: { door, when },
  }));
}

/** The motion of what has none of its own. */
export const STANDING_STILL: Omit<SceneMotion, 'x' | 'y'> = {
  sprite: '',
  layer: 'sprites',
  scale: 1,
  motion: 'sway',
  periodS: 1,
  amount: 0,
  phase: 0,
};
