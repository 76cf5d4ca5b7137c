/** Which tiles of the ground around the map a window shows, and which parts of them the evening has reached. Pure. */
import { MAP_WIDTH_PX } from '../../shared/rules/town.ts';
import { eachSweptPart, type EveningShare } from '../plan/light-change.ts';
import { END_REACH_PX, HEDGE_TOP_PX } from './hedge.ts';
import { HEDGE_TILE_PX } from './hedge-tiles.ts';

/** In device pixels: the map position of the window's upper left corner, its size, and the size of a map pixel. */
export interface HedgeWindow {
  x: number;
  y: number;
  widthPx: number;
  heightPx: number;
  scale: number;
}

/** `x`, `y`: the tile's corner in the window, device pixels. */
export function eachHedgeTile(
  { x: leftPx, y: topPx, widthPx, heightPx, scale }: HedgeWindow,
  use: (column: number, row: number, x: number, y: number) => void,
): void {
  const top = Math.round(HEDGE_TOP_PX * scale) - topPx;
  const firstRow = Math.floor(-top / HEDGE_TILE_PX);
  const lastRow = Math.floor((heightPx - 1 - top) / HEDGE_TILE_PX);
  const firstColumn = Math.floor(leftPx / HEDGE_TILE_PX);
  const lastColumn = Math.floor((leftPx + widthPx - 1) / HEDGE_TILE_PX);
  const columnOf = (x: number): number => Math.floor((x * scale) / HEDGE_TILE_PX);
  const [leftEnd, rightEnd] = [columnOf(END_REACH_PX), columnOf(MAP_WIDTH_PX - END_REACH_PX)];
  for (let column = firstColumn; column <= lastColumn; column++) {
    // The hedges at the map's ends have its whole height.
    const isAtEnd = column <= leftEnd || column >= rightEnd;
    for (let row = isAtEnd ? firstRow : Math.max(0, firstRow); row <= lastRow; row++) {
      use(column, row, column * HEDGE_TILE_PX - leftPx, top + row * HEDGE_TILE_PX);
    }
  }
}

/**
 * Calls `use` for each part of a column of tiles that the evening has reached. `from` and `to`: device pixels from the tile's left
 * edge.
 */
export function eachEveningPart(
  { edgeX, share }: EveningShare,
  column: number,
  scale: number,
  use: (from: number, to: number, share: number) => void,
): void {
  if (edgeX === null) {
    if (share > 0) use(0, HEDGE_TILE_PX, share);
    return;
  }
  const left = column * HEDGE_TILE_PX;
  const inTile = (x: number): number => Math.max(0, Math.min(HEDGE_TILE_PX, Math.round(x * scale) - left));
  eachSweptPart(left / scale, (left + HEDGE_TILE_PX) / scale, edgeX, (from, to, part) =>
    use(inTile(from), inTile(to), part),
  );
}
