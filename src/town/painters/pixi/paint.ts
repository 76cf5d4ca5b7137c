/**
 * Writes a frame plan into the Pixi nodes: positions, textures, visibility. It requests the textures of what is near the
 * window and releases the others. A node is touched only when a value changes: each change makes Pixi rebuild its lists.
 */
import { type Sprite, Texture } from 'pixi.js';
import { COLUMN_OF_ROTATION } from '../../../shared/art/avatar-sizes.ts';
import type { SceneryProgress } from '../../state/scenery-progress.ts';
import type { FigureEntry, FramePlan, MovingEntry, StillEntry } from '../../plan/frame-plan.ts';
import type { StillItem } from '../../plan/scene-items.ts';
import { FRAME_HEIGHT_ON_MAP_PX } from '../../state/figure-size.ts';
import type { AvatarSheets, SheetRequest } from '../avatar-sheets.ts';
import type { DrawnTextures } from './drawn-textures.ts';
import type { FigureNodes, Stage } from './stage.ts';
import type { TextureStore } from './texture-store.ts';

export interface NodePainter {
  stage: Stage;
  textures: Pick<TextureStore, 'picture' | 'loaded'>;
  drawn: Pick<DrawnTextures, 'silhouette'>;
  /** Null until the art manifest is loaded: figures are silhouettes. */
  sheets: AvatarSheets<Texture> | null;
}

/** `resolution`: device pixels for each CSS pixel. Writes into `progress` how much of the scenery is drawn. */
export function paintFrame(plan: FramePlan, painter: NodePainter, resolution: number, progress: SceneryProgress): void {
  const { stage, textures } = painter;
  const { x, y, zoom } = plan.camera;
  const root = stage.root();
  root?.scale.set(zoom);
  root?.position.set(-x * zoom, -y * zoom);
  progress.shown = 0;
  progress.wanted = 0;
  for (const entry of plan.stills) {
    const sprite = stage.stills.get(entry.item);
    if (sprite !== undefined) paintStill(entry, sprite, textures, progress);
  }
  for (const entry of plan.moving) {
    const sprite = stage.moving.get(entry.item);
    if (sprite !== undefined) paintMoving(entry, sprite, textures);
  }
  const shownHeightPx = FRAME_HEIGHT_ON_MAP_PX * zoom * resolution;
  for (const entry of plan.figures) {
    const nodes = stage.figures.get(entry.id);
    if (nodes !== undefined) paintFigure(entry, nodes, painter, shownHeightPx, plan.isOptimized);
  }
}

function paintStill(
  { item, isNear, isOnScreen }: StillEntry,
  sprite: Sprite,
  textures: NodePainter['textures'],
  progress: SceneryProgress,
): void {
  if (isOnScreen) progress.wanted += 1;
  const texture = isNear ? stillTexture(item, textures) : null;
  if (texture === null) {
    hide(sprite);
    return;
  }
  if (sprite.texture !== texture) setPicture(sprite, texture, item);
  if (isOnScreen) progress.shown += 1;
  setVisible(sprite, isOnScreen);
}

/** Until its picture is loaded, a tile shows that of the other mode. */
function stillTexture({ url, otherUrl }: StillItem, textures: NodePainter['textures']): Texture | null {
  const texture = textures.picture(url);
  if (texture !== null || otherUrl === null) return texture;
  return textures.loaded(otherUrl)?.[0] ?? null;
}

function setPicture(sprite: Sprite, texture: Texture, { widthPx, heightPx, isFlipped }: StillItem): void {
  sprite.texture = texture;
  sprite.scale.set(((isFlipped ? -1 : 1) * widthPx) / texture.width, heightPx / texture.height);
}

function paintMoving(entry: MovingEntry, sprite: Sprite, textures: NodePainter['textures']): void {
  const texture = entry.isOnScreen ? textures.picture(entry.item.url) : null;
  if (texture === null) {
    hide(sprite);
    return;
  }
  if (sprite.texture !== texture) sprite.texture = texture;
  const size = entry.item.widthPx / texture.width;
  sprite.position.set(entry.x, entry.y);
  sprite.rotation = entry.rotation;
  sprite.scale.set(entry.scaleX * size, entry.scaleY * size);
  sprite.alpha = entry.alpha;
  setVisible(sprite, true);
}

function paintFigure(
  entry: FigureEntry,
  { figure, shadow }: FigureNodes,
  painter: NodePainter,
  shownHeightPx: number,
  isOptimized: boolean,
): void {
  if (!entry.isOnScreen) {
    if (figure !== null) hide(figure);
    if (shadow !== null) setVisible(shadow, false);
    return;
  }
  if (figure !== null) {
    paintBody(entry, figure, textureOf(entry, painter, shownHeightPx, isOptimized));
  }
  if (shadow !== null) {
    setVisible(shadow, !isOptimized);
    shadow.position.set(entry.x, entry.y - 1);
    shadow.scale.set(entry.shadowScale * entry.user.customization.width);
  }
}

/** Reused for each figure. */
let request: SheetRequest | null = null;

function textureOf(entry: FigureEntry, painter: NodePainter, shownHeightPx: number, isOptimized: boolean): Texture {
  const { user, isSelf } = entry;
  request ??= { user, isSelf, shownHeightPx, isOptimized };
  request.user = user;
  request.isSelf = isSelf;
  request.shownHeightPx = shownHeightPx;
  request.isOptimized = isOptimized;
  const frames = painter.sheets?.framesOf(request);
  return frames?.[COLUMN_OF_ROTATION[entry.view] ?? 0] ?? painter.drawn.silhouette;
}

function paintBody(entry: FigureEntry, figure: Sprite, texture: Texture): void {
  if (figure.texture !== texture) figure.texture = texture;
  const scale = FRAME_HEIGHT_ON_MAP_PX / texture.height;
  figure.position.set(entry.x, entry.y - entry.liftPx);
  figure.scale.set(scale * entry.scaleX, scale * entry.scaleY);
  figure.rotation = entry.tilt;
  if (figure.tint !== entry.tint) figure.tint = entry.tint;
  if (figure.zIndex !== entry.depth) figure.zIndex = entry.depth;
  setVisible(figure, true);
}

function hide(sprite: Sprite): void {
  if (sprite.texture !== Texture.EMPTY) sprite.texture = Texture.EMPTY;
  setVisible(sprite, false);
}

function setVisible(sprite: Sprite, isVisible: boolean): void {
  if (sprite.visible !== isVisible) sprite.visible = isVisible;
}
