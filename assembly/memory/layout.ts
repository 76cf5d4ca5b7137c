/**
 * Addresses and sizes of everything that each core needs. This memory is allocated when the module starts
 * (`initialMemory` in asconfig.json). Behind it are segments that are claimed when they are needed (memory/segments.ts):
 * the tables of a location's corners, resident layers, and large pictures. The first 64 KiB are the compiler's static
 * data; a test checks that they suffice. A module that is match-three only, or compositing only, starts with the memory
 * up to the end of its own part: match-three, then pictures, then locations.
 */

// Limits of a location.
export const MAP_WIDTH: i32 = 5164;
export const MAP_HEIGHT: i32 = 1000;
export const MAX_RINGS: i32 = 4096;
export const MAX_EDGES: i32 = 16384;
/** Most corners of the exact search. Locations with more corners use the lattice search. */
export const MAX_CORNERS: i32 = 4096;
/** Blocks of four edges, over all cells. */
export const MAX_BLOCKS: i32 = 65536;
export const CELL: i32 = 32;
export const COLUMNS: i32 = 162;
export const ROWS: i32 = 32;
export const CELLS: i32 = COLUMNS * ROWS;
export const MAX_POINTS: i32 = 16384;
export const MAX_WAYPOINTS: i32 = 2048;

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
/** Input and output: payloads, pictures up to the size of a canvas, and bakes, which have at most 3 MB. */
export const ARENA: usize = (RESAMPLE_SCRATCH + RESAMPLE_SCRATCH_BYTES + 63) & ~(<usize>63);
export const ARENA_BYTES: usize = 4194304;

// Location: input.
/** u32[MAX_RINGS]: vertex count of each ring. */
export const RING_SIZES: usize = ARENA + ARENA_BYTES;
/** f64[MAX_EDGES * 2]: xy pairs of all rings in file units, ring by ring. */
export const VERTICES: usize = RING_SIZES + <usize>MAX_RINGS * 4;

// Location: colliders.
/** f32[MAX_EDGES * 4]: x0 y0 x1 y1 in map pixels. */
export const EDGES: usize = VERTICES + <usize>MAX_EDGES * 16;
/** u16[MAX_EDGES]: ring of each edge. */
export const EDGE_RINGS: usize = EDGES + <usize>MAX_EDGES * 16;
/** u32[CELLS + 1]: first block of each cell. */
export const CELL_BLOCKS: usize = EDGE_RINGS + <usize>MAX_EDGES * 2;
/**
 * 64 bytes a block, structure of arrays: x0[4] y0[4] x1[4] y1[4] as f32. Unused slots hold a point far outside the map.
 */
export const BLOCKS: usize = CELL_BLOCKS + 20992;
/** u16[4] a block: the ring of each edge, 0xffff for unused slots. */
export const BLOCK_RINGS: usize = BLOCKS + <usize>MAX_BLOCKS * 64;
/** u8[4] a block: the bit of the cell's ring mask that crossing the edge toggles. */
export const BLOCK_BITS: usize = BLOCK_RINGS + <usize>MAX_BLOCKS * 8;
/** 16 bytes a cell: f32 x, f32 y of the reference point, u64 mask of the cell's rings that block it. */
export const CELL_REFERENCES: usize = BLOCK_BITS + <usize>MAX_BLOCKS * 4;
/** u8[CELLS]: 0 walkable, 1 blocked, 2 crossed by edges, 3 crossed by edges of more rings than the mask has bits. */
export const CELL_CLASSES: usize = CELL_REFERENCES + <usize>CELLS * 16;
/** u64[4] a row of cells: one bit for each cell that has blocks; the last word is unused. */
export const CELL_EDGED: usize = CELL_CLASSES + 5248;
/** u16[64]: the rings of one cell, used while its masks are built. */
export const CELL_RINGS: usize = CELL_EDGED + <usize>ROWS * 32;

// Location: corners.
/** 32 bytes a corner: f32 x, y, then unit vectors from the vertex to its two neighbours, then 8 unused bytes. */
export const CORNERS: usize = CELL_RINGS + 1024;
/** One bitset a cell: the corners that may be visible from it. Whole u64 words for the actual corner count. */
export const CELL_CORNERS: usize = CORNERS + <usize>MAX_CORNERS * 32;
/** u32[CELLS + 1]: start of each cell's corner list, see nav/candidates.ts. */
export const CELL_LIST_STARTS: usize = CELL_CORNERS + <usize>CELLS * (<usize>MAX_CORNERS / 8);
/** Scratch memory of builds and searches: 8 MiB. */
export const NAV_SCRATCH: usize = CELL_LIST_STARTS + 20992;
export const NAV_SCRATCH_BYTES: usize = 8388608;

// Location: results.
/** f32[MAX_WAYPOINTS * 2] */
export const WAYPOINTS: usize = NAV_SCRATCH + NAV_SCRATCH_BYTES;
/** f32[MAX_POINTS * 2] */
export const POINTS: usize = WAYPOINTS + <usize>MAX_WAYPOINTS * 8;
/** u32[32] a cell: one bit a pixel, row by row, see nav/pixels.ts. */
export const CELL_PIXELS: usize = POINTS + <usize>MAX_POINTS * 8;
/** u8[CELLS]: 1 when the pixels of the cell are computed. */
export const CELL_PIXELS_READY: usize = CELL_PIXELS + <usize>CELLS * 128;
export const FIXED_END: usize = CELL_PIXELS_READY + 5248;

// Limits of what is claimed.
/** Resident layers as tiles, kept for later composites. */
export const TILE_STORE_BYTES: usize = 33554432;
/** A picture and its resized copy. */
export const MAX_PICTURE_BYTES: u64 = 33554432;
