/**
 * The nodes of the town's picture, as the frame loop needs them. React mounts them and registers each here; the loop gives
 * them textures while they are in sight and takes the textures away again.
 */
import { type Container, type Sprite, Texture } from 'pixi.js';
import type { Camera, Viewport } from '../../../engine/camera.ts';
import type { SceneMotion } from '../../../shared/art/manifest.ts';
import { type Placement, placeMotion } from '../../plan/motion-paths.ts';
import type { SceneryProgress } from '../../loading/scenery-progress.ts';
import type { TextureStore } from './texture-store.ts';

/** Pictures this far outside of the window are fetched already. */
const AHEAD_PX = 420;

/** A picture that stands still, with its bounds on the map. */
export interface Still {
  sprite: Sprite;
  url: string;
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
  flip: boolean;
}

export interface Moving {
  sprite: Sprite;
  motion: SceneMotion;
  url: string;
  widthPx: number;
  heightPx: number;
}

export interface Stage {
  /** Carries everything; moved and scaled by the camera. Null while it is not mounted. */
  root(): Container | null;
  setRoot(root: Container | null): void;
  readonly stills: Set<Still>;
  readonly moving: Set<Moving>;
}

export function createStage(): Stage {
  let current: Container | null = null;
  return {
    root: () => current,
    setRoot(root) {
      current = root;
    },
    stills: new Set(),
    moving: new Set(),
  };
}

/** What the window shows, in map pixels. */
export interface Sight {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function sightOf(camera: Camera, { widthPx, heightPx }: Viewport): Sight {
  return {
    left: camera.x,
    top: camera.y,
    right: camera.x + widthPx / camera.zoom,
    bottom: camera.y + heightPx / camera.zoom,
  };
}

export function isInSight(sight: Sight, left: number, top: number, widthPx: number, heightPx: number): boolean {
  return left < sight.right && left + widthPx > sight.left && top < sight.bottom && top + heightPx > sight.top;
}

/** Shows what is in sight, fetches what is near it, and lets go of the rest; says how much of the sight is drawn. */
export function showStills(stage: Stage, textures: TextureStore, sight: Sight): SceneryProgress {
  const near = {
    left: sight.left - AHEAD_PX,
    top: sight.top - AHEAD_PX,
    right: sight.right + AHEAD_PX,
    bottom: sight.bottom + AHEAD_PX,
  };
  let shown = 0;
  let wanted = 0;
  for (const still of stage.stills) {
    const { sprite, left, top, widthPx, heightPx } = still;
    if (!isInSight(near, left, top, widthPx, heightPx)) {
      hide(sprite);
      continue;
    }
    const isSeen = isInSight(sight, left, top, widthPx, heightPx);
    if (isSeen) wanted += 1;
    const texture = textures.picture(still.url);
    if (texture === null) {
      hide(sprite);
      continue;
    }
    if (sprite.texture !== texture) {
      sprite.texture = texture;
      sprite.scale.set(((still.flip ? -1 : 1) * widthPx) / texture.width, heightPx / texture.height);
    }
    if (isSeen) shown += 1;
    setVisible(sprite, isSeen);
  }
  return { shown, wanted };
}

const placement: Placement = { x: 0, y: 0, rotation: 0, scaleX: 1, scaleY: 1, alpha: 1 };

/** Moves the ambient pieces to where they are at `seconds`. */
export function showMoving(
  stage: Stage,
  textures: TextureStore,
  sight: Sight,
  seconds: number,
  isStill: boolean,
): void {
  for (const { sprite, motion, url, widthPx, heightPx } of stage.moving) {
    placeMotion(motion, seconds, isStill, placement);
    const width = widthPx * motion.scale;
    const height = heightPx * motion.scale;
    const isShown =
      placement.alpha > 0.01 &&
      isInSight(sight, placement.x - width / 2, placement.y - height / 2, width, height) &&
      !(isStill && !RESTING_MOTIONS.has(motion.motion));
    const texture = isShown ? textures.picture(url) : null;
    if (texture === null) {
      hide(sprite);
      continue;
    }
    if (sprite.texture !== texture) sprite.texture = texture;
    const { x, y, rotation, scaleX, scaleY, alpha } = placement;
    const size = widthPx / texture.width;
    sprite.position.set(x, y);
    sprite.rotation = rotation;
    sprite.scale.set(scaleX * size, scaleY * size);
    sprite.alpha = alpha;
    setVisible(sprite, true);
  }
}

/** What stays in the picture when nothing moves; glints and petals would only be specks. */
const RESTING_MOTIONS: ReadonlySet<SceneMotion['motion']> = new Set(['drift', 'sway', 'bob']);

export function hide(sprite: Sprite): void {
  if (sprite.texture !== Texture.EMPTY) sprite.texture = Texture.EMPTY;
  setVisible(sprite, false);
}

/** Touches the node only when it changes: each change makes the renderer collect its nodes anew. */
export function setVisible(sprite: Sprite, isVisible: boolean): void {
  if (sprite.visible !== isVisible) sprite.visible = isVisible;
}
