/** Prepares a location's tables in slices, so that nothing else waits for them: by itself, or when it is asked to. */
import { createAfterEvents } from './after-events.ts';
import type { NavigationInput } from './navigation-exports.ts';

/** Work of the module between two looks at the clock: mostly below a tenth of a millisecond. */
const WORK = 1000;
/** Paths that are asked for when tables are ready, so that queries are compiled before anybody waits for one. */
const WARM_UP_QUERIES = 1500;
const WARM_UP_STEP = 2;
/** When no more step of a slice is begun: with its last step a slice takes less than 4 ms. */
const SLICE_MS = 3.3;

export interface Preparation {
  /** Must be called when the module has a new location. */
  begin(): void;
  isDone(): boolean;
  /** Goes on for about `ms` milliseconds; true when it is done. Throws the error of the module. */
  prepare(ms: number): boolean;
  /** Resolves when it is done. Rejects with the error of the module when a step failed; `begin` then starts again. */
  ready(): Promise<void>;
}

interface Waiter {
  resolve(): void;
  reject(error: unknown): void;
}

type PreparedModule = Pick<NavigationInput, 'continueTables' | 'askBetweenCorners'>;

/** `now`: a clock in milliseconds. */
export function createPreparation(module: PreparedModule, now: () => number): Preparation {
  let isDone = true;
  let areTablesDone = false;
  let asked = 0;
  let waiting: Waiter[] = [];
  const afterEvents = createAfterEvents();
  let isGoingOn = false;
  /** What the module threw: nothing goes on until the next `begin`. */
  let failure: { error: unknown } | null = null;

  const step = (): boolean => {
    areTablesDone ||= module.continueTables(WORK) !== 0;
    if (!areTablesDone) return false;
    for (const last = asked + WARM_UP_STEP; asked < last; asked++) module.askBetweenCorners(asked);
    return asked >= WARM_UP_QUERIES;
  };

  const settle = (each: (one: Waiter) => void): void => {
    const settled = waiting;
    waiting = [];
    settled.forEach(each);
  };

  const prepare = (ms: number): boolean => {
    const end = now() + ms;
    try {
      while (!isDone && now() < end) isDone = step();
    } catch (error) {
      failure = { error };
      settle(({ reject }) => reject(error));
      throw error;
    }
    if (isDone) settle(({ resolve }) => resolve());
    return isDone;
  };

  const goOn = (): void => {
    isGoingOn = false;
    if (failure !== null) return;
    try {
      isGoingOn = !prepare(SLICE_MS);
    } catch {
      // `ready` reports it.
    }
    if (isGoingOn) afterEvents(goOn);
  };

  return {
    begin() {
      failure = null;
      isDone = module.continueTables(0) !== 0;
      areTablesDone = isDone;
      asked = 0;
      if (isDone || isGoingOn) return;
      isGoingOn = true;
      afterEvents(goOn);
    },
    isDone: () => isDone,
    prepare,
    async ready() {
      if (failure !== null) throw failure.error;
      if (isDone) return;
      await new Promise<void>((resolve, reject) => {
        waiting.push({ resolve, reject });
      });
    },
  };
}
