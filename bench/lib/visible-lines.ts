/**
 * The data that any compositor of a stack of packed layers must read: the visible tiles in the core's layout (see
 * `assembly/raster/layer.ts`) and the masks that determine them. Used for lower bounds that read as many bytes.
 */
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../../src/shared/art/avatar-sizes.ts';

/** Names of the bounds in tables. */
export const READING_LINES = 'memory: reading the lines that show, clearing a canvas';
export const IN_ONE_PIECE = 'memory: copying as much in one piece, clearing a canvas';

const HEADER_BYTES = 16;
const ROW_BYTES = 32;
const LINE_BYTES = 64;
const TILE_PX = 4;
const TILE_ROWS = Math.ceil(CANVAS_HEIGHT_PX / TILE_PX);
const COLUMNS = Math.ceil(CANVAS_WIDTH_PX / TILE_PX);
const ALL = (1n << BigInt(COLUMNS)) - 1n;

/** Cache lines of 64 bytes in separate memory, in the layout of the layers. */
export interface VisibleLines {
  memory: Int32Array;
  /** Offset in `memory` of each line to be read, ascending. */
  starts: Uint32Array;
  /** Bytes of the visible tiles, without the masks. */
  tileBytes: number;
}

/** `payloads` are ordered from the lowest layer up. */
export function findVisibleLines(payloads: readonly Uint8Array[]): VisibleLines {
  const hidden = Array.from({ length: TILE_ROWS }, () => 0n);
  const tilesOfLayers = payloads.map(tileMasks);
  const visible = tilesOfLayers.toReversed().map((rows) =>
    rows.map(({ some, opaque }, row) => {
      const before = hidden[row] ?? 0n;
      hidden[row] = before | opaque;
      return some & ~before;
    }),
  );
  const starts: number[] = [];
  let lines = 0;
  let tiles = 0;
  for (const [layer, rows] of visible.toReversed().entries()) {
    const masks = tilesOfLayers[layer] ?? [];
    const held = masks.filter(({ some }) => some !== 0n).length;
    for (let line = 0; line < Math.ceil((held * ROW_BYTES) / LINE_BYTES); line++) starts.push(lines++);
    for (const [row, shown] of rows.entries()) {
      const some = masks[row]?.some ?? 0n;
      if (some === 0n) continue;
      const columns = Array.from({ length: COLUMNS }, (_, column) => column);
      const first = columns.find((column) => has(some, column)) ?? 0;
      const last = columns.findLast((column) => has(some, column)) ?? 0;
      for (const column of columns) {
        if (!has(shown, column)) continue;
        starts.push(lines + column - first);
        tiles++;
      }
      lines += last - first + 1;
    }
  }
  const words = LINE_BYTES / Int32Array.BYTES_PER_ELEMENT;
  return {
    memory: new Int32Array(lines * words).fill(1),
    starts: Uint32Array.from(starts, (line) => line * words),
    tileBytes: tiles * LINE_BYTES,
  };
}

/** Reads one word of each line. The result keeps the loop from being optimised away. */
export function readLines({ memory, starts }: VisibleLines): number {
  let sum = 0;
  for (let index = 0; index < starts.length; index++) sum = (sum + (memory[starts[index] ?? 0] ?? 0)) | 0;
  return sum;
}

/** For each row of tiles: the columns with visible pixels, and those whose pixels are all opaque. */
function tileMasks(payload: Uint8Array): { some: bigint; opaque: bigint }[] {
  const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
  const top = view.getUint16(2, true);
  const rows = view.getUint16(4, true);
  const wide = (at: number): bigint => view.getBigUint64(at, true) | (view.getBigUint64(at + 8, true) << 64n);
  return Array.from({ length: TILE_ROWS }, (_, tileRow) => {
    let some = 0n;
    let opaque = ALL;
    for (let y = tileRow * TILE_PX; y < (tileRow + 1) * TILE_PX; y++) {
      const isThere = y >= top && y < top + rows;
      const at = HEADER_BYTES + (y - top) * ROW_BYTES;
      some |= isThere ? wide(at) : 0n;
      opaque &= isThere ? wide(at + 16) : 0n;
    }
    return { some, opaque };
  });
}

const has = (columns: bigint, column: number): boolean => ((columns >> BigInt(column)) & 1n) === 1n;
