/**
 * The painter's memory: small blocks in size classes, larger ones as runs of pages. The runtime of the module never frees;
 * sprites come and go with what the camera shows. A page of small blocks stays with its class.
 */
import { growPages, PAGE_BYTES, pageAt, markOf, releasePages, takePages } from './pages';

/** Block sizes are LEAST_BLOCK << class. */
const LEAST_BLOCK: usize = 256;
const LARGEST_BLOCK: usize = 2048;
/** usize for each class: the first free block, whose first word is the address of the next one. */
const FREE_BLOCKS = memory.data(16, 16);
/** Marks of runs: 0 is a large block, otherwise class + 1. */
const LARGE: u32 = 0;

/** Address of at least `bytes`, a multiple of 256; 0 when there is no room for it without growing. */
export function allocate(bytes: usize): usize {
  if (bytes > LARGEST_BLOCK) return takePages(pagesOf(bytes), LARGE);
  const sizeClass = classOf(bytes);
  const head = FREE_BLOCKS + ((<usize>sizeClass) << 2);
  if (load<u32>(head) == 0 && !addBlocks(sizeClass)) return 0;
  const block = <usize>load<u32>(head);
  store<u32>(head, load<u32>(block));
  return block;
}

/** Makes room for `bytes`; false when memory has reached its limit. */
export function growFor(bytes: usize): bool {
  return growPages(pagesOf(bytes));
}

/** Releases a block by the address that `allocate` returned. */
export function release(address: usize): void {
  // A page of small blocks is a run of its own, so the word of the block's page is always the start of a run.
  const mark = markOf(pageAt(address));
  if (mark == LARGE) {
    releasePages(address);
    return;
  }
  const head = FREE_BLOCKS + ((<usize>(mark - 1)) << 2);
  store<u32>(address, load<u32>(head));
  store<u32>(head, <u32>address);
}

function pagesOf(bytes: usize): u32 {
  return <u32>((bytes + PAGE_BYTES - 1) / PAGE_BYTES);
}

function classOf(bytes: usize): u32 {
  let sizeClass: u32 = 0;
  while (LEAST_BLOCK << (<usize>sizeClass) < bytes) sizeClass++;
  return sizeClass;
}

function addBlocks(sizeClass: u32): bool {
  const page = takePages(1, sizeClass + 1);
  if (page == 0) return false;
  const size = LEAST_BLOCK << (<usize>sizeClass);
  const head = FREE_BLOCKS + ((<usize>sizeClass) << 2);
  for (let block = page; block < page + PAGE_BYTES; block += size) {
    store<u32>(block, load<u32>(head));
    store<u32>(head, <u32>block);
  }
  return true;
}
