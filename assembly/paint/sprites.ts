/**
 * The sprites in memory, by handle. Before memory grows, those are evicted that no frame has used for some time: players come
 * and go, and their sprites must not add up. When memory has reached its limit, the least recently used ones are evicted,
 * but never one that the current frame uses. A handle of an evicted sprite stays invalid, because its slot gets a new
 * generation.
 *
 *   Handle: generation << 16 | slot; 0 is no sprite.
 *   A slot, 24 bytes: u32 address (0 when it is free) | u32 generation | u32 frame of the last use | u32 newer slot |
 *   u32 older slot (in a free slot the next free one) | u32 bytes
 */
import { allocate, growFor, release } from './heap';
import { MAX_SPRITES, SPRITE_BYTES, SPRITES } from './layout';

/** In place of a handle: there is no memory, because the current frame uses all sprites. */
const NO_MEMORY: u32 = 0xffffffff;
/** Frames without a use, half a minute at 60 frames a second: its figure or piece of scenery is out of sight. */
const IDLE_FRAMES: u32 = 1800;
/** Slot 0 is the end of the list in both directions. */
const END: u32 = 0;

let frame: u32 = 1;
let usedSlots: u32 = 1;
let freeSlot: u32 = END;
let newest: u32 = END;
let oldest: u32 = END;
let count: u32 = 0;

function slotAt(slot: u32): usize {
  return SPRITES + <usize>slot * SPRITE_BYTES;
}

export function spriteCount(): u32 {
  return count;
}

/** Sprites that are used from now on are kept until the next call. */
export function beginFrame(): void {
  frame++;
}

/** Address of a sprite; 0 when it was evicted. */
export function spriteAddress(handle: u32): usize {
  const slot = handle & 0xffff;
  if (slot == END || slot >= usedSlots) return 0;
  const at = slotAt(slot);
  return load<u32>(at, 4) == handle >>> 16 ? <usize>load<u32>(at) : 0;
}

/** Marks a sprite as used in the current frame; false when it was evicted. */
export function useSprite(handle: u32): bool {
  if (spriteAddress(handle) == 0) return false;
  const slot = handle & 0xffff;
  store<u32>(slotAt(slot), frame, 8);
  if (slot == newest) return true;
  unlink(slot);
  linkNewest(slot);
  return true;
}

/** Copies `bytes` at `from` into a new sprite. Returns its handle or NO_MEMORY. */
export function addSprite(from: usize, bytes: usize): u32 {
  if (freeSlot == END && usedSlots == MAX_SPRITES && !evictUnusedFor(1)) return NO_MEMORY;
  const address = allocateForced(bytes);
  if (address == 0) return NO_MEMORY;
  memory.copy(address, from, bytes);
  const slot = takeSlot();
  const at = slotAt(slot);
  store<u32>(at, <u32>address);
  store<u32>(at, frame, 8);
  store<u32>(at, <u32>bytes, 20);
  linkNewest(slot);
  count++;
  return (load<u32>(at, 4) << 16) | slot;
}

/** Allocates, evicts idle sprites, grows, and evicts the others, in this order; 0 when the current frame uses all of them. */
export function allocateForced(bytes: usize): usize {
  let address = allocate(bytes);
  while (address == 0 && evictUnusedFor(IDLE_FRAMES)) address = allocate(bytes);
  if (address == 0 && growFor(bytes)) address = allocate(bytes);
  while (address == 0 && evictUnusedFor(1)) address = allocate(bytes);
  return address;
}

/** Releases a sprite; nothing happens when it was evicted. */
export function dropSprite(handle: u32): void {
  const address = spriteAddress(handle);
  if (address == 0) return;
  const slot = handle & 0xffff;
  const at = slotAt(slot);
  unlink(slot);
  release(address);
  store<u32>(at, 0);
  store<u32>(at, nextGeneration(load<u32>(at, 4)), 4);
  store<u32>(at, freeSlot, 16);
  freeSlot = slot;
  count--;
}

/** Evicts the least recently used sprite if no frame has used it for `frames` frames. */
function evictUnusedFor(frames: u32): bool {
  if (oldest == END) return false;
  const at = slotAt(oldest);
  if (frame - load<u32>(at, 8) < frames) return false;
  dropSprite((load<u32>(at, 4) << 16) | oldest);
  return true;
}

/** 1 to 0xffff: with slot 1 or more, a handle is never 0. */
function nextGeneration(generation: u32): u32 {
  return generation == 0xffff ? 1 : generation + 1;
}

function takeSlot(): u32 {
  if (freeSlot != END) {
    const slot = freeSlot;
    freeSlot = load<u32>(slotAt(slot), 16);
    return slot;
  }
  store<u32>(slotAt(usedSlots), 1, 4);
  return usedSlots++;
}

function linkNewest(slot: u32): void {
  const at = slotAt(slot);
  store<u32>(at, END, 12);
  store<u32>(at, newest, 16);
  if (newest != END) store<u32>(slotAt(newest), slot, 12);
  newest = slot;
  if (oldest == END) oldest = slot;
}

function unlink(slot: u32): void {
  const at = slotAt(slot);
  const newer = load<u32>(at, 12);
  const older = load<u32>(at, 16);
  if (newer == END) newest = older;
  else store<u32>(slotAt(newer), older, 16);
  if (older == END) oldest = newer;
  else store<u32>(slotAt(older), newer, 12);
}
