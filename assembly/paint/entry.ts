/**
 * An entry of the draw list, 80 bytes. Distances are device pixels of the frame; the box is what the entry can touch.
 *
 *    0 u32 kind          4 u32 sprite         8 i32 x             12 i32 y
 *   16 i32 left         20 i32 top           24 i32 right         28 i32 bottom
 *   32 u32 tint         36 i32 alpha         40 f32 shear         44 i32 step
 *   48 i32 anchor       52 f32 matrix[6]     76 u32 flags
 *                       52 i32 wider
 *
 * Sprites of runs: `x`, `y` is the upper left corner of the whole picture. Row r of the target shows row (r * step) >> 16 and
 * is moved to the right by `shear` for each row of the picture that it is above `anchor`. It has `wider` columns more than the
 * picture (less, if negative): columns at equal distances are shown twice, or left out.
 * Whole pictures: `matrix` a b c d u v maps a target position (x, y) to the picture: (a x + c y + u, b x + d y + v).
 * Flags: 1 blends as a screen; 2, of runs, draws only the columns of the box, which is then narrower than the picture.
 * `tint` is 0xRRGGBB, `alpha` 0 to 256; a fill has its colour as a little-endian RGBA word in `tint`.
 */
export const ENTRY_BYTES: usize = 80;

export const RUNS: u32 = 1;
export const WHOLE: u32 = 2;
export const FILL: u32 = 3;

export const SPRITE: usize = 4;
export const X: usize = 8;
export const Y: usize = 12;
export const LEFT: usize = 16;
export const TOP: usize = 20;
export const RIGHT: usize = 24;
export const BOTTOM: usize = 28;
export const TINT: usize = 32;
export const ALPHA: usize = 36;
export const SHEAR: usize = 40;
export const STEP: usize = 44;
export const ANCHOR: usize = 48;
export const MATRIX: usize = 52;
export const WIDER: usize = 52;
export const FLAGS: usize = 76;

export const SCREEN: u32 = 1;
export const CLIPPED: u32 = 2;

export const OPAQUE_ALPHA: i32 = 256;
export const WHITE: u32 = 0xffffff;
