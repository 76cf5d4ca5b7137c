/**
 * Reads places that a query will need soon: the processor fetches several lines of memory at once, while it would wait for
 * each in turn where one is only known when another has been read. WebAssembly has no instruction that fetches ahead.
 */
const SINK = memory.data(4, 4);

export function touch(address: usize): void {
  store<u32>(SINK, load<u32>(address));
}
