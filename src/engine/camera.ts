/**
 * The visible section of the map. Pure functions over one small record: the player is centred in the area that the
 * interface leaves free, the window never shows anything outside the map (but the map's lower edge may rise above the
 * bottom bar, and its ends may move to where the panels at the sides end), and the zoom is between the one that fills the
 * window and 3 (specification: world, section 9).
 */
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../shared/rules/town.ts';
import type { Point } from './core/types.ts';

const ZOOM_MIN = 1;
const ZOOM_MAX = 3;
export const ZOOM_KEY_STEP = 0.1;
/** In windows that are higher than the map the ground goes on below it, for so many CSS px. */
const GROUND_PX = 250;
/** Beside the map the ground goes on under the panels, for so many map px. */
export const SIDE_GROUND_PX = 600;

/** A rectangle of the window, CSS pixels. */
export interface ScreenBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** CSS pixels of the window that the interface covers. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
  /** Largest distance of the map's lower edge above the window's lower edge. */
  overscrollBottom: number;
  /** The same for the map's ends, beside open panels. */
  overscrollLeft: number;
  overscrollRight: number;
  /** A pill over the free area: heads, names and bubbles stay below it. */
  pill: ScreenBox | null;
  /** Buttons over the town: plates of doors stay beside them. Default null. */
  buttons?: ScreenBox | null;
}

export const NO_INSETS: Insets = {
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  overscrollBottom: 0,
  overscrollLeft: 0,
  overscrollRight: 0,
  pill: null,
};

export interface Viewport {
  widthPx: number;
  heightPx: number;
  insets: Insets;
  /** Size of the map; the town's by default. */
  map?: { widthPx: number; heightPx: number } | undefined;
}

const TOWN_MAP = { widthPx: MAP_WIDTH_PX, heightPx: MAP_HEIGHT_PX };

/** `x`, `y` is the map position of the window's top left corner; `zoom` is CSS pixels a map pixel. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

/**
 * The zoom at which map and ground still fill the window. It depends on the window only: it must not change when a panel
 * opens.
 */
export function minZoom({ widthPx, heightPx, map = TOWN_MAP }: Viewport): number {
  return Math.max(ZOOM_MIN, (heightPx - GROUND_PX) / map.heightPx, widthPx / map.widthPx);
}

export function clampZoom(zoom: number, viewport: Viewport): number {
  const least = minZoom(viewport);
  const requested = Number.isFinite(zoom) ? zoom : least;
  return Math.max(least, Math.min(Math.max(ZOOM_MAX, least), requested));
}

/** A figure on the map with the name tag and speech bubbles over its head. */
export interface Standing {
  /** Position of the soles on the map. */
  at: Point;
  /** Height from the soles to above the hair, map pixels. */
  tallPx: number;
  /** Height of tag and bubbles, CSS pixels at any zoom. */
  overHeadPx: number;
}

/**
 * The camera that centres a figure in the free area, clamped to the map. It moves up to show tags and bubbles: first
 * the figure's own, then those of visible `speakers` as long as the figure's own soles stay in the free area.
 */
export function followFigure(
  self: Standing,
  speakers: readonly Standing[],
  wantedZoom: number,
  viewport: Viewport,
): Camera {
  const zoom = clampZoom(wantedZoom, viewport);
  const { widthPx, heightPx, insets } = viewport;
  const middlePx = freeMiddleY(viewport);
  const centred = middlePx + (self.tallPx * zoom) / 2;
  const ownTopPx = Math.max(insets.top, pillBottomOver(freeMiddleX(viewport), insets.pill));
  const own = Math.max(centred, minSolesPx(self, self, zoom, ownTopPx));
  let preferred = own;
  for (const speaker of speakers) {
    if (Math.abs(speaker.at.x - self.at.x) * zoom >= widthPx / 2) continue;
    preferred = Math.max(preferred, minSolesPx(speaker, self, zoom, insets.top));
  }
  const solesPx = Math.max(own, Math.min(preferred, heightPx - insets.bottom));
  return follow({ x: self.at.x, y: self.at.y - (solesPx - middlePx) / zoom }, wantedZoom, viewport);
}

/** The window y of the own soles from which a figure's bubbles are below `topPx`. */
const minSolesPx = ({ at, tallPx, overHeadPx }: Standing, self: Standing, zoom: number, topPx: number): number =>
  topPx + overHeadPx + tallPx * zoom + (self.at.y - at.y) * zoom;

/** Half the width of a name, CSS px. */
const NAME_HALF_PX = 60;

/** The lower edge of a pill that would cover the name of a figure at `middlePx`; 0 without one. */
const pillBottomOver = (middlePx: number, pill: ScreenBox | null): number =>
  pill !== null && pill.left < middlePx + NAME_HALF_PX && pill.right > middlePx - NAME_HALF_PX ? pill.bottom : 0;

/** Middle of the area that the interface leaves free. */
const freeMiddleY = ({ heightPx, insets }: Viewport): number => (insets.top + (heightPx - insets.bottom)) / 2;
const freeMiddleX = ({ widthPx, insets }: Viewport): number => (insets.left + (widthPx - insets.right)) / 2;

/** How far an end of the map may be from the window's edge, map px: players who walk there stay beside the panels. */
const besideMap = (overscrollPx: number, zoom: number): number => Math.min(overscrollPx / zoom, SIDE_GROUND_PX);

/** The camera that centres `focus` in the free area, clamped to the map. */
export function follow(focus: Point, wantedZoom: number, viewport: Viewport): Camera {
  const zoom = clampZoom(wantedZoom, viewport);
  const { widthPx, heightPx, insets, map = TOWN_MAP } = viewport;
  const viewWidth = widthPx / zoom;
  const lowest = map.heightPx - (heightPx - insets.overscrollBottom) / zoom;
  return {
    zoom,
    x: clamp(
      focus.x - freeMiddleX(viewport) / zoom,
      0 - besideMap(insets.overscrollLeft, zoom),
      map.widthPx - viewWidth + besideMap(insets.overscrollRight, zoom),
    ),
    y: clamp(focus.y - freeMiddleY(viewport) / zoom, 0, lowest),
  };
}

/** Moves `camera` towards `target` exponentially, independent of the frame rate; returns whether it is still moving. */
export function glide(camera: Camera, target: Camera, elapsedMs: number, timeConstantMs = 90): boolean {
  const share = 1 - Math.exp(-elapsedMs / timeConstantMs);
  camera.zoom += (target.zoom - camera.zoom) * share;
  camera.x += (target.x - camera.x) * share;
  camera.y += (target.y - camera.y) * share;
  const isNear =
    Math.abs(target.x - camera.x) < 0.2 &&
    Math.abs(target.y - camera.y) < 0.2 &&
    Math.abs(target.zoom - camera.zoom) < 0.001;
  if (isNear) Object.assign(camera, target);
  return !isNear;
}

export const toMap = (camera: Camera, screenX: number, screenY: number): Point => ({
  x: camera.x + screenX / camera.zoom,
  y: camera.y + screenY / camera.zoom,
});

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
