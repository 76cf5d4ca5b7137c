/**
 * The frame: opaque RGBA rows with a margin of four pixels at both sides, and for each tile of 64x64 pixels a hash of the
 * entries that touch it. Only tiles whose hash changed since the last frame are drawn.
 */
import { allocateForced } from './sprites';
import { release } from './heap';
import { BOTTOM, ENTRY_BYTES, LEFT, RIGHT, TOP } from './entry';

const TILE: i32 = 64;
const MARGIN_PX: i32 = 4;
/** Above this share of dirty tiles, in tenths, one rectangle is cheaper than many. */
const MANY_TENTHS = 7;
const OPAQUE_BLACK: u32 = 0xff000000;
const RECT_BYTES: usize = 16;

let room: usize = 0;
let width: i32 = 0;
let height: i32 = 0;
let columns: i32 = 0;
let rows: i32 = 0;
let hashes: usize = 0;
let lastHashes: usize = 0;
let rects: usize = 0;
let rectCount: i32 = 0;
let dirtyCount: i32 = 0;

/** Address of pixel (0, 0). */
export function frameAddress(): usize {
  return room + ((<usize>MARGIN_PX) << 2);
}
export function strideBytes(): usize {
  return (<usize>(width + 2 * MARGIN_PX)) << 2;
}
/** i32 left, top, right, bottom of each rectangle that the last frame changed. */
export function rectsAddress(): usize {
  return rects;
}
/** Tiles that the last frame changed. */
export function dirtyTiles(): i32 {
  return dirtyCount;
}

/** Sets the size of the frame, which is black until the next frame; false when there is no memory. */
export function openFrame(widthPx: i32, heightPx: i32): bool {
  if (room != 0) release(room);
  width = widthPx;
  height = heightPx;
  columns = (width + TILE - 1) / TILE;
  rows = (height + TILE - 1) / TILE;
  const pixels = strideBytes() * <usize>height;
  const tiles = <usize>(columns * rows);
  room = allocateForced(pixels + 64 + tiles * (8 + RECT_BYTES));
  if (room == 0) return false;
  for (let at = room; at < room + pixels; at += 4) store<u32>(at, OPAQUE_BLACK);
  hashes = (room + pixels + 63) & ~(<usize>15);
  lastHashes = hashes + tiles * 4;
  rects = lastHashes + tiles * 4;
  forgetFrame();
  return true;
}

/** The next frame draws every tile. */
export function forgetFrame(): void {
  memory.fill(hashes, 0xff, <usize>(columns * rows) * 4);
}

/** Compares the list with that of the last frame. Returns the number of rectangles to draw. */
export function findDirty(list: usize, end: usize): i32 {
  const last = lastHashes;
  lastHashes = hashes;
  hashes = last;
  memory.fill(hashes, 0, <usize>(columns * rows) * 4);
  for (let entry = list; entry < end; entry += ENTRY_BYTES) addToTiles(entry);
  dirtyCount = 0;
  for (let tile = 0; tile < columns * rows; tile++) if (isDirty(tile)) dirtyCount++;
  rectCount = 0;
  if (dirtyCount * 10 > columns * rows * MANY_TENTHS) addRect(0, 0, width, height);
  else joinTiles();
  return rectCount;
}

/** FNV-1a over the entry, by words. */
function hashOf(entry: usize): u32 {
  let hash: u32 = 2166136261;
  for (let at = entry; at < entry + ENTRY_BYTES; at += 4) {
    hash = (hash ^ load<u32>(at)) * 16777619;
    hash ^= hash >>> 15;
  }
  return hash;
}

function addToTiles(entry: usize): void {
  const hash = hashOf(entry);
  const left = max(0, load<i32>(entry, LEFT)) / TILE;
  const right = min(columns, (load<i32>(entry, RIGHT) + TILE - 1) / TILE);
  const top = max(0, load<i32>(entry, TOP)) / TILE;
  const bottom = min(rows, (load<i32>(entry, BOTTOM) + TILE - 1) / TILE);
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const at = hashes + ((<usize>(row * columns + column)) << 2);
      // The order of the entries counts.
      store<u32>(at, (rotl<u32>(load<u32>(at), 5) ^ hash) * 16777619);
    }
  }
}

function isDirty(tile: i32): bool {
  const at = (<usize>tile) << 2;
  return load<u32>(hashes + at) != load<u32>(lastHashes + at);
}

/** Joins dirty tiles of a row to rectangles, and a rectangle with the one above it of the same columns. */
function joinTiles(): void {
  for (let row = 0; row < rows; row++) {
    const aboveEnd = rectCount;
    for (let column = 0; column < columns; ) {
      if (!isDirty(row * columns + column)) {
        column++;
        continue;
      }
      const from = column;
      while (column < columns && isDirty(row * columns + column)) column++;
      const bottom = min((row + 1) * TILE, height);
      if (!extendRect(aboveEnd, from * TILE, min(column * TILE, width), row * TILE, bottom)) {
        addRect(from * TILE, row * TILE, min(column * TILE, width), bottom);
      }
    }
  }
}

function extendRect(end: i32, left: i32, right: i32, top: i32, bottom: i32): bool {
  for (let index = 0; index < end; index++) {
    const rect = rects + <usize>index * RECT_BYTES;
    if (load<i32>(rect) != left || load<i32>(rect, 8) != right || load<i32>(rect, 12) != top) continue;
    store<i32>(rect, bottom, 12);
    return true;
  }
  return false;
}

function addRect(left: i32, top: i32, right: i32, bottom: i32): void {
  const rect = rects + <usize>rectCount * RECT_BYTES;
  store<i32>(rect, left);
  store<i32>(rect, top, 4);
  store<i32>(rect, right, 8);
  store<i32>(rect, bottom, 12);
  rectCount++;
}
