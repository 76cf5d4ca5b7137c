/**
 * Runs of 4 KiB pages in linear memory, first fit. Memory grows up to a limit, and only when the caller says so: it may
 * prefer to release something. A released run is merged with the free runs beside it. PAGE_MAP has a u32 for each page; only
 * those of a run's first and last page are valid: bits 0 to 23 are the length of the run, bits 24 to 30 a mark of its owner,
 * bit 31 is set when it is free.
 */
import { FIRST_PAGE, MAX_PAGES, PAGE_MAP } from './layout';

const PAGE_SHIFT: usize = 12;
export const PAGE_BYTES: usize = 4096;
/**
 * Memory grows by at least so much, 4 MB: each growth detaches the views of the caller, and with less to spare the runs of
 * a crowd that comes and goes would not fit into each other's places.
 */
const LEAST_GROWTH: u32 = 1024;
const FREE: u32 = 0x80000000;
const LENGTH_BITS: u32 = 0x00ffffff;
const MARK_SHIFT: u32 = 24;

let pageCount: u32 = 0;
let pageLimit: u32 = MAX_PAGES;
/** No run before this page is free. */
let firstFree: u32 = 0;
let usedPages: u32 = 0;

function wordOf(page: u32): u32 {
  return load<u32>(PAGE_MAP + ((<usize>page) << 2));
}
function lengthOf(page: u32): u32 {
  return wordOf(page) & LENGTH_BITS;
}
function isFree(page: u32): bool {
  return (wordOf(page) & FREE) != 0;
}
function addressOf(page: u32): usize {
  return FIRST_PAGE + ((<usize>page) << PAGE_SHIFT);
}
/** The page that contains an address. */
export function pageAt(address: usize): u32 {
  return <u32>((address - FIRST_PAGE) >> PAGE_SHIFT);
}
/** The mark of the run that starts at a page. */
export function markOf(page: u32): u32 {
  return (wordOf(page) >> MARK_SHIFT) & 127;
}

export function usedBytes(): usize {
  return (<usize>usedPages) << PAGE_SHIFT;
}

/** Sets the most memory that runs may take, in bytes. Memory that is already larger stays. */
export function limitPages(bytes: usize): void {
  pageLimit = min(MAX_PAGES, <u32>(bytes >> PAGE_SHIFT));
}

/** Address of a run of `count` pages with a mark of 0 to 127; 0 when there is none. Its contents are undefined. */
export function takePages(count: u32, mark: u32): usize {
  const page = findRun(count);
  if (page == MAX_PAGES) return 0;
  const length = lengthOf(page);
  if (length > count) writeRun(page + count, length - count, FREE);
  writeRun(page, count, mark << MARK_SHIFT);
  usedPages += count;
  return addressOf(page);
}

/** Releases a run by the address that `takePages` returned. */
export function releasePages(address: usize): void {
  let page = pageAt(address);
  let length = lengthOf(page);
  usedPages -= length;
  const next = page + length;
  if (next < pageCount && isFree(next)) length += lengthOf(next);
  if (page > 0 && isFree(page - 1)) {
    const before = lengthOf(page - 1);
    page -= before;
    length += before;
  }
  writeRun(page, length, FREE);
  if (page < firstFree) firstFree = page;
}

/** The first free run of at least `count` pages; MAX_PAGES when there is none. */
function findRun(count: u32): u32 {
  let isFirst = true;
  for (let page = firstFree; page < pageCount; page += lengthOf(page)) {
    if (!isFree(page)) continue;
    if (isFirst) firstFree = page;
    isFirst = false;
    if (lengthOf(page) >= count) return page;
  }
  return MAX_PAGES;
}

function writeRun(page: u32, length: u32, flags: u32): void {
  const last = page + length - 1;
  store<u32>(PAGE_MAP + ((<usize>page) << 2), length | flags);
  store<u32>(PAGE_MAP + ((<usize>last) << 2), length | flags);
}

/** Makes the last free run at least `count` pages long; false when memory has reached its limit. */
export function growPages(count: u32): bool {
  const free = pageCount > 0 && isFree(pageCount - 1) ? lengthOf(pageCount - 1) : 0;
  const missing = count > free ? count - free : 0;
  if (pageCount + missing > pageLimit) return false;
  const added = min(max(missing, LEAST_GROWTH), pageLimit - pageCount);
  const end = addressOf(pageCount + added);
  const have = (<usize>memory.size()) << 16;
  if (end > have && memory.grow(<i32>((end - have + 65535) >> 16)) < 0) return false;
  const page = pageCount;
  pageCount += added;
  usedPages += added;
  writeRun(page, added, 0);
  releasePages(addressOf(page));
  return true;
}
