/**
 * Translates a frame plan into the draw list of the painter's worker: the same order and the same sizes as the Pixi nodes, in
 * whole device pixels. It requests the pictures of what is near the window. Reads the plan only.
 */
import { type DrawList, emptyItem, type ListItem } from '../../../engine/paint/draw-list.ts';
import { COLUMN_OF_ROTATION } from '../../../shared/art/avatar-sizes.ts';
import { MAP_WIDTH_PX } from '../../../shared/rules/town.ts';
import {
  boxOfFigure,
  boxOfShadow,
  boxOfStill,
  createDeviceBox,
  type DeviceBox,
  soleRowOf,
} from '../../plan/device-box.ts';
import type { FigureEntry, FrameLabel, FramePlan, MovingEntry, StillEntry } from '../../plan/frame-plan.ts';
import type { Mood, SceneLayer } from '../../plan/scene-items.ts';
import { FRAME_HEIGHT_ON_MAP_PX } from '../../state/figure-size.ts';
import type { SceneryProgress } from '../../state/scenery-progress.ts';
import type { AvatarSheets } from '../avatar-sheets.ts';
import { END_REACH_PX, HEDGE_TOP_PX } from '../hedge.ts';
import type { PictureStore } from '../picture-store.ts';
import type { CoreFaces } from './core-faces.ts';
import type { CoreFrame } from './core-frames.ts';
import { HEDGE_TILE_PX, type HedgeTiles } from './hedge-tiles.ts';

export interface FrameSources {
  pictures: Pick<PictureStore<CoreFrame>, 'picture' | 'loaded'>;
  /** Null until the art manifest is loaded: figures are silhouettes. */
  sheets: AvatarSheets<CoreFrame> | null;
  shadow: CoreFrame;
  silhouette: CoreFrame;
  hedge: Pick<HedgeTiles, 'tile'>;
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
  progress.shown = 0;
  progress.wanted = 0;
  const layers = new Map<SceneLayer, Placed[]>();
  const place = (layer: SceneLayer, depth: number, item: ListItem): void => {
    const placed = layers.get(layer);
    if (placed === undefined) layers.set(layer, [{ depth, item }]);
    else placed.push({ depth, item });
  };
  for (const entry of plan.stills) {
    const item = stillItem(entry, at, sources.pictures, progress);
    if (item !== null) place(entry.item.layer, entry.item.depth, item);
  }
  for (const entry of plan.moving) {
    const item = entry.isOnScreen ? movingItem(entry, at, sources.pictures) : null;
    if (item !== null) place(entry.item.layer, entry.item.depth, item);
  }
  const shadows: ListItem[] = [];
  for (const entry of plan.figures) {
    if (!entry.isOnScreen) continue;
    if (plan.hasShadows) shadows.push(shadowItem(entry, at, sources.shadow));
    place('standing', entry.depth, figureItem(entry, at, frameOf(entry, sources, scale)));
  }
  const addLayer = (layer: SceneLayer): void => {
    const placed = layers.get(layer) ?? [];
    if (layer === 'standing') placed.sort((a, b) => a.depth - b.depth);
    for (const { item } of placed) list.add(item);
  };
  for (const layer of BELOW_SHADOWS) addLayer(layer);
  for (const shadow of shadows) list.add(shadow);
  for (const layer of ABOVE_SHADOWS) addLayer(layer);
  addHedge(view, at, sources.hedge, list);
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
  const item =
    scale === 1
      ? itemOf(frame, { x: Math.round(left), y: Math.round(top - grown), widthPx, heightPx, alpha })
      : itemOf(frame, {
          form: 'turned',
          x: left + widthPx / 2,
          y: top - grown / 2 + heightPx / 2,
          widthPx: widthPx * scale,
          heightPx: heightPx * scale,
          alpha,
        });
  list.add(item);
}

/** Pixels that a picture is larger than its place on a canvas that is to be scaled. */
const grownBy = (lengthPx: number, devicePerCss: number, resolution: number): number =>
  lengthPx * (1 - devicePerCss / resolution);

interface Placed {
  depth: number;
  item: ListItem;
}

/** The map position of the canvas's upper left corner, device pixels. */
interface Origin {
  scale: number;
  x: number;
  y: number;
}

const BELOW_SHADOWS: readonly SceneLayer[] = ['sky', 'skyMotions', 'background', 'backgroundMotions'];
const ABOVE_SHADOWS: readonly SceneLayer[] = ['standing', 'foreground', 'overheadMotions', 'light'];

const itemOf = ({ picture, frame }: CoreFrame, own: Partial<ListItem>): ListItem => ({
  ...emptyItem(),
  picture,
  frame,
  widthPx: 1,
  heightPx: 1,
  ...own,
});

/** Reused for each item. */
const box = createDeviceBox();

/** The place of a box on the canvas. */
const onCanvas = ({ left, top, widthPx, heightPx }: DeviceBox, at: Origin) => ({
  x: left - at.x,
  y: top - at.y,
  widthPx,
  heightPx,
});

function stillItem(
  { item, isNear, isOnScreen }: StillEntry,
  at: Origin,
  pictures: FrameSources['pictures'],
  progress: SceneryProgress,
): ListItem | null {
  if (isOnScreen) progress.wanted += 1;
  if (!isNear) return null;
  // Until its picture is loaded, a tile shows that of the other mode.
  const own = pictures.picture(item.url);
  const frame = own ?? (item.otherUrl === null ? null : (pictures.loaded(item.otherUrl)?.[0] ?? null));
  if (frame === null || !isOnScreen) return null;
  progress.shown += 1;
  return itemOf(frame, {
    ...onCanvas(boxOfStill(item, at.scale, box), at),
    isFlipped: item.isFlipped,
    isScreen: item.blend === 'screen',
  });
}

function movingItem(entry: MovingEntry, at: Origin, pictures: FrameSources['pictures']): ListItem | null {
  const { item, rotation, scaleX, scaleY } = entry;
  const frame = pictures.picture(item.url);
  if (frame === null) return null;
  const { scale } = at;
  const centreX = entry.x * scale - at.x;
  const centreY = entry.y * scale - at.y;
  const look = { tint: item.tint, alpha: Math.min(1, entry.alpha), isScreen: item.blend === 'screen' };
  const isItsSize = scaleX === item.motion.scale && scaleY === item.motion.scale;
  if (!isItsSize || Math.abs(rotation) > SHEAR_MAX_RADIANS) {
    // A picture's sides have one scale, as on the GPU.
    const perPixel = item.widthPx / frame.widthPx;
    const widthPx = frame.widthPx * perPixel * scaleX * scale;
    const heightPx = frame.heightPx * perPixel * scaleY * scale;
    return itemOf(frame, { ...look, form: 'turned', x: centreX, y: centreY, widthPx, heightPx, lean: rotation });
  }
  const widthPx = Math.max(1, Math.round(item.widthPx * scaleX * scale));
  const heightPx = Math.max(1, Math.round((item.widthPx / frame.widthPx) * frame.heightPx * scaleY * scale));
  return itemOf(frame, {
    ...look,
    form: rotation === 0 ? 'tile' : 'figure',
    x: Math.round(centreX - widthPx / 2),
    y: Math.round(centreY - heightPx / 2),
    widthPx,
    heightPx,
    lean: Math.tan(rotation),
    anchorPx: Math.round(heightPx / 2),
  });
}

function shadowItem(entry: FigureEntry, at: Origin, shadow: CoreFrame): ListItem {
  return itemOf(shadow, onCanvas(boxOfShadow(entry, at.scale, box), at));
}

function frameOf(entry: FigureEntry, sources: FrameSources, scale: number): CoreFrame {
  const { user, isSelf, view, halfSize } = entry;
  const shownHeightPx = FRAME_HEIGHT_ON_MAP_PX * scale;
  const frames = sources.sheets?.framesOf({ user, isSelf, shownHeightPx, halfSize });
  return frames?.[COLUMN_OF_ROTATION[view] ?? 0] ?? sources.silhouette;
}

function figureItem(entry: FigureEntry, at: Origin, frame: CoreFrame): ListItem {
  boxOfFigure(entry, frame, at.scale, box);
  return itemOf(frame, {
    ...onCanvas(box, at),
    form: 'figure',
    tint: entry.tint,
    lean: Math.tan(entry.tilt),
    stretch: entry.scaleY,
    anchorPx: soleRowOf(box),
  });
}

function addHedge(
  { scale, mood, widthPx, heightPx }: ListView,
  at: Origin,
  hedge: FrameSources['hedge'],
  list: DrawList,
): void {
  const top = Math.round(HEDGE_TOP_PX * scale) - at.y;
  const firstRow = Math.floor(-top / HEDGE_TILE_PX);
  const lastRow = Math.floor((heightPx - 1 - top) / HEDGE_TILE_PX);
  const firstColumn = Math.floor(at.x / HEDGE_TILE_PX);
  const lastColumn = Math.floor((at.x + widthPx - 1) / HEDGE_TILE_PX);
  const columnOf = (x: number): number => Math.floor((x * scale) / HEDGE_TILE_PX);
  const [leftEnd, rightEnd] = [columnOf(END_REACH_PX), columnOf(MAP_WIDTH_PX - END_REACH_PX)];
  for (let column = firstColumn; column <= lastColumn; column++) {
    // The hedges at the map's ends have its whole height.
    const isAtEnd = column <= leftEnd || column >= rightEnd;
    for (let row = isAtEnd ? firstRow : Math.max(0, firstRow); row <= lastRow; row++) {
      const frame = hedge.tile({ mood, scale }, column, row);
      if (frame === null) continue;
      list.add(
        itemOf(frame, {
          x: column * HEDGE_TILE_PX - at.x,
          y: top + row * HEDGE_TILE_PX,
          widthPx: HEDGE_TILE_PX,
          heightPx: HEDGE_TILE_PX,
        }),
      );
    }
  }
}
