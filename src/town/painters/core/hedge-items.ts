/** The tiles of the ground around the map in the core's draw list. While the evening comes, its tiles lie over those of the day. */
import type { DrawList } from '../../../engine/paint/draw-list.ts';
import type { EveningShare } from '../../plan/light-change.ts';
import { eachEveningPart, eachHedgeTile, type HedgeWindow } from '../hedge-parts.ts';
import { HEDGE_TILE_PX, type HedgeLook, type HedgeTiles } from '../hedge-tiles.ts';
import type { CoreFrame } from './core-frames.ts';
import { itemOf, type Placed } from './placed-items.ts';

export interface HedgeView extends HedgeLook, HedgeWindow {
  /** What of the evening lies over the tiles of `mood`; null for nothing. */
  evening: EveningShare | null;
}

export function addHedge(view: HedgeView, hedge: Pick<HedgeTiles<CoreFrame>, 'tile'>, list: DrawList): void {
  const { scale, mood, evening } = view;
  eachHedgeTile(view, (column, row, x, y) => {
    const tileOf = (look: HedgeLook): Placed | null => {
      const frame = hedge.tile(look, column, row);
      return frame === null ? null : itemOf(frame, x, y, HEDGE_TILE_PX, HEDGE_TILE_PX);
    };
    const tile = tileOf({ mood, scale });
    if (tile !== null) list.add(tile);
    if (evening === null) return;
    eachEveningPart(evening, column, scale, (from, to, share) => {
      const part = tileOf({ mood: 'evening', scale });
      if (part === null) return;
      part.alpha = share;
      part.clipLeft = x + from;
      part.clipRight = x + to;
      list.add(part);
    });
  });
}
