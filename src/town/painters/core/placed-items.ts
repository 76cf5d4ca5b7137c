/** The items of the core's draw list before they are put in order. Owns a pool of them, which each frame uses again. */
import { emptyItem, type ListItem, NO_CLIP } from '../../../engine/paint/draw-list.ts';
import type { CoreFrame } from './core-frames.ts';

/** An item, and its order within the layer of what has a foot on the ground. */
export interface Placed extends ListItem {
  depth: number;
}

/** The map position of the canvas's upper left corner, device pixels. */
export interface Origin {
  scale: number;
  x: number;
  y: number;
}

/** Hundreds of new objects in each frame would be garbage to collect. */
const pool: { readonly items: Placed[]; used: number } = { items: [], used: 0 };

/** At the beginning of a frame: the items of the last one are used again. */
export function reuseItems(): void {
  pool.used = 0;
}

/** An upright item of a size; everything else is as in an empty one. */
export function itemOf({ picture, frame }: CoreFrame, x: number, y: number, widthPx: number, heightPx: number): Placed {
  const item = (pool.items[pool.used] ??= { ...emptyItem(), depth: 0 });
  pool.used += 1;
  item.form = 'tile';
  item.picture = picture;
  item.frame = frame;
  item.x = x;
  item.y = y;
  item.widthPx = widthPx;
  item.heightPx = heightPx;
  item.isFlipped = false;
  item.isScreen = false;
  item.tint = WHITE;
  item.alpha = 1;
  item.lean = 0;
  item.stretch = 1;
  item.spread = 1;
  item.anchorPx = 0;
  item.clipTop = NO_CLIP.top;
  item.clipBottom = NO_CLIP.bottom;
  item.clipLeft = NO_CLIP.left;
  item.clipRight = NO_CLIP.right;
  return item;
}

const WHITE = 0xffffff;
