/**
 * The ground below the map in tiles of the canvas, drawn when they come into sight. A tile is drawn at the scale it is shown
 * at, so that it is as sharp as on a GPU. Owns the tiles of one mood and scale.
 */
import type { Mood } from '../../plan/scene-items.ts';
import { drawGround, type GroundPen, HEDGE_TOP_PX } from '../hedge.ts';
import type { CoreFrame } from './core-frames.ts';

export const HEDGE_TILE_PX = 512;

export interface HedgeTiles {
  /** The tile whose corner is at (column, row) * HEDGE_TILE_PX from the map's left edge and the hedge's top. */
  tile(look: HedgeLook, column: number, row: number): CoreFrame;
}

export interface HedgeLook {
  mood: Mood;
  /** Device pixels for each map pixel. */
  scale: number;
}

export interface HedgeTileDeps {
  add: (bitmap: ImageBitmap) => CoreFrame;
  drop: (frame: CoreFrame) => void;
}

export function createHedgeTiles({ add, drop }: HedgeTileDeps): HedgeTiles {
  const tiles = new Map<string, CoreFrame>();
  let last: HedgeLook = { mood: 'day', scale: 0 };

  function forgetOther(look: HedgeLook): void {
    if (look.mood === last.mood && look.scale === last.scale) return;
    last = { ...look };
    for (const frame of tiles.values()) drop(frame);
    tiles.clear();
  }

  return {
    tile(look, column, row) {
      forgetOther(look);
      const key = `${column} ${row}`;
      const known = tiles.get(key);
      if (known !== undefined) return known;
      const frame = add(drawTile(look, column, row));
      tiles.set(key, frame);
      return frame;
    },
  };
}

function drawTile({ mood, scale }: HedgeLook, column: number, row: number): ImageBitmap {
  const canvas = new OffscreenCanvas(HEDGE_TILE_PX, HEDGE_TILE_PX);
  const context = canvas.getContext('2d');
  if (context !== null) {
    const [x, y] = [column * HEDGE_TILE_PX, Math.round(HEDGE_TOP_PX * scale) + row * HEDGE_TILE_PX];
    context.setTransform(scale, 0, 0, scale, -x, -y);
    drawGround(penOf(context), mood);
  }
  return canvas.transferToImageBitmap();
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
