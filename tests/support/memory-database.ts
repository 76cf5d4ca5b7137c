/** The browser's database, which jsdom lacks, in memory: as much of it as `src/net/browser-files.ts` uses. Owns what is stored. */
interface Row {
  id: string;
}

/** Answers in a later microtask, then calls `onAnswer`. */
function request<Value>(read: () => Value, onAnswer?: () => void): EventTarget & { result: Value | null } {
  const made = Object.assign(new EventTarget(), { result: null as Value | null });
  queueMicrotask(() => {
    made.result = read();
    made.dispatchEvent(new Event('success'));
    onAnswer?.();
  });
  return made;
}

/** For `vi.stubGlobal('indexedDB', ...)`. It has one store, whose rows have the key `id`. */
export function memoryDatabase() {
  const rows = new Map<string, Row>();
  const transaction = () => {
    const made = new EventTarget();
    let pending = 0;
    const completeIfIdle = (): void => {
      if (pending === 0) made.dispatchEvent(new Event('complete'));
    };
    const ask = <Value>(read: () => Value) => {
      pending += 1;
      return request(read, () => {
        pending -= 1;
        // The code that waited for it may ask again first.
        setTimeout(completeIfIdle);
      });
    };
    const store = {
      put: (row: Row) => ask(() => void rows.set(row.id, row)),
      get: (id: string) => ask(() => rows.get(id)),
      getAll: () => ask(() => [...rows.values()]),
      delete: (id: string) => ask(() => void rows.delete(id)),
    };
    return Object.assign(made, { objectStore: () => store });
  };
  return { rows, open: () => request(() => ({ transaction, close: () => {} })) };
}
