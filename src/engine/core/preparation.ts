/** Prepares a location's tables in slices, so that nothing else waits for them: by itself, or when it is asked to. */

/** Work of the module between two looks at the clock: mostly below a tenth of a millisecond. */
const WORK = 250;
/** Longest time that a slice of the preparation takes. */
const SLICE_MS = 4;

export interface Preparation {
  /** Must be called when the module has a new location. */
  begin(): void;
  isDone(): boolean;
  /** Goes on for about `ms` milliseconds; true when it is done. */
  prepare(ms: number): boolean;
  /** Resolves when it is done. */
  ready(): Promise<void>;
}

/** `now`: a clock in milliseconds. */
export function createPreparation(module: { continueTables(work: number): number }, now: () => number): Preparation {
  let isDone = true;
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const prepare = (ms: number): boolean => {
    const end = now() + ms;
    while (!isDone && now() < end) isDone = module.continueTables(WORK) !== 0;
    if (isDone) {
      for (const resolve of waiting) resolve();
      waiting = [];
    }
    return isDone;
  };

  const prepareLater = (): void => {
    timer = undefined;
    if (!prepare(SLICE_MS)) timer = setTimeout(prepareLater);
  };

  return {
    begin() {
      isDone = module.continueTables(0) !== 0;
      if (!isDone) timer ??= setTimeout(prepareLater);
    },
    isDone: () => isDone,
    prepare,
    async ready() {
      if (isDone) return;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    },
  };
}
