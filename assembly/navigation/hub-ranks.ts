/** The order of hubs: each corner is one, those on many shortest paths first. */
import { corners } from './corners';

const UNRANKED: u16 = 0xffff;

/** u16 a rank: its corner; u16 a corner: its rank. */
let byRank: usize = 0;
let ranks: usize = 0;
let ranked: u32 = 0;

export function clearRanks(): void {
  freeRanks();
  const bytes = (<usize>corners() + 1) << 1;
  byRank = heap.alloc(bytes);
  ranks = heap.alloc(bytes);
  memory.fill(ranks, 0xff, bytes);
  ranked = 0;
}

export function freeRanks(): void {
  if (byRank != 0) heap.free(byRank);
  if (ranks != 0) heap.free(ranks);
  byRank = 0;
  ranks = 0;
}

/** How many corners have a rank. */
export function rankCount(): u32 {
  return ranked;
}
export function hubOfRank(rank: u32): u32 {
  return load<u16>(byRank + ((<usize>rank) << 1));
}
/** Greater than all ranks for a corner that has none. */
export function rankOf(corner: u32): u32 {
  return load<u16>(ranks + ((<usize>corner) << 1));
}
export function isRanked(corner: u32): bool {
  return load<u16>(ranks + ((<usize>corner) << 1)) != UNRANKED;
}

/** Gives the next rank to a corner. */
export function rank(corner: u32): void {
  store<u16>(ranks + ((<usize>corner) << 1), <u16>ranked);
  store<u16>(byRank + ((<usize>ranked) << 1), <u16>corner);
  ranked++;
}
