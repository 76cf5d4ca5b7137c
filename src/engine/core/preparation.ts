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
  /** Goes on for about `ms` milliseconds; true when it is done. */
  prepare(ms: number): boolean;
  /** Resolves when it is done. */
  ready(): Promise<void>;
}

type PreparedModule = Pick<NavigationInput, 'continueTables' | 'askBetweenCorners'>;

/** `now`: a clock in milliseconds. */
export function createPreparation(module: PreparedModule, now: () => number): Preparation {
  let isDone = true;
  let areTablesDone = false;
  let asked = 0;
  let waiting: (() => void)[] = [];
  const afterEvents = createAfterEvents();
  let isGoingOn = false;

  const step = (): boolean => {
    areTablesDone ||= module.continueTables(WORK) !== 0;
    if (!areTablesDone) return false;
    for (const last = asked + WARM_UP_STEP; asked < last; asked++) module.askBetweenCorners(asked);
    return asked >= WARM_UP_QUERIES;
  };

  const prepare = (ms: number): boolean => {
    const end = now() + ms;
    while (!isDone && now() < end) isDone = step();
    if (isDone) {
      for (const resolve of waiting) resolve();
      waiting = [];
    }
    return isDone;
  };

  const goOn = (): void => {
    isGoingOn = !prepare(SLICE_MS);
    if (isGoingOn) afterEvents(goOn);
  };

  return {
    begin() {
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
      if (isDone) return;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    },
  };
}
