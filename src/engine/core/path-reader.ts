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

  const first = (): number => {
    // Views are detached, and have no length, when memory has grown.
    if (numbers.length === 0) {
      numbers = new Float64Array(module.memory.buffer);
      words = new Uint32Array(module.memory.buffer);
    }
    return (words[header + 1] ?? 0) / Float64Array.BYTES_PER_ELEMENT;
  };
  const endOf = (from: number): number => from + 2 * (words[header] ?? 0);

  return {
    read() {
      const from = first();
      return numbers.slice(from, endOf(from));
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
