/** Reads the path that a module with navigation has found last from its memory, without a call. */
export interface PathReader {
  /** xy pairs from the start to the goal, both included. */
  read(): Float64Array<ArrayBuffer>;
  /** The same as an array. */
  list(): number[];
}

export function createPathReader(module: { memory: WebAssembly.Memory; pathAddress(): number }): PathReader {
  // All of the module's memory.
  let numbers = new Float64Array(module.memory.buffer);
  let words = new Uint32Array(module.memory.buffer);
  const header = module.pathAddress() / Uint32Array.BYTES_PER_ELEMENT;

  /** Views are detached, and have no length, when memory has grown. */
  const follow = (): void => {
    if (numbers.length > 0) return;
    numbers = new Float64Array(module.memory.buffer);
    words = new Uint32Array(module.memory.buffer);
  };
  const count = (): number => 2 * (words[header] ?? 0);
  const first = (): number => (words[header + 1] ?? 0) / Float64Array.BYTES_PER_ELEMENT;

  return {
    read() {
      follow();
      return numbers.slice(first(), first() + count());
    },
    list() {
      follow();
      const from = first();
      const end = from + count();
      const turns: number[] = [];
      for (let at = from; at < end; at++) turns.push(numbers[at] ?? 0);
      return turns;
    },
  };
}
