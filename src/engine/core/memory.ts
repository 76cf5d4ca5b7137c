/**
 * The module's memory. It grows when a location, layers or a large picture need more, which detaches all earlier views on it.
 * Code that keeps views creates them in a `follow` callback.
 */
export interface CoreMemory {
  /** Calls `view` now and whenever memory has grown. */
  follow(view: (buffer: ArrayBuffer) => void): void;
  /** Must be called after each call that may grow memory. */
  settle(): void;
}

export function watchMemory(memory: WebAssembly.Memory): CoreMemory {
  let { buffer } = memory;
  const followers: ((buffer: ArrayBuffer) => void)[] = [];
  return {
    follow(view) {
      followers.push(view);
      view(buffer);
    },
    settle() {
      if (memory.buffer === buffer) return;
      ({ buffer } = memory);
      for (const view of followers) view(buffer);
    },
  };
}
