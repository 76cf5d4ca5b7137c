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
  const at = module.pathAddress() / Uint32Array.BYTES_PER_ELEMENT;

  /** Views are detached, and have no length, when memory has grown. */
  const follow = (): void => {
    if (numbers.length > 0) return;
    numbers = new Float64Array(module.memory.buffer);
    words = new Uint32Array(module.memory.buffer);
  };
  const count = (): number => 2 * (words[at] ?? 0);
  const first = (): number => (words[at + 1] ?? 0) / Float64Array.BYTES_PER_ELEMENT;

  return {
    read() {
      follow();
      return numbers.slice(first(), first() + count());
    },
    list() {
      follow();
      const length = count();
      const from = first();
      const turns = new Array<number>(length);
      for (let place = 0; place < length; place++) turns[place] = numbers[from + place] ?? 0;
      return turns;
    },
  };
}
