/**
 * Translates a frame plan into the draw list of the painter's worker: the same order and the same sizes as the Pixi nodes, in
 * whole device pixels. It requests the pictures of what is near the window. Reads the plan only.
 */
import type { DrawList } from '../../../engine/paint/draw-list.ts';
import { COLUMN_OF_ROTATION } from '../../../shared/art/avatar-sizes.ts';
import {
  boxOfFigure,
  boxOfShadow,
  boxOfStill,
  createDeviceBox,
  createDevicePiece,
  type DeviceBox,
  pieceOfFigure,
  soleRowOf,
} from '../../plan/device-box.ts';
import { EFFECT_PX } from '../../plan/effects-plan.ts';
import { eachSweptPart } from '../../plan/light-change.ts';
import type {
  EffectEntry,
  FigureEntry,
  FrameLabel,
  FramePlan,
  MovingEntry,
  PropEntry,
  StillEntry,
} from '../../plan/frame-plan.ts';
import type { Mood, SceneLayer, StillItem } from '../../plan/scene-items.ts';
import { FRAME_HEIGHT_ON_MAP_PX } from '../../state/figure-size.ts';
import type { SceneryProgress } from '../../state/scenery-progress.ts';
import type { AvatarSheets, SheetRequest } from '../avatar-sheets.ts';
import type { PictureStore } from '../picture-store.ts';
import type { CoreFaces } from './core-faces.ts';
import type { CoreFrame } from './core-frames.ts';
import { addHedge } from './hedge-items.ts';
import type { HedgeTiles } from '../hedge-tiles.ts';
import { itemOf, type Origin, type Placed, reuseItems } from './placed-items.ts';

export interface FrameSources {
  pictures: Pick<PictureStore<CoreFrame>, 'picture' | 'loaded'>;
  /** Null until the art manifest is loaded: figures are silhouettes. */
  sheets: AvatarSheets<CoreFrame> | null;
  shadow: CoreFrame;
  silhouette: CoreFrame;
  effect(picture: EffectEntry['picture']): CoreFrame;
  hedge: Pick<HedgeTiles<CoreFrame>, 'tile'>;
  faces: Pick<CoreFaces, 'frame'>;
}

/** A rotation of up to so many radians is drawn as a shear, which moves whole rows. */
const SHEAR_MAX_RADIANS = 0.06;

export interface ListView {
  /** Device pixels for each map pixel. */
  scale: number;
  /** Device pixels for each CSS pixel. */
  resolution: number;
  /** Of the canvas, device pixels. */
  widthPx: number;
  heightPx: number;
  mood: Mood;
}

/** Replaces `list`. Writes into `progress` how much of the scenery has a picture. */
export function listFrame(
  plan: FramePlan,
  view: ListView,
  sources: FrameSources,
  list: DrawList,
  progress: SceneryProgress,
): void {
  const { scale } = view;
  const at: Origin = { scale, x: Math.round(plan.camera.x * scale), y: Math.round(plan.camera.y * scale) };
  list.clear();
  reuseItems();
  for (const placed of layers.values()) placed.length = 0;
  shadows.length = 0;
  progress.shown = 0;
  progress.wanted = 0;
  for (const entry of plan.stills) {
    const item = stillItem(entry, at, sources.pictures, progress);
    if (item !== null) place(entry.item.layer, entry.item.depth, item);
  }
  for (const entry of plan.moving) {
    if (!entry.isOnScreen) continue;
    if (entry.item.over !== undefined) {
      placeOver(entry, entry.item.over, at, sources.pictures);
      continue;
    }
    const item = movingItem(entry, at, sources.pictures);
    if (item !== null) place(entry.item.layer, entry.item.depth, item);
  }
  for (const entry of plan.figures) {
    if (!entry.isOnScreen) continue;
    if (plan.hasShadows) shadows.push(shadowItem(entry, at, sources.shadow));
    const frame = frameOf(entry, sources, scale);
    if (entry.isCut) {
      for (const part of PARTS) place('standing', entry.depth, pieceItem(part, entry, at, frame));
    } else place('standing', entry.depth, figureItem(entry, at, frame));
    for (const prop of entry.props) {
      const item = propItem(prop, entry.tint, at, sources.pictures);
      if (item !== null) place('standing', entry.depth, item);
    }
  }
  for (const entry of plan.effects) {
    if (entry.isOnScreen) place('standing', entry.depth, effectItem(entry, at, sources.effect(entry.picture)));
  }
  for (const layer of BELOW_SHADOWS) addLayer(layer, list);
  for (const shadow of shadows) list.add(shadow);
  for (const layer of ABOVE_SHADOWS) addLayer(layer, list);
  if (plan.items?.isIndoors !== true)
    addHedge({ ...view, x: at.x, y: at.y, evening: plan.evening }, sources.hedge, list);
  for (const label of plan.labels) addLabel(label, view, scale / plan.camera.zoom, sources.faces, list);
}

/** `devicePerCss` differs from the resolution while the canvas is scaled to a new zoom: labels are then scaled with it. */
function addLabel(
  { face, scale, alpha, ...at }: FrameLabel,
  { resolution }: ListView,
  devicePerCss: number,
  faces: FrameSources['faces'],
  list: DrawList,
): void {
  const frame = faces.frame(face, resolution);
  if (frame === null) return;
  const { widthPx, heightPx } = frame;
  const left = at.left * devicePerCss - grownBy(widthPx, devicePerCss, resolution) / 2;
  const top = at.top * devicePerCss;
  const grown = grownBy(heightPx, devicePerCss, resolution);
  // The lower edge of a name stays over the head when the canvas is scaled, and the middle of a mark in its place.
  let item: Placed;
  if (scale === 1) item = itemOf(frame, Math.round(left), Math.round(top - grown), widthPx, heightPx);
  else {
    const [x, y] = [left + widthPx / 2, top - grown / 2 + heightPx / 2];
    item = itemOf(frame, x, y, widthPx * scale, heightPx * scale);
    item.form = 'turned';
  }
  item.alpha = alpha;
  list.add(item);
}

/** Pixels that a picture is larger than its place on a canvas that is to be scaled. */
const grownBy = (lengthPx: number, devicePerCss: number, resolution: number): number =>
  lengthPx * (1 - devicePerCss / resolution);

const layers = new Map<SceneLayer, Placed[]>();
const shadows: Placed[] = [];

function place(layer: SceneLayer, depth: number, item: Placed): void {
  item.depth = depth;
  const placed = layers.get(layer);
  if (placed === undefined) layers.set(layer, [item]);
  else placed.push(item);
}

function addLayer(layer: SceneLayer, list: DrawList): void {
  const placed = layers.get(layer);
  if (placed === undefined) return;
  if (layer === 'standing') placed.sort(byDepth);
  for (const item of placed) list.add(item);
}

const byDepth = (a: Placed, b: Placed): number => a.depth - b.depth;

const BELOW_SHADOWS: readonly SceneLayer[] = ['sky', 'skyMotions', 'background', 'backgroundMotions'];
const ABOVE_SHADOWS: readonly SceneLayer[] = ['standing', 'foreground', 'overheadMotions', 'light'];

/** Reused for each item. */
const box = createDeviceBox();

const itemIn = (frame: CoreFrame, { left, top, widthPx, heightPx }: DeviceBox, at: Origin): Placed =>
  itemOf(frame, left - at.x, top - at.y, widthPx, heightPx);

function stillItem(
  { item, isNear, isOnScreen }: StillEntry,
  at: Origin,
  pictures: FrameSources['pictures'],
  progress: SceneryProgress,
): Placed | null {
  if (isOnScreen) progress.wanted += 1;
  if (!isNear) return null;
  // Until its picture is loaded, a tile shows that of the other mode.
  const own = pictures.picture(item.url);
  const frame = own ?? (item.otherUrl === null ? null : (pictures.loaded(item.otherUrl)?.[0] ?? null));
  if (frame === null || !isOnScreen) return null;
  progress.shown += 1;
  const listed = itemIn(frame, boxOfStill(item, at.scale, box), at);
  listed.isFlipped = item.isFlipped;
  listed.isScreen = item.blend === 'screen';
  return listed;
}

function movingItem(entry: MovingEntry, at: Origin, pictures: FrameSources['pictures']): Placed | null {
  const { item, rotation, scaleX, scaleY } = entry;
  const frame = pictures.picture(item.url);
  if (frame === null) return null;
  const { scale } = at;
  const centreX = entry.x * scale - at.x;
  const centreY = entry.y * scale - at.y;
  const isItsSize = scaleX === item.motion.scale && scaleY === item.motion.scale;
  if (!isItsSize || Math.abs(rotation) > SHEAR_MAX_RADIANS) {
    // A picture's sides have one scale, as on the GPU.
    const perPixel = item.widthPx / frame.widthPx;
    const widthPx = frame.widthPx * perPixel * scaleX * scale;
    const heightPx = frame.heightPx * perPixel * scaleY * scale;
    const turned = lightOf(itemOf(frame, centreX, centreY, widthPx, heightPx), entry);
    turned.form = 'turned';
    turned.lean = rotation;
    return turned;
  }
  const widthPx = Math.max(1, Math.round(item.widthPx * scaleX * scale));
  const heightPx = Math.max(1, Math.round((item.widthPx / frame.widthPx) * frame.heightPx * scaleY * scale));
  const [x, y] = [Math.round(centreX - widthPx / 2), Math.round(centreY - heightPx / 2)];
  const upright = lightOf(itemOf(frame, x, y, widthPx, heightPx), entry);
  if (rotation !== 0) upright.form = 'figure';
  upright.lean = Math.tan(rotation);
  upright.anchorPx = Math.round(heightPx / 2);
  return upright;
}

/** On the pixels of the other picture; under a soft edge in columns of its own share each. */
function placeOver(entry: MovingEntry, over: StillItem, at: Origin, pictures: FrameSources['pictures']): void {
  const { item, alpha, edgeX } = entry;
  const frame = pictures.picture(item.url);
  if (frame === null) return;
  const add = (share: number): Placed => {
    const listed = lightOf(itemIn(frame, boxOfStill(over, at.scale, box), at), entry);
    listed.isFlipped = over.isFlipped;
    listed.alpha = share;
    place(item.layer, item.depth, listed);
    return listed;
  };
  if (edgeX === null) {
    add(alpha);
    return;
  }
  const columnOf = (x: number): number => Math.round(x * at.scale) - at.x;
  eachSweptPart(over.left, over.left + over.widthPx, edgeX, (from, to, share) => {
    const listed = add(share);
    listed.clipLeft = columnOf(from);
    listed.clipRight = columnOf(to);
  });
}

function lightOf(listed: Placed, { item, tint, alpha }: MovingEntry): Placed {
  listed.tint = tint;
  listed.alpha = Math.min(1, alpha);
  listed.isScreen = item.blend === 'screen';
  return listed;
}

function shadowItem(entry: FigureEntry, at: Origin, shadow: CoreFrame): Placed {
  const item = itemIn(shadow, boxOfShadow(entry, at.scale, box), at);
  item.alpha = entry.alpha;
  return item;
}

/** Reused for each figure. */
let request: SheetRequest | null = null;

function frameOf(entry: FigureEntry, sources: FrameSources, scale: number): CoreFrame {
  const { user, isSelf, view, halfSize } = entry;
  const shownHeightPx = FRAME_HEIGHT_ON_MAP_PX * scale;
  request ??= { user, isSelf, shownHeightPx, halfSize };
  request.user = user;
  request.isSelf = isSelf;
  request.shownHeightPx = shownHeightPx;
  request.halfSize = halfSize;
  const frames = sources.sheets?.framesOf(request);
  return frames?.[COLUMN_OF_ROTATION[view] ?? 0] ?? sources.silhouette;
}

function figureItem(entry: FigureEntry, at: Origin, frame: CoreFrame): Placed {
  const item = itemIn(frame, boxOfFigure(entry, frame, at.scale, box), at);
  item.form = 'figure';
  item.tint = entry.tint;
  item.lean = Math.tan(entry.tilt) + entry.lean;
  item.stretch = entry.scaleY;
  item.spread = entry.scaleX;
  item.alpha = entry.alpha;
  item.anchorPx = soleRowOf(box);
  return item;
}

function propItem(
  { picture, x, y, rotation, scaleX, scaleY, alpha }: PropEntry,
  tint: number,
  at: Origin,
  pictures: FrameSources['pictures'],
): Placed | null {
  const frame = pictures.picture(picture.url);
  if (frame === null) return null;
  const widthPx = picture.widthPx * Math.abs(scaleX) * at.scale;
  const item = itemOf(frame, x * at.scale - at.x, y * at.scale - at.y, widthPx, picture.heightPx * scaleY * at.scale);
  item.form = 'turned';
  item.isFlipped = scaleX < 0;
  item.lean = rotation;
  item.tint = tint;
  item.alpha = alpha;
  return item;
}

function effectItem({ picture, x, y, rotation, scale, alpha }: EffectEntry, at: Origin, frame: CoreFrame): Placed {
  const sizePx = EFFECT_PX[picture] * scale * at.scale;
  const item = itemOf(frame, x * at.scale - at.x, y * at.scale - at.y, sizePx, sizePx);
  item.form = 'turned';
  item.lean = rotation;
  item.alpha = alpha;
  return item;
}

const PARTS = ['legs', 'upper'] as const;
/** Reused for each piece. */
const piece = createDevicePiece();

function pieceItem(part: (typeof PARTS)[number], entry: FigureEntry, at: Origin, frame: CoreFrame): Placed {
  const item = itemIn(frame, pieceOfFigure(part, entry, frame, at.scale, piece), at);
  item.form = 'figure';
  item.tint = entry.tint;
  item.lean = piece.lean;
  item.stretch = piece.stretch;
  item.spread = piece.spread;
  item.anchorPx = piece.anchorRow;
  if (part === 'upper') item.clipBottom = piece.cutY - at.y;
  else item.clipTop = piece.cutY - at.y;
  return item;
}
