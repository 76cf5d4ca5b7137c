/** Reads the path that a module with navigation has found last from its memory, without a call. */

/** Size of the buffers that paths share, in numbers: 4 kB. */
const SHARED_NUMBERS = 512;
/** Paths of at most so many numbers share a buffer: an own one takes longer than most searches. */
const MOST_SHARED = 128;

export interface PathReader {
  /** xy pairs from the start to the goal, both included. Paths share buffers; none is written to again. */
  read(): Float64Array<ArrayBuffer>;
  /** The same as an array. */
  list(): number[];
}

export function createPathReader(module: { memory: WebAssembly.Memory; pathAddress(): number }): PathReader {
  // All of the module's memory.
  let numbers = new Float64Array(module.memory.buffer);
  let words = new Uint32Array(module.memory.buffer);
  const header = module.pathAddress() / Uint32Array.BYTES_PER_ELEMENT;

  const first = (): number => {
    // Views are detached, and have no length, when memory has grown.
    if (numbers.length === 0) {
      numbers = new Float64Array(module.memory.buffer);
      words = new Uint32Array(module.memory.buffer);
    }
    return (words[header + 1] ?? 0) / Float64Array.BYTES_PER_ELEMENT;
  };
  let shared = new ArrayBuffer(0);
  let used = 0;
  const endOf = (from: number): number => from + 2 * (words[header] ?? 0);

  return {
    read() {
      const from = first();
      const length = endOf(from) - from;
      if (length > MOST_SHARED) return numbers.slice(from, from + length);
      // A transferred buffer has no length.
      if (used + length * Float64Array.BYTES_PER_ELEMENT > shared.byteLength) {
        shared = new ArrayBuffer(SHARED_NUMBERS * Float64Array.BYTES_PER_ELEMENT);
        used = 0;
      }
      const path = new Float64Array(shared, used, length);
      used += path.byteLength;
      for (let at = 0; at < length; at++) path[at] = numbers[from + at] ?? 0;
      return path;
    },
    list() {
      const turns: number[] = [];
      const from = first();
      const end = endOf(from);
      for (let at = from; at < end; at++) turns.push(numbers[at] ?? 0);
      return turns;
    },
  };
}
