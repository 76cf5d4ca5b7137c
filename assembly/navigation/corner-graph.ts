/** The corners that see each other so that a path can turn at both, and how far they are apart. */
import { corners } from './corners';
import { grown, roomFor } from './growing';
import { vertexX, vertexY } from './vertices';

/** 8 bytes a neighbour: u32 corner, f32 distance on the grid. Those of a corner are together, in a block. */
const BLOCK_BYTES: usize = 32768;
/** The last block: the end of its neighbours and of its room. */
let blockEnd: usize = 0;
let blockRoom: usize = 0;
/** u32 a block: its address. */
let blocks: usize = 0;
let blocksRoom: usize = 0;
let blockCount: usize = 0;
/** 8 bytes a corner: u32 address of its neighbours, u32 address after them. */
let lists: usize = 0;
/** u32 a corner: the last corner, plus one, whose neighbour it has become. */
let marks: usize = 0;
let current: u32 = 0;

export function clearGraph(): void {
  freeGraph();
  const count = <usize>corners() + 1;
  lists = heap.alloc(count << 3);
  marks = heap.alloc(count << 2);
  memory.fill(lists, 0, count << 3);
  memory.fill(marks, 0, count << 2);
}

export function freeGraph(): void {
  for (; blockCount > 0; blockCount--) heap.free(load<u32>(blocks + ((blockCount - 1) << 2)));
  if (lists != 0) heap.free(lists);
  if (marks != 0) heap.free(marks);
  lists = 0;
  marks = 0;
  blockEnd = 0;
  blockRoom = 0;
}

function listAt(corner: u32): usize {
  return lists + ((<usize>corner) << 3);
}

/** Must be called for each corner before its neighbours are added. */
export function beginNeighbours(corner: u32): void {
  current = corner;
  store<u32>(listAt(corner), <u32>blockEnd);
  store<u32>(listAt(corner), <u32>blockEnd, 4);
}

/** Adds a neighbour to the current corner, at most once. */
export function addNeighbour(from: u32, vertex: u32, corner: u32): void {
  const mark = marks + ((<usize>corner) << 2);
  if (load<u32>(mark) == current + 1) return;
  store<u32>(mark, current + 1);
  if (blockEnd == blockRoom) addBlock();
  const dx = <f64>(vertexX(vertex) - vertexX(from));
  const dy = <f64>(vertexY(vertex) - vertexY(from));
  store<u32>(blockEnd, corner);
  store<f32>(blockEnd, <f32>sqrt(dx * dx + dy * dy), 4);
  blockEnd += 8;
  store<u32>(listAt(current), <u32>blockEnd, 4);
}

/** Begins a block with the current corner's neighbours. */
function addBlock(): void {
  const list = <usize>load<u32>(listAt(current));
  const bytes = blockEnd - list;
  const room = max(BLOCK_BYTES, 2 * bytes);
  const block = heap.alloc(room);
  memory.copy(block, list, bytes);
  store<u32>(listAt(current), <u32>block);
  blockEnd = block + bytes;
  blockRoom = block + room;
  blockCount++;
  blocks = grown(blocks, blocksRoom, blockCount << 2);
  blocksRoom = max(blocksRoom, roomFor(blockCount << 2));
  store<u32>(blocks + ((blockCount - 1) << 2), <u32>block);
}

export function neighbourStart(corner: u32): usize {
  return load<u32>(listAt(corner));
}
export function neighbourEnd(corner: u32): usize {
  return load<u32>(listAt(corner), 4);
}
