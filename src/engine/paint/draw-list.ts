/**
 * The list of what a frame shows, from far to near, in device pixels of the window. The page writes it, the painter's
 * worker reads it. Pictures are named by numbers that the page gives them; the worker fits them to the listed sizes. Owns
 * its buffer, which is reused for each frame.
 */

/** Floats of an item. */
const ITEM_LENGTH = 18;
const FIRST_ITEMS = 512;

/**
 * `tile`: upright; it may be large and is fitted in pieces. `figure`: upright, sheared and stretched in whole rows. `turned`:
 * rotated and scaled, bilinear.
 */
const FORMS = ['tile', 'figure', 'turned'] as const;
export type Form = (typeof FORMS)[number];

export interface ListItem {
  form: Form;
  picture: number;
  /** Of the picture's frames. */
  frame: number;
  /** Upper left corner; of `turned` the centre. */
  x: number;
  y: number;
  /** Whole pixels that the picture is fitted to; of `turned` the drawn size, which need not be whole. */
  widthPx: number;
  heightPx: number;
  isFlipped: boolean;
  isScreen: boolean;
  /** 0xRRGGBB */
  tint: number;
  /** 0 to 1 */
  alpha: number;
  /** Of `figure`: pixels to the right for each row above `anchorPx`. Of `turned`: radians, clockwise. */
  lean: number;
  /** Of `figure`: vertical scale. */
  stretch: number;
  /** Of `figure`: horizontal scale around its middle, in whole columns. */
  spread: number;
  /** Of `figure`: the row that does not move, from the top of the picture before it is stretched. */
  anchorPx: number;
  /** Of `figure`: rows of the window in which it is drawn, the second one excluded. */
  clipTop: number;
  clipBottom: number;
  /** Of `tile`: columns of the window in which it is drawn, the second one excluded. */
  clipLeft: number;
  clipRight: number;
}

/** Rows and columns that are beyond all others. */
export const NO_CLIP = { top: -1_000_000, bottom: 1_000_000, left: -1_000_000, right: 1_000_000 } as const;

export interface DrawList {
  clear(): void;
  add(item: ListItem): void;
  /** A copy of the written items, to be transferred. */
  take(): Float32Array<ArrayBuffer>;
}

export function createDrawList(): DrawList {
  let floats = new Float32Array(FIRST_ITEMS * ITEM_LENGTH);
  let length = 0;
  return {
    clear() {
      length = 0;
    },
    add(item) {
      if (length + ITEM_LENGTH > floats.length) {
        const larger = new Float32Array(floats.length * 2);
        larger.set(floats);
        floats = larger;
      }
      // One by one: an array for each item of each frame would keep the garbage collector busy.
      floats[length] = FORMS.indexOf(item.form);
      floats[length + 1] = item.picture;
      floats[length + 2] = item.frame;
      floats[length + 3] = item.x;
      floats[length + 4] = item.y;
      floats[length + 5] = item.widthPx;
      floats[length + 6] = item.heightPx;
      floats[length + 7] = (item.isFlipped ? 1 : 0) | (item.isScreen ? 2 : 0);
      floats[length + 8] = item.tint;
      floats[length + 9] = item.alpha;
      floats[length + 10] = item.lean;
      floats[length + 11] = item.stretch;
      floats[length + 12] = item.anchorPx;
      floats[length + 13] = item.clipTop;
      floats[length + 14] = item.clipBottom;
      floats[length + 15] = item.spread;
      floats[length + 16] = item.clipLeft;
      floats[length + 17] = item.clipRight;
      length += ITEM_LENGTH;
    },
    take: () => floats.slice(0, length),
  };
}

export const countItems = (items: Float32Array): number => Math.floor(items.length / ITEM_LENGTH);

/** Writes the item at `index` into `out`. */
export function readItem(items: Float32Array, index: number, out: ListItem): void {
  const at = index * ITEM_LENGTH;
  const number = (offset: number): number => items[at + offset] ?? 0;
  const flags = number(7);
  out.form = FORMS[number(0)] ?? 'tile';
  out.picture = number(1);
  out.frame = number(2);
  out.x = number(3);
  out.y = number(4);
  out.widthPx = number(5);
  out.heightPx = number(6);
  out.isFlipped = (flags & 1) !== 0;
  out.isScreen = (flags & 2) !== 0;
  out.tint = number(8);
  out.alpha = number(9);
  out.lean = number(10);
  out.stretch = number(11);
  out.anchorPx = number(12);
  out.clipTop = number(13);
  out.clipBottom = number(14);
  out.spread = number(15);
  out.clipLeft = number(16);
  out.clipRight = number(17);
}

export const emptyItem = (): ListItem => ({
  form: 'tile',
  picture: 0,
  frame: 0,
  x: 0,
  y: 0,
  widthPx: 0,
  heightPx: 0,
  isFlipped: false,
  isScreen: false,
  tint: 0xffffff,
  alpha: 1,
  lean: 0,
  stretch: 1,
  spread: 1,
  anchorPx: 0,
  clipTop: NO_CLIP.top,
  clipBottom: NO_CLIP.bottom,
  clipLeft: NO_CLIP.left,
  clipRight: NO_CLIP.right,
});
