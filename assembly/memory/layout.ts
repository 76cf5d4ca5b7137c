/**
 * Addresses and sizes of everything that each core needs. This memory is allocated when the module starts
 * (`initialMemory` in asconfig.json). Behind it are segments that are claimed when they are needed (memory/segments.ts):
 * resident layers and large pictures. The first 64 KiB are the compiler's static data; a test checks that they suffice. A
 * module that is match-three only starts with the memory up to the end of its own part, which is the first.
 */

// Limits of pictures.
export const CANVAS_WIDTH: i32 = 425;
export const CANVAS_HEIGHT: i32 = 850;
/** Canvas rows are padded to whole blocks of four pixels. */
export const STRIDE: i32 = 428;
export const BLOCKS_PER_ROW: i32 = 107;
export const CANVAS_BYTES: i32 = STRIDE * CANVAS_HEIGHT * 4;
/** Rows of tiles of 4x4 pixels. The last row of tiles has two pixel rows on the canvas. */
export const TILE_ROWS: i32 = 213;
/** Tile rows that are composited together: their working data fits the L2 cache. */
export const BAND: i32 = 16;
/** Entries of one stack. A layer takes at most two. */
export const MAX_STACKED: i32 = 512;
/** Clipped layers per stack whose clip edge is inside a tile row. */
export const MAX_CLIPPED: i32 = 256;
/** Most layers kept in memory. */
export const MAX_RESIDENTS: i32 = 1024;

const STATIC_END: usize = 65536;

// The match-three game.
/** u8[36]: gems of the board, row by row from the top left. */
export const MATCH3_GEMS: usize = STATIC_END;
/** u8[60]: the possible swaps, see match3/game.ts. */
export const MATCH3_SWAPS: usize = MATCH3_GEMS + 64;
/** Steps of the last swap's cascade, see match3/record.ts. */
export const MATCH3_STEPS: usize = MATCH3_SWAPS + 64;
export const MATCH3_STEP_BYTES: usize = 256;
export const MAX_MATCH3_STEPS: i32 = 256;
/** u8[MAX_MATCH3_LOG]: the log of a game to replay. */
export const MATCH3_LOG: usize = MATCH3_STEPS + <usize>MAX_MATCH3_STEPS * MATCH3_STEP_BYTES;
export const MAX_MATCH3_LOG: i32 = 131072;

// Pictures.
/** The premultiplied canvas: whole tile rows, STRIDE pixels a row. */
export const CANVAS: usize = MATCH3_LOG + <usize>MAX_MATCH3_LOG;
/** 16 bytes a resident layer, see raster/layer.ts. */
export const RESIDENTS: usize = CANVAS + <usize>(STRIDE * TILE_ROWS * 16);
/** 16 bytes a stack entry, see raster/stack.ts. */
export const STACK: usize = RESIDENTS + <usize>MAX_RESIDENTS * 16;
/** A row of masks (32 bytes, padded to 64) and its tiles for each clipped layer, see raster/stack.ts. */
export const CLIPPED_ROWS: usize = (STACK + <usize>MAX_STACKED * 16 + 63) & ~(<usize>63);
export const CLIPPED_BYTES: usize = 64 + <usize>BLOCKS_PER_ROW * 64;
// Scratch memory of compositing for one band, see raster/visible.ts.
/** u64[2] a row: tiles covered by an opaque tile. */
export const HIDDEN_ROWS: usize = CLIPPED_ROWS + <usize>MAX_CLIPPED * CLIPPED_BYTES;
/** u64[2] a row: tiles with visible pixels. */
export const USED_ROWS: usize = HIDDEN_ROWS + <usize>BAND * 16;
/** u64[2] a row: tiles that have been drawn. */
export const DRAWN_ROWS: usize = USED_ROWS + <usize>BAND * 16;
/** i32[2] a stack entry: its first row and end row in the band. */
export const SHOWN_ROWS: usize = DRAWN_ROWS + <usize>BAND * 16;
/** u64[2] an entry and row: visible tiles. */
export const VISIBLE_ROWS: usize = SHOWN_ROWS + <usize>MAX_STACKED * 8;
/** Column sums of resampling, then the weights of target columns; see raster/resample.ts. */
export const RESAMPLE_SCRATCH: usize = VISIBLE_ROWS + <usize>(MAX_STACKED * BAND) * 16;
export const RESAMPLE_SCRATCH_BYTES: usize = 3145728;
/** Input and output: payloads, and pictures up to the size of a canvas. */
export const ARENA: usize = (RESAMPLE_SCRATCH + RESAMPLE_SCRATCH_BYTES + 63) & ~(<usize>63);
export const ARENA_BYTES: usize = 4194304;

/** End of what is in memory from the start. */
export const PICTURES_END: usize = ARENA + ARENA_BYTES;

// Limits of what is claimed.
/** Resident layers as tiles, kept for later composites. */
export const TILE_STORE_BYTES: usize = 33554432;
/** A picture and its resized copy. */
export const MAX_PICTURE_BYTES: u64 = 33554432;
