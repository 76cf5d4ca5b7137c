/** Limits how many tasks run at a time. */

export type Turns = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Runs at most `count` tasks at a time; the others wait in the order of their calls. Settles as the task does. */
export function takeTurns(count: number): Turns {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
