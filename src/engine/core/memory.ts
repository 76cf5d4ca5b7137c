/**
 * The module's memory as this side sees it: it grows when a location of very many corners moves in, and views made on it
 * before are dead then. Whoever keeps views follows it.
 */
export interface CoreMemory {
  /** Calls `view` now, and again each time memory has grown. */
  follow(view: (buffer: ArrayBuffer) => void): void;
  /** To be called after what may have made memory grow. */
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
