/**
 * Evening light on figures: a lamp lights the figures near it in its colour. The lamps of a scene are summed once into a
 * coarse grid, so that a figure costs four lookups in each frame. Owns that grid.
 */
import type { SceneFile, SceneLamp } from '../../shared/art/manifest.ts';

export interface LampLight {
  /** The tint (0xRRGGBB) of a figure whose soles are at a point of the map, given the tint of the hour. */
  tintAt(x: number, y: number, ambient: number): number;
}

const CELL_PX = 32;
/** The light is sampled at the chest. */
const CHEST_ABOVE_SOLES_PX = 90;
/** Share of white in a lamp's colour: faces would be orange without it. */
const WHITE_SHARE = 0.45;
/** The largest share of lamp light, so that figures stay darker than by day. */
const LIGHT_MOST = 0.8;
const CHANNELS = 4;

/** Share of a lamp's light at a point, 0 to 1: piecewise linear, as in the pools of light of the scenery. */
function shareAt(lamp: SceneLamp, x: number, y: number): number {
  const distance = Math.hypot((x - lamp.x) / lamp.reachX, (y - lamp.y) / lamp.reachY);
  if (distance >= 1) return 0;
  return lamp.share * (distance < 0.5 ? 1 - 0.9 * distance : 1.1 * (1 - distance));
}

/** Blends a lamp over the grid: red, green and blue (0 to 255) of the light and its share. */
function addLamp(grid: Float32Array, columns: number, rows: number, lamp: SceneLamp): void {
  const firstColumn = Math.max(0, Math.floor((lamp.x - lamp.reachX) / CELL_PX));
  const lastColumn = Math.min(columns - 1, Math.ceil((lamp.x + lamp.reachX) / CELL_PX));
  const firstRow = Math.max(0, Math.floor((lamp.y - lamp.reachY) / CELL_PX));
  const lastRow = Math.min(rows - 1, Math.ceil((lamp.y + lamp.reachY) / CELL_PX));
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      const share = shareAt(lamp, column * CELL_PX, row * CELL_PX);
      const at = (row * columns + column) * CHANNELS;
      const before = grid[at + 3] ?? 0;
      const after = before + share - before * share;
      if (after === 0) continue;
      for (let c = 0; c < 3; c++) {
        const own = (lamp.colour >> (16 - 8 * c)) & 255;
        grid[at + c] = ((grid[at + c] ?? 0) * (after - share) + own * share) / after;
      }
      grid[at + 3] = after;
    }
  }
}

export function createLampLight({
  lamps,
  widthPx,
  heightPx,
}: Pick<SceneFile, 'lamps' | 'widthPx' | 'heightPx'>): LampLight {
  const columns = Math.ceil(widthPx / CELL_PX) + 1;
  const rows = Math.ceil(heightPx / CELL_PX) + 1;
  const grid = new Float32Array(columns * rows * CHANNELS);
  for (const lamp of lamps) addLamp(grid, columns, rows, lamp);

  const sample = (x: number, y: number, channel: number): number => {
    const column = Math.max(0, Math.min(columns - 2, Math.floor(x)));
    const row = Math.max(0, Math.min(rows - 2, Math.floor(y)));
    const [fx, fy] = [Math.max(0, Math.min(1, x - column)), Math.max(0, Math.min(1, y - row))];
    const at = (row * columns + column) * CHANNELS + channel;
    const below = at + columns * CHANNELS;
    const upper = (grid[at] ?? 0) * (1 - fx) + (grid[at + CHANNELS] ?? 0) * fx;
    const lower = (grid[below] ?? 0) * (1 - fx) + (grid[below + CHANNELS] ?? 0) * fx;
    return upper * (1 - fy) + lower * fy;
  };

  return {
    tintAt(soleX, soleY, ambient) {
      const x = soleX / CELL_PX;
      const y = (soleY - CHEST_ABOVE_SOLES_PX) / CELL_PX;
      const lit = sample(x, y, 3) * LIGHT_MOST;
      let tint = 0;
      for (let c = 0; c < 3; c++) {
        const dark = (ambient >> (16 - 8 * c)) & 255;
        const lamp = 255 * WHITE_SHARE + sample(x, y, c) * (1 - WHITE_SHARE);
        tint = (tint << 8) | Math.round(dark + Math.max(0, lamp - dark) * lit);
      }
      return tint;
    },
  };
}
