/** Addresses of the tables behind the compiler's static data, and of the pages behind them. */

export const MAX_SPRITES: u32 = 16384;
export const SPRITE_BYTES: usize = 24;
/** 1 GiB in pages of 4 KiB. */
export const MAX_PAGES: u32 = 262144;

export const SPRITES: usize = (__heap_base + 4095) & ~(<usize>4095);
/** u32 for each page. */
export const PAGE_MAP: usize = SPRITES + <usize>MAX_SPRITES * SPRITE_BYTES;
export const FIRST_PAGE: usize = (PAGE_MAP + <usize>MAX_PAGES * 4 + 4095) & ~(<usize>4095);
