/**
 * The ground below the map in tiles of the canvas, drawn when they come into sight. A tile is drawn at the scale it is shown
 * at, so that it is as sharp as on a GPU. Owns the tiles of one scale; those of both moods while the evening comes or goes.
 */
import type { Mood } from '../plan/scene-items.ts';
import { drawGround, type GroundPen, HEDGE_TOP_PX } from './hedge.ts';

export const HEDGE_TILE_PX = 512;

const MOODS: readonly Mood[] = ['day', 'evening'];

/** Tiles that one of the first frames draws. Later ones draw all they need: the ground must not blink when the scale changes. */
const DRAWN_AT_FIRST = 1;

/** `Frame`: what a painter draws a tile with. */
export interface HedgeTiles<Frame> {
  beginFrame(): void;
  /**
   * The tile whose corner is at (column, row) * HEDGE_TILE_PX from the map's left edge and the hedge's top. Null until one of
   * the first frames has time for it.
   */
  tile(look: HedgeLook, column: number, row: number): Frame | null;
  /** Whether this frame misses tiles. */
  isIncomplete(): boolean;
}

export interface HedgeLook {
  mood: Mood;
  /** Device pixels for each map pixel. */
  scale: number;
}

export interface HedgeTileDeps<Frame> {
  add: (bitmap: ImageBitmap) => Frame;
  drop: (frame: Frame) => void;
  /** Draws a tile. */
  picture?: (look: HedgeLook, column: number, row: number) => ImageBitmap;
}

export function createHedgeTiles<Frame>({ add, drop, picture = drawTile }: HedgeTileDeps<Frame>): HedgeTiles<Frame> {
  const tiles: Record<Mood, Map<string, Frame>> = { day: new Map(), evening: new Map() };
  /** Moods that the frame has requested. */
  const moods = new Set<Mood>();
  let lastScale = 0;
  let wasWhole = false;
  let drawn = 0;
  let asked = 0;
  let missing = 0;

  function forget(mood: Mood): void {
    for (const frame of tiles[mood].values()) drop(frame);
    tiles[mood].clear();
  }

  function forgetOther(scale: number): void {
    if (scale === lastScale) return;
    lastScale = scale;
    forget('day');
    forget('evening');
  }

  return {
    beginFrame() {
      wasWhole ||= asked > 0 && missing === 0;
      if (asked > 0) for (const mood of MOODS) if (!moods.has(mood)) forget(mood);
      moods.clear();
      drawn = 0;
      asked = 0;
      missing = 0;
    },
    tile(look, column, row) {
      forgetOther(look.scale);
      asked += 1;
      moods.add(look.mood);
      const key = `${column} ${row}`;
      const known = tiles[look.mood].get(key);
      if (known !== undefined) return known;
      if (!wasWhole && drawn >= DRAWN_AT_FIRST) {
        missing += 1;
        return null;
      }
      drawn += 1;
      const frame = add(picture(look, column, row));
      tiles[look.mood].set(key, frame);
      return frame;
    },
    isIncomplete: () => missing > 0,
  };
}

function drawTile({ mood, scale }: HedgeLook, column: number, row: number): ImageBitmap {
  const canvas = new OffscreenCanvas(HEDGE_TILE_PX, HEDGE_TILE_PX);
  const context = canvas.getContext('2d');
  if (context !== null) {
    const [x, y] = [column * HEDGE_TILE_PX, Math.round(HEDGE_TOP_PX * scale) + row * HEDGE_TILE_PX];
    context.setTransform(scale, 0, 0, scale, -x, -y);
    const side = (HEDGE_TILE_PX + 2 * SMOOTH_EDGE_PX) / scale;
    const tile = { x: (x - SMOOTH_EDGE_PX) / scale, y: (y - SMOOTH_EDGE_PX) / scale, width: side, height: side };
    drawGround(penWithin(tile, penOf(context)), mood);
  }
  return canvas.transferToImageBitmap();
}

/** Device px that a shape's smooth edge may reach over it. */
const SMOOTH_EDGE_PX = 2;

/** Map px. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A pen that leaves out the shapes beside an area: a tile shows few of the whole ground's. */
export function penWithin(area: Area, pen: GroundPen): GroundPen {
  const isSeen = (left: number, top: number, right: number, bottom: number): boolean =>
    right >= area.x && left <= area.x + area.width && bottom >= area.y && top <= area.y + area.height;
  return {
    rect(x, y, width, height) {
      if (isSeen(x, y, x + width, y + height)) pen.rect(x, y, width, height);
    },
    circle(x, y, radius) {
      if (isSeen(x - radius, y - radius, x + radius, y + radius)) pen.circle(x, y, radius);
    },
    ellipse(x, y, halfWidth, halfHeight) {
      if (isSeen(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight)) {
        pen.ellipse(x, y, halfWidth, halfHeight);
      }
    },
    poly(points) {
      const [xs, ys] = [points.filter((_, at) => at % 2 === 0), points.filter((_, at) => at % 2 === 1)];
      if (isSeen(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys))) pen.poly(points);
    },
    fill: (colour) => pen.fill(colour),
  };
}

function penOf(context: OffscreenCanvasRenderingContext2D): GroundPen {
  context.beginPath();
  return {
    rect: (x, y, width, height) => context.rect(x, y, width, height),
    circle(x, y, radius) {
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    },
    ellipse(x, y, halfWidth, halfHeight) {
      context.moveTo(x + halfWidth, y);
      context.ellipse(x, y, halfWidth, halfHeight, 0, 0, 2 * Math.PI);
    },
    poly(points) {
      for (let at = 0; at + 1 < points.length; at += 2) {
        const [x = 0, y = 0] = points.slice(at, at + 2);
        if (at === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      context.closePath();
    },
    fill(colour) {
      context.fillStyle = `#${colour.toString(16).padStart(6, '0')}`;
      context.fill();
      context.beginPath();
    },
  };
}
