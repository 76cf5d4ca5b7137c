/**
 * The camera of a figure on its stage: which part of the figure it shows, zoom and pan. Pure: the screen owns the state.
 * Points of the figure are px of the canvas of 425 x 850, points of the stage are CSS px from its upper left corner.
 */
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../shared/art/avatar-sizes.ts';
import { ZOOM_MAX, ZOOM_MIN, ZOOM_STEP } from '../shared/rules/store.ts';

export type FrameName = 'whole' | 'face' | 'chest' | 'legs' | 'feet';

interface Box {
  left: number;
  top: number;
  widthPx: number;
  heightPx: number;
}

/** The part of the canvas that fills the stage at zoom 1. */
export const CAMERA_FRAMES: Readonly<Record<FrameName, Box>> = {
  whole: { left: 0, top: 0, widthPx: CANVAS_WIDTH_PX, heightPx: CANVAS_HEIGHT_PX },
  face: { left: 83, top: 14, widthPx: 260, heightPx: 276 },
  chest: { left: 63, top: 230, widthPx: 300, heightPx: 270 },
  legs: { left: 83, top: 430, widthPx: 260, heightPx: 410 },
  feet: { left: 103, top: 590, widthPx: 220, heightPx: 250 },
};

const CATEGORIES_OF_FRAME: Readonly<Record<Exclude<FrameName, 'whole'>, readonly number[]>> = {
  // Make-up, hair, beard, eyes, eyebrows, head, nose, mouth, hat, piercings, ear piece, glasses, horns, two tattoos.
  face: [760, 0, 1, 2, 3, 4, 5, 6, 7, 8, 757, 9, 754, 19, 20],
  // Necklace, neckwear, tattoos of chest, stomach and back.
  chest: [755, 15, 21, 22, 23, 24],
  legs: [27, 28],
  // Socks and shoes.
  feet: [758, 13],
};
const FRAME_OF_CATEGORY: ReadonlyMap<number, FrameName> = new Map(
  (Object.entries(CATEGORIES_OF_FRAME) as [FrameName, readonly number[]][]).flatMap(([frame, ids]) =>
    ids.map((id) => [id, frame] as const),
  ),
);

/** The part of the figure on which an item of a category is worn; the whole figure for other numbers. */
export const frameOf = (category: number): FrameName => FRAME_OF_CATEGORY.get(category) ?? 'whole';

const FRONT = 0;
const BACK = 3;
/** Tattoos of the back. */
const BACK_CATEGORIES: readonly number[] = [23, 24];

/** The rotation that shows an item of a category: `rotation`, unless that would show the wrong side. */
export function rotationFor(category: number, rotation: number): number {
  if (BACK_CATEGORIES.includes(category)) return BACK;
  const isFrontOnly = frameOf(category) === 'face' || frameOf(category) === 'chest';
  return isFrontOnly && rotation === BACK ? FRONT : rotation;
}

export interface Camera {
  frame: FrameName;
  /** 0.5 to 2; 1 fits the frame into the stage. */
  zoom: number;
  /** The canvas point in the middle of the stage. */
  x: number;
  y: number;
}

/** In CSS px, both above 0. */
export interface StageSize {
  widthPx: number;
  heightPx: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The camera at zoom 1 on the middle of a frame. */
export function cameraOn(frame: FrameName): Camera {
  const { left, top, widthPx, heightPx } = CAMERA_FRAMES[frame];
  return { frame, zoom: 1, x: left + widthPx / 2, y: top + heightPx / 2 };
}

/** CSS px of the stage for each px of the canvas. */
function scaleOf({ frame, zoom }: Pick<Camera, 'frame' | 'zoom'>, stage: StageSize): number {
  const { widthPx, heightPx } = CAMERA_FRAMES[frame];
  return zoom * Math.min(stage.widthPx / widthPx, stage.heightPx / heightPx);
}

/** Limits a pan: the edge of the canvas never comes inside the stage, and a canvas that fits is centred. */
function within(middle: number, canvasPx: number, visiblePx: number): number {
  if (visiblePx >= canvasPx) return canvasPx / 2;
  return Math.min(canvasPx - visiblePx / 2, Math.max(visiblePx / 2, middle));
}

function limited(camera: Camera, stage: StageSize): Camera {
  const scale = scaleOf(camera, stage);
  return {
    ...camera,
    x: within(camera.x, CANVAS_WIDTH_PX, stage.widthPx / scale),
    y: within(camera.y, CANVAS_HEIGHT_PX, stage.heightPx / scale),
  };
}

/** Place of the canvas on the stage. Its width is half of its height. */
export interface FigurePlace {
  left: number;
  top: number;
  heightPx: number;
}

export function placeFigure(camera: Camera, stage: StageSize): FigurePlace {
  const { x, y } = limited(camera, stage);
  const scale = scaleOf(camera, stage);
  return {
    left: stage.widthPx / 2 - x * scale,
    top: stage.heightPx / 2 - y * scale,
    heightPx: CANVAS_HEIGHT_PX * scale,
  };
}

const middleOf = ({ widthPx, heightPx }: StageSize): Point => ({ x: widthPx / 2, y: heightPx / 2 });
const clampZoom = (zoom: number): number => Math.min(ZOOM_MAX, Math.max(ZOOM_MIN, zoom));

/**
 * Sets the zoom, limited to 0.5 to 2. The canvas point at `at`, by default the middle of the stage, keeps its place as
 * far as the canvas reaches.
 */
export function zoomTo(camera: Camera, zoom: number, stage: StageSize, at: Point = middleOf(stage)): Camera {
  const before = limited(camera, stage);
  const after = { ...before, zoom: clampZoom(zoom) };
  const middle = middleOf(stage);
  const shift = 1 / scaleOf(before, stage) - 1 / scaleOf(after, stage);
  return limited({ ...after, x: before.x + (at.x - middle.x) * shift, y: before.y + (at.y - middle.y) * shift }, stage);
}

/** Zooms by steps of 0.25, from the nearest step in that direction. */
export function zoomBySteps(camera: Camera, steps: number, stage: StageSize): Camera {
  const at = camera.zoom / ZOOM_STEP;
  const start = steps > 0 ? Math.floor(at + ROUNDING) : Math.ceil(at - ROUNDING);
  return zoomTo(camera, (start + steps) * ZOOM_STEP, stage);
}
const ROUNDING = 1e-6;

/** Moves the figure by CSS px, as far as the canvas reaches. */
export function panBy(camera: Camera, move: Point, stage: StageSize): Camera {
  const before = limited(camera, stage);
  const scale = scaleOf(before, stage);
  return limited({ ...before, x: before.x - move.x / scale, y: before.y - move.y / scale }, stage);
}

/** Whether zoom or pan differ from the frame's own. */
export function isMoved(camera: Camera): boolean {
  const { zoom, x, y } = cameraOn(camera.frame);
  return camera.zoom !== zoom || camera.x !== x || camera.y !== y;
}
