/**
 * Writes a frame plan into the Pixi nodes: positions, textures, visibility. It requests the textures of what is near the
 * window and releases the others. A node is touched only when a value changes: each change makes Pixi rebuild its lists.
 */
import { type Container, Sprite, Texture } from 'pixi.js';
import { COLUMN_OF_ROTATION } from '../../../shared/art/avatar-sizes.ts';
import type { SceneryProgress } from '../../state/scenery-progress.ts';
import {
  boxOfFigure,
  boxOfShadow,
  boxOfStill,
  createDeviceBox,
  createDevicePiece,
  pieceOfFigure,
} from '../../plan/device-box.ts';
import type { FigureEntry, FramePlan, MovingEntry, PropEntry, StillEntry } from '../../plan/frame-plan.ts';
import { EFFECT_PX } from '../../plan/effects-plan.ts';
import { eachSweptPart } from '../../plan/light-change.ts';
import type { MovingItem, StillItem } from '../../plan/scene-items.ts';
import { FRAME_HEIGHT_ON_MAP_PX, SOLE_SHARE } from '../../state/figure-size.ts';
import type { AvatarSheets, SheetRequest } from '../avatar-sheets.ts';
import { cutTexture } from './cut-textures.ts';
import { columnsOf } from './swept-textures.ts';
import type { DrawnTextures } from './drawn-textures.ts';
import type { LabelAtlas } from './label-atlas.ts';
import type { FigureNodes, Stage } from './stage.ts';
import type { TextureStore } from './texture-store.ts';

export interface NodePainter {
  stage: Stage;
  textures: Pick<TextureStore, 'picture' | 'loaded'>;
  drawn: Pick<DrawnTextures, 'silhouette' | 'effect'>;
  atlas: LabelAtlas;
  /** Null until the art manifest is loaded: figures are silhouettes. */
  sheets: AvatarSheets<Texture> | null;
}

/**
 * `resolution`: device pixels for each CSS pixel. Writes into `progress` how much of the scenery is drawn. Returns whether the
 * labels need another frame.
 */
export function paintFrame(
  plan: FramePlan,
  painter: NodePainter,
  resolution: number,
  progress: SceneryProgress,
): boolean {
  const { stage, textures } = painter;
  const { x, y, zoom } = plan.camera;
  const scale = zoom * resolution;
  const root = stage.root();
  root?.scale.set(zoom);
  root?.position.set(-x * zoom, -y * zoom);
  progress.shown = 0;
  progress.wanted = 0;
  for (const entry of plan.stills) {
    const sprite = stage.stills.get(entry.item);
    if (sprite !== undefined) paintStill(entry, sprite, textures, scale, progress);
  }
  for (const entry of plan.moving) {
    const sprite = stage.moving.get(entry.item);
    if (sprite !== undefined) paintMoving(entry, sprite, textures, scale);
    const swept = sprite === undefined ? stage.swept.get(entry.item) : undefined;
    if (swept !== undefined) paintSwept(entry, swept, textures, scale);
  }
  stage.extras.begin();
  for (const entry of plan.figures) {
    const nodes = stage.figures.get(entry.id);
    if (nodes !== undefined) paintFigure(entry, nodes, painter, scale, plan.hasShadows);
  }
  paintEffects(plan, painter);
  stage.extras.end();
  stage.eveningHedge.paint(root, plan, scale);
  return paintLabels(plan, painter, resolution);
}

function paintEffects({ effects }: FramePlan, { stage, drawn }: NodePainter): void {
  for (const { picture, x, y, rotation, scale, alpha, depth, isOnScreen } of effects) {
    const sprite = isOnScreen ? stage.extras.next() : null;
    if (sprite === null) continue;
    const texture = drawn.effect(picture);
    if (sprite.texture !== texture) sprite.texture = texture;
    sprite.anchor.set(0.5);
    sprite.position.set(x, y);
    sprite.skew.x = 0;
    sprite.rotation = rotation;
    sprite.scale.set((EFFECT_PX[picture] * scale) / texture.width);
    sprite.alpha = alpha;
    if (sprite.tint !== 0xffffff) sprite.tint = 0xffffff;
    if (sprite.zIndex !== depth) sprite.zIndex = depth;
  }
}

/** A sprite for each label, in whole device pixels: between two, the letters would be blurred. */
function paintLabels({ labels }: FramePlan, { stage, atlas }: NodePainter, resolution: number): boolean {
  const nodes = stage.labels();
  if (nodes === null) return false;
  const { container, sprites } = nodes;
  atlas.beginFrame();
  for (const [index, { face, left, top, scale, alpha }] of labels.entries()) {
    const sprite = (sprites[index] ??= container.addChild(new Sprite()));
    const texture = atlas.texture(face, resolution);
    if (texture === null) {
      hide(sprite);
      continue;
    }
    if (sprite.texture !== texture) sprite.texture = texture;
    const x = startOf(left, texture.width, scale, resolution);
    const y = startOf(top, texture.height, scale, resolution);
    sprite.position.set(x / resolution, y / resolution);
    sprite.scale.set(scale / resolution);
    if (sprite.alpha !== alpha) sprite.alpha = alpha;
    setVisible(sprite, true);
  }
  for (let index = labels.length; index < sprites.length; index++) {
    const idle = sprites[index];
    if (idle !== undefined) hide(idle);
  }
  return atlas.endFrame();
}

/** In device pixels; `start` is in CSS pixels. A picture that grows around its middle need not be on whole pixels. */
const startOf = (start: number, lengthPx: number, scale: number, resolution: number): number =>
  scale === 1 ? Math.round(start * resolution) : start * resolution + (lengthPx * (1 - scale)) / 2;

function paintStill(
  { item, isNear, isOnScreen }: StillEntry,
  sprite: Sprite,
  textures: NodePainter['textures'],
  scale: number,
  progress: SceneryProgress,
): void {
  if (isOnScreen) progress.wanted += 1;
  const texture = isNear ? stillTexture(item, textures) : null;
  if (texture === null) {
    hide(sprite);
    return;
  }
  if (sprite.texture !== texture) sprite.texture = texture;
  if (isOnScreen) {
    progress.shown += 1;
    placeStill(sprite, texture, item, scale);
  }
  setVisible(sprite, isOnScreen);
}

/** Until its picture is loaded, a tile shows that of the other mode. */
function stillTexture({ url, otherUrl }: StillItem, textures: NodePainter['textures']): Texture | null {
  const texture = textures.picture(url);
  if (texture !== null || otherUrl === null) return texture;
  return textures.loaded(otherUrl)?.[0] ?? null;
}

/** Reused for each node. */
const box = createDeviceBox();

/** It changes with the zoom only: the box is the map's. */
function placeStill(sprite: Sprite, texture: Texture, item: StillItem, scale: number): void {
  const { left, top, widthPx, heightPx } = boxOfStill(item, scale, box);
  sprite.position.set((item.isFlipped ? left + widthPx : left) / scale, top / scale);
  const sign = item.isFlipped ? -1 : 1;
  sprite.scale.set((sign * widthPx) / (scale * texture.width), heightPx / (scale * texture.height));
}

/** @param scale device pixels for each map pixel */
function paintMoving(entry: MovingEntry, sprite: Sprite, textures: NodePainter['textures'], scale: number): void {
  const texture = entry.isOnScreen ? textures.picture(entry.item.url) : null;
  if (texture === null) {
    hide(sprite);
    return;
  }
  if (sprite.texture !== texture) sprite.texture = texture;
  if (sprite.tint !== entry.tint) sprite.tint = entry.tint;
  sprite.alpha = entry.alpha;
  setVisible(sprite, true);
  if (entry.item.over !== undefined) {
    placeStill(sprite, texture, entry.item.over, scale);
    return;
  }
  const size = entry.item.widthPx / texture.width;
  sprite.position.set(entry.x, entry.y);
  sprite.rotation = entry.rotation;
  sprite.scale.set(entry.scaleX * size, entry.scaleY * size);
}

/** A sprite for each part of the picture that the edge has reached. */
function paintSwept(
  { item, edgeX, isOnScreen }: MovingEntry,
  container: Container,
  textures: NodePainter['textures'],
  scale: number,
): void {
  const { over } = item;
  const texture = isOnScreen ? textures.picture(item.url) : null;
  container.visible = texture !== null;
  if (over === undefined || texture === null || edgeX === null) return;
  const { left, top, widthPx, heightPx } = boxOfStill(over, scale, box);
  const shareOf = (x: number): number => (x - over.left) / over.widthPx;
  let used = 0;
  eachSweptPart(over.left, over.left + over.widthPx, edgeX, (fromX, toX, share) => {
    const [from, to] = [shareOf(fromX), shareOf(toX)];
    const sprite = sweptSprite(container, used, item);
    used += 1;
    sprite.texture = over.isFlipped ? columnsOf(texture, 1 - to, 1 - from) : columnsOf(texture, from, to);
    const sign = over.isFlipped ? -1 : 1;
    sprite.position.set((left + (over.isFlipped ? to : from) * widthPx) / scale, top / scale);
    sprite.scale.set((sign * widthPx) / (scale * texture.width), heightPx / (scale * texture.height));
    sprite.alpha = share;
    sprite.visible = true;
  });
  for (let index = used; index < container.children.length; index++) {
    const idle = container.children[index];
    if (idle !== undefined) idle.visible = false;
  }
}

function sweptSprite(container: Container, index: number, { blend }: MovingItem): Sprite {
  const known = container.children[index];
  if (known instanceof Sprite) return known;
  const sprite = container.addChild(new Sprite());
  sprite.blendMode = blend;
  return sprite;
}

function paintFigure(
  entry: FigureEntry,
  { figure, shadow }: FigureNodes,
  painter: NodePainter,
  scale: number,
  hasShadow: boolean,
): void {
  if (!entry.isOnScreen) {
    if (figure !== null) hide(figure);
    if (shadow !== null) setVisible(shadow, false);
    return;
  }
  if (figure !== null) {
    const texture = textureOf(entry, painter, FRAME_HEIGHT_ON_MAP_PX * scale);
    if (entry.isCut) paintPieces(entry, figure, painter.stage.extras.next(), texture, scale);
    else paintBody(entry, figure, texture, scale);
    for (const prop of entry.props) paintProp(prop, entry, painter);
  }
  if (figure !== null && figure.alpha !== entry.alpha) figure.alpha = entry.alpha;
  if (shadow !== null) {
    setVisible(shadow, hasShadow);
    if (shadow.alpha !== entry.alpha) shadow.alpha = entry.alpha;
    const { left, top, widthPx, heightPx } = boxOfShadow(entry, scale, box);
    shadow.position.set((left + widthPx / 2) / scale, (top + heightPx / 2) / scale);
    shadow.scale.set(widthPx / (scale * shadow.texture.width), heightPx / (scale * shadow.texture.height));
  }
}

/** Reused for each figure. */
const textureSize = { widthPx: 1, heightPx: 1 };
let request: SheetRequest | null = null;

function textureOf(entry: FigureEntry, painter: NodePainter, shownHeightPx: number): Texture {
  const { user, isSelf, halfSize } = entry;
  request ??= { user, isSelf, shownHeightPx, halfSize };
  request.user = user;
  request.isSelf = isSelf;
  request.shownHeightPx = shownHeightPx;
  request.halfSize = halfSize;
  const frames = painter.sheets?.framesOf(request);
  return frames?.[COLUMN_OF_ROTATION[entry.view] ?? 0] ?? painter.drawn.silhouette;
}

/** @param scale device pixels for each map pixel */
function paintBody(entry: FigureEntry, figure: Sprite, texture: Texture, scale: number): void {
  if (figure.texture !== texture) figure.texture = texture;
  textureSize.widthPx = texture.width;
  textureSize.heightPx = texture.height;
  const { left, top, widthPx, heightPx } = boxOfFigure(entry, textureSize, scale, box);
  // The node's own place is that of the soles.
  figure.position.set((left + widthPx / 2) / scale, (top + SOLE_SHARE * heightPx * entry.scaleY) / scale);
  figure.scale.set(
    (entry.scaleX * widthPx) / (scale * texture.width),
    (entry.scaleY * heightPx) / (scale * texture.height),
  );
  figure.rotation = entry.tilt;
  if (figure.anchor.y !== SOLE_SHARE) figure.anchor.y = SOLE_SHARE;
  shear(figure, entry.lean);
  if (figure.tint !== entry.tint) figure.tint = entry.tint;
  if (figure.zIndex !== entry.depth) figure.zIndex = entry.depth;
  setVisible(figure, true);
}

/** In front of its figure. */
const BEFORE = 0.5;

function paintProp(prop: PropEntry, { depth, tint }: FigureEntry, { stage, textures }: NodePainter): void {
  const { picture, x, y, rotation, scaleX, scaleY, alpha } = prop;
  const texture = textures.picture(picture.url);
  const sprite = texture === null ? null : stage.extras.next();
  if (sprite === null || texture === null) return;
  if (sprite.texture !== texture) sprite.texture = texture;
  sprite.anchor.set(0.5);
  sprite.position.set(x, y);
  sprite.skew.x = 0;
  sprite.rotation = rotation;
  const size = picture.widthPx / texture.width;
  sprite.scale.set(scaleX * size, scaleY * size);
  sprite.alpha = alpha;
  if (sprite.tint !== tint) sprite.tint = tint;
  if (sprite.zIndex !== depth + BEFORE) sprite.zIndex = depth + BEFORE;
}

/** Reused for each piece. */
const piece = createDevicePiece();

function paintPieces(entry: FigureEntry, upper: Sprite, legs: Sprite | null, texture: Texture, scale: number): void {
  textureSize.widthPx = texture.width;
  textureSize.heightPx = texture.height;
  pieceOfFigure('upper', entry, textureSize, scale, piece);
  const row = Math.round((piece.cutRow * texture.height) / piece.heightPx);
  const cut = cutTexture(texture, row);
  paintPiece(entry, upper, cut.upper, scale);
  if (legs === null) return;
  legs.anchor.x = 0.5;
  legs.alpha = 1;
  pieceOfFigure('legs', entry, textureSize, scale, piece);
  paintPiece(entry, legs, cut.legs, scale);
}

/** As `piece` says. */
function paintPiece(entry: FigureEntry, sprite: Sprite, texture: Texture, scale: number): void {
  const { left, widthPx, heightPx, anchorRow, anchorY, stretch, spread, lean } = piece;
  if (sprite.texture !== texture) sprite.texture = texture;
  sprite.anchor.y = anchorRow / heightPx;
  sprite.position.set((left + widthPx / 2) / scale, anchorY / scale);
  sprite.scale.set((spread * widthPx) / (scale * texture.width), (stretch * heightPx) / (scale * texture.height));
  sprite.rotation = 0;
  shear(sprite, lean);
  if (sprite.tint !== entry.tint) sprite.tint = entry.tint;
  if (sprite.zIndex !== entry.depth) sprite.zIndex = entry.depth;
  setVisible(sprite, true);
}

/** `lean`: pixels to the right for each pixel up; rows stay as high as they are. Call it when the scale is set. */
function shear(sprite: Sprite, lean: number): void {
  const angle = -Math.atan(lean);
  if (sprite.skew.x !== angle) sprite.skew.x = angle;
  if (lean !== 0) sprite.scale.y /= Math.cos(angle);
}

function hide(sprite: Sprite): void {
  if (sprite.texture !== Texture.EMPTY) sprite.texture = Texture.EMPTY;
  setVisible(sprite, false);
}

function setVisible(sprite: Sprite, isVisible: boolean): void {
  if (sprite.visible !== isVisible) sprite.visible = isVisible;
}
