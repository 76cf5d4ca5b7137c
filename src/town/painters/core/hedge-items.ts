/** The tiles of the ground around the map in the core's draw list. While the evening comes, its tiles lie over those of the day. */
import type { DrawList } from '../../../engine/paint/draw-list.ts';
import { MAP_WIDTH_PX } from '../../../shared/rules/town.ts';
import { eachSweptPart, type EveningShare } from '../../plan/light-change.ts';
import { END_REACH_PX, HEDGE_TOP_PX } from '../hedge.ts';
import { HEDGE_TILE_PX, type HedgeLook, type HedgeTiles } from './hedge-tiles.ts';
import { itemOf, type Origin, type Placed } from './placed-items.ts';

export interface HedgeView extends HedgeLook {
  /** Of the canvas, device pixels. */
  widthPx: number;
  heightPx: number;
  /** What of the evening lies over the tiles of `mood`; null for nothing. */
  evening: EveningShare | null;
}

export function addHedge(view: HedgeView, at: Origin, hedge: Pick<HedgeTiles, 'tile'>, list: DrawList): void {
  const { scale, mood, widthPx, heightPx, evening } = view;
  const top = Math.round(HEDGE_TOP_PX * scale) - at.y;
  const firstRow = Math.floor(-top / HEDGE_TILE_PX);
  const lastRow = Math.floor((heightPx - 1 - top) / HEDGE_TILE_PX);
  const firstColumn = Math.floor(at.x / HEDGE_TILE_PX);
  const lastColumn = Math.floor((at.x + widthPx - 1) / HEDGE_TILE_PX);
  const columnOf = (x: number): number => Math.floor((x * scale) / HEDGE_TILE_PX);
  const [leftEnd, rightEnd] = [columnOf(END_REACH_PX), columnOf(MAP_WIDTH_PX - END_REACH_PX)];
  const tileOf = (look: HedgeLook, column: number, row: number): Placed | null => {
    const frame = hedge.tile(look, column, row);
    if (frame === null) return null;
    const [x, y] = [column * HEDGE_TILE_PX - at.x, top + row * HEDGE_TILE_PX];
    return itemOf(frame, x, y, HEDGE_TILE_PX, HEDGE_TILE_PX);
  };
  for (let column = firstColumn; column <= lastColumn; column++) {
    // The hedges at the map's ends have its whole height.
    const isAtEnd = column <= leftEnd || column >= rightEnd;
    for (let row = isAtEnd ? firstRow : Math.max(0, firstRow); row <= lastRow; row++) {
      const tile = tileOf({ mood, scale }, column, row);
      if (tile !== null) list.add(tile);
      if (evening === null || evening.share === 0) continue;
      eachPart(evening, column, scale, (from, to, share) => {
        const part = tileOf({ mood: 'evening', scale }, column, row);
        if (part === null) return;
        part.alpha = share;
        part.clipLeft = Math.max(part.x, Math.round(from * scale) - at.x);
        part.clipRight = Math.min(part.x + HEDGE_TILE_PX, Math.round(to * scale) - at.x);
        list.add(part);
      });
    }
  }
}

/** The parts of a column of tiles that the evening has reached, in map px. */
function eachPart(
  { edgeX, share }: EveningShare,
  column: number,
  scale: number,
  use: (from: number, to: number, share: number) => void,
): void {
  const [left, right] = [(column * HEDGE_TILE_PX) / scale, ((column + 1) * HEDGE_TILE_PX) / scale];
  if (edgeX === null) use(left, right, share);
  else eachSweptPart(left, right, edgeX, use);
}
